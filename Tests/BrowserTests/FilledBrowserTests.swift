import Testing

extension BrowserSuite {
  /// Buttons that do something else by how others look: a form is saved as it was filled in.
  @Suite struct FilledBrowserTests {
    /// Clicks what can be seen last with such words or such a name.
    private func press(_ title: String, _ page: ListPage) async throws {
      try await page.browser.run(
        """
        [...document.querySelectorAll('button, .row > .cell, .row > .swipe')].filter((one) => one.checkVisibility()
          && (one.ariaLabel ?? one.textContent).trim() === arguments[0]).at(-1).click()
        """, [.string(title)])
    }

    /// Fills the form in and saves it.
    private func add(
      _ page: ListPage, called name: String = "", _ titles: String..., isPaid: Bool = false
    ) async throws {
      try await press("Add", page)
      #expect(try await page.browser.becomes("document.querySelector('.toggle').checkVisibility()"))
      if !name.isEmpty { try await page.put(name, into: "[data-sample]") }
      for title in titles { try await press(title, page) }
      if isPaid { try await page.browser.run("document.querySelector('.toggle').click()") }
      try await press("Save", page)
      #expect(
        try await page.browser.becomes("!document.querySelector('.toggle').checkVisibility()"))
    }

    private func said(_ page: ListPage) async throws -> JSON {
      try await page.browser.run("return document.getElementById('announcement').textContent")
    }

    @Test func aFormIsSavedAsItWasFilledIn() async throws {
      let page = try await ListPage("plans", of: BuiltGallery.large)
      try await add(page, "Increment")
      try await add(page, "Beach", "Decrement", isPaid: true)
      try await add(page)
      #expect(
        try await page.rows() == [
          "Lisbon", "City, 3 nights", "Beach, 1 nights, paid", "City, 2 nights",
        ])
      #expect(try await said(page) == "")
    }

    /// What was typed stays in the field while a label beside it says something else.
    @Test func aFormIsSavedWithWhatWasTyped() async throws {
      let page = try await ListPage("plans", of: BuiltGallery.large)
      try await add(page, called: "Porto", "Beach", "Increment", isPaid: true)
      try await add(page, called: "Faro")
      #expect(try await page.rows() == ["Lisbon", "Porto, 3 nights, paid", "Faro, 2 nights"])
      #expect(try await said(page) == "")
    }

    @Test func aButtonLeadsToWhatWasChosen() async throws {
      let page = try await ListPage("kinds", of: BuiltGallery.large)
      for kind in ["City", "Beach", "Hike", "City"] {
        try await press(kind, page)
        try await press("Ask", page)
        #expect(
          try await page.browser.becomes(
            "document.querySelector('dialog[open]')?.ariaLabel === 'Keep \(kind)?'"), "\(kind)")
        try await page.browser.run("document.querySelector('dialog[open] button').click()")
        #expect(
          try await page.browser.becomes("!document.querySelector('dialog[open]')"), "\(kind)")
        try await press("Next", page)
        #expect(
          try await page.browser.becomes(
            """
            [...document.querySelectorAll('.bar-title')].filter((one) => one.checkVisibility())
              .at(-1)?.textContent === 'A \(kind)'
            """), "\(kind)")
        try await press("Kinds", page)
        #expect(
          try await page.browser.becomes(
            "[...document.querySelectorAll('.row')].some((one) => one.checkVisibility())"))
      }
      #expect(try await said(page) == "")
    }
  }
}
