import CellophaneServing
import Foundation
import Testing

@Suite struct ServedFilesTests {
  let folder: URL
  let files: ServedFiles

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "served \(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "site/pages"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: folder.appending(path: "secret.txt"))
    try Data("<html><head></head><body></body></html>".utf8).write(
      to: folder.appending(path: "site/index.html"))
    try Data("body {}".utf8).write(to: folder.appending(path: "site/pages/a ü.css"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "site/link.txt"),
      withDestinationURL: folder.appending(path: "secret.txt"))
    files = ServedFiles(folder: folder.appending(path: "site").path)
  }

  private func text(_ target: String) -> String? {
    files.file(target, host: "localhost:8017").map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func filesAreFoundByTheirEncodedPaths() {
    #expect(text("/pages/a%20%C3%BC.css?x=1#y") == "body {}")
    #expect(files.file("/pages/a%20%C3%BC.css", host: "h")?.type == "text/css; charset=utf-8")
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/pages/..%2f..%2fsecret.txt", "//secret.txt",
    "/./index.html", "/link.txt", "/pages", "/pages/", "secret.txt", "/%00", "/%zz",
    "/missing.html", "/" + String(repeating: "a", count: 5000),
  ])
  func noPathLeavesTheSite(_ target: String) {
    #expect(text(target) == nil)
  }

  @Test func aPageListensToItsOwnServer() throws {
    let page = try #require(text("/"))
    #expect(
      page == """
        <html><head><link rel="stylesheet" href="/.cellophane/serve.css"/>
        <script src="/.cellophane/serve.js" data-changes="0" defer="defer"></script>
        </head><body></body></html>
        """)
  }

  @Test func thePolicyLetsItListenThereAndNowhereElse() {
    let page =
      "<head><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\"/></head>"
    let bytes = ServedPage.bytes(Array(page.utf8), host: "localhost:8017", changes: 3)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        "content=\"connect-src 'self' ws://localhost:8017; default-src 'none'\""))
  }

  @Test func untilThereIsASiteAPageWaits() {
    let page = String(decoding: files.missing(host: "localhost:8017").bytes, as: UTF8.self)
    #expect(page.contains("<h1>The previews are being built</h1>"))
    #expect(page.contains("/.cellophane/serve.js"))
  }
}
