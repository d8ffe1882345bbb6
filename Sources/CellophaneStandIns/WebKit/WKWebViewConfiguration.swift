#if !canImport(ObjectiveC)
  public import FoundationNetworking
  public import UIKit

  /// How a view of the web is set up; kept.
  @preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    /// What pages may do.
    open var preferences = WKPreferences()
    /// What each page may do.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// What runs in pages; nothing does.
    open var userContentController = WKUserContentController()
    /// Where pages keep things; nowhere.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether videos play in their place.
    open var allowsInlineMediaPlayback = false
    /// Whether nothing is shown before all of it is.
    open var suppressesIncrementalRendering = false
    /// Which media wait for a tap.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []

    /// Nobody is asked for addresses of a scheme.
    open func setURLSchemeHandler(
      _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
    ) {}
  }

  /// Media that wait for a tap.
  public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Videos.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Sounds and videos.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
  }

  /// What pages may do; kept.
  @preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The smallest letters.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether scripts run; none does.
    open var javaScriptEnabled = true
    /// Whether a page may fill the screen.
    open var isElementFullscreenEnabled = false
  }

  /// What a page may do; kept.
  @preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// Whether scripts run; none does.
    open var allowsContentJavaScript = true
  }

  /// Where pages keep things; nowhere.
  @preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    /// The usual one.
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// One that is forgotten.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// What pages keep about somebody: nothing.
    public let httpCookieStore = WKHTTPCookieStore()
    /// All that there could be.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Answers at once that there is nothing.
    open func fetchDataRecords(
      ofTypes dataTypes: Set<String>,
      completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// Has nothing to remove, which it says at once.
    open func removeData(
      ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
      completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
    /// Has nothing to remove, which it says at once.
    open func removeData(
      ofTypes dataTypes: Set<String>, modifiedSince date: Date,
      completionHandler: @escaping @MainActor () -> Void
    ) { completionHandler() }
  }

  /// What runs in pages; nothing does.
  @preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// None.
    open private(set) var userScripts: [WKUserScript] = []
    /// Keeps a script.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Forgets all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// No message comes.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// No message comes.
    open func removeScriptMessageHandler(forName name: String) {}
  }

  /// When a script would run.
  public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

  /// A script, which does not run.
  @preconcurrency @MainActor open class WKUserScript: NSObject {
    /// Its text.
    public let source: String
    /// A script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
      self.source = source
    }
  }

  /// A message of a script's, which does not come.
  @preconcurrency @MainActor open class WKScriptMessage: NSObject {
    /// What it says.
    open var body: Any { "" }
    /// Whom it is for.
    open var name: String { "" }
    /// Where it is from.
    open var webView: WKWebView? { nil }
  }

  /// Hears messages of scripts; none come.
  @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A message came.
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
  }

  /// Something that is asked for by an address of a scheme.
  @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is asked for.
    var request: URLRequest { get }
  }

  /// Answers addresses of a scheme; none are asked for.
  @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Something is asked for.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// It is no longer asked for.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
  }
#endif
