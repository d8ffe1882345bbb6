internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// What author code sees around it: device, screen, traits and look.
@MainActor struct Surroundings {
  let environment: PreviewEnvironment
  let look: Look
  let traits: UITraitCollection
  let size: CGSize
  /// BCP 47.
  let language: String

  init(_ environment: PreviewEnvironment, look: Look, language: String = "en") {
    self.language = environment.language ?? language
    self.environment = environment
    self.look = look
    let (width, height) = environment.size(in: look)
    size = CGSize(width: width, height: height)
    let isPad = environment.idiom == .pad
    traits = UITraitCollection { traits in
      traits.userInterfaceIdiom = isPad ? .pad : .phone
      traits.horizontalSizeClass = isPad ? .regular : .compact
      traits.verticalSizeClass = .regular
      traits.displayScale = isPad ? 2 : 3
      traits.userInterfaceStyle = environment.isDark ? .dark : .light
      traits.accessibilityContrast = environment.isHighContrast ? .high : .normal
      traits.layoutDirection = environment.readsRightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = UIContentSizeCategory(environment.textSize)
    }
  }

  /// Makes everything that author code can ask agree.
  func establish() {
    Look.current = look
    UITraitCollection.setEverywhere(traits)
    UIScreen.main.size = size
    Localization.set(language, isDoubled: environment.isDoubled)
    FoundationTexts.speak(language, environment.language.map(Locale.init(identifier:)))
    _ = ScreenChanges.drain()
    _ = RuntimeIssue.drain()
    ForeignFoundation.found.record()
    Appearances.removeAll()
  }
}
