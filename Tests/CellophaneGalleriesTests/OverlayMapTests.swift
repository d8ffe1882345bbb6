import CellophaneGalleries
import Foundation
import Testing

@Suite struct OverlayMapTests {
  @Test func itNamesEachFileInItsFolder() throws {
    let map = OverlayMap([
      "/app/Sources/B.swift": "/w/2.swift", "/app/Sources/A \"1\".swift": "/w/1.swift",
      "/app/Main.swift": "/w/3.swift",
    ])
    #expect(
      String(decoding: try map.json(), as: UTF8.self)
        == #"{"case-sensitive":"true","roots":["#
        + #"{"contents":[{"external-contents":"/w/3.swift","name":"Main.swift","type":"file"}],"#
        + #""name":"/app","type":"directory"},"#
        + #"{"contents":[{"external-contents":"/w/1.swift","name":"A \"1\".swift","type":"file"},"#
        + #"{"external-contents":"/w/2.swift","name":"B.swift","type":"file"}],"#
        + #""name":"/app/Sources","type":"directory"}],"use-external-names":"false","version":0}"#)
  }

  @Test func aFileBehindALinkStandsUnderBothPaths() throws {
    let app = try AppFolder(["Real/A.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(app.path)/Linked", withDestinationPath: "\(app.path)/Real")
    let json = String(
      decoding: try OverlayMap(["\(app.path)/Linked/A.swift": "/w/1.swift"]).json(), as: UTF8.self)
    #expect(json.contains("\"name\":\"\(app.path)/Linked\""))
    #expect(json.contains("\"name\":\"\(app.path)/Real\""))
  }
}
