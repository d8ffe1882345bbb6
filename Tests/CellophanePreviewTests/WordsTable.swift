import UIKit

/// A classic table of words, one in each row; subclasses say what is done with them.
class WordsTableController: UITableViewController {
  var words: [String]

  init(_ words: [String]) {
    self.words = words
    super.init(style: .plain)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Makes of a cell what else it shows.
  func finish(_ cell: UITableViewCell, of word: String) {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words[indexPath.row]
    finish(cell, of: words[indexPath.row])
    return cell
  }
}

/// A controller with such a table, and what its rows say; a subclass gives the table its rows by the
/// protocol alone.
class WordsTableHolder: UIViewController {
  var words: [String]

  init(_ words: [String]) {
    self.words = words
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func loadView() {
    let table = UITableView()
    table.dataSource = self as? any UITableViewDataSource
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
}
