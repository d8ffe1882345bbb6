import CellophaneLook
import Foundation
import Testing
import UIKit

/// The first bytes of a picture of 60 by 40 pixels.
private enum Bytes {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 60, 0, 0, 0, 40, 8, 6, 0, 0, 0]
  static let gif: [UInt8] = Array("GIF89a".utf8) + [60, 0, 40, 0, 0, 0, 0]
  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 3, 1, 0x22, 0]
  static let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"/>"#.utf8)
}

@Suite struct UIImageTests {
  @Test func aSymbolHasItsName() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(image.source == .symbol("star.fill"))
    #expect(image.isSymbolImage)
    #expect(image.renderingMode == .automatic)
  }

  @Test func aLiteralThatIsNotThereIsAPlaceholder() throws {
    let (image, issues) = RuntimeIssue.collecting {
      (#imageLiteral(resourceName: "no such literal") as UIImage, RuntimeIssue.drain())
    }
    guard case .missing(let missing) = image.source else {
      Issue.record("\(image)")
      return
    }
    #expect(missing.name == "no such literal")
    #expect(issues.map(\.rule) == ["missing-image"])
  }

  @Test(arguments: ["", "star..fill", "star fill", ".star", "star/fill"])
  func aNameThatNoSymbolCanHaveGivesNone(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test func aNameThatNobodyKnowsGivesAPlaceholder() {
    #expect(UIImage(systemName: "no.such.square")?.source == .symbol("no.such.square"))
  }

  @Test(arguments: [Bytes.png, Bytes.gif, Bytes.jpeg, Bytes.svg])
  func theSizeIsReadFromTheBytes(bytes: [UInt8]) throws {
    #expect(UIImage(data: Data(bytes))?.size == CGSize(width: 60, height: 40))
    let sharp = try #require(UIImage(data: Data(bytes), scale: 2))
    #expect(sharp.size == CGSize(width: 30, height: 20))
    #expect(sharp.scale == 2)
    #expect(!sharp.isSymbolImage)
  }

  @Test func pixelsArePointsUnlessAScaleIsGiven() throws {
    let sharp = try #require(UIImage(data: Data(Bytes.png), scale: 2)?.cgImage)
    #expect(sharp.width == 60 && sharp.height == 40)
    #expect(UIImage(cgImage: sharp).size == CGSize(width: 60, height: 40))
    let again = UIImage(cgImage: sharp, scale: 2, orientation: .up)
    #expect(again.size == CGSize(width: 30, height: 20))
    #expect(again.scale == 2)
    #expect(again.pngData() == Data(Bytes.png))
  }

  @Test func aPictureThatIsTurnedIsDrawnUpright() throws {
    let pixels = try #require(UIImage(data: Data(Bytes.png))?.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 20, height: 30))
    #expect(turned.imageOrientation == .up)
    guard case .file(let file) = turned.source else {
      Issue.record("\(turned)")
      return
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("width=\"40\" height=\"60\""))
    #expect(text.contains("transform=\"matrix(0 1 -1 0 40 0)\""))
  }

  @Test func aPartOfAPictureIsAPictureOfItsOwn() throws {
    let pixels = try #require(UIImage(data: Data(Bytes.png))?.cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 50, y: 10, width: 20, height: 20)))
    #expect(part.width == 10 && part.height == 20)
    #expect(pixels.cropping(to: CGRect(x: 60, y: 0, width: 5, height: 5)) == nil)
    let symbol = try #require(UIImage(systemName: "star")?.cgImage)
    let issues = RuntimeIssue.collecting {
      #expect(symbol.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 5)) == nil)
      return RuntimeIssue.drain()
    }
    #expect(issues.map(\.rule) == ["drawn-symbol"])
  }

  @Test func aPictureThatMovesShowsItsFirst() throws {
    let images = ["star", "heart"].compactMap { UIImage(systemName: $0) }
    let moving = try #require(UIImage.animatedImage(with: images, duration: 2))
    #expect(moving.source == .symbol("star"))
    #expect(moving.images == images)
    #expect(moving.duration == 2)
    #expect(moving != images[0])
    #expect(images[0].images == nil)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func aDrawingsOwnSizeWinsOverItsBox() {
    let svg = #"<svg width="30px" height='20' viewBox="0 0 60 40"></svg>"#
    #expect(UIImage(data: Data(svg.utf8))?.size == CGSize(width: 30, height: 20))
  }

  @Test func bytesOfNoPictureGiveNone() {
    #expect(UIImage(data: Data("Hello".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func aVariantKeepsItsSource() throws {
    let star = try #require(UIImage(systemName: "star"))
    let red = star.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    #expect(red.source == .symbol("star"))
    #expect(red.tintColor == .systemRed)
    #expect(red.renderingMode == .alwaysOriginal)
    #expect(red != star)
    #expect(star == UIImage(systemName: "star"))
    #expect(star.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }
}

@Suite struct SymbolConfigurationTests {
  @Test func aConfigurationSaysFontScaleAndColours() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(image.symbolFont(beside: nil) == .systemFont(ofSize: 20, weight: .bold))
    #expect(image.symbolScale(beside: nil) == .large)
    #expect(image.symbolPalette(beside: nil) == [])
    let palette = image.applyingSymbolConfiguration(.init(paletteColors: [.red, .blue]))
    #expect(palette?.symbolPalette(beside: nil) == [.red, .blue])
    #expect(palette?.symbolScale(beside: nil) == .large)
  }

  @Test func aSymbolWithColoursOfItsOwnHasThemWhereTheyAreWanted() throws {
    let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
    func palette(_ name: String) -> [UIColor]? {
      UIImage(systemName: name, withConfiguration: multicolor)
        .map { $0.symbolPalette(beside: nil) }
    }
    #expect(palette("sun.max.fill") == [.systemYellow])
    #expect(palette("cloud.rain.fill") == [.systemBlue, .systemGray2])
    #expect(palette("checkmark.circle.fill") == [.white, .systemGreen])
    #expect(palette("minus.circle") == [.systemRed])
    #expect(palette("person.crop.circle.badge.plus") == [.systemGreen, .tintColor])
    #expect(palette("bell.badge") == [.systemRed, .tintColor])
    #expect(palette("square.and.pencil") == [])
    #expect(palette("circle.fill") == [])
  }

  @Test func theImagesOwnConfigurationWinsOverThePreferredOne() throws {
    let preferred = UIImage.SymbolConfiguration(textStyle: .title1, scale: .small)
    let plain = try #require(UIImage(systemName: "star"))
    #expect(plain.symbolFont(beside: preferred) == .preferredFont(forTextStyle: .title1))
    #expect(plain.symbolScale(beside: preferred) == .small)
    let own = plain.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect(own.symbolFont(beside: preferred) == .preferredFont(forTextStyle: .title1))
    #expect(own.symbolScale(beside: preferred) == .large)
  }

  @Test func whatIsAppliedLastWins() {
    let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = first.applying(UIImage.SymbolConfiguration(textStyle: .body, scale: .small))
    #expect(
      both.isEqual(
        to: UIImage.SymbolConfiguration(weight: .bold).applying(
          UIImage.SymbolConfiguration(textStyle: .body, scale: .small))))
    #expect(first.applying(nil) == first)
    #expect(both.configurationWithoutScale() != both)
  }

  @Test func nothingIsSpecifiedUntilItIs() {
    #expect(UIImage.SymbolConfiguration(scale: .unspecified) == .unspecified)
    #expect(UIImage.SymbolConfiguration(scale: .default) == .init(scale: .medium))
    #expect(UIImage.SymbolConfiguration(weight: .unspecified) == .unspecified)
  }
}

@Suite(.serialized) final class ImageFoldersTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("images-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    ImageFolders.add(folder.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func anImageIsFoundByItsName() throws {
    try Data(Bytes.png).write(to: folder.appendingPathComponent("Groucho Marx.png"))
    let image = try #require(UIImage(named: "Groucho Marx"))
    #expect(image.size == CGSize(width: 60, height: 40))
    guard case .named("Groucho Marx", let file) = image.source else {
      Issue.record("the image is not a named one")
      return
    }
    #expect(file.path == folder.path + "/Groucho Marx.png")
    #expect(file.bytes == Data(Bytes.png))
  }

  @Test func aSharpImageIsSmaller() throws {
    try Data(Bytes.gif).write(to: folder.appendingPathComponent("Chico@2x.gif"))
    #expect(UIImage(named: "Chico")?.size == CGSize(width: 30, height: 20))
  }

  @Test func anImageIsFoundInAnAssetCatalog() throws {
    let set = folder.appendingPathComponent("Assets.xcassets/Brothers/Harpo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(Bytes.png).write(to: set.appendingPathComponent("harpo-big.png"))
    let contents = #"{"images":[{"scale":"1x"},{"scale":"2x","filename":"harpo-big.png"}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    #expect(UIImage(named: "Harpo")?.size == CGSize(width: 30, height: 20))
  }

  @Test func aColourIsFoundInAnAssetCatalog() throws {
    let set = folder.appendingPathComponent("Colors.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = #"""
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0.0", "blue": "51", "alpha": "1.000"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
          "idiom": "universal", "color": {"color-space": "gray-gamma-22", "components":
          {"white": "1.0", "alpha": "1.0"}}}
      ]}
      """#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let color = try #require(UIColor(named: "Brand"))
    let light = RGBA(1, 0, 0.2)
    let white = RGBA(1, 1, 1)
    #expect(
      color.lookColor
        == LookColor(
          .fixed(
            SchemeColors(
              light: light, dark: white, lightContrast: light, darkContrast: white))))
    #expect(UIColor(named: "No such color") == nil)
  }

  @Test func anImageThatNoFolderHasIsNoneAndReported() throws {
    let name = "missing \(UUID().uuidString)"
    let (image, issues) = RuntimeIssue.collecting {
      (UIImage(named: name), RuntimeIssue.drain())
    }
    #expect(image == nil)
    #expect(issues.map(\.rule) == ["missing-image"])
    #expect(issues.first?.message.hasPrefix("no image is named '\(name)': ") == true)
  }

  @Test func aNameThatLeavesItsFolderFindsNothing() throws {
    try Data(Bytes.png).write(
      to: folder.deletingLastPathComponent().appendingPathComponent("outside.png"))
    #expect(UIImage(named: "../outside") == nil)
  }
}
