import Foundation
import Testing

extension SecondWindowSuite {
  /// A popover's arrow as it is painted.
  @Suite struct PopoverBrowserTests {
    /// The colours of an arrow as long as iOS 18 has it, and of what is beside it.
    private func colors(in browser: Browser) async throws -> [String] {
      try await browser.show(width: 1024, height: 900, scale: 1)
      let page = try await BuiltGallery.large.value.page("papers")
      try await browser.open(try #require(URL(string: page.absoluteString + "?scheme=light")))
      let rests = try await browser.run(
        """
        document.documentElement.style.cssText = '--popover-arrow: 13px; --popover-gap: 13px'
        const item = [...document.querySelectorAll('.bar-button')]
          .find((one) => one.textContent === 'Fonts')
        item.click()
        return (async () => {
          const card = () => document.querySelector('.alternate[data-shown] .presented-screen')
          const rests = () => card() && card().getAnimations().length === 0
          for (let left = 100; left > 0 && !rests(); left--) {
            await new Promise((done) => setTimeout(done, 50))
          }
          return rests()
        })()
        """)
      #expect(rests == .bool(true))
      let picture = try await browser.screenshot().base64EncodedString()
      let colors = try await browser.run(
        """
        return (async () => {
          const bytes = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt(0))
          const picture = await createImageBitmap(new Blob([bytes]))
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          canvas.drawImage(picture, 0, 0)
          const card = document.querySelector('.alternate[data-shown] .presented-screen')
          const item = [...document.querySelectorAll('.bar-button')]
            .find((one) => one.textContent === 'Fonts')
          const { left, right } = item.getBoundingClientRect()
          const { top } = card.getBoundingClientRect()
          const at = (x, y) =>
            [...canvas.getImageData(Math.round((left + right) / 2 + x), Math.round(top + y), 1, 1).data]
              .slice(0, 3).join(' ')
          return [at(0, -6), at(0, 2), at(-12, -6), at(12, -6)]
        })()
        """, [.string(picture)])
      return (colors.array ?? []).compactMap(\.string)
    }

    @Test func theShadowOfTheCardLiesBelowTheArrow() async throws {
      let seen = try await colors(in: try await Browser.fine.value)
      try #require(seen.count == 4)
      let (fill, paper) = ("255 255 255", "242 242 247")
      #expect(seen[0] == fill && seen[1] == fill, "\(seen)")
      #expect(![fill, paper].contains(seen[2]) && ![fill, paper].contains(seen[3]), "\(seen)")
    }
  }
}
