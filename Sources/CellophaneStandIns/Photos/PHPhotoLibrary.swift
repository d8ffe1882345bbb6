#if !canImport(ObjectiveC)
  public import Foundation

  /// Whether an app may see photos.
  public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
  }

  /// What an app may do with photos.
  public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

  /// What went wrong with photos.
  public struct PHPhotosError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
      case internalError = -1
      case userCancelled = 3072
      case accessRestricted = 3310
      case accessUserDenied = 3311
    }

    /// What went wrong.
    public let code: Code

    /// Something that went wrong.
    public init(_ code: Code) { self.code = code }
  }

  /// Stands where an app asks for photos. There are none here, and it may not see any.
  ///
  /// Photos: `PHPhotoLibrary`. Changes are not made, and answered as denied.
  open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    /// The device's.
    open class func shared() -> PHPhotoLibrary { library }

    /// That it may not.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// That it may not.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
      .denied
    }
    /// Answers at once that it may not.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
      handler(.denied)
    }
    /// Answers at once that it may not.
    open class func requestAuthorization(
      for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    /// That it may not.
    open class func requestAuthorization(
      for accessLevel: PHAccessLevel
    ) async -> PHAuthorizationStatus { .denied }

    /// Changes nothing, and answers at once that it may not.
    open func performChanges(
      _ changeBlock: @escaping () -> Void,
      completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    /// Changes nothing: it may not.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
      throw PHPhotosError(.accessUserDenied)
    }
    /// Changes nothing: it may not.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
      throw PHPhotosError(.accessUserDenied)
    }
    /// Nobody hears of changes; there are none.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Does nothing.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  }

  /// Hears of changes; there are none.
  @preconcurrency public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Something changed.
    func photoLibraryDidChange(_ changeInstance: PHChange)
  }

  /// What changed: nothing.
  open class PHChange: NSObject, @unchecked Sendable {}
#endif
