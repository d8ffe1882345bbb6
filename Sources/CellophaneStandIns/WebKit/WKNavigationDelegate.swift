#if !canImport(ObjectiveC)
  public import FoundationNetworking
  public import UIKit

  /// Whether a page is gone to.
  public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
  /// Whether an answer is shown.
  public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
  /// Why a page is gone to.
  public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
  }

  /// That a page is gone to, which does not happen.
  @preconcurrency @MainActor open class WKNavigationAction: NSObject {
    /// What is asked for.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Why.
    open var navigationType: WKNavigationType { .other }
    /// Where it is shown.
    open var targetFrame: WKFrameInfo? { nil }
  }

  /// A part of a page.
  @preconcurrency @MainActor open class WKFrameInfo: NSObject {
    /// Whether it is the page.
    open var isMainFrame: Bool { true }
  }

  /// An answer, which does not come.
  @preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    /// What came.
    open var response: URLResponse {
      URLResponse(
        url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0,
        textEncodingName: nil)
    }
  }

  /// What a new window is like.
  @preconcurrency @MainActor open class WKWindowFeatures: NSObject {}

  /// Is asked where a view goes; it goes nowhere.
  @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    /// May it go there?
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// May it be shown?
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    /// It begins to load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// It begins to come.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// It is all there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// It did not come.
    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// It did not begin to come.
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error)
    /// Its program ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  }

  extension WKNavigationDelegate {
    /// Lets it.
    public func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Lets it.
    public func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Does nothing.
    public func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {}
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  }

  /// Shows what a page asks; it asks nothing.
  @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    /// A new window is asked for.
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A window is closed.
    func webViewDidClose(_ webView: WKWebView)
  }

  extension WKUIDelegate {
    /// Gives none.
    public func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
  }
#endif
