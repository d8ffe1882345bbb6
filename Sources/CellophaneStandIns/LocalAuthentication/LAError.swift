#if !canImport(ObjectiveC)
  public import Foundation

  /// The domain of what goes wrong with asking who somebody is.
  public let LAErrorDomain = "com.apple.LocalAuthentication"

  /// Why nobody was asked.
  public struct LAError: Error, CustomNSError, Hashable, Sendable {
    /// Why nobody was asked.
    public enum Code: Int, Sendable {
      case authenticationFailed = -1
      case userCancel = -2
      case userFallback = -3
      case systemCancel = -4
      case passcodeNotSet = -5
      case biometryNotAvailable = -6
      case biometryNotEnrolled = -7
      case biometryLockout = -8
      case appCancel = -9
      case invalidContext = -10
      case notInteractive = -1004

      /// As it was called before.
      public static var touchIDNotAvailable: Code { .biometryNotAvailable }
      /// As it was called before.
      public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
      /// As it was called before.
      public static var touchIDLockout: Code { .biometryLockout }
    }

    /// Why nobody was asked.
    public let code: Code

    /// A reason.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// It was somebody else.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// They left.
    public static var userCancel: Code { .userCancel }
    /// They chose the other button.
    public static var userFallback: Code { .userFallback }
    /// Something came in between.
    public static var systemCancel: Code { .systemCancel }
    /// There is no code.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// Nothing knows a face.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// No face is known.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// It was somebody else too often.
    public static var biometryLockout: Code { .biometryLockout }
  }

  extension LAError.Code {
    /// Whether an error is one of this code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }
#endif
