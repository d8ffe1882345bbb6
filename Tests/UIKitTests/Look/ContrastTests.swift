import CellophaneLook
import Foundation
import Testing

/// Where iOS's own colours fall short of what WCAG asks of text with high contrast on: the article
/// lists them, and this writes the list.
@Suite struct ContrastTests {
  /// WCAG 2.2, 1.4.3: text of usual size.
  private static let enough = 4.5

  @Test func ratiosAreThoseOfWCAG() {
    #expect(RGBA(hex: 0).contrast(on: RGBA(hex: 0xFFFFFF)) == 21)
    #expect(RGBA(hex: 0xFFFFFF).contrast(on: RGBA(hex: 0xFFFFFF)) == 1)
    #expect(RGBA(hex: 0x767676).contrast(on: RGBA(hex: 0xFFFFFF)).words == "4.54")
    // What is half clear is seen with what lies behind it.
    #expect(RGBA(hex: 0, alpha: 0.5).contrast(on: RGBA(hex: 0xFFFFFF)).words == "3.97")
  }

  @Test(arguments: [Look.Name.iOS18, .iOS26])
  func labelsReachIt(name: Look.Name) {
    let look = Look(name)
    for ground in Ground.all {
      let ratios = look.ratios(of: look.colors(of: .label), on: look.colors(of: ground.color))
      #expect(ratios.allSatisfy { $0 >= 7 })
    }
  }

  @Test func theArticleListsEveryColourThatFallsShort() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Cellophane/Cellophane.docc/ForEveryone.md")
    let article = try String(contentsOf: root, encoding: .utf8)
    let table = Self.table
    #expect(article.contains(table), "the table is now:\n\(table)")
  }

  private static var table: String {
    var lines = [
      "| colour | on | iOS 18 light | iOS 18 dark | iOS 26 light | iOS 26 dark |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
    let texts: [SystemColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray,
    ]
    for text in texts {
      for ground in Ground.all {
        add(text.rawValue, ground.words, to: &lines) { look in
          look.ratios(of: look.colors(of: text), on: look.colors(of: ground.color))
        }
      }
    }
    let white = SchemeColors(RGBA(hex: 0xFFFFFF))
    for action in [SystemColor.systemRed, .systemGray3] {
      add("a swipe action’s title", action.rawValue, to: &lines) { look in
        look.ratios(of: white, on: look.colors(of: action))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func add(
    _ text: String, _ ground: String, to lines: inout [String], ratios: (Look) -> [Double]
  ) {
    let found = ratios(.iOS18) + ratios(.iOS26)
    guard found.contains(where: { $0 < enough }) else { return }
    let cells = found.map { $0 < enough ? "**\($0.words)**" : $0.words }
    lines.append("| \(text) | \(ground) | " + cells.joined(separator: " | ") + " |")
  }
}

private struct Ground {
  var words: String
  var color: SystemColor

  static let all = [
    Ground(words: "plain", color: .systemBackground),
    Ground(words: "grouped", color: .systemGroupedBackground),
    Ground(words: "card", color: .secondarySystemGroupedBackground),
  ]
}

extension Look {
  /// Light and dark, with high contrast.
  fileprivate func ratios(of text: SchemeColors, on ground: SchemeColors) -> [Double] {
    [
      text.lightContrast.contrast(on: ground.lightContrast),
      text.darkContrast.contrast(on: ground.darkContrast),
    ]
  }
}

extension RGBA {
  /// WCAG: the ratio of the lighter's luminance to the darker's, 1 to 21.
  ///
  /// - Parameter ground: What it is painted on, opaque.
  fileprivate func contrast(on ground: RGBA) -> Double {
    let seen = RGBA(
      red * alpha + ground.red * (1 - alpha), green * alpha + ground.green * (1 - alpha),
      blue * alpha + ground.blue * (1 - alpha))
    let lights = [seen.luminance, ground.luminance].map { $0 + 0.05 }
    return (lights.max() ?? 1) / (lights.min() ?? 1)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Double {
  /// With two decimals, never more than it is.
  fileprivate var words: String {
    let hundredths = Int((self * 100 + 1e-9).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
