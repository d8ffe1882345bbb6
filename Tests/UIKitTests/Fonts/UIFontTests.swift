import CellophaneLook
import Foundation
import Testing
import UIKit

@Suite struct UIFontTests {
  @Test func aTextStyleFollowsTheTextSize() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(body.lookFont == LookFont(textStyle: .body, size: 17))
    let large = UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    #expect(large.pointSize == 53)
    #expect(large.lookFont == body.lookFont)
  }

  @Test func theStylesHaveTheirSizesAndWeights() {
    let styles: [(UIFont.TextStyle, CGFloat, Int)] = [
      (.largeTitle, 34, 400), (.title1, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
      (.headline, 17, 600), (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400),
      (.footnote, 13, 400), (.caption1, 12, 400), (.caption2, 11, 400),
      (.extraLargeTitle, 36, 700), (.extraLargeTitle2, 28, 700),
    ]
    for (style, size, weight) in styles {
      let font = UIFont.preferredFont(forTextStyle: style)
      #expect(font.pointSize == size, "\(style.rawValue)")
      #expect(font.lookFont.weight == weight, "\(style.rawValue)")
    }
  }

  @Test func aLineIsAsHighAsTheSystemsFontMakesIt() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
  }

  @Test func theFactoriesSayWeightSlantAndFamily() {
    #expect(UIFont.boldSystemFont(ofSize: 12).lookFont == LookFont(size: 12, weight: 600))
    #expect(
      UIFont.italicSystemFont(ofSize: 12).lookFont == LookFont(size: 12, isItalic: true))
    #expect(
      UIFont.systemFont(ofSize: 12, weight: .black).lookFont == LookFont(size: 12, weight: 900))
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .light).lookFont
        == LookFont(size: 12, weight: 300, family: .monospaced))
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular).lookFont
        == LookFont(size: 12, hasMonospacedDigits: true))
  }

  @Test func aNameSaysFamilyWeightAndSlant() {
    #expect(
      UIFont(name: "Avenir-BoldOblique", size: 14)?.lookFont
        == LookFont(size: 14, weight: 700, isItalic: true, family: .named("Avenir")))
    #expect(UIFont(name: "", size: 14) == nil)
  }

  @Test func anotherSizeNoLongerFollowsTheTextSize() {
    let font = UIFont.preferredFont(forTextStyle: .headline).withSize(40)
    #expect(font.lookFont == LookFont(size: 40, weight: 600))
  }

  @Test func aDescriptorsTraitsMakeAFontBoldOrItalic() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(
      UIFont(descriptor: bold, size: 0).lookFont
        == LookFont(textStyle: .body, size: 17, weight: 600))
    #expect(UIFont(descriptor: bold, size: 20).lookFont == LookFont(size: 20, weight: 600))
    let both = try #require(
      body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let round = try #require(body.fontDescriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: round, size: 0).lookFont.family == .rounded)
    let heavy = body.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).lookFont.weight == 800)
  }

  @Test func anArchiveKeepsTheFont() throws {
    let fonts = [
      UIFont.preferredFont(forTextStyle: .headline), .systemFont(ofSize: 13, weight: .bold),
      UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: 30)),
    ]
    for font in fonts {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: font, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }
  }

  @Test func aWeightHasASymbolsWeight() {
    #expect(UIFont.Weight.medium.symbolWeight() == .medium)
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
  }
}

@Suite struct UIFontMetricsTests {
  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)

  @Test func aValueIsItselfAtTheDefaultTextSize() {
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }

  @Test func aValueGrowsWithItsTextStyle() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    // 34 points of leading where the default has 22, to the third of a point.
    #expect(metrics.scaledValue(for: 22, compatibleWith: large) == 34)
  }

  @Test func aFontFollowsFromItsOwnSizeUpToAMaximum() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 22), compatibleWith: large)
    #expect(font.pointSize == 34)
    #expect(font.lookFont == LookFont(textStyle: .body, size: 22))
    let limited = metrics.scaledFont(
      for: .systemFont(ofSize: 22), maximumPointSize: 30, compatibleWith: large)
    #expect(limited.pointSize == 30)
  }

  @Test func aFontThatFollowsAlreadyIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
  }

  /// The Human Interface Guidelines' emphasised weights.
  @Test func aBoldTitleIsBoldAndOtherStylesAreSemibold() throws {
    for (style, weight) in [
      (UIFont.TextStyle.largeTitle, 700), (.title1, 700), (.title2, 700), (.title3, 600),
      (.body, 600), (.footnote, 600),
    ] {
      let descriptor = UIFont.preferredFont(forTextStyle: style).fontDescriptor
      let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0).lookFont.weight == weight)
    }
  }
}
