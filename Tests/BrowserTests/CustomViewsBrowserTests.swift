import Foundation
import Testing

extension SecondWindowSuite {
  /// Where views lie that constraints and stacks place, beside what Auto Layout gives them.
  @Suite struct CustomViewsBrowserTests {
    /// A box in the points of its row: its edges from the row's leading top corner.
    private struct Box: Equatable, CustomStringConvertible {
      var x: Double
      var y: Double
      var width: Double
      var height: Double

      var description: String { "\(x),\(y) \(width)x\(height)" }
      var end: Double { x + width }
      var bottom: Double { y + height }
    }

    @Test func anEffectBlursWhatLiesBehindUnlessAReaderWantsItSolid() async throws {
      let page = try await ListPage("effects", of: BuiltGallery.large)
      let looks = """
        return [...document.querySelectorAll('[data-effect]')].map((one) => {
          const { backdropFilter, backgroundColor, borderRadius } = getComputedStyle(one)
          return [backdropFilter, backgroundColor, borderRadius]
        })
        """
      let blur: JSON = "blur(20px) saturate(1.6)"
      #expect(
        try await page.browser.run(looks) == [
          [blur, "color(srgb 0.968627 0.968627 0.980392 / 0.6)", "0px"],
          [blur, "color(srgb 1 1 1 / 0.819608)", "999px"],
        ])
      try await page.browser.prefer(["prefers-reduced-transparency": "reduce"])
      #expect(
        try await page.browser.run(looks) == [
          ["none", "color(srgb 0.968627 0.968627 0.980392)", "0px"],
          ["none", "color(srgb 1 1 1)", "999px"],
        ])
      try await page.browser.prefer([:])
    }

    /// The boxes of a row's parts by their names, and the row's own as `cell`.
    private func boxes(_ row: String, width: Int) async throws -> [String: Box] {
      let page = try await ListPage("custom-views", width: width)
      let found = try await page.browser.run(
        """
        const parts = [...document.querySelectorAll('.cell [aria-label], .cell .spoken')]
          // Text says its label in a hidden element beside it.
          .map(part => part.matches('.spoken')
            ? [part.textContent, part.parentElement] : [part.getAttribute('aria-label'), part])
          .filter(([label]) => label.startsWith(`${arguments[0]} `))
        const cell = parts[0][1].closest('.cell').getBoundingClientRect()
        const round = number => Math.round(number * 10) / 10
        const box = rect => [rect.x - cell.x, rect.y - cell.y, rect.width, rect.height].map(round)
        return [['cell', ...box(cell)]].concat(parts.map(([label, part]) => [
          label.slice(arguments[0].length + 1), ...box(part.getBoundingClientRect())]))
        """, [.string(row)])
      var boxes: [String: Box] = [:]
      for entry in found.array ?? [] {
        guard let parts = entry.array, let name = parts.first?.string else { continue }
        let numbers = parts.dropFirst().compactMap(\.number)
        guard numbers.count == 4 else { continue }
        boxes[name] = Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      return boxes
    }

    private static let widths = [320, 402, 800]

    private func isNear(_ value: Double, _ expected: Double) -> Bool {
      abs(value - expected) <= 0.6
    }

    @Test(arguments: widths) func aPictureTwoLinesAndABadge(width: Int) async throws {
      let boxes = try await boxes("avatar", width: width)
      let (picture, title) = (try #require(boxes["picture"]), try #require(boxes["title"]))
      let (detail, count) = (try #require(boxes["detail"]), try #require(boxes["count"]))
      let row = try #require(boxes["cell"])
      #expect(picture.x == 16)
      #expect(picture.width == 40 && picture.height == 40)
      #expect(isNear(picture.y + 20, row.height / 2))
      #expect(title.x == 68 && detail.x == 68)
      #expect(title.y == 8)
      #expect(isNear(detail.y, title.bottom + 2))
      #expect(isNear(row.height, detail.bottom + 8))
      #expect(isNear(count.end, row.width - 16))
      #expect(title.end <= count.x - 8)
    }

    @Test(arguments: widths) func aPictureKeepsItsProportions(width: Int) async throws {
      let boxes = try await boxes("card", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let (card, picture) = (try #require(boxes["card"]), try #require(boxes["picture"]))
      let caption = try #require(boxes["caption"])
      #expect(card.x == 16 && card.y == 10)
      #expect(isNear(card.width, whole - 32))
      #expect(isNear(picture.width, card.width))
      #expect(isNear(picture.height, picture.width * 9 / 16))
      #expect(isNear(caption.x, 28))
      #expect(isNear(caption.y, picture.bottom + 8))
      #expect(isNear(card.bottom, caption.bottom + 12))
    }

    @Test(arguments: widths) func aSpacerTakesTheRoom(width: Int) async throws {
      let boxes = try await boxes("setting", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let (words, toggle) = (try #require(boxes["words"]), try #require(boxes["switch"]))
      let spacer = try #require(boxes["spacer"])
      #expect(words.x == 16)
      #expect(isNear(toggle.end, whole - 16))
      #expect(isNear(spacer.x, words.end + 8))
      #expect(isNear(spacer.end, toggle.x - 8))
      #expect(isNear(toggle.y + toggle.height / 2, words.y + words.height / 2))
    }

    @Test(arguments: widths) func aChainOfThreeIsOfOneWidth(width: Int) async throws {
      let boxes = try await boxes("chain", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let each = (whole - 32 - 20) / 3
      for (name, place) in [("first", 0.0), ("second", 1), ("third", 2)] {
        let box = try #require(boxes[name])
        #expect(isNear(box.x, 16 + place * (each + 10)))
        #expect(isNear(box.width, each))
        #expect(isNear(box.height, 28))
      }
    }

    @Test(arguments: widths) func aButtonInTheMiddleIsHalfAsWide(width: Int) async throws {
      let boxes = try await boxes("centered", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let button = try #require(boxes["button"])
      #expect(isNear(button.width, whole / 2))
      #expect(isNear(button.x, whole / 4))
    }

    @Test func aStackKeepsItsOwnGaps() async throws {
      let boxes = try await boxes("stacks", width: 402)
      let lines = try ["one", "two", "three"].map { try #require(boxes[$0]) }
      let (mark, row) = (try #require(boxes["mark"]), try #require(boxes["cell"]))
      #expect(mark.x == 16 && mark.width == 24 && mark.height == 24)
      #expect(isNear(lines[0].x, 56))
      #expect(isNear(lines[1].y, lines[0].bottom + 2))
      #expect(isNear(lines[2].y, lines[1].bottom + 14))
      #expect(isNear(mark.y + 12, row.height / 2))
    }

    @Test(arguments: widths) func marginsAreKept(width: Int) async throws {
      let boxes = try await boxes("margins", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let box = try #require(boxes["box"])
      #expect(box == Box(x: 30, y: 12, width: whole - 50, height: 26))
    }

    @Test func textTakesTheLinesThatItsWidthAsksFor() async throws {
      var heights: [Double] = []
      for width in Self.widths {
        let boxes = try await boxes("wrapping", width: width)
        // A bar for scrolling takes some of the window.
        let whole = try #require(boxes["cell"]).width
        let (time, text) = (try #require(boxes["time"]), try #require(boxes["text"]))
        let row = try #require(boxes["cell"])
        #expect(time == Box(x: 16, y: 10, width: 60, height: 20))
        #expect(isNear(text.x, 86))
        #expect(isNear(text.width, whole - 102))
        #expect(isNear(row.height, text.height + 20))
        heights.append(text.height)
      }
      #expect(heights[0] > heights[1] && heights[1] > heights[2])
    }

    @Test(arguments: widths) func cousinsLineUp(width: Int) async throws {
      let boxes = try await boxes("cousins", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let (key, otherKey) = (try #require(boxes["key"]), try #require(boxes["other key"]))
      let (value, otherValue) = (try #require(boxes["value"]), try #require(boxes["other value"]))
      let (upper, lower) = (try #require(boxes["upper"]), try #require(boxes["lower"]))
      #expect(isNear(key.width, otherKey.width))
      #expect(isNear(value.x, otherKey.end + 12))
      #expect(isNear(value.x, otherValue.x))
      #expect(isNear(value.end, whole - 24))
      #expect(isNear(lower.y, upper.bottom + 4))
    }

    @Test func baselinesAreOneLine() async throws {
      let boxes = try await boxes("baselines", width: 402)
      let (large, small) = (try #require(boxes["large"]), try #require(boxes["small"]))
      #expect(isNear(small.x, large.end + 8))
      // 34 points stand 32.4 under their top, 13 points 12.4.
      #expect(abs(small.y - large.y - 20) <= 1)
    }

    @Test func aBadgeSitsOnACorner() async throws {
      let boxes = try await boxes("badge", width: 402)
      #expect(boxes["picture"] == Box(x: 16, y: 10, width: 44, height: 44))
      #expect(boxes["dot"] == Box(x: 54, y: 4, width: 12, height: 12))
    }

    @Test(arguments: widths) func aBubbleIsAtMostThreeQuartersWide(width: Int) async throws {
      let boxes = try await boxes("bubble", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let (bubble, text) = (try #require(boxes["bubble"]), try #require(boxes["text"]))
      #expect(isNear(bubble.end, whole - 16))
      #expect(bubble.width <= whole * 0.75 + 0.6)
      #expect(isNear(text.x, bubble.x + 12))
      if width < 800 { #expect(isNear(bubble.width, whole * 0.75)) }
    }

    @Test(arguments: widths) func fieldsOfAFormBeginAtOnePlace(width: Int) async throws {
      let boxes = try await boxes("form", width: width)
      // A bar for scrolling takes some of the window.
      let whole = try #require(boxes["cell"]).width
      let (city, code) = (try #require(boxes["City"]), try #require(boxes["Postal code"]))
      let (vienna, number) = (try #require(boxes["Vienna"]), try #require(boxes["1090"]))
      #expect(isNear(city.width, code.width))
      #expect(isNear(vienna.x, code.end + 12))
      #expect(isNear(number.x, vienna.x))
      #expect(isNear(number.end, whole - 16))
    }
  }
}
