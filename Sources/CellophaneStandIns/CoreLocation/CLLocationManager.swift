#if !canImport(ObjectiveC)
  public import Foundation

  /// Whether an app may know where the device is.
  public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  }

  /// How well an app may know it.
  public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

  /// What somebody does who moves.
  public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
  }

  /// Stands where an app asks where the device is. It may not know, here.
  ///
  /// CoreLocation: `CLLocationManager`. Its delegate is told that it may not know, and, once it asks,
  /// that this failed.
  open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Who is told.
    open weak var delegate: (any CLLocationManagerDelegate)? {
      didSet { tellAuthorization() }
    }
    /// How well it is to know; kept.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far one goes before it tells; kept.
    open var distanceFilter = kCLDistanceFilterNone
    /// What one does; kept.
    open var activityType = CLActivityType.other
    /// Whether it may stop by itself; kept.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether it goes on while the app is not seen; kept.
    open var allowsBackgroundLocationUpdates = false
    /// Whether one sees that; kept.
    open var showsBackgroundLocationIndicator = false
    /// Where the device is: not known.
    open var location: CLLocation? { nil }
    /// Which way it points: not known.
    open var heading: CLHeading? { nil }
    /// Whether the app may know: not here.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// How well: not well.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// What it watches: nothing.
    open var monitoredRegions: Set<CLRegion> { [] }

    private var wasTold = false
    private var hasFailed = false

    /// A manager.
    public override init() {}

    /// Whether the app may know: not here.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether anybody may know.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether it knows which way the device points: not here.
    open class func headingAvailable() -> Bool { false }
    /// Whether it knows of long ways: not here.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Whether it can watch such places: not here.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// Asks nobody: the answer is there.
    open func requestWhenInUseAuthorization() {}
    /// Asks nobody: the answer is there.
    open func requestAlwaysAuthorization() {}
    /// Tells the delegate that it may not know.
    open func startUpdatingLocation() { fail() }
    /// Does nothing.
    open func stopUpdatingLocation() {}
    /// Tells the delegate that it may not know.
    open func requestLocation() { fail() }
    /// Does nothing.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}
    /// Does nothing.
    open func startMonitoringSignificantLocationChanges() {}
    /// Does nothing.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Does nothing.
    open func startMonitoring(for region: CLRegion) {}
    /// Does nothing.
    open func stopMonitoring(for region: CLRegion) {}

    private func tellAuthorization() {
      guard delegate != nil, !wasTold else { return }
      wasTold = true
      DispatchQueue.main.async { [self] in
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: .denied)
      }
    }

    private func fail() {
      guard !hasFailed else { return }
      hasFailed = true
      DispatchQueue.main.async { [self] in
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
      }
    }
  }

  /// Which way a device points; not known here.
  open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from north.
    open var trueHeading: CLLocationDirection { -1 }
    /// How far off it may be.
    open var headingAccuracy: CLLocationDirection { -1 }
  }
#endif
