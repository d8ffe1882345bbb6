import UIKit

/// What was said last in a conversation.
final class TranscriptViewController: UIViewController {
  private let conversation: Conversation

  init(of conversation: Conversation) {
    self.conversation = conversation
    super.init(nibName: nil, bundle: nil)
    title = conversation.id
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let words = UILabel()
    words.text = conversation.words
    words.numberOfLines = 0
    let bubble = UIView()
    bubble.backgroundColor = .secondarySystemBackground
    bubble.layer.cornerRadius = 18
    for (child, parent) in [(words, bubble), (bubble, view!)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 9),
      words.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -9),
      words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      words.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      bubble.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      bubble.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor, multiplier: 0.75),
    ])
  }
}
