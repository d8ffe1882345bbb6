/// A choice of pictures, or the camera; a page shows that it would come.
///
/// Its delegate is that of a navigation controller: nothing is chosen on a page, so that nobody hears
/// of a choice.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// How good a film is.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  /// Which camera it is.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }
  /// When the light is on.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type, by its identifier.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera noted.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Whether there are pictures of a source; always `false`: a page has neither library nor camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Always `nil`: a page has neither library nor camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Always `false`: a page has no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The types that can be chosen, by their identifiers.
  open var mediaTypes = ["public.image"]
  /// Whether a picture can be cut.
  open var allowsEditing = false
  /// How good a film is.
  open var videoQuality = QualityType.typeMedium
  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera has its own buttons.
  open var showsCameraControls = true
  /// What lies above the camera's picture.
  open var cameraOverlayView: UIView?
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera it is.
  open var cameraDevice = CameraDevice.rear
  /// When the light is on.
  open var cameraFlashMode = CameraFlashMode.auto
}

/// Hears of a choice of pictures; every method is optional, and no page calls any.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Accepted; there is no library that a picture could go to.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
