import Foundation
import Testing

extension BrowserSuite {
  /// The client itself, on pages of a few lines.
  @Suite struct DriverTests {
    private func page(_ body: String) throws -> URL {
      let file = FileManager.default.temporaryDirectory
        .appending(path: "cellophane-\(UUID().uuidString).html")
      try Data("<!DOCTYPE html><meta charset='utf-8'><title>t</title>\(body)".utf8).write(to: file)
      return file
    }

    @Test func rolesAndNamesAreThoseThatTheBrowserComputes() async throws {
      let file = try page("<button aria-label='Öffnen'>x</button>")
      defer { try? FileManager.default.removeItem(at: file) }
      let browser = try await Browser.shared.value
      try await browser.open(file)
      let button = try await browser.first("button")
      #expect(try await button.role() == "button")
      #expect(try await button.name() == "Öffnen")
    }

    @Test func whatThePolicyRefusesIsAComplaint() async throws {
      let file = try page(
        "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'\"><img src='a.png'>"
      )
      defer { try? FileManager.default.removeItem(at: file) }
      let browser = try await Browser.shared.value
      try await browser.open(file)
      #expect(try await browser.complaints().count == 1)
    }

    @Test func aWindowWithoutScriptRunsNone() async throws {
      let file = try page("<p>off</p><script>document.querySelector('p').textContent='on'</script>")
      defer { try? FileManager.default.removeItem(at: file) }
      let browser = try await Browser.withoutScript.value
      try await browser.open(file)
      #expect(try await browser.first("p").text() == "off")
    }

    #if os(Linux)
      @Test func pagesAreMeasuredWithKnownFontsWhateverElseIsInstalled() async throws {
        let file = try page(
          "<span style='font-family: Arial'>Mm</span> <span style='font-family: Inter, Arial'>Mm</span>"
            + " <span style='font-family: \"DejaVu Sans\", Arial'>Mm</span>"
            + " <span style='font-family: \"Liberation Mono\", Arial'>Mm</span>")
        defer { try? FileManager.default.removeItem(at: file) }
        let browser = try await Browser.shared.value
        try await browser.open(file)
        let widths = try await browser.run(
          """
          const widths = [...document.querySelectorAll('span')]
            .map((one) => one.getBoundingClientRect().width)
          return widths.map((width) => width === widths[0])
          """)
        #expect(widths == [.bool(true), .bool(true), .bool(true), .bool(false)])
      }
    #endif

    @Test func everyCharacterComesBack() throws {
      let text = "a\"\u{FEFF}b\n\u{FEFF}c"
      #expect(try JSON(Data("[\"a\\\"\u{FEFF}b\\n\u{FEFF}c\"]".utf8)).array == [.string(text)])
    }

    @Test func keysReachWhatHasFocus() async throws {
      let file = try page("<input autofocus>")
      defer { try? FileManager.default.removeItem(at: file) }
      let browser = try await Browser.shared.value
      try await browser.open(file)
      try await browser.first("input").focus()
      try await browser.press(.m, .o)
      #expect(try await browser.run("return document.activeElement.value") == "mo")
    }
  }
}
