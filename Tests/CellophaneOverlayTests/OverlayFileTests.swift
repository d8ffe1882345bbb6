#if Overlay
import CellophaneOverlay
import Testing

@Suite struct OverlayFileTests {
  @Test func itNamesEachFileInItsFolder() {
    let overlay = OverlayFile([
      ("/app/Sources/B.swift", "/w/2.swift"), ("/app/Sources/A \"1\".swift", "/w/1.swift"),
      ("/app/Main.swift", "/w/3.swift"),
    ])
    #expect(
      overlay.json == #"""
        {
          "version": 0, "use-external-names": "false", "case-sensitive": "true",
          "roots": [
            { "type": "directory", "name": "/app", "contents": [
              { "type": "file", "name": "Main.swift", "external-contents": "/w/3.swift" }
            ] },
            { "type": "directory", "name": "/app/Sources", "contents": [
              { "type": "file", "name": "A \"1\".swift", "external-contents": "/w/1.swift" },
              { "type": "file", "name": "B.swift", "external-contents": "/w/2.swift" }
            ] }
          ]
        }

        """#)
  }
}
#endif
