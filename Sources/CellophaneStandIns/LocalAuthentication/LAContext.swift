#if !canImport(ObjectiveC)
  public import CellophaneFoundation
  public import Foundation

  /// What is asked of somebody.
  public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
  }

  /// What knows somebody.
  public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID
  }

  /// Stands where an app asks who holds the device. Nobody can be asked here.
  ///
  /// LocalAuthentication: `LAContext`. There is no code and nothing that knows a face.
  open class LAContext: NSObject, @unchecked Sendable {
    /// What knows somebody: nothing.
    open var biometryType: LABiometryType { .none }
    /// What is known of who may: nothing.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// What the other button says; kept.
    open var localizedFallbackTitle: String?
    /// What the button says that leaves; kept.
    open var localizedCancelTitle: String?
    /// Why it asks; kept.
    open var localizedReason = ""
    /// Whether nobody is asked; kept.
    open var interactionNotAllowed = false
    /// How long an answer holds; kept.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    /// One that nobody can be asked with.
    public override init() {}

    /// That nobody can be asked.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
      error?.pointee = LAContext.refusal(of: policy) as NSError
      return false
    }

    /// Answers at once that nobody can be asked.
    open func evaluatePolicy(
      _ policy: LAPolicy, localizedReason: String,
      reply: @escaping (Bool, (any Error)?) -> Void
    ) { reply(false, LAContext.refusal(of: policy)) }

    /// That nobody can be asked.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
      throw LAContext.refusal(of: policy)
    }

    /// Does nothing.
    open func invalidate() {}

    private static func refusal(of policy: LAPolicy) -> LAError {
      LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
  }
#endif
