import Foundation
import Testing

extension BrowserSuite {
  /// What `show` says of a page that a browser measured.
  @Suite struct ShowBrowserTests {
    private struct Answer: Decodable {
      struct Preview: Decodable {
        var pages: [Page]
        var findings: [Found]
      }
      struct Page: Decodable {
        var elements: [Element]
        var picture: String?
      }
      struct Found: Decodable { var rule: String }
      struct Element: Decodable {
        var role: String
        var id: String?
        var box: Box?
        var children: [Element]?
      }
      struct Box: Decodable, Equatable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
      }
      var previews: [Preview]
    }

    private func element(_ id: String, in elements: [Answer.Element]) -> Answer.Element? {
      elements.lazy.compactMap { $0.id == id ? $0 : element(id, in: $0.children ?? []) }.first
    }

    @Test func elementsSayWhereTheyLieAndThePictureIsTaken() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = folder.appending(path: "Browse.png")
      let (status, said) = try await BuiltProgram("Gallery").run(
        [
          "show", "browse", "--quiet", "--look", "iOS18", "--device", "phone", "--format", "json",
          "--picture", picture.path, "--after", "collapse:Favorites",
        ])
      #expect(status == 0, "\(said)")
      let answer = try JSONDecoder().decode(Answer.self, from: Data(said.utf8))
      let preview = answer.previews[0]
      #expect(preview.findings.isEmpty)
      let elements = preview.pages[0].elements
      #expect(
        element("bar~large", in: elements)?.box
          == Answer.Box(x: 0, y: 44, width: 393, height: 52))
      // Below a heading rows follow each other.
      let drive = try #require(element("list/Locations/iCloud%20Drive", in: elements)?.box)
      let phone = try #require(element("list/Locations/On%20My%20iPhone", in: elements)?.box)
      #expect(drive.width == 393)
      #expect(drive.height == 44)
      #expect(phone.y == drive.y + 44)
      // What is closed is not there.
      #expect(element("list/Favorites", in: elements)?.box != nil)
      #expect(element("list/Favorites/Boat", in: elements) == nil)
      // A PNG says its width and height in pixels, which are two a point.
      let bytes = [UInt8](try Data(contentsOf: picture))
      let numbers = [16, 20].map { start in
        bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      #expect(numbers == [786, 1704])
      #expect(preview.pages[0].picture == picture.path)
    }
  }
}
