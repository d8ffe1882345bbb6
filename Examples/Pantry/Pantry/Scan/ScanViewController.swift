import UIKit

final class ScanViewController: UITableViewController {
  @IBOutlet private weak var hint: UILabel!
  @IBOutlet private weak var found: UITableViewCell!
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    hint.text = "Hold the camera over a barcode."
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    count += 1
    found.detailTextLabel?.text = "\(count)"
  }

  @IBAction private func cancel(_ sender: Any) {
    dismiss(animated: true)
  }
}
