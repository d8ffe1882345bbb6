import Foundation
import Testing

/// Links among the texts of the repository lead somewhere, on a code host as in the documentation.
@Suite struct LinkTests {
  private static let root = SourceTree().root
  private static let catalog = "Sources/Cellophane/Cellophane.docc"

  /// The texts of the root and the articles, by path.
  static let texts: [String] = {
    func names(in folder: String) -> [String] {
      let url = root.appending(path: folder)
      return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted()
    }
    return names(in: "") + names(in: catalog).map { "\(catalog)/\($0)" }
  }()

  private static func lines(of path: String) throws -> [Substring] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }

  /// The names by which a code host knows a text's headings.
  private static func anchors(of path: String) throws -> Set<String> {
    Set(
      try lines(of: path).filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return String(
          title.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .map { $0 == " " ? "-" : $0 })
      })
  }

  @Test func theTextsAreFound() {
    #expect(Self.texts.contains("README.md"))
    #expect(Self.texts.count >= 14)
  }

  /// Where a build lies depends on the build system; `swift build --show-bin-path` says it.
  @Test(arguments: texts)
  func noPathLeadsIntoABuild(path: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    #expect(!text.contains(".build/"))
  }

  @Test(arguments: texts)
  func linksLeadToFilesAndHeadings(path: String) throws {
    let folder = Self.root.appending(path: path).deletingLastPathComponent()
    for line in try Self.lines(of: path) {
      for match in line.matches(of: /\]\(([^)\s]+)[^)]*\)/) {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        // What other hosts have is theirs.
        guard !match.1.contains(":") else { continue }
        let file =
          parts[0].isEmpty
          ? Self.root.appending(path: path)
          : folder.appending(path: String(parts[0])).standardizedFileURL
        #expect(
          FileManager.default.fileExists(atPath: file.path), "\(path) leads to '\(match.1)'")
        guard parts.count == 2, file.pathExtension == "md" else { continue }
        let target = String(file.path.dropFirst(Self.root.standardizedFileURL.path.count + 1))
        #expect(
          try Self.anchors(of: target).contains(String(parts[1])),
          "\(path) leads to '\(match.1)', and there is no such heading")
      }
    }
  }

  /// A code host shows DocC's own links as they are written.
  @Test(arguments: texts)
  func noLinkIsDocCsAlone(path: String) throws {
    for line in try Self.lines(of: path) {
      #expect(!line.contains("<doc:") && !line.contains("](doc:"), "\(path): \(line)")
    }
  }

  @Test func everyArticleStandsOnTheFirstPage() throws {
    let first = try Self.lines(of: "\(Self.catalog)/Cellophane.md").joined(separator: "\n")
    for path in Self.texts where path.hasPrefix(Self.catalog) {
      let name = path.split(separator: "/").last ?? ""
      guard name != "Cellophane.md" else { continue }
      #expect(first.contains("](\(name))"), "\(name)")
    }
  }
}
