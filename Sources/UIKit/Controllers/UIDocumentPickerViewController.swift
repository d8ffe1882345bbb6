/// How a choice of documents hands them over.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// A choice of documents; a page shows that it would come.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Hears of the choice; not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen.
  open var allowsMultipleSelection = false
  /// Whether names have their endings.
  open var shouldShowFileExtensions = false
  /// The folder that the choice begins in.
  open var directoryURL: URL?
  /// How documents are handed over.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// The types of documents that are offered, by their identifiers.
  package let contentTypes: [String]

  /// A choice among documents of some types, by their identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    contentTypes = allowedUTIs
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// A choice of where documents go.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
  }

  /// A choice of where documents are moved.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public required init?(coder: NSCoder) {
    contentTypes = []
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

/// Hears of a choice of documents; every method is optional, and no page calls any.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
