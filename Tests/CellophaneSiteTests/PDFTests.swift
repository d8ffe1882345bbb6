import Foundation
import Testing

/// Whether poppler is here; where it should be, tests fail rather than skip.
private let hasConverter =
  ProcessInfo.processInfo.environment["CI"] != nil
  || (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo") }

@Suite struct PDFTests {
  /// A page of 40 by 24 points that a triangle stands on.
  private static let triangle: Data = {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 24]/Contents 4 0 R/Resources<<>>>>",
      "<</Length 38>>\nstream\n0.2 0.4 0.2 rg 4 2 m 20 22 l 36 2 l h f\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for offset in offsets {
      text += String(repeating: "0", count: 10 - String(offset).count) + "\(offset) 00000 n \n"
    }
    return Data((text + "trailer<</Size 5/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF\n").utf8)
  }()

  /// What a site says of PDFs, its page and its assets.
  private func build(
    _ files: [String: Data], path: String? = nil
  ) throws -> (lines: [String], page: String, assets: [String: Data]) {
    let folder = try TemporaryFolder()
    for (name, bytes) in files {
      try folder.write("", to: "Pictures/\(name)")
      try bytes.write(to: URL(fileURLWithPath: "\(folder.path)/Pictures/\(name)"))
    }
    var environment = ["FIXTURE": "pictures", "PICTURES": "\(folder.path)/Pictures"]
    if let path { environment["PATH"] = path }
    let result = try runFixture("build", "--output", folder.output, environment: environment)
    #expect(result.code == 0)
    return (
      result.errors.split(separator: "\n").filter { $0.contains("warning: ") }.map { line in
        String(line.drop { $0 != " " }.dropFirst())
      },
      try folder.text("Public/previews/pictures.html"), try folder.files(in: "Public/assets")
    )
  }

  @Test(.enabled(if: hasConverter)) func aPDFIsADrawingOfItsSize() throws {
    let built = try build(["report.pdf": Self.triangle])
    #expect(built.lines == [])
    #expect(built.page.contains(".svg\" alt=\"\" style=\"--width:40px;--height:24px\"/>"))
    let drawing = try #require(built.assets.first { $0.key.hasSuffix(".svg") }?.value)
    #expect(String(decoding: drawing, as: UTF8.self).contains("M 4 22 L 20 2 L 36 22 Z"))
    let again = try build(["report.pdf": Self.triangle])
    #expect(again.page == built.page && again.assets == built.assets)
  }

  @Test(.enabled(if: hasConverter)) func aTemplateOfAPDFIsDrawnInTheTint() throws {
    let built = try build(["template.pdf": Self.triangle])
    #expect(built.lines == [])
    #expect(built.page.contains("template\" style=\"--width:40px;--height:24px\""))
  }

  @Test(.enabled(if: hasConverter)) func aPDFThatCannotBeReadIsAPlaceholderAndSaidSo() throws {
    let built = try build(["torn.pdf": Self.triangle.prefix(60)])
    #expect(
      built.lines == [
        "warning: the image 'torn.pdf' of 'Pictures' is the PDF 'torn.pdf', which no browser shows "
          + "as an image; pdftocairo cannot read it, so export it as SVG or PNG (preview "
          + "'pictures') [pdf-image]"
      ])
    #expect(built.page.contains("missing-image"))
  }

  @Test func withoutTheConverterThePlaceholderIsOfThePDFsSizeAndTheBuildSaysWhatToInstall() throws {
    let built = try build(["report.pdf": Self.triangle], path: "/nowhere")
    #expect(
      built.lines == [
        "warning: the image 'report.pdf' of 'Pictures' is the PDF 'report.pdf', which no browser "
          + "shows as an image; install pdftocairo (Debian and Ubuntu: apt install poppler-utils; "
          + "macOS: brew install poppler), or export it as SVG or PNG (preview 'pictures') "
          + "[pdf-image]"
      ])
    #expect(built.page.contains("aria-label=\"Missing image ‘report.pdf’\""))
    #expect(built.page.contains("--width:40px;--height:24px"))
  }
}
