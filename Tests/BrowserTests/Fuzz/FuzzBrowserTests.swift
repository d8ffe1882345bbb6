import CellophaneDocument
import CellophanePreview
import CellophaneRendering
import CellophaneValidation
import Foundation
import Fuzzing
import Testing

extension SecondWindowSuite {
  /// Documents with hostile texts in every slot, rendered, validated, and read by a parser that is not
  /// ours.
  ///
  /// `FUZZ_CASES` sets how many, `FUZZ_SEED` the first; a failure names its seed.
  @Suite struct FuzzBrowserTests {
    @Test func aBrowserReadsWhatWasMeantWhateverAuthorsCallThings() async throws {
      let count = Self.number("FUZZ_CASES") ?? 500
      let first = Self.number("FUZZ_SEED") ?? 1
      let pages = await FuzzedSamples.pages()
      let fuzzer = try DocumentFuzzer(pages)
      #expect(fuzzer.kindCount > 60)
      let reader = try await MarkupReader(known: pages.map { try html(of: $0) })
      var made = 0
      var seed = first
      while seed < first + count {
        var batch: [(seed: UInt64, bytes: [UInt8])] = []
        while batch.count < 20, seed < first + count {
          if let page = fuzzer.page(seed: seed) { batch.append((seed, try html(of: page))) }
          seed += 1
        }
        made += batch.count
        // Names that became the same are another test's.
        try await reader.check(batch, except: ["duplicate-id", "dangling-reference"])
      }
      // A text that a document takes from a list of words is seldom met.
      #expect(Double(made) > 0.9 * Double(count))
      if count != 500 { print("fuzz: seeds \(first) to \(seed - 1), \(made) pages, all as meant") }
    }

    /// Lists by lot, through an author's code: built, touched, rendered, validated and read.
    ///
    /// `FUZZ_PREVIEWS` sets how many.
    @MainActor @Test func previewsMadeByLotBecomePagesThatAreRight() async throws {
      let count = Self.number("FUZZ_PREVIEWS") ?? 16
      let first = Self.number("FUZZ_SEED") ?? 1
      let gallery = try await BuiltGallery.shared.value
      let reader = try await MarkupReader(
        known: gallery.previews(), attributes: ["aria-description", "data-menu"])
      var made = 0
      for seed in first..<first + count {
        var options = ResolveOptions()
        options.look = seed.isMultiple(of: 2) ? .iOS26 : .iOS18
        let resolved = await PreviewFuzzer.preview(seed: seed).resolve(options)
        #expect(resolved.isEmpty == false, "seed \(seed)")
        let pages = try resolved.map { (seed, try html(of: $0)) }
        made += pages.count
        try await reader.check(pages, except: [])
      }
      #expect(made >= Int(count))
      if count != 16 { print("fuzz: previews \(first) to \(first + count - 1), all as meant") }
    }

    private static func number(_ variable: String) -> UInt64? {
      ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
    }

    private func html(of page: ResolvedPage) throws -> [UInt8] {
      try PreviewPage().html(of: page)
    }
  }
}
