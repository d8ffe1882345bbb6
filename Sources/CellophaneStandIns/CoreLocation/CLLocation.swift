#if !canImport(ObjectiveC)
  public import Foundation

  /// Degrees of latitude or longitude.
  public typealias CLLocationDegrees = Double
  /// Metres.
  public typealias CLLocationDistance = Double
  /// How far off a place may be, in metres.
  public typealias CLLocationAccuracy = Double
  /// Metres a second.
  public typealias CLLocationSpeed = Double
  /// Degrees from north.
  public typealias CLLocationDirection = Double

  /// Farther than anything.
  public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
  /// No distance.
  public let kCLDistanceFilterNone: CLLocationDistance = -1
  /// As near as can be, with all that helps.
  public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
  /// As near as can be.
  public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
  /// Within ten metres.
  public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
  /// Within a hundred metres.
  public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
  /// Within a kilometre.
  public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
  /// Within three kilometres.
  public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
  /// As far off as an app gets that may not know better.
  public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
  /// No place.
  public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)

  /// A place on Earth.
  public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Where both lines begin.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A place on Earth.
  public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
  ) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Whether there is such a place.
  public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
  }

  /// Where something was.
  ///
  /// CoreLocation: `CLLocation`. Distances are those on a ball.
  open class CLLocation: NSObject, @unchecked Sendable {
    /// Where.
    public let coordinate: CLLocationCoordinate2D
    /// How high, in metres.
    public let altitude: CLLocationDistance
    /// How far off it may be.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far off the height may be.
    public let verticalAccuracy: CLLocationAccuracy
    /// Which way it went; below 0 where that is not known.
    public let course: CLLocationDirection
    /// How fast; below 0 where that is not known.
    public let speed: CLLocationSpeed
    /// When.
    public let timestamp: Date

    /// A place, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.init(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
        horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place.
    public convenience init(
      coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
      horizontalAccuracy hAccuracy: CLLocationAccuracy,
      verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
      self.init(
        coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
        verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place on the way.
    public init(
      coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
      horizontalAccuracy hAccuracy: CLLocationAccuracy,
      verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
      speed: CLLocationSpeed, timestamp: Date
    ) {
      self.coordinate = coordinate
      self.altitude = altitude
      horizontalAccuracy = hAccuracy
      verticalAccuracy = vAccuracy
      self.course = course
      self.speed = speed
      self.timestamp = timestamp
    }

    /// How far it is to another, in metres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
      let (here, there) = (coordinate, location.coordinate)
      let (south, north) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
      let east = (there.longitude - here.longitude) * .pi / 180
      let half =
        pow(sin((north - south) / 2), 2) + cos(south) * cos(north) * pow(sin(east / 2), 2)
      // The radius of a ball as large as Earth.
      return 2 * 6_371_009 * asin(min(1, half.squareRoot()))
    }
  }
#endif
