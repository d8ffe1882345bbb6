#if !canImport(ObjectiveC)
  public import Foundation

  /// Signs in on a page of the web. There is none here: it ends at once.
  ///
  /// AuthenticationServices: `ASWebAuthenticationSession`.
  @preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// Hears the address that the page ends with.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// What an address begins with that ends it; kept.
    public struct Callback: Hashable, Sendable {
      private let begin: String

      /// A scheme of the app's own.
      public static func customScheme(_ customScheme: String) -> Callback {
        Callback(begin: "\(customScheme):")
      }

      /// A page of the app's own.
      public static func https(host: String, path: String) -> Callback {
        Callback(begin: "https://\(host)\(path)")
      }

      /// Whether an address ends it.
      public func matchesURL(_ url: URL) -> Bool { url.absoluteString.hasPrefix(begin) }
    }

    /// Who says where the page is shown; never asked, here.
    open weak var presentationContextProvider:
      (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether it forgets; kept.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether it can begin: it cannot.
    open var canStart: Bool { false }

    private let completionHandler: CompletionHandler

    /// One that would go to an address.
    public init(
      url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
    ) {
      self.completionHandler = completionHandler
    }

    /// One that would go to an address.
    public init(
      url: URL, callback: Callback, completionHandler: @escaping CompletionHandler
    ) {
      self.completionHandler = completionHandler
    }

    /// Tells at once that it has ended.
    ///
    /// - Returns: That it has not begun.
    @discardableResult
    open func start() -> Bool {
      completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
      return false
    }

    /// Does nothing.
    open func cancel() {}
  }

  /// Says where a page is shown.
  @preconcurrency @MainActor
  public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
  }

  /// Why nobody has signed in on a page.
  public struct ASWebAuthenticationSessionError: Error, CustomNSError, Hashable, Sendable {
    /// Why nobody has signed in on a page.
    public enum Code: Int, Sendable {
      case canceledLogin = 1
      case presentationContextNotProvided
      case presentationContextInvalid
    }

    /// Why nobody has signed in.
    public let code: Code

    /// A reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of the codes.
    public static var errorDomain: String {
      "com.apple.AuthenticationServices.WebAuthenticationSession"
    }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// They left.
    public static var canceledLogin: Code { .canceledLogin }
    /// Nobody says where.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// There is no such place.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
  }

  extension ASWebAuthenticationSessionError.Code {
    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }
#endif
