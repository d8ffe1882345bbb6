#if !canImport(ObjectiveC)
  public import UIKit
  public import FoundationNetworking

  /// Stands where an app shows a page of the web: an empty view.
  ///
  /// WebKit: `WKWebView`. Nothing is loaded, and no script runs.
  @preconcurrency @MainActor open class WKWebView: UIView {
    /// How it is set up; kept.
    public let configuration: WKWebViewConfiguration
    /// Who is asked where it goes; nobody, here.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Who shows what it asks; nobody, here.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// What it lies in.
    public let scrollView = UIScrollView()
    /// The address that was asked for.
    open private(set) var url: URL?
    /// The page's title; there is none.
    open var title: String? { nil }
    /// Whether it loads; never.
    open var isLoading: Bool { false }
    /// How far it is; never further.
    open var estimatedProgress: Double { 0 }
    /// Whether there is a page before; never.
    open var canGoBack: Bool { false }
    /// Whether there is a page after; never.
    open var canGoForward: Bool { false }
    /// Whether a swipe goes back; kept.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links show what is behind them; kept.
    open var allowsLinkPreview = true
    /// What it says it is; kept.
    open var customUserAgent: String?
    /// Whether it may be looked into; kept.
    open var isInspectable = false

    /// A view of a size.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
      self.configuration = configuration
      super.init(frame: frame)
    }

    public override init(frame: CGRect) {
      configuration = WKWebViewConfiguration()
      super.init(frame: frame)
    }

    public required init?(coder: NSCoder) { nil }

    /// Loads nothing.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
      url = request.url
      noteNothingIsLoaded()
      return nil
    }

    /// Loads nothing.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
      url = baseURL
      noteNothingIsLoaded()
      return nil
    }

    /// Loads nothing.
    @discardableResult open func loadFileURL(
      _ URL: URL, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation? { nil }

    private func noteNothingIsLoaded() {
      RuntimeIssue.record(
        "not-loaded", "a 'WKWebView' is empty here: its page is another program's")
    }

    /// Does nothing.
    @discardableResult open func reload() -> WKNavigation? { nil }
    /// Does nothing.
    open func stopLoading() {}
    /// Does nothing.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// Does nothing.
    @discardableResult open func goForward() -> WKNavigation? { nil }

    /// Runs nothing, and says so with no answer.
    open func evaluateJavaScript(
      _ javaScriptString: String,
      completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil) }
  }

  /// A load.
  @preconcurrency @MainActor open class WKNavigation: NSObject {}
#endif
