import UIKit

/// Mail on a pad: mailboxes in a sidebar, messages in a plain sidebar, and the one that was chosen.
public final class MailViewController: UISplitViewController {
  public init() {
    super.init(style: .tripleColumn)
    setViewController(FoldersViewController(), for: .primary)
    setViewController(InboxViewController(appearance: .sidebarPlain), for: .supplementary)
    setViewController(MessageViewController(showing: nil), for: .secondary)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
