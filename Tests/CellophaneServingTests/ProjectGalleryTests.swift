import CellophaneServing
import Foundation
import Testing

@Suite struct ProjectGalleryTests {
  let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.appending(path: "project \(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: "\(folder)/en.lproj", withIntermediateDirectories: true)
    try write("\"a\" = \"b\";", to: "en.lproj/Localizable.strings")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  /// A gallery whose command says what is in a file.
  private func gallery() -> ProjectGallery {
    ProjectGallery(
      path: folder,
      command: ["/bin/sh", "-c", "cat '\(folder)/said'; exit $(cat '\(folder)/code')"],
      keeper: ChildRunTests.keeper)
  }

  private func say(leftOut: [String], executable: Bool = true) throws {
    let files = leftOut.map {
      #"{"path": "\#($0)", "line": 2, "column": 7, "message": "cannot find 'a' in scope"}"#
    }
    let report = #"{"modules": [{"leftOut": [\#(files.joined(separator: ","))]}]}"#
    try write(report + (executable ? "\n/made/Gallery\n" : "\n"), to: "said")
    try write(executable ? "0" : "1", to: "code")
  }

  @Test func whatDidNotCompileBeforeIsNoErrorAndWhatBreaksIs() async throws {
    let gallery = gallery()
    try say(leftOut: ["/app/Old.swift"])
    #expect(try await gallery.build { _ in } == "/made/Gallery")
    try say(leftOut: ["/app/Broken.swift", "/app/Old.swift"])
    await #expect(
      throws: GalleryFault(
        title: "A file does not compile",
        words: "/app/Broken.swift:2:7: error: cannot find 'a' in scope")
    ) { try await gallery.build { _ in } }
    // It stays an error until it is mended.
    await #expect(throws: GalleryFault.self) { try await gallery.build { _ in } }
    try say(leftOut: ["/app/Old.swift"])
    #expect(try await gallery.build { _ in } == "/made/Gallery")
  }

  @Test func whereNothingCompilesEveryFileIsNamed() async throws {
    let gallery = gallery()
    try say(leftOut: ["/app/A.swift", "/app/B.swift"], executable: false)
    await #expect(
      throws: GalleryFault(
        title: "2 files do not compile",
        words: """
          /app/A.swift:2:7: error: cannot find 'a' in scope
          /app/B.swift:2:7: error: cannot find 'a' in scope
          """)
    ) { try await gallery.build { _ in } }
  }

  @Test func aResourceThatIsThereWaitsForNoCompiler() async throws {
    let gallery = gallery()
    let strings = "\(folder)/en.lproj/Localizable.strings"
    #expect(gallery.need(ofChanged: strings) == .code)
    try say(leftOut: [])
    _ = try await gallery.build { _ in }
    #expect(gallery.need(ofChanged: strings) == .resource)
    #expect(gallery.need(ofChanged: "\(folder)/Cell.swift") == .code)
    // What is new may have a name in code, as what is gone may have had one.
    try write("<svg/>", to: "leaf.svg")
    #expect(gallery.need(ofChanged: "\(folder)/leaf.svg") == .code)
    try FileManager.default.removeItem(atPath: strings)
    #expect(gallery.need(ofChanged: strings) == .code)
  }
}
