import CellophaneProjects
import Foundation

/// An app of a test's own, gone with it, and the command that is called with it.
final class AppFolder {
  /// Its name has a space, as many have.
  let path: String

  /// - Parameter files: Texts by path.
  init(_ files: [String: String]) throws {
    path = Paths.resolved(NSTemporaryDirectory()) + "/app \(UUID().uuidString)"
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Every file but those in `.cellophane`, by path.
  func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return all.filter { !$0.hasPrefix(".cellophane") && Paths.isFolder("\(path)/\($0)") == false }
      .sorted()
  }

  /// `cellophane`, called with some words, and what it said without this folder's path.
  func run(_ arguments: String...) throws -> (code: Int32, output: String, errors: String) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (code: Int32, output: String, errors: String) {
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("cellophane").path
    let run = try CommandRun(command, arguments)
    return (run.code, short(run.output), short(run.errors))
  }

  private func short(_ text: String) -> String { text.replacing("\(path)/", with: "") }

  /// A list screen that needs nothing.
  static let screen = """
    import UIKit

    final class RowsViewController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \\(indexPath.row)"
        return cell
      }
    }
    """
}
