internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneSite
internal import Foundation
internal import UIKit

/// A preview of several pages, each of which says in which process it was made.
enum Seen {
  static var preview: SitePreview {
    let preview = Preview("Seen", environments: [.phone, .pad]) { SeenController() }
    return SitePreview(AnyPreview(preview), language: "en", otherLooks: [.iOS18])
  }
}

private final class SeenController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    // Only pages that differ are pages of their own.
    let device = traitCollection.userInterfaceIdiom == .pad ? "Pad" : "Phone"
    cell.textLabel?.text = "\(device) \(ProcessInfo.processInfo.processIdentifier)"
    return cell
  }
}
