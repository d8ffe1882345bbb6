import UIKit

/// A message, or the words that none is chosen.
final class MessageViewController: UIViewController {
  private let message: Message?

  init(showing message: Message?) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message?.sender
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    guard let message else {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = NSLocalizedString(
        "No Message Selected", bundle: .module, comment: "In place of a message")
      contentUnavailableConfiguration = empty
      return
    }
    let subject = UILabel()
    subject.text = message.subject
    subject.font = .preferredFont(forTextStyle: .title2)
    let words = UILabel()
    words.text = message.preview
    for label in [subject, words] { label.numberOfLines = 0 }
    let stack = UIStackView(arrangedSubviews: [subject, words])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }
}
