import Foundation
import Seeding
import Testing

extension BrowserSuite {
  /// Pictures of previews, as the command takes them.
  @Suite(.enabled(if: Turn.has("pictures", .second))) struct PictureBrowserTests {
    /// Runs the command into a folder of its own, and gives what it wrote.
    private func take(_ arguments: String...) async throws -> [String: Data] {
      try await take(arguments)
    }

    private func take(_ arguments: [String]) async throws -> [String: Data] {
      let folder = try await BuiltGallery.shared.value.folder
        .deletingLastPathComponent().appending(path: "pictures-\(UUID().uuidString)")
      let (status, said) = try await BuiltProgram("Gallery").run(
        ["screenshot", "--quiet", "--output", folder.path] + arguments)
      #expect(status == 0, "\(said)")
      var files: [String: Data] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        files[name] = try Data(contentsOf: folder.appending(path: name))
      }
      return files
    }

    /// A PNG's width and height in pixels.
    private func size(_ picture: Data?) -> [Int] {
      let bytes = [UInt8](picture ?? Data())
      guard bytes.count > 24, bytes[1...3].elementsEqual("PNG".utf8) else { return [] }
      return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func theSamePictureIsTheSameBytes() async throws {
      let variants = "light,dark,dark+rightToLeft+accessibility3"
      let first = try await take("--filter", "a-value-cell", "--variants", variants)
      #expect(
        first.keys.sorted() == [
          "a-value-cell-ios18-right-to-left-accessibility3~dark@2x.png",
          "a-value-cell-ios18@2x.png", "a-value-cell-ios18~dark@2x.png",
          "a-value-cell-right-to-left-accessibility3~dark@2x.png", "a-value-cell@2x.png",
          "a-value-cell~dark@2x.png",
        ])
      #expect(Set(first.values).count == 6)
      #expect(try await take("--filter", "a-value-cell", "--variants", variants) == first)
    }

    @Test func aScreenIsAsLargeAsItsDeviceAndACellAsItself() async throws {
      let options = ["--variants", "light", "--width", "320", "--scale", "1"]
      let cell = size(try await take(["--filter", "a-value-cell"] + options)["a-value-cell.png"])
      #expect(cell.first == 320 && (60...200).contains(cell.last ?? 0))
      let states = "states-of-a-list-cell"
      #expect(size(try await take(["--filter", states] + options)["\(states).png"]) == [320, 874])
    }

    @Test func aPictureOfAPreviewWithStepsShowsTheScreenAlone() async throws {
      let pictures = try await take("--filter", "a-recipe", "--variants", "light", "--scale", "1")
      let picture = try #require(pictures["a-recipe.png"])
      let corner = try await Browser.shared.value.run(
        """
        const bytes = Uint8Array.from(atob(arguments[0]), (one) => one.charCodeAt(0))
        return createImageBitmap(new Blob([bytes])).then((picture) => {
          const canvas = document.createElement('canvas').getContext('2d')
          canvas.drawImage(picture, 0, 0)
          return canvas.getImageData(8, 8, 1, 1).data.join()
        })
        """, [.string(picture.base64EncodedString())])
      // systemGroupedBackground, where the bar of steps would be.
      #expect(corner == "242,242,247,255")
    }

    @Test func severalPagesStandInOnePicture() async throws {
      let pictures = try await take(
        "--together", "two", "a-value-cell", "an-unread-message?scheme=dark")
      #expect(
        size(pictures["two.png"]) == [2 * (2 * (402 + 24) + 3 * 28), 2 * (874 + 24 + 2 * 28)])
    }
  }
}
