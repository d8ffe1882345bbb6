#if !canImport(ObjectiveC)
  public import CellophaneCoreLocation
  public import UIKit

  /// Something on a map.
  @preconcurrency public protocol MKAnnotation: NSObjectProtocol {
    /// Where.
    var coordinate: CLLocationCoordinate2D { get }
    /// What it is called.
    var title: String? { get }
    /// What is said below that.
    var subtitle: String? { get }
  }

  extension MKAnnotation {
    /// Nothing.
    public var title: String? { nil }
    /// Nothing.
    public var subtitle: String? { nil }
  }

  /// A shape on a map.
  open class MKShape: NSObject, @unchecked Sendable {
    /// What it is called.
    open var title: String?
    /// What is said below that.
    open var subtitle: String?
  }

  /// A place on a map.
  open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
    /// Where.
    open var coordinate = CLLocationCoordinate2D()

    /// A place that is nowhere yet.
    public override init() {}
    /// A place.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    /// A place with words.
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
      super.init()
      self.coordinate = coordinate
      self.title = title
      self.subtitle = subtitle
    }
  }

  /// Where somebody is; nobody knows, here.
  open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    /// Nowhere.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// Not known.
    open var location: CLLocation? { nil }
    /// Whether it is being found out: never.
    open var isUpdating: Bool { false }
  }

  /// What shows something on a map; no map shows it.
  @preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// What it shows.
    open var annotation: (any MKAnnotation)?
    /// For which it may be used again.
    public let reuseIdentifier: String?
    /// Its picture; kept.
    open var image: UIImage?
    /// Whether a tap tells more; kept.
    open var canShowCallout = false
    /// What stands left of what is told; kept.
    open var leftCalloutAccessoryView: UIView?
    /// What stands right of it; kept.
    open var rightCalloutAccessoryView: UIView?
    /// What stands below it; kept.
    open var detailCalloutAccessoryView: UIView?
    /// How far it is from its place; kept.
    open var centerOffset = CGPoint.zero
    /// How far what is told is from it; kept.
    open var calloutOffset = CGPoint.zero
    /// With which it becomes one; kept.
    open var clusteringIdentifier: String?
    /// Whether it may be moved; kept.
    open var isDraggable = false
    /// Whether it may be chosen; kept.
    open var isEnabled = true
    /// Whether it is chosen; kept.
    open var isSelected = false

    /// A view.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      self.annotation = annotation
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
    }

    /// Nothing: it comes from no file.
    public required init?(coder: NSCoder) { nil }

    /// Makes it ready to be used again.
    open func prepareForReuse() {}
    /// Makes it ready to be shown.
    open func prepareForDisplay() {}
  }

  /// A pin.
  @preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// Its colour; kept.
    open var pinTintColor: UIColor!
    /// Whether it falls onto the map; kept.
    open var animatesDrop = false
  }

  /// A balloon.
  @preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// Its colour; kept.
    open var markerTintColor: UIColor?
    /// The colour of what is in it; kept.
    open var glyphTintColor: UIColor?
    /// The letters in it; kept.
    open var glyphText: String?
    /// The picture in it; kept.
    open var glyphImage: UIImage?
    /// Whether it falls onto the map; kept.
    open var animatesWhenAdded = false
  }
#endif
