import UIKit

/// A message, or the words that none is chosen.
final class MessageViewController: UIViewController {
  private let message: Message?

  /// - Parameters:
  ///   - message: `nil` where none is chosen.
  ///   - flag: Flags it in the list beside, or takes that back.
  ///   - archive: Takes it out of the list beside.
  init(
    showing message: Message?, flag: (() -> Void)? = nil, archive: (() -> Void)? = nil
  ) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message?.sender
    navigationItem.largeTitleDisplayMode = .never
    guard let flag, let archive else { return }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: NSLocalizedString("Archive", bundle: .module, comment: "Action on a message"),
        image: UIImage(systemName: "archivebox"), primaryAction: UIAction { _ in archive() }),
      UIBarButtonItem(
        title: NSLocalizedString("Flag", bundle: .module, comment: "Action on a message"),
        image: UIImage(systemName: "flag"), primaryAction: UIAction { _ in flag() }),
    ]
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
