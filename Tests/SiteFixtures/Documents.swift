internal import CellophanePreview
internal import CellophaneSite
internal import UIKit

/// Previews that leave files and defaults behind.
enum Documents {
  static func preview(_ title: String) -> SitePreview {
    let preview = Preview(title) {
      UINavigationController(rootViewController: DocumentsController())
    }
    return SitePreview(AnyPreview(preview), language: "en")
  }
}

/// Counts what it finds, then writes more; a tap on a row writes once more.
private final class DocumentsController: UITableViewController {
  private static let folders = [
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first,
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first,
    URL(fileURLWithPath: NSTemporaryDirectory()),
  ].compactMap(\.self)

  private var isTapped = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let launches = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(launches, forKey: "launches")
    UserDefaults.standard.synchronize()
    title = "Launch \(launches), \(count) files"
    write("start")
  }

  private var count: Int {
    Self.folders.reduce(0) { count, folder in
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      // Foundation keeps a folder of its own among the caches.
      return count + (files?.count { $0.hasSuffix(".txt") } ?? -10)
    }
  }

  private func write(_ name: String) {
    for folder in Self.folders {
      try? Data(name.utf8).write(to: folder.appendingPathComponent("\(name).txt"))
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = isTapped ? "Now \(count)" : "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write("row \(indexPath.row)")
    isTapped = true
    tableView.reloadData()
  }
}
