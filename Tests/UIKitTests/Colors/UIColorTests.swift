import CellophaneLook
import Foundation
import Testing
import UIKit

private func rgba(_ color: UIColor, _ traits: UITraitCollection? = nil) -> [Int] {
  let components = (traits.map(color.resolvedColor(with:)) ?? color).cgColor.components ?? []
  return components.map { Int(($0 * 255).rounded()) }
}

@Suite struct UIColorTests {
  @Test func aColourOfTheSystemStaysAName() {
    #expect(UIColor.label.lookColor == .system(.label))
    #expect(UIColor.systemRed.lookColor == .system(.systemRed))
    #expect(UIColor.tintColor.lookColor == .tint)
    #expect(UIColor.groupTableViewBackground.lookColor == .system(.systemGroupedBackground))
  }

  @Test func anotherAlphaKeepsTheName() {
    #expect(UIColor.label.withAlphaComponent(0.5).lookColor == .system(.label, alpha: 0.5))
    #expect(UIColor.tintColor.withAlphaComponent(0.2).lookColor == LookColor(.tint, alpha: 0.2))
    #expect(UIColor.label.withAlphaComponent(7).lookColor == .system(.label))
  }

  @Test func anotherAlphaReplacesTheOneThatWasThere() {
    let pale = UIColor.systemRed.withAlphaComponent(0.5).withAlphaComponent(0.4)
    #expect(pale.lookColor == .system(.systemRed, alpha: 0.4))
    #expect(rgba(UIColor.secondaryLabel.withAlphaComponent(1)) == [60, 60, 67, 255])
  }

  @Test func theOldColoursAreTheSameEverywhere() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(rgba(.red, dark) == [255, 0, 0, 255])
    #expect(rgba(.darkGray) == [85, 85, 85, 255])
    #expect(rgba(.lightGray) == [170, 170, 170, 255])
    #expect(rgba(.brown) == [153, 102, 51, 255])
    #expect(UIColor.red.lookColor == LookColor(.fixed(SchemeColors(RGBA(1, 0, 0)))))
  }

  @Test func aColourOfTheSystemFollowsTheLookAndTheScheme() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.accessibilityContrast = .high
    }
    Look.iOS18.asking {
      #expect(rgba(.systemRed) == [0xFF, 0x3B, 0x30, 255])
      #expect(rgba(.systemRed, dark) == [0xFF, 0x45, 0x3A, 255])
      #expect(rgba(.systemRed, high) == [0xFF, 0x69, 0x61, 255])
    }
    Look.iOS26.asking {
      #expect(rgba(.systemRed) == [0xFF, 0x38, 0x3C, 255])
      #expect(rgba(.systemRed, high) == [0xFF, 0x61, 0x65, 255])
      #expect(rgba(.secondaryLabel, dark) == [235, 235, 245, 153])
    }
  }

  @Test func anElevatedBackgroundIsLighterInTheDark() {
    let elevated = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(rgba(.systemBackground, elevated) == [0x1C, 0x1C, 0x1E, 255])
  }

  @Test func aProviderIsAskedForFourSchemes() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }
    let black = RGBA(0, 0, 0)
    let white = RGBA(1, 1, 1)
    #expect(
      color.lookColor
        == LookColor(
          .fixed(
            SchemeColors(
              light: black, dark: white, lightContrast: black, darkContrast: white))))
  }

  @Test func aProviderThatAlwaysAnswersTheSameIsThatAnswer() {
    let color = UIColor { _ in .systemGreen }
    #expect(color.lookColor == .system(.systemGreen))
    #expect(color.withAlphaComponent(0.5).lookColor == .system(.systemGreen, alpha: 0.5))
  }

  @Test func aProviderSeesItsTraitsAsTheCurrentOnes() {
    let color = UIColor { _ in
      UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black
    }
    #expect(rgba(color, UITraitCollection(userInterfaceStyle: .dark)) == [255, 255, 255, 255])
  }

  @Test func numbersAreReadBack() {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    let color = UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 1)
    #expect(rgba(color) == [0, 128, 128, 255])
    var red: CGFloat = 1
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [0.5, 1, 0.5])
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(color.cgColor.alpha == 1)
    #expect(UIColor(cgColor: color.cgColor) == color)
  }

  @Test func aColourOfAWiderDisplayIsConverted() {
    #expect(rgba(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == [255, 255, 255, 255])
    #expect(rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [255, 0, 0, 255])
  }

  @Test func coloursAreComparedByWhatTheyAre() {
    #expect(UIColor(white: 0, alpha: 1) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func aRankIsReadAndChanged() {
    #expect(UIColor.tertiaryLabel.prominence == .tertiary)
    #expect(UIColor.systemRed.prominence == .primary)
    #expect(UIColor.label.withProminence(.secondary) == .secondaryLabel)
    #expect(UIColor.systemFill.withProminence(.quaternary) == .quaternarySystemFill)
    #expect(
      UIColor.systemRed.withProminence(.secondary).lookColor == .system(.systemRed, alpha: 0.6))
  }

  @Test func aDescriptionHasNoAddress() {
    #expect(UIColor.label.description == "<UIDynamicSystemColor; name = label>")
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1.0 0.0 0.0 1.0")
    #expect(UIColor.tintColor.description == "<UITintColor>")
    #expect(UIColor.red.accessibilityName == "red")
  }

  @Test func anArchiveKeepsTheName() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor.systemTeal, requiringSecureCoding: true)
    let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(color == .systemTeal)
  }

  @Test func aLiteralIsAColour() {
    let literal = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(literal == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    let optional: UIColor? = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(optional == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
