import Testing

extension BrowserSuite {
  /// What touches do to each other's rows, on pages whose code runs no more.
  @Suite struct OutcomesBrowserTests {
    private func subtitle(_ page: ListPage, becomes text: String) async throws -> Bool {
      try await page.browser.becomes(
        """
        [...document.querySelectorAll('.bar-subtitle')]
          .filter(one => one.checkVisibility()).map(one => one.textContent).join() === '\(text)'
        """)
    }

    private func tapAction(_ name: String, of row: String, _ page: ListPage) async throws {
      let actions = try await page.row(row).all("button.action")
      for action in actions where try await action.name() == name {
        try await page.browser.run("arguments[0].click()", [action.reference])
        return
      }
      Issue.record("the row '\(row)' has no action '\(name)'")
    }

    /// Opens a message and comes back from it.
    private func read(_ row: String, _ page: ListPage) async throws {
      try await page.tap(row)
      let back =
        "[...document.querySelectorAll('.back-button')].find((one) => one.checkVisibility())"
      #expect(try await page.browser.becomes(back))
      try await page.browser.run("\(back).click()")
    }

    private func actions(of row: String, _ page: ListPage) async throws -> [String] {
      var names: [String] = []
      for action in try await page.row(row).all("button.action") {
        names.append(try await action.name())
      }
      return names
    }

    @Test func aSwitchWhoseRowComesAnewGoesOnFromWhereItStood() async throws {
      let page = try await ListPage("controls-in-accessories")
      let knob = try await page.browser.run(
        """
        const first = () => document.querySelector('.toggle')
        const old = first()
        const place = () => parseFloat(getComputedStyle(first(), '::before').translate) || 0
        const start = place()
        old.click()
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) {
          Object.assign(one, { currentTime: 0 }).pause()
        }
        const begun = place()
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
        return [old === first(), first().checked, start, begun, place()]
        """)
      #expect(knob == [false, true, 0, 0, 22])
    }

    @Test func aCountFallsWithEachMessageThatIsRead() async throws {
      let page = try await ListPage("an-inbox")
      #expect(try await subtitle(page, becomes: "3 unread"))
      try await read("Petra Holm", page)
      #expect(try await subtitle(page, becomes: "2 unread"))
      try await read("Petra Holm", page)
      #expect(try await subtitle(page, becomes: "2 unread"))
      try await tapAction("Read", of: "Northern Ferries", page)
      #expect(try await subtitle(page, becomes: "1 unread"))
    }

    @Test func aMessageThatWasOpenedIsAReadOneOnceItIsLeft() async throws {
      let page = try await ListPage("an-inbox")
      try await page.tap("Petra Holm")
      let title = """
        [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility())
          .map((one) => one.textContent).join() === 'Petra Holm'
        """
      #expect(try await page.browser.becomes(title))
      try await page.browser.run(
        """
        document.querySelector('.alternate[data-shown] .back-button').click()
        """)
      #expect(try await subtitle(page, becomes: "2 unread"))
      let row = try await page.row("Petra Holm")
      #expect(try await row.attribute("aria-label") == "Petra Holm, Re: The lease")
      #expect(try await row.attribute("aria-selected") == "false")
      #expect(
        try await page.browser.run(
          "return document.activeElement === arguments[0]", [row.reference])
          == true)
    }

    @Test func anActionThatTogglesIsTakenBackByItsOther() async throws {
      let page = try await ListPage("an-inbox")
      #expect(try await actions(of: "Petra Holm", page).first == "Read")
      try await tapAction("Read", of: "Petra Holm", page)
      #expect(try await subtitle(page, becomes: "2 unread"))
      #expect(try await actions(of: "Petra Holm", page).first == "Unread")
      try await tapAction("Unread", of: "Petra Holm", page)
      #expect(try await subtitle(page, becomes: "3 unread"))
      #expect(try await actions(of: "Petra Holm", page).first == "Read")
    }

    @Test(arguments: [["Petra Holm", "Northern Ferries"], ["Northern Ferries", "Petra Holm"]])
    func messagesAreArchivedInEitherOrder(_ order: [String]) async throws {
      let page = try await ListPage("an-inbox")
      let count = try await page.rows().count
      for row in order { try await tapAction("Archive", of: row, page) }
      #expect(
        try await page.browser.becomes(
          """
          (rows => rows.length === \(count - 2) && !rows.some(row =>
            row.includes('Petra Holm') || row.includes('Northern Ferries')))(
            [...document.querySelectorAll('.frame .row')]
              .filter(row => row.checkVisibility()).map(row => row.textContent))
          """))
      #expect(try await subtitle(page, becomes: "1 unread"))
    }

    @Test func aMessageThatWasReadIsArchivedLikeOthers() async throws {
      let page = try await ListPage("an-inbox")
      let count = try await page.rows().count
      try await read("Petra Holm", page)
      #expect(try await subtitle(page, becomes: "2 unread"))
      try await tapAction("Archive", of: "Petra Holm", page)
      #expect(
        try await page.browser.becomes(
          """
          [...document.querySelectorAll('.frame .row')]
            .filter(row => row.checkVisibility()).length === \(count - 1)
          """))
      #expect(try await subtitle(page, becomes: "2 unread"))
    }

    @Test func whatAStepChangedCanBeTouchedFurther() async throws {
      let page = try await ListPage("an-inbox", frame: "a-message-read")
      #expect(try await subtitle(page, becomes: "2 unread"))
      try await tapAction("Unread", of: "Petra Holm", page)
      #expect(try await subtitle(page, becomes: "3 unread"))
      #expect(try await actions(of: "Petra Holm", page).first == "Read")
    }

    @Test func aRowThatIsReadKeepsItsSelection() async throws {
      let page = try await ListPage("an-inbox")
      let row = try await page.row("Petra Holm").reference
      try await page.browser.run("arguments[0].ariaSelected = true", [row])
      try await tapAction("Read", of: "Petra Holm", page)
      #expect(try await subtitle(page, becomes: "2 unread"))
      #expect(try await page.isSelected("Petra Holm"))
    }

    @Test func openingOneFamilyTwiceLeavesTheOtherOpen() async throws {
      let page = try await ListPage("tap-anywhere")
      try await page.tap("Pep")
      try await page.tap("Marx")
      #expect(try await page.isExpanded("Marx") == true)
      try await page.tap("Marx")
      #expect(try await page.isExpanded("Marx") == false)
      #expect(try await page.isExpanded("Pep") == true)
    }

    @Test func theTitleSaysWhatWasOpenedLast() async throws {
      let page = try await ListPage("handlers-that-observe")
      try await page.disclose("Pep")
      #expect(try await titleBecomes("Pep opens", page))
      try await page.disclose("Marx")
      #expect(try await titleBecomes("Marx opens", page))
      try await page.disclose("Pep")
      #expect(try await titleBecomes("Pep closes", page))
    }

    private func tapDestructive(_ row: String, _ page: ListPage) async throws {
      let action = try #require(
        try await page.row(row).all("button.action[data-destructive]").first)
      try await page.browser.run("arguments[0].click()", [action.reference])
    }

    @Test func whatThePageCannotKnowStopsWithASentence() async throws {
      let page = try await ListPage("a-diffable-table")
      let count = try await page.rows().count
      try await tapDestructive("Interview with Jonas", page)
      #expect(
        try await page.browser.becomes(
          """
          [...document.querySelectorAll('.frame .row')]
            .filter(row => row.checkVisibility()).length === \(count - 1)
          """))
      try await tapDestructive("Lease, Signed", page)
      #expect(
        try await page.browser.becomes(
          """
          document.querySelector('.announcement').textContent
            === 'The page stops here: what this does now is not known.'
          """))
      #expect(try await page.rows().count == count - 1)
    }

    @Test func whereTouchesWentUnaskedThoseOfWhichNothingIsKnownAreSaidToBeSo() async throws {
      let page = try await ListPage("a-diffable-table")
      try await page.browser.run("document.querySelector('.frame').dataset.unasked = true")
      let said = "document.querySelector('.announcement').textContent"
      try await page.browser.run("document.querySelector('.bar-button[data-edits]').click()")
      #expect(try await page.browser.run("return \(said)") == "")
      try await page.browser.run("document.querySelector('.bar-button[data-edits]').click()")
      try await page.tap("Boarding Pass")
      #expect(
        try await page.browser.becomes(
          "\(said) === 'The page stops here: what this does now is not known.'"))
      // The row is not left chosen.
      #expect(try await page.browser.becomes("!document.querySelector('.row[aria-selected=true]')"))
    }

    /// While a list is edited, nothing hears of a tap on a row that cannot be chosen.
    @Test(arguments: [true, false])
    func aTapWhileEditingIsKnownWhereNoRowIsChosen(isChosen: Bool) async throws {
      let page = try await ListPage("a-diffable-table")
      try await page.browser.run(
        """
        document.querySelector('.frame').dataset.unasked = true
        const row = document.querySelector('.collection .row')
        row.closest('.collection').dataset.editing = 'true'
        if (\(isChosen)) row.ariaSelected = 'false'
        else row.removeAttribute('aria-selected')
        row.removeAttribute('data-tap')
        row.querySelector('.cell').click()
        """)
      let words = isChosen ? "The page stops here: what this does now is not known." : ""
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.announcement').textContent === '\(words)'"))
    }

    @Test func anAlertOffersItsAnswers() async throws {
      let page = try await ListPage("controls-in-accessories")
      try await page.tap("Reset All Settings")
      #expect(try await page.browser.becomes("document.querySelector('dialog[open]')"))
      let dialog = try await page.browser.first("dialog[open]")
      #expect(try await dialog.role() == "dialog")
      #expect(try await dialog.name() == "Reset All Settings?")
      var names: [String] = []
      for button in try await dialog.all("button") { names.append(try await button.name()) }
      #expect(names == ["Reset", "Cancel"])
      // While it comes, a button is not yet where it is clicked.
      #expect(try await page.browser.becomes("!document.getAnimations({ subtree: true }).length"))
      let cancel = try #require(
        try await page.browser.all("dialog[open] button", role: "button", name: "Cancel").first)
      try await cancel.click()
      #expect(try await page.browser.becomes("!document.querySelector('dialog[open]')"))
      #expect(try await page.isSelected("Reset All Settings") == false)
    }

    private func titleBecomes(_ text: String, _ page: ListPage) async throws -> Bool {
      try await page.browser.becomes(
        """
        [...document.querySelectorAll('.bar-title, .large-title')]
          .some(one => one.checkVisibility() && one.textContent === '\(text)')
        """)
    }

    @Test func aRowThatComesBackLooksAsItDidWhenItWent() async throws {
      let page = try await ListPage("words", of: BuiltGallery.large)
      let words = try await page.browser.run(
        """
        const row = document.querySelector('.row')
        const list = row.parentElement
        list.id = 'rows'
        row.id = 'own'
        const body = document.createElement('template')
        body.id = 'body'
        body.innerHTML = '<div class="row" id="own">at first</div>'
        document.body.append(body)
        const texts = []
        const play = (edits) => {
          const button = document.createElement('button')
          button.dataset.edits = edits
          document.body.append(button)
          button.click()
          texts.push(document.getElementById('own')?.textContent ?? 'gone')
        }
        row.textContent = 'as it went'
        play('delete own')
        play('insert body rows - restore own')
        play('delete own')
        play('insert body rows -')
        play('restore own')
        return texts
        """)
      #expect(
        words.array?.compactMap(\.string) == [
          "gone", "as it went", "gone", "at first", "as it went",
        ])
    }
  }
}
