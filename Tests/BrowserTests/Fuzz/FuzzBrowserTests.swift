import CellophaneDocument
import CellophanePreview
import CellophaneRendering
import CellophaneValidation
import Foundation
import Fuzzing
import Seeding
import Testing

extension SecondWindowSuite {
  /// Documents with hostile texts in every slot, rendered, validated, and read by a parser that is not
  /// ours.
  ///
  /// `FUZZ_CASES` sets how many, `FUZZ_SEED` the first; a failure names its seed.
  @Suite(.enabled(if: Turn.has("what authors call things", .second))) struct FuzzBrowserTests {
    @Test func aBrowserReadsWhatWasMeantWhateverAuthorsCallThings() async throws {
      let seeds = FuzzSeeds(500, countedBy: "FUZZ_CASES")
      var rest = seeds.share(oneIn: 6, of: "documents by lot")[...]
      let count = rest.count
      let pages = await FuzzedSamples.pages()
      let fuzzer = try DocumentFuzzer(pages)
      #expect(fuzzer.kindCount > 60)
      let reader = try await MarkupReader(known: pages.map { try html(of: $0) })
      var made = 0
      while !rest.isEmpty {
        var batch: [(seed: UInt64, bytes: [UInt8])] = []
        while batch.count < 20, let seed = rest.popFirst() {
          if let page = fuzzer.page(seed: seed) { batch.append((seed, try html(of: page))) }
        }
        made += batch.count
        // Names that became the same are another test's.
        try await reader.check(batch, except: ["duplicate-id", "dangling-reference"])
      }
      // A text that a document takes from a list of words is seldom met.
      #expect(Double(made) > 0.9 * Double(count))
      if !seeds.isUsual {
        print(
          "fuzz: seeds \(seeds.range.lowerBound) to \(seeds.range.last ?? 0), \(made) pages, all as meant"
        )
      }
    }

    /// Lists by lot, through an author's code: built, touched, rendered, validated and read.
    ///
    /// `FUZZ_PREVIEWS` sets how many.
    @MainActor @Test func previewsMadeByLotBecomePagesThatAreRight() async throws {
      let seeds = FuzzSeeds(10, countedBy: "FUZZ_PREVIEWS")
      let some = seeds.share(oneIn: 2, of: "previews by lot")
      let gallery = try await BuiltGallery.shared.value
      let reader = try await MarkupReader(
        known: gallery.markup(), attributes: ["aria-description", "data-menu"])
      var made = 0
      for seed in some {
        var options = ResolveOptions()
        options.look = seed.isMultiple(of: 2) ? .iOS26 : .iOS18
        let resolved = await PreviewFuzzer.preview(seed: seed).resolve(options)
        #expect(resolved.isEmpty == false, "seed \(seed)")
        let pages = try resolved.map { (seed, try html(of: $0)) }
        made += pages.count
        try await reader.check(pages, except: [])
      }
      #expect(made >= some.count)
      if !seeds.isUsual {
        print("fuzz: previews \(seeds.range.lowerBound) to \(seeds.range.last ?? 0), all as meant")
      }
    }

    private func html(of page: ResolvedPage) throws -> [UInt8] {
      try PreviewPage().html(of: page)
    }
  }
}
