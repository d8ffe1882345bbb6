package import CellophaneDocument
package import CellophaneLook
public import UIKit

/// The surroundings that a preview is asked in: a device and what its user has set.
///
/// ```swift
/// Preview("Topics", environments: [.phone, .pad, .phone.dark]) { TopicsViewController() }
/// ```
public struct PreviewEnvironment: Hashable, Sendable {
  package var idiom: ResolvedEnvironment.Idiom
  package var isDark = false
  package var isHighContrast = false
  package var isRightToLeft = false
  package var textSize = TextSize.large
  /// BCP 47; `nil` is the site's.
  package var language: String?
  /// Whether every text that is looked up is said twice.
  package var isDoubled = false

  package init(idiom: ResolvedEnvironment.Idiom) {
    self.idiom = idiom
  }

  /// A phone in portrait: compact width, 402 × 874 points in iOS 26 and 393 × 852 in iOS 18.
  public static let phone = PreviewEnvironment(idiom: .phone)
  /// A tablet in landscape: regular width, 1194 × 834 points.
  public static let pad = PreviewEnvironment(idiom: .pad)

  /// The same with the dark scheme.
  public var dark: PreviewEnvironment { changed { $0.isDark = true } }
  /// The same with increased contrast.
  public var highContrast: PreviewEnvironment { changed { $0.isHighContrast = true } }
  /// The same laid out from right to left, in the language that it is in.
  public var rightToLeft: PreviewEnvironment { changed { $0.isRightToLeft = true } }

  /// The same in another language, by its BCP 47 tag, as `pt-BR`; the direction follows it.
  ///
  /// Texts come from the tables of the resources, and `Locale.current` is the language's on Linux.
  /// A language has a page of its own, whatever it shows.
  public func language(_ tag: String) -> PreviewEnvironment {
    changed { $0.language = LanguageTag(tag).text }
  }

  /// The same with every localized text said twice, to see what longer languages need.
  public var pseudolanguage: PreviewEnvironment { changed { $0.isDoubled = true } }

  /// Whether pages read from right to left.
  var readsRightToLeft: Bool {
    isRightToLeft || language.map { LanguageTag($0).isRightToLeft } ?? false
  }

  func changed(_ change: (inout PreviewEnvironment) -> Void) -> PreviewEnvironment {
    var copy = self
    change(&copy)
    return copy
  }

  /// What tells it from others in file names: `phone`, `pad-dark`, `phone-ar`.
  package var name: String {
    var parts = [idiom.rawValue]
    if let language { parts.append(fileName(of: language)) }
    if isDoubled { parts.append("doubled") }
    if isDark { parts.append("dark") }
    if isHighContrast { parts.append("high-contrast") }
    if isRightToLeft { parts.append("right-to-left") }
    if textSize != .large { parts.append(fileName(of: textSize.rawValue)) }
    return parts.joined(separator: "-")
  }

  /// Width and height of the screen in points.
  package func size(in look: Look) -> (width: Double, height: Double) {
    switch (idiom, look.name) {
    case (.pad, _): (1194, 834)
    case (.phone, .iOS18): (393, 852)
    case (.phone, .iOS26): (402, 874)
    }
  }

  package func resolved(in look: Look, scheme: ResolvedEnvironment.Scheme) -> ResolvedEnvironment {
    let size = size(in: look)
    return ResolvedEnvironment(
      name: name, idiom: idiom, width: size.width, height: size.height, scheme: scheme,
      isHighContrast: isHighContrast, direction: readsRightToLeft ? .rightToLeft : .leftToRight,
      textSize: textSize, language: language, isDoubled: isDoubled)
  }
}

extension PreviewEnvironment {
  /// The same at another text size.
  public func textSize(_ category: UIContentSizeCategory) -> PreviewEnvironment {
    changed { $0.textSize = category.textSize }
  }
}
