#if os(Linux)
  import CellophaneSite
  import Foundation
  import Seeding
  import Testing

  /// Builds that take pages of earlier ones, where those would be made just so again.
  @Suite(.enabled(if: Turn.has("what builds keep", .fourth))) struct KeepingTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("apple", to: "word")
      try folder.write("", to: "words/one")
      try folder.write("", to: "word.dated")
    }

    /// Previews that are kept: those of the fixture without those that are made each time.
    private static let kept = 8

    private func build(
      _ arguments: [String] = [], to output: String = "Public", word: String = "pear",
      kept: String = "Kept"
    ) throws -> (code: Int32, output: String, errors: String) {
      try runFixture(
        ["build", "--output", "\(folder.path)/\(output)", "--kept", "\(folder.path)/\(kept)"]
          + arguments,
        environment: [
          "FIXTURE": "reads", "KEPT_WORD": word, "KEPT_FILE": "\(folder.path)/word", "CI": "true",
        ], program: fixtureExecutable)
    }

    /// What the note at the end says was kept; `nil` where it says nothing of it.
    private func count(_ result: (code: Int32, output: String, errors: String)) -> String? {
      result.errors.firstMatch(of: #/; (\d+ of \d+) previews were kept/#).map { String($0.1) }
    }

    /// Expects the site to be the one that is built without anything that was kept.
    private func expectFresh(_ arguments: String..., word: String = "pear") throws {
      let result = try runFixture(
        ["build", "--output", "\(folder.path)/Fresh", "--kept", "\(folder.path)/Other", "--fresh"]
          + arguments,
        environment: [
          "FIXTURE": "reads", "KEPT_WORD": word, "KEPT_FILE": "\(folder.path)/word", "CI": "true",
        ], program: fixtureExecutable)
      #expect(result.code == 0, "\(result.errors)")
      #expect(try folder.files(in: "Public") == folder.files(in: "Fresh"))
    }

    @Test func whereNothingChangedEverythingIsKept() throws {
      let first = try build(["--verbose"])
      #expect(count(first) == nil)
      let reasons = first.errors.split(separator: "\n")
        .filter { $0.contains(": is made each time: ") }
      #expect(
        reasons == [
          "Clock: is made each time: it reads the clock, which the site does not fix by 'clock'",
          "Network: is made each time: it uses a network or another program",
          "Runner: is made each time: it runs '/bin/true'",
          "Writer: is made each time: it writes '\(folder.path)/word.out'",
        ])
      let second = try build(["--verbose"])
      #expect(count(second) == "\(Self.kept) of 12")
      #expect(second.errors.contains("Output: a word of a preview"))
      try expectFresh()
    }

    @Test func freshTakesNothing() throws {
      _ = try build()
      #expect(count(try build(["--fresh"])) == nil)
    }

    @Test func whereATemplateChangedOnlyThePagesAreWrittenAnew() throws {
      _ = try build()
      for name in ["page", "sheet"] {
        let path = "Templates/\(name).mustache"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try folder.write(text.replacing("</body>", with: "<!-- mine --></body>"), to: path)
      }
      let templates = "\(folder.path)/Templates"
      #expect(count(try build(["--templates", templates])) == "\(Self.kept) of 12")
      #expect(try folder.text("Public/previews/variable.html").contains("<!-- mine -->"))
      #expect(try folder.text("Public/sheets/cell.html").contains("<!-- mine -->"))
      try expectFresh("--templates", templates)
    }

    @Test func aVariableThatIsReadCountsAndNoOther() throws {
      _ = try build()
      #expect(count(try build(word: "plum")) == "\(Self.kept - 2) of 12")
      #expect(try folder.text("Public/previews/variable.html").contains("plum"))
      #expect(try folder.text("Public/previews/variables.html").contains("plum"))
      try expectFresh(word: "plum")
    }

    @Test(arguments: [("word", "cherry"), ("words/two", ""), ("word.dated", "")])
    func aFileThatIsReadCounts(name: String, text: String) throws {
      _ = try build()
      try folder.write(text, to: name)
      #expect(count(try build()) == "\(Self.kept - 1) of 12")
      try expectFresh()
    }

    @Test func aFileThatCameOrWentCounts() throws {
      try FileManager.default.removeItem(atPath: "\(folder.path)/word")
      _ = try build()
      try folder.write("cherry", to: "word")
      #expect(count(try build()) == "\(Self.kept - 1) of 12")
      #expect(try folder.text("Public/previews/file.html").contains("cherry"))
      try FileManager.default.removeItem(atPath: "\(folder.path)/word")
      #expect(count(try build()) == "\(Self.kept - 1) of 12")
      try expectFresh()
    }

    @Test func symbolsCountWhereverTheyAre() throws {
      try folder.write(
        "<svg viewBox=\"0 0 4 4\"><path d=\"M0 0H4V4z\"/></svg>", to: "Templates/symbols/box.svg")
      let options = [
        "--templates", "\(folder.path)/Templates", "--symbols", "\(folder.path)/Templates/symbols",
      ]
      _ = try build(options)
      #expect(count(try build(options)) == "\(Self.kept) of 12")
      try folder.write(
        "<svg viewBox=\"0 0 4 4\"><path d=\"M0 0H2V4z\"/></svg>", to: "Templates/symbols/box.svg")
      #expect(count(try build(options)) == nil)
    }

    @Test func anotherLookIsAnotherPage() throws {
      _ = try build()
      #expect(count(try build(["--look", "iOS18"])) == nil)
      #expect(count(try build(["--timeout", "29", "--look", "iOS18"])) == nil)
      // What is kept for the first is there still, where it is not too much.
      #expect(count(try build()) == "\(Self.kept) of 12")
    }

    @Test func partsOfASiteAreKeptToo() throws {
      _ = try build(["--filter", "file"])
      #expect(count(try build()) == "1 of 12")
      #expect(count(try build(["--shard", "1/2"], to: "part-1"))?.hasSuffix(" of 12") == false)
      _ = try build(["--shard", "2/2"], to: "part-2")
      let merged = try runFixture(
        ["merge", "\(folder.path)/part-1", "\(folder.path)/part-2", "--output", folder.output],
        environment: [
          "FIXTURE": "reads", "KEPT_WORD": "pear", "KEPT_FILE": "\(folder.path)/word", "CI": "true",
        ], program: fixtureExecutable)
      #expect(merged.code == 0, "\(merged.errors)")
      try expectFresh()
    }

    @Test func whatWasTamperedWithIsNotTaken() throws {
      let ways = ["flipped", "cut", "exchanged", "linked"]
      _ = try build()
      let kept = "\(folder.path)/Kept"
      let names = try FileManager.default.contentsOfDirectory(atPath: kept).sorted()
      #expect(names.count == Self.kept)
      let contents = try names.map { try Data(contentsOf: URL(fileURLWithPath: "\(kept)/\($0)")) }
      for (index, name) in names.enumerated() {
        let file = URL(fileURLWithPath: "\(kept)/\(name)")
        var bytes = contents[index]
        switch ways[index % ways.count] {
        case "flipped": bytes[bytes.count / 2] ^= 1
        case "cut": bytes.removeLast(7)
        case "exchanged": bytes = contents[(index + 1) % names.count]
        default:
          try bytes.write(to: URL(fileURLWithPath: "\(folder.path)/elsewhere-\(index)"))
          try FileManager.default.removeItem(at: file)
          try FileManager.default.createSymbolicLink(
            atPath: file.path, withDestinationPath: "\(folder.path)/elsewhere-\(index)")
          continue
        }
        try bytes.write(to: file)
      }
      #expect(count(try build()) == nil)
      #expect(count(try build()) == "\(Self.kept) of 12")
      try expectFresh()
    }

    @Test func whatNobodyUsesGoesTheOldestFirst() throws {
      _ = try build()
      let size = try folder.files(in: "Kept").values.map(\.count).reduce(0, +)
      for (name, year) in [("older", -2.0), ("newer", -1.0)] {
        try folder.write(String(repeating: "x", count: size * 4 / 3), to: "Kept/\(name)")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: year * 31_536_000)],
          ofItemAtPath: "\(folder.path)/Kept/\(name)")
      }
      try folder.write("", to: "Kept/new-2147483000/rest")
      _ = try build(["--filter", "file"])
      #expect(folder.exists("Kept/older") && folder.exists("Kept/newer"))
      _ = try build()
      #expect(!folder.exists("Kept/older") && folder.exists("Kept/newer"))
      #expect(!folder.exists("Kept/new-2147483000"))
    }
  }
#endif
