import Foundation
import Testing

/// A file with two screens, and `cellophane serve` of it.
///
/// A file is built faster than a package: the modules of the tests' own build are linked with it.
final class ServedFile: Sendable {
  let file: URL
  let address: String
  private let process: Int32
  private let said: URL

  /// - Parameter rows: The rows of the first screen, as Swift.
  init(_ rows: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "served \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "Rows.swift")
    try Self.write(rows, to: file)
    said = folder.appending(path: ".said")
    (process, address) = try await Self.serve(file, port: nil, said: said)
  }

  /// The same file, served by another run at the same address.
  init(again other: ServedFile) async throws {
    file = other.file
    said = other.said.deletingLastPathComponent().appending(path: ".said again")
    (process, address) = try await Self.serve(
      file, port: try #require(URL(string: other.address)?.port), said: said)
  }

  deinit {
    kill(process, SIGKILL)
    try? FileManager.default.removeItem(at: said)
  }

  /// What it printed.
  var words: String { (try? String(contentsOf: said, encoding: .utf8)) ?? "" }

  func write(_ rows: String) throws { try Self.write(rows, to: file) }

  /// Ends it as somebody does who asks nothing.
  func end() { kill(process, SIGKILL) }

  /// Whether no program that names its folder is left after a while.
  func isLeftAlone() async throws -> Bool {
    for _ in 0..<500 {
      let search = Process()
      search.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      search.arguments = ["pgrep", "-f", file.deletingLastPathComponent().path]
      search.standardOutput = FileHandle.nullDevice
      try search.run()
      search.waitUntilExit()
      if search.terminationStatus == 1 { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  /// Starts the command, and gives the address that it prints.
  private static func serve(_ file: URL, port: Int?, said: URL) async throws -> (Int32, String) {
    try Data().write(to: said)
    let output = try FileHandle(forWritingTo: said)
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: "cellophane")
    process.arguments = ["serve", file.path] + (port.map { ["--port", "\($0)"] } ?? [])
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try output.close()
    for _ in 0..<3000 where process.isRunning {
      let text = try String(contentsOf: said, encoding: .utf8)
      if let match = text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//) {
        return (process.processIdentifier, String(match.0))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    kill(process.processIdentifier, SIGKILL)
    throw DriverError.malformedResponse(try String(contentsOf: said, encoding: .utf8))
  }

  private static func write(_ rows: String, to file: URL) throws {
    try Data(code.replacing("ROWS", with: rows).utf8).write(to: file)
  }

  private static let code = """
    import UIKit

    final class RowsViewController: UITableViewController {
      let rows = [ROWS]

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

    final class TreeViewController: UICollectionViewController {
      private var source: UICollectionViewDiffableDataSource<Int, String>!

      init() {
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      }

      required init?(coder: NSCoder) { fatalError("made in code only") }

      override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
          cell, _, name in
          var content = cell.defaultContentConfiguration()
          content.text = name
          cell.contentConfiguration = content
          cell.accessories = name == "Open" ? [.outlineDisclosure()] : []
        }
        source = .init(collectionView: collectionView) { view, place, name in
          view.dequeueConfiguredReusableCell(using: cells, for: place, item: name)
        }
        let shared = [ROWS]
        var rows = NSDiffableDataSourceSectionSnapshot<String>()
        rows.append(["Open"])
        rows.append(["Inside"], to: "Open")
        rows.append(["\\(shared.count) in all"] + (0..<40).map { "Row \\($0)" })
        source.apply(rows, to: 0, animatingDifferences: false)
      }
    }

    """
}
