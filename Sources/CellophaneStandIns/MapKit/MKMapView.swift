#if !canImport(ObjectiveC)
  public import CellophaneCoreLocation
  public import UIKit

  /// What a map shows.
  public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }

  /// Whether a map goes with somebody.
  public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

  /// Stands where an app shows a map: an empty view, here.
  ///
  /// MapKit: `MKMapView`. What is put on it is kept and not shown, and its delegate is not asked.
  @preconcurrency @MainActor open class MKMapView: UIView {
    /// Who is asked about it; nobody, here.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What it shows; kept.
    open var mapType = MKMapType.standard
    /// The part that it shows; kept.
    open var region = MKCoordinateRegion()
    /// The middle of that.
    open var centerCoordinate: CLLocationCoordinate2D {
      get { region.center }
      set { region.center = newValue }
    }
    /// Whether it shows where somebody is; kept.
    open var showsUserLocation = false
    /// Whether it goes with somebody; kept.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Where somebody is; not known.
    public let userLocation = MKUserLocation()
    /// Whether it can be made larger; kept.
    open var isZoomEnabled = true
    /// Whether it can be moved; kept.
    open var isScrollEnabled = true
    /// Whether it can be turned; kept.
    open var isRotateEnabled = true
    /// Whether it can be seen from the side; kept.
    open var isPitchEnabled = true
    /// Whether it shows where north is; kept.
    open var showsCompass = true
    /// Whether it shows how long a line is; kept.
    open var showsScale = false
    /// Whether it shows how full roads are; kept.
    open var showsTraffic = false
    /// What is on it.
    open private(set) var annotations: [any MKAnnotation] = []
    /// What on it is chosen.
    open var selectedAnnotations: [any MKAnnotation] = []

    public override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      backgroundColor = .secondarySystemBackground
    }

    /// Keeps the part that it shows.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
      self.region = region
      RuntimeIssue.record("not-mapped", "an 'MKMapView' is empty here: maps are another program's")
    }
    /// Keeps the middle of what it shows.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
      setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }
    /// The same part: every part fits.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Keeps whether it goes with somebody.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
      userTrackingMode = mode
    }

    /// Keeps something on it.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Keeps some on it.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Takes something off.
    open func removeAnnotation(_ annotation: any MKAnnotation) {
      annotations.removeAll { $0 === annotation }
    }
    /// Takes some off.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
      for annotation in annotations { removeAnnotation(annotation) }
    }
    /// Keeps some on it.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
      for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
        addAnnotation(annotation)
      }
    }
    /// Chooses something on it.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
      selectedAnnotations = [annotation]
    }
    /// Chooses it no more.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
      selectedAnnotations.removeAll { $0 === annotation }
    }
    /// What shows something on it: nothing.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Nobody is asked for it.
    open func register(
      _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
    ) {}
    /// None is used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    {
      nil
    }
    /// A new one.
    open func dequeueReusableAnnotationView(
      withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
      MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
  }

  /// The name of what shows something on a map.
  public let MKMapViewDefaultAnnotationViewReuseIdentifier =
    "MKMapViewDefaultAnnotationViewReuseIdentifier"
#endif
