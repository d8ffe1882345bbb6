#if !canImport(ObjectiveC)
  public import UIKit

  /// Something that can be looked at.
  @preconcurrency public protocol QLPreviewItem: NSObjectProtocol {
    /// Where it is.
    var previewItemURL: URL? { get }
    /// What it is called.
    var previewItemTitle: String? { get }
  }

  extension QLPreviewItem {
    /// What its file is called.
    public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
  }

  extension NSURL: QLPreviewItem {
    /// Itself.
    public var previewItemURL: URL? { self as URL }
  }

  /// A screen that shows a file: its name, here.
  ///
  /// QuickLook: `QLPreviewController`.
  @preconcurrency @MainActor open class QLPreviewController: UIViewController {
    /// Who says what can be looked at.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// Who is told what becomes of it; never, here.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// Which is looked at.
    open var currentPreviewItemIndex = 0 {
      didSet { refreshCurrentPreviewItem() }
    }
    /// What is looked at.
    open var currentPreviewItem: (any QLPreviewItem)? {
      guard let dataSource,
        (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
      else { return nil }
      return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    private var label: UILabel?

    /// Whether it can be looked at: its name can.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }

    open override func viewDidLoad() {
      super.viewDidLoad()
      label = showInTheMiddle(nil)
      refreshCurrentPreviewItem()
    }

    /// Asks again what is looked at.
    open func reloadData() { refreshCurrentPreviewItem() }

    /// Shows the name anew.
    open func refreshCurrentPreviewItem() {
      let name = currentPreviewItem?.previewItemTitle
      label?.text = name
      title = name
    }
  }

  /// Says what can be looked at.
  @preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Which.
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem
  }

  /// What may be done to what is looked at.
  public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

  /// Is told what becomes of it; never, here.
  @preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    /// It was left.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// It is left next.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// May an address be gone to?
    func previewController(
      _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
  }

  extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Yes.
    public func previewController(
      _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
  }
#endif
