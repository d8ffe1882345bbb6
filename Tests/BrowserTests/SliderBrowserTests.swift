import Foundation
import Testing

extension SecondWindowSuite {
  /// A slider's track as it is painted.
  @Suite struct SliderBrowserTests {
    /// The colours of points of a slider, once its knob stands at 80 percent: the track's corner,
    /// the track's start, what comes before the knob and what comes after it.
    private func colors(direction: String, in browser: Browser) async throws -> [String] {
      try await browser.show(width: 402, height: 874, scale: 3)
      let page = try await BuiltGallery.shared.value.page("controls")
      let query = "?scheme=light&dir=\(direction)"
      try await browser.open(try #require(URL(string: page.absoluteString + query)))
      try await browser.run("document.querySelector('[type=range]').value = 80")
      let picture = try await browser.screenshot().base64EncodedString()
      let colors = try await browser.run(
        """
        return (async () => {
          const bytes = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt(0))
          const picture = await createImageBitmap(new Blob([bytes]))
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          canvas.drawImage(picture, 0, 0)
          const slider = document.querySelector('[type=range]')
          const { left, right, top, bottom } = slider.getBoundingClientRect()
          const track = parseFloat(getComputedStyle(slider).getPropertyValue('--slider-track'))
          const isBackwards = slider.matches(':dir(rtl)')
          const at = (x, y) => {
            const across = isBackwards ? right - x : left + x
            const point = [across, (top + bottom) / 2 + y].map((points) => Math.floor(points * 3))
            return [...canvas.getImageData(...point, 1, 1).data].slice(0, 3).join(' ')
          }
          const width = right - left
          return [at(0.3, 0.3 - track / 2), at(track, 0.5 - track / 2), at(width / 2, 0),
            at(width - 8, 0), at(width - 0.3, 0.3 - track / 2)]
        })()
        """, [.string(picture)])
      return (colors.array ?? []).compactMap(\.string)
    }

    @Test(arguments: ["ltr", "rtl"])
    func itsTrackHasRoundEndsAndIsFilledUpToTheKnob(direction: String) async throws {
      let browser = try await Browser.fine.value
      let seen = try await colors(direction: direction, in: browser)
      let (paper, tint) = ("255 255 255", "0 136 255")
      try #require(seen.count == 5)
      #expect(seen[0] == paper && seen[4] == paper)
      #expect(seen[1] == tint && seen[2] == tint)
      #expect(![paper, tint].contains(seen[3]))
    }

    @Test func inForcedColoursTheFillFollowsTheKnobToo() async throws {
      let browser = try await Browser.fine.value
      try await browser.prefer(["forced-colors": "active"])
      let seen = try await colors(direction: "ltr", in: browser)
      try await browser.prefer([:])
      try #require(seen.count == 5)
      #expect(seen[2] != seen[3])
    }
  }
}
