#if !canImport(ObjectiveC)
  @_exported public import CellophaneAVFoundation
  public import UIKit

  /// A screen that plays something: a black one, here.
  ///
  /// AVKit: `AVPlayerViewController`. What is set is kept.
  @preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// What plays; kept.
    open var player: AVPlayer?
    /// Who is told what becomes of it; never, here.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether it has buttons; kept.
    open var showsPlaybackControls = true
    /// How the film fills it; kept.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the film may go on in a corner; kept.
    open var allowsPictureInPicturePlayback = true
    /// Whether it does so by itself; kept.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether it fills the screen as it begins; kept.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the screen as it ends; kept.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the system is told what plays; kept.
    open var updatesNowPlayingInfoCenter = true
    /// Whether the first picture is there: never.
    open var isReadyForDisplay: Bool { false }
    /// Where the film is: nowhere.
    open var videoBounds: CGRect { .zero }
    /// What lies between the film and the buttons.
    open private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)

    open override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
    }
  }

  /// Is told what becomes of a film; never, here.
  @preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// It goes on in a corner.
    func playerViewControllerDidStartPictureInPicture(
      _ playerViewController: AVPlayerViewController)
    /// It comes back from there.
    func playerViewControllerDidStopPictureInPicture(
      _ playerViewController: AVPlayerViewController)
    /// Is the screen left, then?
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
      _ playerViewController: AVPlayerViewController
    ) -> Bool
    /// The screen is wanted again.
    func playerViewController(
      _ playerViewController: AVPlayerViewController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
        @escaping (Bool) -> Void)
    /// It fills the screen next.
    func playerViewController(
      _ playerViewController: AVPlayerViewController,
      willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
        any UIViewControllerTransitionCoordinator)
    /// It leaves the screen next.
    func playerViewController(
      _ playerViewController: AVPlayerViewController,
      willEndFullScreenPresentationWithAnimationCoordinator coordinator:
        any UIViewControllerTransitionCoordinator)
  }

  extension AVPlayerViewControllerDelegate {
    /// Does nothing.
    public func playerViewControllerDidStartPictureInPicture(
      _ playerViewController: AVPlayerViewController
    ) {}
    /// Does nothing.
    public func playerViewControllerDidStopPictureInPicture(
      _ playerViewController: AVPlayerViewController
    ) {}
    /// Yes.
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
      _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    /// Says that it is there.
    public func playerViewController(
      _ playerViewController: AVPlayerViewController,
      restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
        @escaping (Bool) -> Void
    ) { completionHandler(true) }
    /// Does nothing.
    public func playerViewController(
      _ playerViewController: AVPlayerViewController,
      willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
        any UIViewControllerTransitionCoordinator
    ) {}
    /// Does nothing.
    public func playerViewController(
      _ playerViewController: AVPlayerViewController,
      willEndFullScreenPresentationWithAnimationCoordinator coordinator:
        any UIViewControllerTransitionCoordinator
    ) {}
  }
#endif
