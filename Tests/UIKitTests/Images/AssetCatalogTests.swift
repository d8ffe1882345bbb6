import CellophaneLook
import Foundation
import Testing
import UIKit

@Suite struct AssetCatalogTests {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
  }

  @Test func aPictureIsChosenByTheScale() throws {
    for scale in [1, 2, 3] {
      try folder.write(
        folder.drawing(10 * scale, 10 * scale), to: "Media.xcassets/Dot.imageset/dot\(scale).svg")
    }
    try folder.write(
      #"""
      {"images": [{"idiom": "universal", "filename": "dot1.svg", "scale": "1x"},
        {"idiom": "universal", "filename": "dot2.svg", "scale": "2x"},
        {"idiom": "universal", "filename": "dot3.svg", "scale": "3x"}],
       "info": {"author": "xcode", "version": 1}}
      """#, to: "Media.xcassets/Dot.imageset/Contents.json")
    let sharp = folder.file("Dot", UITraitCollection(displayScale: 3))
    let medium = folder.file("Dot", UITraitCollection(displayScale: 2))
    #expect(AssetFolder.name(sharp) == "dot3.svg")
    #expect(AssetFolder.name(medium) == "dot2.svg")
    #expect(sharp?.size == CGSize(width: 10, height: 10))
    #expect(sharp?.scale == 3)
  }

  @Test func theIntentOfASetIsTheImagesRenderingMode() throws {
    for (name, properties) in [
      ("Plain", ""), ("Tinted", #", "properties": {"template-rendering-intent": "template"}"#),
      ("Own", #", "properties": {"template-rendering-intent": "original"}"#),
    ] {
      try folder.write(folder.drawing(10, 10), to: "Media.xcassets/\(name).imageset/a.svg")
      try folder.write(
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}]\#(properties)}"#,
        to: "Media.xcassets/\(name).imageset/Contents.json")
    }
    #expect(folder.image("Plain").0?.renderingMode == .automatic)
    #expect(folder.image("Tinted").0?.renderingMode == .alwaysTemplate)
    #expect(folder.image("Own").0?.renderingMode == .alwaysOriginal)
  }

  @Test func theNextSharperScaleStandsInAndThenTheNextCoarser() throws {
    for scale in [1, 2] {
      try folder.write(
        folder.drawing(10 * scale, 10 * scale), to: "Media.xcassets/Dot.imageset/dot\(scale).svg")
    }
    try folder.write(
      #"""
      {"images": [{"idiom": "universal", "filename": "dot1.svg", "scale": "1x"},
        {"idiom": "universal", "filename": "dot2.svg", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}]}
      """#, to: "Media.xcassets/Dot.imageset/Contents.json")
    #expect(AssetFolder.name(folder.file("Dot")) == "dot2.svg")
  }

  @Test func picturesForTheDarkAndForHighContrastStandBesideTheFirst() throws {
    for name in ["light", "dark", "high"] {
      try folder.write(folder.drawing(20, 10), to: "Media.xcassets/Moon.imageset/\(name).svg")
    }
    try folder.write(
      #"""
      {"images": [
        {"filename": "dark.svg", "idiom": "universal",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "light.svg", "idiom": "universal"},
        {"filename": "high.svg", "idiom": "universal",
         "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """#, to: "Media.xcassets/Moon.imageset/Contents.json")
    let file = try #require(folder.file("Moon"))
    func name(_ isDark: Bool, _ isHigh: Bool) -> String? {
      AssetFolder.name(file.variant(isDark: isDark, hasHighContrast: isHigh))
    }
    #expect(AssetFolder.name(file) == "light.svg")
    #expect(name(false, false) == "light.svg")
    #expect(name(true, false) == "dark.svg")
    #expect(name(false, true) == "high.svg")
    #expect(name(true, true) == "dark.svg")
  }

  @Test func aPictureForAPadOrForAnotherDirectionIsLeftToThem() throws {
    for name in ["any", "pad", "rtl"] {
      try folder.write(folder.drawing(20, 10), to: "Media.xcassets/Way.imageset/\(name).svg")
    }
    try folder.write(
      #"""
      {"images": [{"filename": "pad.svg", "idiom": "ipad"},
        {"filename": "rtl.svg", "idiom": "universal", "language-direction": "right-to-left"},
        {"filename": "any.svg", "idiom": "universal"}]}
      """#, to: "Media.xcassets/Way.imageset/Contents.json")
    #expect(AssetFolder.name(folder.file("Way")) == "any.svg")
    #expect(
      AssetFolder.name(folder.file("Way", UITraitCollection(userInterfaceIdiom: .pad)))
        == "pad.svg")
    #expect(
      AssetFolder.name(folder.file("Way", UITraitCollection(layoutDirection: .rightToLeft)))
        == "rtl.svg")
  }

  @Test func aGroupIsPartOfANameWhereItProvidesANamespace() throws {
    let image = #"{"images": [{"filename": "leaf.svg", "idiom": "universal"}]}"#
    for group in ["Icons", "Plain", "Asset", "Of iOS 18.2"] {
      let set = "Media.xcassets/\(group)/\(group)Leaf.imageset"
      try folder.write(folder.drawing(8, 8), to: "\(set)/leaf.svg")
      try folder.write(image, to: "\(set)/Contents.json")
    }
    for group in ["Icons", "Asset"] {
      try folder.write(
        #"{"info": {"version": 1}, "properties": {"provides-namespace": true}}"#,
        to: "Media.xcassets/\(group)/Contents.json")
    }
    #expect(folder.file("Icons/IconsLeaf") != nil)
    #expect(folder.file("IconsLeaf") == nil)
    #expect(folder.file("PlainLeaf") != nil)
    #expect(folder.file("Plain/PlainLeaf") == nil)
    #expect(folder.file("Asset/AssetLeaf") != nil)
    #expect(folder.file("Of iOS 18.2Leaf") != nil)
  }

  @Test func aPDFIsReportedAndLeavesItsPlace() throws {
    try folder.write(
      "%PDF-1.4\n<< /Type /Page /MediaBox [0 0 30 20.5] >>",
      to: "Media.xcassets/Report.imageset/report.pdf")
    try folder.write(
      #"{"images": [{"filename": "report.pdf", "idiom": "universal"}]}"#,
      to: "Media.xcassets/Report.imageset/Contents.json")
    let (image, issues) = folder.image("Report")
    #expect(image?.size == CGSize(width: 30, height: 20.5))
    #expect(
      issues == [
        RuntimeIssue(
          rule: "pdf-image",
          message: "the image 'Report' of 'App_Cells.resources/Media.xcassets' is the PDF "
            + "'report.pdf', which no browser shows as an image; export it as SVG or PNG")
      ])
  }

  @Test func whatCannotBeReadIsReported() throws {
    try folder.write("Hello", to: "Media.xcassets/Broken.imageset/broken.png")
    try folder.write(
      #"{"images": [{"filename": "broken.png", "idiom": "universal", "scale": "2x"}]}"#,
      to: "Media.xcassets/Broken.imageset/Contents.json")
    try folder.write(
      #"{"images": [{"filename": "gone.png", "idiom": "universal", "scale": "2x"}]}"#,
      to: "Media.xcassets/Gone.imageset/Contents.json")
    try folder.write("{", to: "Media.xcassets/Torn.imageset/Contents.json")
    try folder.write(
      #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#,
      to: "Media.xcassets/Empty.imageset/Contents.json")
    let catalog = "App_Cells.resources/Media.xcassets"
    #expect(
      ["Broken", "Gone", "Torn", "Empty", "Nowhere"].flatMap { folder.image($0).1 } == [
        RuntimeIssue(
          rule: "unreadable-image",
          message: "the image 'Broken' of '\(catalog)' cannot be read from 'broken.png'; export it "
            + "again"),
        RuntimeIssue(
          rule: "missing-image",
          message:
            "the image 'Gone' of '\(catalog)' has no file 'gone.png'; add it, or take it out "
            + "of the set's Contents.json"),
        RuntimeIssue(
          rule: "unreadable-image",
          message:
            "the image 'Torn' of '\(catalog)' cannot be read from 'Contents.json'; export it "
            + "again"),
        RuntimeIssue(
          rule: "missing-image",
          message: "the image 'Empty' of '\(catalog)' has no file; drop one into the set"),
        RuntimeIssue(
          rule: "missing-image",
          message: "no image is named 'Nowhere': it is in none of '\(catalog)'; add it there, or "
            + "declare its folder among the site's assetFolders"),
      ])
  }

  @Test func aResourceIsAnImageOfItsBundle() throws {
    try folder.write(folder.drawing(12, 6), to: "flag.svg")
    let bundle = try #require(folder.bundle)
    let image = UIImage(resource: ImageResource(name: "flag", bundle: bundle))
    #expect(image.size == CGSize(width: 12, height: 6))
  }

  @Test func aSymbolSetShowsItsRegularMediumDrawing() throws {
    try folder.write(
      #"""
      <?xml version="1.0"?>
      <!-- <g id="Regular-M"> in a comment -->
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
       <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="700" y2="700"/>
        <line id="Capline-M" x1="263" x2="3036" y1="630" y2="630"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="600" y2="720"/>
        <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="600" y2="720"/>
       </g>
       <g id="Symbols">
        <g id="Black-M"><path d="M0 0h1"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 700)"><g>
         <path class="monochrome-0" d="M10 0L90 0L50-60Z"/></g></g>
       </g>
      </svg>
      """#, to: "Media.xcassets/tent.symbolset/tent.svg")
    try folder.write(
      #"{"symbols": [{"filename": "tent.svg", "idiom": "universal"}]}"#,
      to: "Media.xcassets/tent.symbolset/Contents.json")
    let image = try #require(folder.image("tent").0)
    guard case .symbolSet(let template) = image.source else {
      Issue.record("the image is no symbol")
      return
    }
    #expect(image.isSymbolImage)
    #expect(template.box == CGRect(x: 1390, y: 605, width: 120, height: 120))
    #expect(template.shapes.map(\.data) == ["M10 0L90 0L50-60Z"])
    #expect(template.shapes.map(\.transform) == ["matrix(1 0 0 1 1400 700)"])
  }

  @Test func aTemplateOfTheFirstVersionHasRectanglesForMargins() throws {
    try folder.write(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2000">
       <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
        <rect id="left-margin" x="1400" y="1030" width="12" height="119"/>
        <rect id="right-margin" x="1508" y="1030" width="12" height="119"/>
       </g>
       <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
        <path d="M10 0L90 0L50-60Z"/></g></g>
      </svg>
      """#, to: "Media.xcassets/way.symbolset/way.svg")
    try folder.write(
      #"{"symbols": [{"filename": "way.svg", "idiom": "universal"}]}"#,
      to: "Media.xcassets/way.symbolset/Contents.json")
    guard case .symbolSet(let template) = try #require(folder.image("way").0).source else {
      Issue.record("the image is no symbol")
      return
    }
    #expect(template.box == CGRect(x: 1400, y: 1031, width: 120, height: 120))
  }
}

@Suite struct ColorSetTests {
  private let folder: AssetFolder

  init() throws {
    folder = try AssetFolder()
  }

  private func write(_ name: String, _ colors: String) throws {
    try folder.write(
      #"{"colors": [\#(colors)]}"#, to: "Colors.xcassets/\(name).colorset/Contents.json")
  }

  private func color(_ name: String) -> UIColor? {
    UIColor(named: name, in: folder.bundle, compatibleWith: nil)
  }

  @Test(arguments: [
    #"{"red": "1.000", "green": "0.200", "blue": "0.000", "alpha": "0.500"}"#,
    #"{"red": "255", "green": "51", "blue": "0", "alpha": "0.500"}"#,
    #"{"red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "0.500"}"#,
  ])
  func componentsAreWrittenInThreeWays(components: String) throws {
    try write(
      "Brand",
      #"{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}}"#)
    #expect(color("Brand")?.lookColor == LookColor(.fixed(SchemeColors(RGBA(1, 0.2, 0, 0.5)))))
  }

  @Test func aColourOfAWideGamutIsConverted() throws {
    try write(
      "Wide",
      #"""
      {"idiom": "universal", "color": {"color-space": "display-p3", "components":
       {"red": "0.2", "green": "0.5", "blue": "0.8", "alpha": "1.0"}}}
      """#)
    let expected = UIColor(displayP3Red: 0.2, green: 0.5, blue: 0.8, alpha: 1)
    #expect(color("Wide") == expected)
  }

  @Test func eachAppearanceHasItsOwnOrTheNearest() throws {
    func gray(_ white: String, _ appearances: String) -> String {
      #"""
      {"idiom": "universal", "appearances": [\#(appearances)],
       "color": {"color-space": "gray-gamma-22", "components": {"white": "\#(white)"}}}
      """#
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    try write(
      "Ink",
      [gray("0.1", ""), gray("0.2", dark), gray("0.3", high)].joined(separator: ","))
    func white(_ value: Double) -> RGBA { RGBA(value, value, value) }
    #expect(
      color("Ink")?.lookColor
        == LookColor(
          .fixed(
            SchemeColors(
              light: white(0.1), dark: white(0.2), lightContrast: white(0.3),
              darkContrast: white(0.2)))))
  }

  @Test func aColourOfTheSystemIsTakenFromTheLook() throws {
    try write("Link", #"{"color": {"platform": "ios", "reference": "systemRedColor"}}"#)
    #expect(color("Link")?.lookColor == LookColor(.fixed(Look.current.colors(of: .systemRed))))
  }

  /// As Xcode makes it for a new app.
  @Test func anEmptyAccentColourIsTheSystemsAndWarnsNobody() throws {
    try write("AccentColor", #"{"idiom": "universal"}"#)
    try write("Brand", #"{"color": {"components": {"white": "1.0"}}}"#)
    let issues = RuntimeIssue.collecting {
      #expect(AccentColor.colors(named: "AccentColor", in: folder.bundle) == nil)
      #expect(
        AccentColor.colors(named: "Brand", in: folder.bundle) == SchemeColors(RGBA(1, 1, 1)))
      return RuntimeIssue.drain()
    }
    #expect(issues == [])
  }

  @Test func whatCannotBeReadIsReportedWithItsCatalog() throws {
    try write("Torn", #"{"idiom": "universal", "color": {"components": {"red": "x"}}}"#)
    let issues = RuntimeIssue.collecting {
      #expect(color("Torn") == nil)
      #expect(color("Nowhere") == nil)
      return RuntimeIssue.drain()
    }
    let catalog = "App_Cells.resources/Colors.xcassets"
    #expect(
      issues == [
        RuntimeIssue(
          rule: "unreadable-color",
          message: "the color 'Torn' of '\(catalog)' cannot be read from 'Contents.json'; save it "
            + "again in the catalog"),
        RuntimeIssue(
          rule: "missing-color",
          message: "no color is named 'Nowhere': it is in none of '\(catalog)'; add it there, or "
            + "declare its folder among the site's assetFolders"),
      ])
  }
}
