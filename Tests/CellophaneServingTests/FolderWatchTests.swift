import Foundation
import Testing

@testable import CellophaneServing

@Suite struct FolderWatchTests {
  let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.appending(path: "watched \(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Sources", withIntermediateDirectories: true)
    try write("Sources/Old.swift")
  }

  private func write(_ path: String) throws {
    try Data(UUID().uuidString.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
  }

  /// The paths that are told of after something was done, as far as the ones that are waited for.
  private func changes(
    until expected: Set<String>, ignoring ignored: [String] = [], _ act: () throws -> Void
  ) async throws -> Set<String> {
    var told = FolderWatch.changes(in: [folder], ignoring: ignored).makeAsyncIterator()
    try act()
    var all: Set<String> = []
    while !expected.isSubset(of: all), let paths = await told.next() {
      all.formUnion(paths.map { String($0.dropFirst(folder.count + 1)) })
    }
    return all
  }

  @Test(.timeLimit(.minutes(1))) func whatIsWrittenMadeMovedAndDeletedIsTold() async throws {
    let all = try await changes(
      until: ["Sources/Old.swift", "Sources/New.swift", "Sources/Moved.swift"]
    ) {
      try write("Sources/New.swift")
      try FileManager.default.moveItem(
        atPath: "\(folder)/Sources/Old.swift", toPath: "\(folder)/Sources/Moved.swift")
    }
    #expect(all == ["Sources/Old.swift", "Sources/New.swift", "Sources/Moved.swift"])
  }

  @Test(.timeLimit(.minutes(1))) func aFolderThatIsMadeIsWatchedToo() async throws {
    let all = try await changes(until: ["Sources/Deep/er/Cell.swift"]) {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/Sources/Deep/er", withIntermediateDirectories: true)
      try write("Sources/Deep/er/Cell.swift")
    }
    #expect(all.contains("Sources/Deep/er/Cell.swift"))
  }

  @Test(.timeLimit(.minutes(1))) func whatABuildMakesIsNotTold() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/site", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/.build", withIntermediateDirectories: true)
    let all = try await changes(until: ["Sources/Old.swift"], ignoring: ["\(folder)/site"]) {
      try write("site/index.html")
      try write(".build/x.o")
      try write("Sources/Old.swift~")
      try write("Sources/Old.swift")
    }
    #expect(all == ["Sources/Old.swift"])
  }

  @Test(.timeLimit(.minutes(1))) func aFolderThatGoesAndComesBackIsTold() async throws {
    var told = FolderWatch.changes(in: [folder]).makeAsyncIterator()
    try FileManager.default.moveItem(atPath: folder, toPath: "\(folder) aside")
    let gone = await told.next()
    #expect(gone == [folder])
    try FileManager.default.moveItem(atPath: "\(folder) aside", toPath: folder)
    let back = await told.next()
    #expect(back?.contains("\(folder)/Sources/Old.swift") == true, "\(back ?? [])")
    try write("Sources/Old.swift")
    #expect(await told.next() == ["\(folder)/Sources/Old.swift"])
  }

  /// What looks at times, where no system tells.
  @Test func timesTellTheSame() throws {
    var times = FolderTimes(WatchedTree(roots: [folder], ignored: []))
    #expect(times.changes() == [])
    try write("Sources/New.swift")
    try FileManager.default.removeItem(atPath: "\(folder)/Sources/Old.swift")
    #expect(times.changes() == ["\(folder)/Sources/New.swift", "\(folder)/Sources/Old.swift"])
    #expect(times.changes() == [])
  }

  @Test func whatABuildWritesIsNoSource() {
    let tree = WatchedTree(roots: ["/home/.work/App"], ignored: [])
    #expect(tree.mayHold("/home/.work/App/Sources/Cell.swift"))
    #expect(!tree.mayHold("/home/.work/App/.build/debug/Cell.o"))
    #expect(!tree.mayHold("/home/.work/App/Sources/.Cell.swift.swp"))
    // The system may know a root by another name.
    #expect(tree.mayHold("/private/home/.work/App/Sources/Cell.swift"))
  }
}
