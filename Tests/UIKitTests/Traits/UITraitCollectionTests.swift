import CellophaneLook
import Foundation
import Testing
import UIKit

private enum Spaciousness: UITraitDefinition {
  static let defaultValue = 1
}

@Suite struct UITraitCollectionTests {
  @Test func nothingIsSpecifiedByDefault() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.listEnvironment == .unspecified)
    #expect(traits == UITraitCollection())
  }

  @Test func theLastOfSeveralWins() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test func traitsAreChangedByAClosure() {
    let traits = UITraitCollection(userInterfaceStyle: .dark).modifyingTraits {
      $0.layoutDirection = .rightToLeft
      $0.listEnvironment = .sidebar
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.listEnvironment == .sidebar)
  }

  @Test func aTraitOfTheAuthorsHasItsDefault() {
    let traits = UITraitCollection()
    #expect(traits[Spaciousness.self] == 1)
    let other = traits.replacing(Spaciousness.self, value: 3)
    #expect(other[Spaciousness.self] == 3)
    #expect(other != traits)
    #expect(other == traits.modifyingTraits { $0[Spaciousness.self] = 3 })
    #expect(traits[UITraitUserInterfaceStyle.self] == .unspecified)
    #expect(
      traits.replacing(UITraitUserInterfaceStyle.self, value: .dark).userInterfaceStyle == .dark)
  }

  @Test func schemeContrastAndLevelChangeColours() {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      !traits.hasDifferentColorAppearance(
        comparedTo: traits.modifyingTraits { $0.userInterfaceIdiom = .pad }))
  }

  @Test func currentTraitsComeBack() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func aDescriptionNamesWhatIsSpecified() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.listEnvironment = .sidebar
    }
    #expect(
      traits.description
        == "<UITraitCollection: UserInterfaceStyle = dark, ListEnvironment = sidebar>")
  }

  @Test func anArchiveKeepsWhatIsSpecified() throws {
    let traits = UITraitCollection { traits in
      traits.userInterfaceIdiom = .pad
      traits.preferredContentSizeCategory = .extraLarge
      traits.displayScale = 2
    }
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: traits, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data) == traits)
  }

  @Test func traitsSetWithinAClosureEndWithIt() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UITraitCollection.current = UITraitCollection(userInterfaceIdiom: .pad)
      #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func textSizesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory(.accessibility5) == .accessibilityExtraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified.textSize == .large)
  }

  @Test @MainActor func aViewsTextSizeIsBounded() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    outer.maximumContentSizeCategory = .extraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    inner.minimumContentSizeCategory = .extraExtraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
  }
}
