import Foundation
import Testing

/// Each command that answers programs names a file of `schemas/`, and no file is left over.
@Suite struct SchemaNameTests {
  @Test func everyAnswerHasASchemaAndEverySchemaAnAnswer() throws {
    let lines = SourceTree().files(in: "Sources").flatMap(\.lines)
    let named = lines.filter { $0.contains("static let schema = ") }.compactMap { line in
      line.firstMatch(of: /static let schema = "(\w+)\/(\d+)"/).map { "\($0.1)-\($0.2).json" }
    }
    #expect(named.count >= 9)
    let folder = SourceTree().root.appending(path: "schemas")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(named.sorted() == files.sorted())
    for file in files {
      let schema = try JSONSerialization.jsonObject(
        with: Data(contentsOf: folder.appending(path: file)))
      let properties = (schema as? [String: Any])?["properties"] as? [String: Any]
      let own = (properties?["schema"] as? [String: Any])?["const"] as? String
      #expect(own?.replacingOccurrences(of: "/", with: "-") == file.dropLast(5).description)
    }
  }
}
