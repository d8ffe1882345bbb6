#if !canImport(ObjectiveC)
  public import Foundation

  /// Is told where a device is: that it may not be known, here.
  @preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The device was somewhere; never, here.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// It points somewhere; never, here.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// It could not be known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Whether the app may know is another than before.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same, as it was said before.
    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// A place was come to; never, here.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// A place was left; never, here.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  }

  extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}
    /// Does nothing.
    public func locationManager(
      _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
    ) {}
    /// Does nothing.
    public func locationManager(
      _ manager: CLLocationManager, didFailWithError error: any Error
    ) {}
    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Does nothing.
    public func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  }
#endif
