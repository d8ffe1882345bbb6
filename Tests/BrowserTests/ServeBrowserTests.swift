import Foundation
import Testing

extension SecondWindowSuite {
  /// `cellophane serve` as somebody works with it: a file that is edited, a tab that follows.
  @Suite struct ServeBrowserTests {
    /// A folder with one file of code, and the server of it.
    private final class Server: @unchecked Sendable {
      let file: URL
      let address: String
      private let process = Process()

      init(_ rows: String, port: String? = nil) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
          path: "served \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "Rows.swift")
        try Server.write(rows, to: file)
        address = try await Server.start(process, file, port: port)
      }

      static func write(_ rows: String, to file: URL) throws {
        let code = """
          import UIKit

          final class RowsViewController: UITableViewController {
            let rows = [\(rows)]

            override func tableView(
              _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { rows.count }

            override func tableView(
              _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
              let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
              cell.textLabel?.text = rows[indexPath.row]
              return cell
            }
          }

          """
        try Data(code.utf8).write(to: file)
      }

      /// Starts the command, and gives the address that it prints.
      private static func start(_ process: Process, _ file: URL, port: String?) async throws
        -> String
      {
        let said = file.deletingLastPathComponent().appending(path: ".said-\(UUID().uuidString)")
        try Data().write(to: said)
        process.executableURL = Bundle.main.bundleURL.appending(path: "cellophane")
        process.arguments = ["serve", file.path] + (port.map { ["--port", $0] } ?? [])
        let output = try FileHandle(forWritingTo: said)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        for _ in 0..<1500 {
          let text = String(decoding: try Data(contentsOf: said), as: UTF8.self)
          if let match = text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//) {
            return String(match.0)
          }
          try await Task.sleep(for: .milliseconds(20))
        }
        throw DriverError.malformedResponse("no address is said")
      }

      func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }

      deinit {
        process.terminate()
        // What is left in the temporary folder does no harm.
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      }
    }

    /// Whether an expression comes true within a minute: a compiler works meanwhile.
    private func becomes(_ expression: String, in browser: Browser) async throws -> Bool {
      for _ in 0..<6 where try await browser.becomes(expression) { return true }
      return false
    }

    private let names = """
      [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('.cell-text, .label') ?? [])]
      .map((one) => one.textContent.trim()).join()
      """

    @Test(.timeLimit(.minutes(5))) func anEditIsSeenAnErrorIsSaidAndGoes() async throws {
      let server = try await Server(#""First", "Second""#)
      let browser = try await Browser.shared.value
      try await browser.resize(width: 1280, height: 900)
      try await browser.open(try #require(URL(string: server.address)))
      // The page waits until there is a site.
      #expect(try await becomes("document.querySelector('a[href*=\"pages/\"]')", in: browser))
      let page = try await browser.run(
        "return document.querySelector('a[href*=\"pages/\"]').href"
      ).string
      try await browser.open(try #require(page.flatMap { URL(string: $0) }))
      #expect(try await becomes("\(names) === 'First,Second'", in: browser))
      #expect(
        try await becomes("document.documentElement.dataset.serve === 'ready'", in: browser))

      try Server.write(#""First", "Another""#, to: server.file)
      #expect(try await becomes("\(names) === 'First,Another'", in: browser))

      // What does not compile is said over the page that was good.
      try Server.write(#""First", missing"#, to: server.file)
      #expect(
        try await becomes(
          "document.querySelector('.serve')?.textContent.includes(\"cannot find 'missing' in scope\")",
          in: browser))
      let place = try await browser.run("return document.querySelector('.serve-place').textContent")
      #expect(place.string == "\(server.file.path):4:24")
      #expect(try await becomes("\(names) === 'First,Another'", in: browser))

      try Server.write(#""First", "Mended", "Third""#, to: server.file)
      #expect(try await becomes("\(names) === 'First,Mended,Third'", in: browser))
      #expect(try await becomes("!document.querySelector('.serve')", in: browser))

      // Killed, it leaves nothing; started again, the tab takes up with it.
      server.kill()
      #expect(
        try await becomes("document.documentElement.dataset.serve === 'lost'", in: browser))
      #expect(try await browser.complaints().filter { $0.contains("Refused") } == [])
    }
  }
}
