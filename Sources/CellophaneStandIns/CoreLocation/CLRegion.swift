#if !canImport(ObjectiveC)
  public import Foundation

  /// A place that one comes to and leaves; nobody watches it here.
  open class CLRegion: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// Whether one hears of coming; kept.
    open var notifyOnEntry = true
    /// Whether one hears of leaving; kept.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
  }

  /// All that is near a place.
  open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// How far around it, in metres.
    public let radius: CLLocationDistance

    /// All that is near a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
      self.center = center
      self.radius = radius
      super.init(identifier: identifier)
    }

    /// Whether a place is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
      CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
        from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
  }
#endif
