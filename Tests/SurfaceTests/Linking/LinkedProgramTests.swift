#if os(Linux)
  import Foundation
  import Testing

  /// What a program has in it that links a product of ours.
  @Suite struct LinkedProgramTests {
    /// Functions of the system's that processes of ours stand before.
    private static let stoodBefore = [
      "time", "clock_gettime", "gettimeofday", "getrandom", "getentropy", "arc4random",
      "arc4random_buf", "syscall", "dispatch_after", "dispatch_after_f",
      "_foundation_uuid_generate_random",
      "$s20FoundationEssentials6LocaleV7currentACvgZ",
      "$s20FoundationEssentials18NotificationCenterC7defaultACvgZ",
      "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC",
      "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
    ]

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
      let said = Pipe()
      process.standardOutput = said
      try process.run()
      let words = said.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      return String(decoding: words, as: UTF8.self)
    }

    private static func path(of product: String) -> String {
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: product).path
    }

    /// What a program defines itself.
    private static func definitions(in product: String) throws -> Set<String> {
      Set(
        try run("nm", ["--defined-only", path(of: product)]).split(separator: "\n").compactMap {
          $0.split(separator: " ").last.map(String.init)
        })
    }

    @Test func whoLinksUIKitAloneStandsBeforeNothingOfTheSystems() throws {
      let definitions = try Self.definitions(in: "UIKitAlone")
      #expect(definitions.contains { $0.hasPrefix("$s5UIKit6UIViewC") })
      #expect(Self.stoodBefore.filter(definitions.contains) == [])
      // The functions that fill places in the tables of Foundation's classes among them.
      #expect(definitions.filter { $0.hasPrefix("surroundings_") } == [])
    }

    @Test func aGalleryStandsBeforeAllOfThem() throws {
      let definitions = try Self.definitions(in: "Gallery")
      #expect(Self.stoodBefore.filter { !definitions.contains($0) } == [])
      #expect(definitions.contains("surroundings_localize"))
    }

    @Test func UIKitAloneRuns() throws {
      #expect(try Self.run(Self.path(of: "UIKitAlone"), []) == "Done Hello 3\n")
    }
  }
#endif
