import Testing

extension BrowserSuite {
  /// Buttons that read what was typed into a field on the screen.
  @Suite struct TypingBrowserTests {
    private func type(_ text: String, _ page: ListPage) async throws {
      try await page.put(text, into: "[data-sample]")
      try await page.browser.run(
        """
        document.querySelector('[data-sample]')
          .dispatchEvent(new Event('change', { bubbles: true }))
        """)
    }

    private func press(_ title: String, _ page: ListPage) async throws {
      try await page.browser.run(
        """
        [...document.querySelectorAll('button')]
          .find((one) => one.textContent.trim() === arguments[0]).click()
        """, [.string(title)])
    }

    /// What the field says, whether the button is on, what the label says and the page itself.
    private func shown(_ page: ListPage) async throws -> JSON {
      try await page.browser.run(
        """
        const button = [...document.querySelectorAll('button')]
          .find((one) => one.textContent.trim() === 'Greet')
        return [document.querySelector('[data-sample]').value, !button.disabled,
          /Hello, .*!|Nobody yet/.exec(document.querySelector('.frame').innerText)[0],
          document.getElementById('announcement').textContent]
        """)
    }

    @Test func aButtonOfTheBarAddsWhatAFieldSays() async throws {
      let page = try await ListPage("typed-notes", of: BuiltGallery.large)
      try await press("Add", page)
      #expect(try await page.rows() == ["Milk", "Bread"])
      for note in ["Two Eggs", "50% & more"] {
        try await type(note, page)
        try await press("Add", page)
      }
      #expect(try await page.rows() == ["Milk", "Bread", "Two Eggs", "50% & more"])
      // The code empties the field, of which nobody hears: the other button stays on.
      #expect(try await shown(page) == ["", true, "Nobody yet", ""])
    }

    @Test func aButtonThatIsOffIsOnOnceAFieldSaysSomething() async throws {
      let page = try await ListPage("typed-notes", of: BuiltGallery.large)
      #expect(try await shown(page) == ["", false, "Nobody yet", ""])
      try await type("Ann", page)
      #expect(try await shown(page) == ["Ann", true, "Nobody yet", ""])
      try await type("", page)
      #expect(try await shown(page) == ["", false, "Nobody yet", ""])
      try await type("Bob", page)
      try await press("Greet", page)
      #expect(try await shown(page) == ["Bob", true, "Hello, Bob!", ""])
      try await type("Cleo", page)
      try await press("Greet", page)
      #expect(try await shown(page) == ["Cleo", true, "Hello, Cleo!", ""])
    }
  }
}
