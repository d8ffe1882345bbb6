import UIKit

/// Conversations beside the one that was chosen.
public final class MessagesSplitViewController: UISplitViewController {
  public init() {
    super.init(style: .doubleColumn)
    setViewController(ConversationsViewController(), for: .primary)
    let first = TranscriptViewController(of: Conversation.pinned[0])
    setViewController(UINavigationController(rootViewController: first), for: .secondary)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
