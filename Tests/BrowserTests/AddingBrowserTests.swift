import Testing

extension BrowserSuite {
  /// A button that adds another row each time.
  @Suite struct AddingBrowserTests {
    private func add(_ page: ListPage) async throws {
      try await page.browser.run("document.querySelector('.bar-trailing .bar-button').click()")
    }

    private func add(_ name: String, _ page: ListPage) async throws {
      try await add(page)
      #expect(try await page.browser.becomes("document.querySelector('dialog[open] input')"))
      try await page.put(name, into: "dialog[open] input")
      try await page.browser.run(
        """
        [...document.querySelectorAll('dialog[open] button')]
          .find((one) => one.textContent.trim() === 'Add').click()
        """)
    }

    private func delete(_ row: String, _ page: ListPage) async throws {
      let found = try await page.row(row)
      try await page.browser.run(
        "arguments[0].querySelector('button.action').click()", [found.reference])
    }

    /// What the bar says, and whether the page said that it stops.
    private func said(_ page: ListPage) async throws -> JSON {
      try await page.browser.run(
        """
        return [document.querySelector('.bar-subtitle').textContent,
          document.getElementById('announcement').textContent]
        """)
    }

    @Test func aRowIsCalledByHowManyThereAre() async throws {
      let page = try await ListPage("added-notes", of: BuiltGallery.large)
      for _ in 0..<3 { try await add(page) }
      #expect(try await page.rows() == ["Milk", "Bread", "Note 3", "Note 4", "Note 5"])
      #expect(try await said(page) == ["5 notes", ""])
      try await delete("Note 5", page)
      try await delete("Note 4", page)
      try await add(page)
      #expect(try await page.rows() == ["Milk", "Bread", "Note 3", "Note 4"])
      try await delete("Milk", page)
      #expect(try await said(page) == ["3 notes", ""])
    }

    @Test func aRowIsCalledByHowManyHaveCome() async throws {
      let page = try await ListPage("added-notes-by-serial", of: BuiltGallery.large)
      for _ in 0..<2 { try await add(page) }
      try await delete("Note 4", page)
      try await add(page)
      #expect(try await page.rows() == ["Milk", "Bread", "Note 3", "Note 5"])
      #expect(try await said(page) == ["4 notes", ""])
      // Taking everything back lets the first of them come again.
      try await page.browser.run("acts.undo('outcomes')")
      #expect(try await page.rows() == ["Milk", "Bread"])
      try await add(page)
      #expect(try await page.rows() == ["Milk", "Bread", "Note 3"])
    }

    @Test func aRowIsCalledAsItIsTyped() async throws {
      let page = try await ListPage("added-notes-as-typed", of: BuiltGallery.large)
      for name in ["Two Eggs", "50% & more/less"] { try await add(name, page) }
      #expect(try await page.rows() == ["Milk", "Bread", "Two Eggs", "50% & more/less"])
      try await delete("Two Eggs", page)
      try await delete("50% & more/less", page)
      #expect(try await page.rows() == ["Milk", "Bread"])
      #expect(try await said(page) == ["2 notes", ""])
    }

    @Test func aRowThatWasTypedIsTouchedLikeAnother() async throws {
      let page = try await ListPage("marked-notes", of: BuiltGallery.large)
      let said = "return document.getElementById('announcement').textContent"
      for name in ["Pens", "50% & more"] { try await add(name, page) }
      try await page.tap("Pens")
      try await page.tap("50% & more")
      #expect(try await page.rows() == ["50% & more (marked)", "Pens (marked)", "Milk"])
      try await page.tap("Pens (marked)")
      #expect(try await page.rows() == ["50% & more (marked)", "Pens", "Milk"])
      #expect(try await page.browser.run(said) == "")
      // What was asked with the sample says so.
      try await delete("Pens", page)
      #expect(try await page.browser.becomes("document.getElementById('announcement').textContent"))
      #expect(try await page.browser.run("return !document.querySelector('dialog[open]')") == true)
    }

    @Test func whatWasNotSeenIsSaid() async throws {
      let page = try await ListPage("added-notes-by-serial", of: BuiltGallery.large)
      for _ in 0..<8 { try await add(page) }
      #expect(try await page.rows().count == 10)
      #expect(try await said(page) == ["10 notes", ""])
      try await add(page)
      #expect(try await page.rows().count == 10)
      #expect(try await said(page) != ["10 notes", ""])
    }
  }
}
