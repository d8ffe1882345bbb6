#if !canImport(ObjectiveC)
  public import Foundation

  /// Finds places by their words and words for places. It finds none, here.
  ///
  /// CoreLocation: `CLGeocoder`. It answers at once that nobody could be asked.
  open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Hears what was found.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// Whether it asks: never.
    open var isGeocoding: Bool { false }

    /// One that finds nothing.
    public override init() {}

    /// Answers at once that nobody could be asked.
    open func reverseGeocodeLocation(
      _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    /// Answers at once that nobody could be asked.
    open func reverseGeocodeLocation(
      _ location: CLLocation, preferredLocale locale: Locale?,
      completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    /// Answers at once that nobody could be asked.
    open func geocodeAddressString(
      _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { completionHandler(nil, CLError(.network)) }
    /// That nobody could be asked.
    open func reverseGeocodeLocation(
      _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
    /// That nobody could be asked.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
      throw CLError(.network)
    }
    /// Does nothing.
    open func cancelGeocode() {}
  }

  /// A place with its words; it has none, here.
  open class CLPlacemark: NSObject, @unchecked Sendable {
    private let place: CLLocation?

    /// The same as another.
    public init(placemark: CLPlacemark) { place = placemark.location }

    package init(location: CLLocation?) { place = location }

    /// Where it is.
    open var location: CLLocation? { place }
    /// Around it.
    open var region: CLRegion? { nil }
    /// When it is there: not known.
    open var timeZone: TimeZone? { nil }
    /// What it is called.
    open var name: String? { nil }
    /// Its street.
    open var thoroughfare: String? { nil }
    /// Its number in the street.
    open var subThoroughfare: String? { nil }
    /// Its town.
    open var locality: String? { nil }
    /// Its part of the town.
    open var subLocality: String? { nil }
    /// Its state.
    open var administrativeArea: String? { nil }
    /// Its part of the state.
    open var subAdministrativeArea: String? { nil }
    /// Its number for letters.
    open var postalCode: String? { nil }
    /// The letters for its country.
    open var isoCountryCode: String? { nil }
    /// Its country.
    open var country: String? { nil }
    /// Its water.
    open var inlandWater: String? { nil }
    /// Its sea.
    open var ocean: String? { nil }
    /// What is known for being there.
    open var areasOfInterest: [String]? { nil }
  }
#endif
