internal import Foundation
internal import Fuzzing

/// Renders and validates documents with hostile texts, without a browser, and says how quick it was.
///
///     DocumentFuzz COUNT [SEED]   that many from a seed, by default 1; 0 goes on without end
///     DocumentFuzz page SEED      the page of a seed
///
/// Exits with 1 where one is not as it should be.
@main enum Main {
  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { UInt64($0) }
    let isForPage = arguments.first == "page"
    guard let number = numbers.first, numbers.count + (isForPage ? 1 : 0) == arguments.count else {
      print("usage: DocumentFuzz COUNT [SEED] | page SEED")
      exit(2)
    }
    var run = try DocumentRun(DocumentFuzzer(await FuzzedSamples.pages()))
    guard !isForPage else {
      FileHandle.standardOutput.write(Data(run.html(seed: number) ?? []))
      return
    }
    let first = numbers.dropFirst().first ?? 1
    var seed = first
    while number == 0 || seed < first + number {
      if let fault = try run.check(seed: seed) { say("\(fault)") }
      seed += 1
      if (seed - first).isMultiple(of: 10_000) { say(run, first..<seed) }
    }
    say(run, first..<seed)
    exit(run.faulty == 0 ? 0 : 1)
  }

  private static func say(_ run: DocumentRun, _ seeds: Range<UInt64>) {
    say(
      "seeds \(seeds.lowerBound) to \(seeds.upperBound - 1): \(run.made) documents, "
        + "\(run.faulty) faulty, rendered and validated \(Int(run.rate)) a second of one core")
  }

  /// At once, since it may be ended at any time.
  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
