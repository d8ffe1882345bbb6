import Foundation
import Synchronization
import Testing

@testable import CellophaneServing

/// What is said of builds; they are a toy's.
@Suite struct WorkshopTests {
  /// A gallery that is built by a closure.
  private struct Toy: ServedGallery {
    var name: String { watched[0] }
    var watched: [String]
    var act: @Sendable () async throws -> String

    func build(_ say: @escaping @Sendable (String) -> Void) async throws -> String {
      try await act()
    }
    func need(ofChanged path: String) -> Need { .code }
  }

  /// What the terminal hears.
  private final class Words: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.appending(path: "toy \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func workshop(_ gallery: Toy, _ words: Words, patience: Duration = .seconds(60))
    -> Workshop
  {
    Workshop(
      gallery: gallery, folder: "\(folder)/site", keeper: ChildRunTests.keeper, room: TabRoom(),
      patience: patience
    ) { words.add($0) }
  }

  /// Runs until something is said.
  private func run(_ workshop: Workshop, _ words: Words, until word: String) async throws {
    let (changes, continuation) = AsyncStream<Set<String>>.makeStream()
    async let end: Void = workshop.run(changes)
    while !words.all.contains(where: { $0.contains(word) }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    continuation.finish()
    await end
  }

  @Test(.timeLimit(.minutes(1))) func aFolderThatIsGoneIsSaid() async throws {
    let words = Words()
    let gallery = Toy(watched: ["\(folder)/gone"]) { "/bin/true" }
    try await run(workshop(gallery, words), words, until: "pages are those of before")
    #expect(
      words.all == [
        """
        \(folder)/gone: error: it was deleted or moved; it is built again once it is back
        '\(folder)/gone' is not there any more; the pages are those of before
        """
      ])
  }

  @Test(.timeLimit(.minutes(1))) func aBuildThatDoesNotEndIsSaidAgainAndAgain() async throws {
    let words = Words()
    let gallery = Toy(watched: [folder]) {
      try await Task.sleep(for: .seconds(3600))
      return ""
    }
    let workshop = workshop(gallery, words, patience: .milliseconds(10))
    try await run(workshop, words, until: "begins it anew, and Control-C ends it")
    #expect(words.all.first?.hasPrefix("Still building after 0") == true)
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoGallerySaysSo() async throws {
    let words = Words()
    let gallery = Toy(watched: [folder]) { "/bin/echo" }
    try await run(workshop(gallery, words), words, until: "pages are those of before")
    #expect(
      words.all.last?.hasSuffix("The pages cannot be made; the pages are those of before") == true)
  }

  @Test(.timeLimit(.minutes(1))) func aChangeEndsWhatIsMadeOfOlderSources() async throws {
    let words = Words()
    let count = Mutex(0)
    let gallery = Toy(watched: [folder]) {
      let number = count.withLock { count in
        count += 1
        return count
      }
      words.add("begun \(number)")
      if number < 3 { try await Task.sleep(for: .seconds(3600)) }
      throw GalleryFault(title: "The end", words: "")
    }
    let (changes, continuation) = AsyncStream<Set<String>>.makeStream()
    let workshop = workshop(gallery, words)
    async let end: Void = workshop.run(changes)
    for number in 1...2 {
      while !words.all.contains("begun \(number)") { try await Task.sleep(for: .milliseconds(5)) }
      continuation.yield(["/app/Cell.swift"])
    }
    while words.all.last?.contains("The end") != true {
      try await Task.sleep(for: .milliseconds(5))
    }
    continuation.finish()
    await end
    #expect(
      words.all == [
        "begun 1", "changed: Cell.swift", "begun 2", "changed: Cell.swift", "begun 3",
        "\nThe end; the pages are those of before",
      ])
  }
}
