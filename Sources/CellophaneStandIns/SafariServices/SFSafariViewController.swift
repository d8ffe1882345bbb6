public import UIKit

/// Stands where an app shows a page of the web: a screen with the page's address.
///
/// SafariServices: `SFSafariViewController`. The page itself is another program's.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How a page is shown; kept, and not shown.
  public struct Configuration: Sendable {
    /// Whether an article is shown without what is around it.
    public var entersReaderIfAvailable = false
    /// Whether the bars move away.
    public var barCollapsingEnabled = true

    /// The usual configuration.
    public init() {}
  }

  /// What pages keep that were shown; nothing.
  @preconcurrency @MainActor open class DataStore: NSObject {
    /// The app's.
    public static let `default` = DataStore()
    /// Has nothing to remove, which it says at once.
    open func clearWebsiteData(completionHandler: (@MainActor () -> Void)? = nil) {
      completionHandler?()
    }
  }

  /// What the button says that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The page's address.
  public let url: URL
  /// How the page is shown.
  public let configuration: Configuration
  /// Who is told that the page was closed; never, here.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars; kept, and not shown.
  public var preferredBarTintColor: UIColor?
  /// The colour of the buttons; kept, and not shown.
  public var preferredControlTintColor: UIColor?
  /// What the button says that closes the page; kept, and not shown.
  public var dismissButtonStyle = DismissButtonStyle.done

  /// A page with the usual configuration.
  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  /// A page.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = url.host
  }

  /// Nothing: a page of the web comes from no file.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showInTheMiddle(url.absoluteString)
  }
}

/// Who is told what became of a page.
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The page was closed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page came, or did not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
