import Foundation
import Testing

extension SecondWindowSuite {
  /// How long somebody waits who edits this package's own examples. It measures, and so it runs only
  /// where it is asked to: by `Benchmarks/run serve`.
  @Suite(
    .enabled(
      if: ProcessInfo.processInfo.environment["MEASURE_SERVE"] != nil,
      "it edits the examples, and tells of times alone"))
  struct ServeMeasurement {
    private static let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..")
      .standardized
    private static let options = [
      "--traits", "Overlay", "-Xswiftc", "-index-ignore-system-modules",
    ]

    /// A file whose text is changed again and again, and is as it was at the end.
    private final class Edited {
      private let file: URL
      private let original: String
      private let word: String

      init(_ path: String, _ word: String) throws {
        file = root.appending(path: path)
        self.word = word
        original = try String(contentsOf: file, encoding: .utf8)
        try #require(original.contains(word))
      }

      func write(_ other: String) throws {
        try original.replacing(word, with: other).write(to: file, atomically: true, encoding: .utf8)
      }

      deinit { try? original.write(to: file, atomically: true, encoding: .utf8) }
    }

    private func swiftBuild() async throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["swift", "build", "--package-path", Self.root.path, "--product", "Gallery"] + Self.options
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { _ in continuation.resume() }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      try #require(process.terminationStatus == 0)
    }

    /// Ten times how long it takes until something is so. Between two of them somebody thinks, and what
    /// is made behind the page is given up by the next.
    private func measured(
      _ name: String, _ act: (String) async throws -> Void
    ) async throws -> Double {
      var seconds: [Double] = []
      for number in 1...10 {
        let start = ContinuousClock.now
        try await act("\(name) \(number)")
        seconds.append(start.duration(to: .now) / .seconds(1))
        try await Task.sleep(for: .seconds(3))
      }
      seconds.sort()
      let median = (seconds[4] + seconds[5]) / 2
      let all = seconds.map { String(format: "%.2f", $0) }.joined(separator: " ")
      print("\(name): \(String(format: "%.2f", median)) s, of \(all)")
      return median
    }

    @Test(.timeLimit(.minutes(20))) func anEditUntilItIsPainted() async throws {
      let code = try Edited("Examples/Lists/PackingViewController.swift", "\"Packing\"")
      let texts = try Edited(
        "Examples/Files/Resources/en.lproj/Localizable.strings", "\"PDFs\" = \"PDFs\"")
      let browser = try await Browser.shared.value
      try await browser.resize(width: 1280, height: 900)

      let alone = try await measured("swift build alone") { word in
        try code.write("\"\(word)\"")
        try await swiftBuild()
      }

      let said = FileManager.default.temporaryDirectory.appending(path: "said \(UUID().uuidString)")
      try Data().write(to: said)
      let output = try FileHandle(forWritingTo: said)
      let server = Process()
      server.executableURL = Bundle.main.bundleURL.appending(path: "cellophane")
      server.arguments =
        ["serve", Self.root.path, "--product", "Gallery"] + Self.options.map { "--swift=\($0)" }
      server.standardOutput = output
      server.standardError = output
      try server.run()
      defer { server.terminate() }
      var words: String { (try? String(contentsOf: said, encoding: .utf8)) ?? "" }
      while !words.contains("ready after") { try await Task.sleep(for: .milliseconds(100)) }
      let address = try #require(words.firstMatch(of: #/http://127\.0\.0\.1:\d+//#)).output
      func open(_ page: String) async throws {
        try await browser.open(try #require(URL(string: "\(address)pages/\(page).html")))
        try #require(try await browser.becomes("document.documentElement.dataset.serve"))
      }
      /// Painted is what a frame was made of.
      func paints(_ word: String) async throws {
        let isThere =
          "document.querySelector('iframe')?.contentDocument?.body?.textContent.includes('\(word)')"
        for _ in 0..<6 where try await browser.becomes(isThere) {
          try await _ = browser.send(
            "POST", "execute/async",
            ["script": "requestAnimationFrame(() => setTimeout(arguments[0]))", "args": []])
          return
        }
        Issue.record("'\(word)' is not seen: \(words)")
      }

      try await open("a-packing-list")
      let edit = try await measured("edit until painted") { word in
        try code.write("\"\(word)\"")
        try await paints(word)
      }
      try await open("a-diffable-table")
      let text = try await measured("string until painted") { word in
        try texts.write("\"PDFs\" = \"\(word)\"")
        try await paints(word)
      }
      print(words.split(separator: "\n").suffix(6).joined(separator: "\n"))
      print(String(format: "edit until painted: %+.2f s beside the compiler's own", edit - alone))
      #expect(text < alone)
    }
  }
}
