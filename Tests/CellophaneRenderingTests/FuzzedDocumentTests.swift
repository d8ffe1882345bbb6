import CellophaneDocument
import CellophaneRendering
import CellophaneValidation
import Fuzzing
import Testing

/// Documents with hostile texts in every slot, rendered and validated without a browser.
@MainActor @Suite(.serialized) struct FuzzedDocumentTests {
  private static var made: DocumentFuzzer?

  /// Made once: its samples take longer than all that is done with it.
  private func fuzzer() async throws -> DocumentFuzzer {
    if let made = Self.made { return made }
    let fuzzer = try DocumentFuzzer(await FuzzedSamples.pages())
    Self.made = fuzzer
    return fuzzer
  }

  @Test func whateverAuthorsCallThingsPagesAreValid() async throws {
    var run = try DocumentRun(await fuzzer())
    var faults: [DocumentRun.Fault] = []
    for seed in UInt64(1)...200 {
      if let fault = try run.check(seed: seed) { faults.append(fault) }
    }
    #expect(faults == [])
    // A text that a document takes from a list of words is seldom met.
    #expect(run.made > 180)
    #expect(run.rate > 0)
  }

  @Test func aFaultNamesTheSeedThatMakesItAgain() async throws {
    let page = try PreviewPage()
    var run = DocumentRun(try await fuzzer()) { document in
      let bytes = page.html(of: document)
      // As if the escaper forgot one.
      return bytes + Array("<b>".utf8)
    }
    let fault = try #require(try run.check(seed: 7))
    #expect(fault.seed == 7)
    #expect(fault.findings.map(\.rule).contains("well-formed"))
    #expect(fault.description.hasPrefix("seed 7: "))
    #expect(run.faulty == 1)
    #expect(run.html(seed: 7) == run.html(seed: 7))
  }
}
