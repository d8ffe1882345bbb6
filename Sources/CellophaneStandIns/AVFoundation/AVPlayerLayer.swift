#if !canImport(ObjectiveC)
  public import UIKit

  /// How a film fills its place.
  public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of it.
    public static let resizeAspect = AVLayerVideoGravity(
      rawValue: "AVLayerVideoGravityResizeAspect")
    /// All of the place.
    public static let resizeAspectFill = AVLayerVideoGravity(
      rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Out of shape.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  }

  /// A layer that shows what a player plays: nothing, here.
  open class AVPlayerLayer: CALayer {
    /// The player; kept.
    open var player: AVPlayer?
    /// How the film fills it; kept.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the first picture is there: never.
    open var isReadyForDisplay: Bool { false }
    /// Where the film is: nowhere.
    open var videoRect: CGRect { .zero }

    /// A layer of a player.
    public convenience init(player: AVPlayer?) {
      self.init()
      self.player = player
    }
  }
#endif
