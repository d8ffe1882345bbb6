import UIKit

final class ScanViewController: UITableViewController {
  @IBOutlet private weak var hint: UILabel!

  @IBAction private func cancel(_ sender: Any) {
    dismiss(animated: true)
  }
}
