#if !canImport(ObjectiveC)
  public import Foundation

  /// What can be asked to sign in with.
  public protocol ASAuthorizationProvider: NSObjectProtocol {}

  /// What somebody has signed in with.
  public protocol ASAuthorizationCredential: NSObjectProtocol {}

  /// That somebody has signed in; never made, here.
  ///
  /// AuthenticationServices: `ASAuthorization`.
  open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What was asked.
    public let provider: any ASAuthorizationProvider
    /// What they have signed in with.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
      self.provider = provider
      self.credential = credential
    }

    /// What of somebody is asked for.
    public struct Scope: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The name.
      public static let fullName = Scope(rawValue: "full_name")
      /// The address for mail.
      public static let email = Scope(rawValue: "email")
    }

    /// What is done.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Whatever fits.
      public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
      /// Signing in.
      public static let operationLogin = OpenIDOperation(rawValue: "login")
      /// Signing in again.
      public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
      /// Signing out.
      public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
  }

  /// Something that is asked of somebody.
  open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    /// What is asked.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
  }

  /// What is asked of somebody with an account; kept.
  open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What of them is asked for.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// What comes back with the answer.
    open var state: String?
    /// What the answer is signed with.
    open var nonce: String?
    /// What is done.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
  }

  /// Asks to sign in with Apple; kept.
  open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// Who is meant.
    open var user: String?
  }

  /// Knows nobody.
  ///
  /// AuthenticationServices: `ASAuthorizationAppleIDProvider`.
  open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// What is known of somebody.
    public enum CredentialState: Int, Sendable {
      case revoked, authorized, notFound, transferred
    }

    /// That somebody may not any more; never posted, here.
    public static let credentialRevokedNotification = Notification.Name(
      "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    /// One that knows nobody.
    public override init() {}

    /// Something to ask.
    open func createRequest() -> ASAuthorizationAppleIDRequest {
      ASAuthorizationAppleIDRequest(provider: self)
    }

    /// Answers at once that nobody is known.
    open func getCredentialState(
      forUserID userID: String,
      completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }

    /// That nobody is known.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
      .notFound
    }
  }

  /// Whether somebody is a person.
  public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

  /// Somebody who has signed in with Apple; never made, here.
  open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// Who they are.
    public let user: String
    /// What the request had.
    open var state: String? { nil }
    /// What of them may be known.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// What a server asks with.
    open var authorizationCode: Data? { nil }
    /// What says who they are.
    open var identityToken: Data? { nil }
    /// Their address for mail.
    open var email: String? { nil }
    /// Their name.
    open var fullName: PersonNameComponents? { nil }
    /// Whether they are a person.
    open var realUserStatus: ASUserDetectionStatus { .unknown }

    init(user: String) { self.user = user }
  }

  /// A name and a password.
  open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Both.
    public init(user: String, password: String) {
      self.user = user
      self.password = password
    }
  }

  /// Asks for a name and a password.
  open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

  /// Knows no password.
  open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// One that knows none.
    public override init() {}

    /// Something to ask.
    open func createRequest() -> ASAuthorizationPasswordRequest {
      ASAuthorizationPasswordRequest(provider: self)
    }
  }

  // They have nothing that changes.
  extension ASAuthorizationAppleIDProvider: @unchecked Sendable {}
  // They have nothing that changes.
  extension ASAuthorizationAppleIDCredential: @unchecked Sendable {}
  // They have nothing that changes.
  extension ASAuthorizationPasswordProvider: @unchecked Sendable {}
#endif
