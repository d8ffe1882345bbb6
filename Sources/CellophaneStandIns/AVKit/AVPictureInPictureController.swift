#if !canImport(ObjectiveC)
  public import CellophaneAVFoundation
  public import UIKit

  /// Lets a film go on in a corner; not here.
  @preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    /// That it cannot.
    open class func isPictureInPictureSupported() -> Bool { false }

    /// What shows the film.
    public let playerLayer: AVPlayerLayer
    /// Who is told what becomes of it; never, here.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?

    /// There is none.
    public init?(playerLayer: AVPlayerLayer) { nil }

    /// Whether it could: never.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether it does: never.
    open var isPictureInPictureActive: Bool { false }
    /// Does nothing.
    open func startPictureInPicture() {}
    /// Does nothing.
    open func stopPictureInPicture() {}
  }

  /// Is told what becomes of a film in a corner; never, here.
  @preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol
  {
    /// It goes on there.
    func pictureInPictureControllerDidStartPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController)
    /// It comes back from there.
    func pictureInPictureControllerDidStopPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController)
  }

  extension AVPictureInPictureControllerDelegate {
    /// Does nothing.
    public func pictureInPictureControllerDidStartPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing.
    public func pictureInPictureControllerDidStopPictureInPicture(
      _ pictureInPictureController: AVPictureInPictureController
    ) {}
  }

  /// A button that chooses where a film is played: an empty view, here.
  @preconcurrency @MainActor open class AVRoutePickerView: UIView {
    /// Its colour while it plays elsewhere; kept.
    open var activeTintColor: UIColor?
    /// Whether screens come first; kept.
    open var prioritizesVideoDevices = false
  }
#endif
