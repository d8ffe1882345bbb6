import UIKit

/// Texts that no list should have, and some list has: of emoji, of two directions, in fonts of the
/// site, or of a megabyte.
final class TextsViewController: UITableViewController {
  private let texts: [(text: String, font: UIFont?)]

  init(_ texts: [String]? = nil) {
    self.texts =
      texts?.map { ($0, nil) } ?? [
        (String(repeating: "👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦", count: 1_000), nil),
        ("שלום, world.", nil),
        ("Price: 12 ש״ח, מחיר.", nil),
        ("Block", UIFont(name: "Cellophane Block", size: 20)),
        ("Block", UIFont(name: "CellophaneBlock-BoldItalic", size: 20)),
      ]
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = texts[indexPath.row].text
    if let font = texts[indexPath.row].font { content.textProperties.font = font }
    cell.contentConfiguration = content
    return cell
  }
}
