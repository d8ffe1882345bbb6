import Testing

@testable import CellophaneDoctor
@testable import CellophaneGalleries

/// What a page says of the lines that its files lack.
@Suite struct MissingLinesTests {
  private func sentence(_ stops: Bool...) -> [String] {
    let omissions = stops.enumerated().map { index, stops in
      Omission(
        path: "App/Store.swift", line: index + 3, lastLine: index + 3, type: "Store",
        member: "save", message: "cannot find 'Record' in scope",
        cause: "no such module 'Database'", stops: stops)
    }
    return MissingLines(omissions, words: [:], parts: []).sentences(ofFile: "App/Store.swift")
  }

  @Test func aPlaceDoesNothingOrStops() {
    #expect(
      sentence(false) == [
        "a place of 'Store.swift' is left out and does nothing, line 3: no such module 'Database'"
      ])
    #expect(
      sentence(true) == [
        "a place of 'Store.swift' is left out and stops code that gets there, line 3: "
          + "no such module 'Database'"
      ])
  }

  @Test func ofSeveralPlacesBothAreSaid() {
    let end = ", the first in line 3: no such module 'Database'"
    let places = "places of 'Store.swift' are left out and"
    #expect(sentence(false, false) == ["2 \(places) do nothing\(end)"])
    #expect(sentence(true, true) == ["2 \(places) stop code that gets there\(end)"])
    #expect(
      sentence(false, true, true) == ["3 \(places) do nothing or stop code that gets there\(end)"])
  }
}
