import UIKit

/// What a row of the sidebar leads to: its picture and what there is to say.
final class DetailViewController: UIViewController {
  private let item: CellItem

  init(item: CellItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = item.title
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIImageView(image: item.image)
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .systemGreen
    let words = UILabel()
    words.text = item.subtitle ?? "Nothing to do"
    words.font = .preferredFont(forTextStyle: .body)
    words.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [picture, words])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 96),
      picture.heightAnchor.constraint(equalToConstant: 96),
      stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}
