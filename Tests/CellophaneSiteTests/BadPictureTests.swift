import Foundation
import Testing

/// Pictures that pages do not show, and what the build says of them.
@Suite struct BadPictureTests {
  private func png(width: UInt32, height: UInt32, isWhole: Bool = true) -> Data {
    func chunk(_ name: String, _ content: Data) -> Data {
      var size = UInt32(content.count).bigEndian
      // The sum at the end is not looked at.
      return Data(bytes: &size, count: 4) + Data(name.utf8) + content + Data(count: 4)
    }
    var (width, height) = (width.bigEndian, height.bigEndian)
    let header = Data(bytes: &width, count: 4) + Data(bytes: &height, count: 4)
    let bytes =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header + Data([8, 6, 0, 0, 0])) + chunk("IDAT", Data(count: 64))
    return isWhole ? bytes + chunk("IEND", Data()) : bytes.dropLast(20)
  }

  /// A JPEG of 8 by 8 pixels as far as its header goes, and the beginning of its picture.
  private let tornJPEG = Data([
    0xFF, 0xD8, 0xFF, 0xC0, 0x00, 0x0B, 0x08, 0x00, 0x08, 0x00, 0x08, 0x01, 0x01, 0x11, 0x00,
    0xFF, 0xDA, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00, 0x3F, 0x00, 0x12, 0x34,
  ])

  /// What a site says of pictures, and its page.
  private func build(_ pictures: [String: Data]) throws -> (lines: [String], page: String) {
    let folder = try TemporaryFolder()
    for (name, bytes) in pictures {
      try folder.write("", to: "Pictures/\(name)")
      try bytes.write(to: URL(fileURLWithPath: "\(folder.path)/Pictures/\(name)"))
    }
    let result = try runFixture(
      "build", "--output", folder.output,
      environment: ["FIXTURE": "pictures", "PICTURES": "\(folder.path)/Pictures"])
    #expect(result.code == 0)
    let files = try folder.files(in: "Public/assets")
    #expect(files.values.allSatisfy { !$0.contains(Data("alert".utf8)) })
    return (
      result.errors.split(separator: "\n").filter { $0.contains("warning: ") }.map { line in
        String(line.drop { $0 != " " }.dropFirst())
      },
      try folder.text("Public/previews/pictures.html")
    )
  }

  private func said(_ name: String, _ problem: String) -> [String] {
    [
      "warning: the image '\(name)' is not shown: 'Pictures/\(name)' \(problem) "
        + "(preview 'pictures') [unusable-image]"
    ]
  }

  private func svg(_ inside: String) -> Data {
    Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\">\(inside)</svg>".utf8)
  }

  @Test func aWholePictureIsShown() throws {
    let built = try build(["a.png": png(width: 8, height: 8), "b.svg": svg("<g/>")])
    #expect(built.lines == [])
    #expect(built.page.components(separatedBy: "<img ").count == 3)
  }

  @Test func aDrawingWithAScriptIsAPlaceholder() throws {
    let built = try build(["a.svg": svg("<script>alert(1)</script>")])
    #expect(built.lines == said("a.svg", "has a script in line 1; export it as shapes alone"))
    #expect(built.page.contains("missing-image"))
    #expect(!built.page.contains("<img "))
  }

  @Test func aDrawingThatRefersOutsideIsAPlaceholder() throws {
    let built = try build(["a.svg": svg("<image href=\"http://example.com/a.png\"/>")])
    #expect(
      built.lines
        == said(
          "a.svg",
          "refers to 'http://example.com/a.png' outside of itself in line 1; export it as shapes "
            + "alone"))
  }

  @Test func aDrawingOfEntitiesIsAPlaceholder() throws {
    let bomb = Data("<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>".utf8) + svg("&b;")
    #expect(
      try build(["a.svg": bomb]).lines
        == said("a.svg", "declares entities; export it as shapes alone"))
  }

  @Test func aDrawingOfTooManyElementsIsAPlaceholder() throws {
    let drawing = svg(String(repeating: "<g/>", count: 20_001))
    #expect(
      try build(["a.svg": drawing]).lines
        == said("a.svg", "has more than 20000 elements; export it as shapes alone"))
  }

  @Test func aPictureOfAHundredMegapixelsIsAPlaceholder() throws {
    #expect(
      try build(["a.png": png(width: 10_000, height: 10_000)]).lines
        == said("a.png", "has 100 megapixels, and pages show at most 50; make it smaller"))
  }

  @Test func aPictureThatIsCutOffIsAPlaceholder() throws {
    #expect(
      try build(["a.png": png(width: 8, height: 8, isWhole: false)]).lines
        == said("a.png", "ends before its picture does; export it again"))
    #expect(
      try build(["a.jpg": tornJPEG]).lines
        == said("a.jpg", "ends before its picture does; export it again"))
    #expect(try build(["a.jpg": tornJPEG + Data([0xFF, 0xD9])]).lines == [])
  }
}
