import UIKit

/// Two shelves of cards in the cells of a table: a tap on a card opens it, one on a row nothing, and
/// a button marks what was read.
final class ShelvesViewController: UITableViewController {
  private let shelves = [
    ["Emma", "Ulysses", "Dune", "Beloved", "Persuasion"], ["Sapiens", "Salt"],
  ]
  private var marksRead = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Store"
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Mark Read",
      primaryAction: UIAction { [unowned self] _ in
        marksRead = true
        tableView.reloadData()
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    guard let shelf = cell as? ShelfCell else { return cell }
    shelf.read = marksRead ? "Dune" : nil
    shelf.books = shelves[indexPath.row]
    shelf.open = { [unowned self] book in
      let card = UIViewController()
      card.title = book
      navigationController?.pushViewController(card, animated: true)
    }
    return shelf
  }
}

private final class ShelfCell: UITableViewCell, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var books: [String] = [] { didSet { list.reloadData() } }
  var read: String?
  var open: (String) -> Void = { _ in }
  private let list: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 150, height: 80)
    list = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "card")
    (list.dataSource, list.delegate) = (self, self)
    list.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(list)
    NSLayoutConstraint.activate([
      list.heightAnchor.constraint(equalToConstant: 100),
      list.topAnchor.constraint(equalTo: contentView.topAnchor),
      list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made by code alone") }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { books.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = books[indexPath.item]
    content.secondaryText = books[indexPath.item] == read ? "Read" : nil
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    open(books[indexPath.item])
  }
}
