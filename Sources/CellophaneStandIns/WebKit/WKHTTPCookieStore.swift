#if !canImport(ObjectiveC)
  public import FoundationNetworking
  public import UIKit

  /// What pages keep about somebody: nothing, here.
  ///
  /// WebKit: `WKHTTPCookieStore`. What is put in is forgotten; it answers at once.
  @preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    /// Answers that there is nothing.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
      completionHandler([])
    }
    /// Nothing.
    open func allCookies() async -> [HTTPCookie] { [] }
    /// Forgets it.
    open func setCookie(
      _ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
    ) { completionHandler?() }
    /// Has nothing to remove.
    open func delete(
      _ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
    ) { completionHandler?() }
  }

  /// What a page keeps; there is none.
  @preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    /// Whose it is.
    open var displayName: String { "" }
    /// Of which kinds it is.
    open var dataTypes: Set<String> { [] }
  }
#endif
