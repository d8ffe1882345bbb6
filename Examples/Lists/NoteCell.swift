import UIKit

/// What a note cell shows.
struct Note: Hashable, Identifiable {
  let id: String
  let body: String

  static let samples = [
    Note(id: "Shutters", body: "The left one sticks. Oil the hinge before winter."),
    Note(id: "Seeds", body: "Beans in the south bed, peas along the fence."),
    Note(id: "Ladder", body: "Lent to the neighbours until Sunday."),
    Note(id: "Rain barrel", body: "Empty it before the first frost."),
  ]
}

/// A bar of colour beside two lines of text, laid out by constraints.
final class NoteCell: UICollectionViewCell {
  private let bar = UIView()
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    bar.layer.cornerRadius = 2
    for view in [bar, titleLabel, bodyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      bar.widthAnchor.constraint(equalToConstant: 4),
      titleLabel.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      bodyLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(_ note: Note, isFlagged: Bool) {
    titleLabel.text = note.id
    bodyLabel.text = note.body
    bar.backgroundColor = isFlagged ? .systemOrange : .systemTeal
  }
}
