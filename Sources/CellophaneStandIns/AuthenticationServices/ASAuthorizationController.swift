#if !canImport(ObjectiveC)
  public import Foundation
  public import UIKit

  /// The window that a sheet belongs to.
  public typealias ASPresentationAnchor = UIWindow

  /// Asks somebody to sign in. Nobody can here: it fails at once.
  ///
  /// AuthenticationServices: `ASAuthorizationController`.
  @preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// What is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Who hears that nobody has signed in.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Who says where it is asked; never asked, here.
    open weak var presentationContextProvider:
      (any ASAuthorizationControllerPresentationContextProviding)?

    /// One that asks for something.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
      self.authorizationRequests = authorizationRequests
    }

    /// Tells the delegate that nobody has signed in.
    open func performRequests() {
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }

    /// Tells the delegate that nobody has signed in.
    open func performAutoFillAssistedRequests() { performRequests() }

    /// Does nothing.
    open func cancel() {}
  }

  /// Hears who has signed in; that nobody has, here.
  @preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// Somebody has; never, here.
    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization)
    /// Nobody has.
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error)
  }

  extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
  }

  /// Says where somebody is asked.
  @preconcurrency @MainActor
  public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
  }

  /// Why nobody has signed in.
  public struct ASAuthorizationError: Error, CustomNSError, Hashable, Sendable {
    /// Why nobody has signed in.
    public enum Code: Int, Sendable {
      case unknown = 1000
      case canceled = 1001
      case invalidResponse = 1002
      case notHandled = 1003
      case failed = 1004
      case notInteractive = 1005
    }

    /// Why nobody has signed in.
    public let code: Code

    /// A reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of the codes.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// They left.
    public static var canceled: Code { .canceled }
    /// The answer makes no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody was asked.
    public static var notHandled: Code { .notHandled }
    /// It failed.
    public static var failed: Code { .failed }
    /// Somebody would have to be asked.
    public static var notInteractive: Code { .notInteractive }
  }

  extension ASAuthorizationError.Code {
    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }
#endif
