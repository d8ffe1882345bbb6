import Testing

extension BrowserSuite {
  /// What a thousand messages leave open.
  @Suite struct TopicsBrowserTests {
    @Test(arguments: ["naive-topics", "steady-topics"])
    func aTapAnywhereOnATopicOpensIt(preview: String) async throws {
      let page = try await ListPage(preview)
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt"])
      try await page.tap("zigbee2mqtt")
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt", "kitchen"])
    }

    @Test(arguments: ["naive-topics", "steady-topics"])
    func bothShowWhatWasOpenedBeforeTheMessages(preview: String) async throws {
      let page = try await ListPage(preview, frame: "two-levels-opened")
      #expect(
        try await page.rows() == [
          "shellies", "shelly1pm-51b1904", "relay", "temperature", "shellyht-a3c07e",
          "zigbee2mqtt",
        ])
    }

    @Test func theNaiveListIsClosedByTheMessages() async throws {
      let page = try await ListPage("naive-topics", frame: "after-1-000-messages")
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt"])
    }

    @Test func theSteadyListKeepsWhatWasOpenAndShowsWhatCame() async throws {
      let page = try await ListPage("steady-topics", frame: "after-1-000-messages")
      #expect(
        try await page.rows() == [
          "shellies", "shelly1pm-51b1904", "relay", "temperature", "shellyht-a3c07e",
          "shellyplug-90d2", "zigbee2mqtt",
        ])
    }
  }
}
