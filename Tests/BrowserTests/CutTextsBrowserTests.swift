import Testing

extension SecondWindowSuite {
  /// Two texts that share the room of an item, of a row and of a bar.
  @Suite struct CutTextsBrowserTests {
    private func run(_ script: String) async throws -> JSON {
      try await ListPage("cut-texts", of: BuiltGallery.large, width: 402).browser.run(script)
    }

    /// UIKit: texts have the lines that there is room for; the second one gives way first.
    @Test func textsHaveAsManyLinesAsThereIsRoomFor() async throws {
      let lines = try await run(
        """
        return [...document.querySelectorAll('.layout-item .cell')].map((cell) => {
          const edge = cell.getBoundingClientRect().bottom
          return [...cell.querySelectorAll('.cell-texts > *')].map((text) => {
            const { bottom, height } = text.getBoundingClientRect()
            const lines = Math.round(height / parseFloat(getComputedStyle(text).lineHeight))
            return bottom <= edge ? lines : -lines
          })
        })
        """)
      #expect(lines == [[2, 1], [1, 5], [5, 1], [5, 1]])
    }

    @Test func textsOfDifferentSizesStandOnOneLine() async throws {
      let apart = try await run(
        """
        return [...document.querySelectorAll('.section.appearance-inset-grouped .cell-texts')].map(
          (texts) => {
            const [first, second] = [...texts.children].map((text) => {
              const mark = document.createElement('span')
              mark.style.display = 'inline-block'
              text.append(mark)
              return mark.getBoundingClientRect().bottom
            })
            return Math.abs(first - second) < 0.5
          })
        """)
      #expect(apart == [true, true])
    }

    @Test func aSubtitleStandsBelowTheTitleInTheRowOfTheButtons() async throws {
      let places = try await run(
        """
        const [bar, title, subtitle, button] = ['.navigation-bar', '.bar-title', '.bar-subtitle',
          '.bar-trailing'].map((one) => document.querySelector(one).getBoundingClientRect())
        const middle = (box) => box.left + box.width / 2
        return [bar.height, title.bottom <= subtitle.top, button.top <= title.top,
          subtitle.bottom <= button.bottom, Math.abs(middle(title) - middle(subtitle)) < 1]
        """)
      #expect(places == [54, true, true, true, true])
    }
  }
}
