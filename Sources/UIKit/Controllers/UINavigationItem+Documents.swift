/// Lets a reader give a screen's title another name; all but the first method are optional, and no
/// page calls any.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    true
  }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}

/// The document that a screen is about; kept, as a bar has its title alone.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// Gives what is dragged out of the bar; asked by nothing here.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Gives what is shared from the bar; asked by nothing here.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the bar has the document's picture; kept.
  open var wantsIconRepresentation = true

  /// A document by its file.
  public init(url: URL) {
    super.init()
  }
}
