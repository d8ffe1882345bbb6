import UIKit

/// A list cell that carries its message in its configuration state.
class MessageListCell: UICollectionViewListCell {
  private var message: Message?

  func update(with newMessage: Message) {
    guard message != newMessage else { return }
    message = newMessage
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.message = message
    return state
  }
}

/// The sender, subject and first words beside a dot for what is unread, and the day on the right.
final class InboxCell: MessageListCell {
  private let unreadDot = UIView()
  private let receivedLabel = UILabel()
  private let marksView = UIStackView()
  private let flagView = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let attachmentView = UIImageView(image: UIImage(systemName: "paperclip"))
  private lazy var listContentView = UIListContentView(configuration: listContent())
  private var separatorConstraint: NSLayoutConstraint?
  private var areViewsSetUp = false

  private func listContent() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.directionalLayoutMargins.leading = 8
    content.directionalLayoutMargins.trailing = 8
    return content
  }

  private func setUpViewsIfNeeded() {
    guard !areViewsSetUp else { return }
    areViewsSetUp = true
    unreadDot.layer.cornerRadius = 5
    receivedLabel.font = .preferredFont(forTextStyle: .subheadline)
    receivedLabel.adjustsFontForContentSizeCategory = true
    receivedLabel.setContentHuggingPriority(.required, for: .horizontal)
    receivedLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [flagView, attachmentView] {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
      marksView.addArrangedSubview(view)
    }
    flagView.tintColor = .systemOrange
    attachmentView.tintColor = .secondaryLabel
    marksView.spacing = 6
    for view in [listContentView, unreadDot, receivedLabel, marksView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      unreadDot.widthAnchor.constraint(equalToConstant: 10),
      unreadDot.heightAnchor.constraint(equalToConstant: 10),
      listContentView.leadingAnchor.constraint(equalTo: unreadDot.trailingAnchor),
      listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      receivedLabel.leadingAnchor.constraint(equalTo: listContentView.trailingAnchor),
      receivedLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      marksView.trailingAnchor.constraint(equalTo: receivedLabel.trailingAnchor),
      marksView.topAnchor.constraint(equalTo: receivedLabel.bottomAnchor, constant: 6),
    ])
    if let text = listContentView.textLayoutGuide {
      NSLayoutConstraint.activate([
        unreadDot.centerYAnchor.constraint(equalTo: text.centerYAnchor),
        receivedLabel.centerYAnchor.constraint(equalTo: text.centerYAnchor),
      ])
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = listContent().updated(for: state)
    content.text = state.message?.sender
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = 1
    if let message = state.message {
      content.secondaryAttributedText = words(of: message, isSelected: state.isSelected)
      content.secondaryTextProperties.numberOfLines = 3
    }
    listContentView.configuration = content
    setUpViewsIfNeeded()
    updateSeparator()
    show(state)
  }

  private func show(_ state: UICellConfigurationState) {
    guard let message = state.message else { return }
    receivedLabel.text = message.received
    receivedLabel.textColor = .secondaryLabel
    unreadDot.backgroundColor = message.isUnread ? .tintColor : .clear
    flagView.isHidden = !message.isFlagged
    attachmentView.isHidden = !message.hasAttachment
    accessories = [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
    accessibilityLabel =
      (message.isUnread ? "Unread, " : "") + "\(message.sender), \(message.subject)"
  }

  /// The subject in the label's colour above the first words in grey.
  private func words(of message: Message, isSelected: Bool) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: message.subject,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.label,
      ])
    text.append(
      NSAttributedString(
        string: "\n" + message.preview,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .subheadline),
          .foregroundColor: UIColor.secondaryLabel,
        ]))
    return text
  }

  /// The separator begins below the sender's name.
  private func updateSeparator() {
    guard separatorConstraint == nil, let text = listContentView.textLayoutGuide else { return }
    let constraint = separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor)
    constraint.isActive = true
    separatorConstraint = constraint
  }
}
