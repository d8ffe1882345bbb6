import UIKit

class BaseController: UITableViewController {
  var words: [String] = ["Begun"]

  func say(_ word: String) {
    words.append(word)
    title = word
  }

  @objc func refresh() {
    say("Refreshed below")
  }
}

extension BaseController {
  @objc func setUp() {
    say("Set up below")
  }
}

@objcMembers final class ListController: BaseController {
  private lazy var search = UIBarButtonItem(
    title: "Search", style: .plain, target: self, action: #selector(ListController.searchTapped))

  override func setUp() {
    super.setUp()
    tableView.register(RowCell.self, forCellReuseIdentifier: #keyPath(UIView.layer.name))
    navigationItem.rightBarButtonItems = [
      search,
      UIBarButtonItem(
        barButtonSystemItem: .add, target: nil, action: #selector(addTapped(_:event:))),
    ]
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }

  dynamic func searchTapped() {
    say("Searched for")
  }

  @IBAction func addTapped(_ sender: UIBarButtonItem, event: UIEvent?) {
    say("Added by the bar")
  }

  override func refresh() {
    refreshControl?.endRefreshing()
    say("Pulled down")
  }
}

extension ListController: RowCellDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    title = "List"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(
        withIdentifier: #keyPath(UIView.layer.name), for: indexPath) as! RowCell
    cell.delegate = self
    cell.delegate?.rowCellWasMade?(cell)
    return cell
  }

  func rowCell(_ cell: RowCell, say words: String) {
    say(words)
  }

  func rowCellTitle(_ cell: RowCell) -> String { "Titled by its list" }
}
