#if !canImport(ObjectiveC)
  @_exported public import CellophaneCoreLocation
  private import Foundation

  /// How far a part of a map reaches, in degrees.
  public struct MKCoordinateSpan: Sendable {
    /// North and south together.
    public var latitudeDelta: CLLocationDegrees
    /// East and west together.
    public var longitudeDelta: CLLocationDegrees

    /// No part.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// How far it reaches.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
      self.latitudeDelta = latitudeDelta
      self.longitudeDelta = longitudeDelta
    }
  }

  /// A part of a map.
  public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// How far it reaches.
    public var span: MKCoordinateSpan

    /// No part.
    public init() {
      self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }
    /// A part.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
      self.center = center
      self.span = span
    }
    /// So many metres around a place.
    public init(
      center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
      longitudinalMeters: CLLocationDistance
    ) {
      // Metres in a degree of a ball as large as Earth.
      let degree = 111_195.0
      let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 0.000_001)
      self.init(
        center: centerCoordinate,
        span: MKCoordinateSpan(
          latitudeDelta: latitudinalMeters / degree,
          longitudeDelta: longitudinalMeters / (degree * narrowing)))
    }
  }

  /// How far a part of a map reaches.
  public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
  ) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
  }

  /// A part of a map.
  public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
  ) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

  /// So many metres around a place.
  public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
  ) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: latitudinalMeters,
      longitudinalMeters: longitudinalMeters)
  }
#endif
