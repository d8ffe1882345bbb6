#if !canImport(ObjectiveC)
  public import CellophaneCoreLocation
  public import Foundation

  /// The domain of what goes wrong with maps.
  public let MKErrorDomain = "MKErrorDomain"

  /// What went wrong with a map.
  public struct MKError: Error, CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: UInt, Sendable {
      case unknown = 1
      case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    /// What went wrong.
    public let code: Code

    /// Something that went wrong.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
  }

  /// A place with its words.
  open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Where.
    public let coordinate: CLLocationCoordinate2D

    /// A place.
    public init(coordinate: CLLocationCoordinate2D) {
      self.coordinate = coordinate
      super.init(
        location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }
    /// A place; its words are not kept.
    public convenience init(
      coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
    ) { self.init(coordinate: coordinate) }

    /// What it is called.
    open var title: String? { name }
  }

  /// The key of the part that is shown.
  public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
  /// The key of how far that reaches.
  public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
  /// The key of how one goes there.
  public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
  /// By car.
  public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
  /// On foot.
  public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

  /// Something that is somewhere; kept.
  open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where.
    public let placemark: MKPlacemark
    /// What it is called; kept.
    open var name: String?
    /// Its number to call; kept.
    open var phoneNumber: String?
    /// Its address; kept.
    open var url: URL?

    /// Something that is somewhere.
    public init(placemark: MKPlacemark) { self.placemark = placemark }

    /// Where somebody is; not known.
    open class func forCurrentLocation() -> MKMapItem {
      MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }
    /// Opens nothing, which it says.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Opens nothing, which it says.
    @discardableResult open class func openMaps(
      with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool { false }
  }

  /// Looks for something on a map. It finds nothing here, which it answers at once.
  open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// Hears what was found.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What is looked for; kept.
    open class Request: NSObject, @unchecked Sendable {
      /// Its words.
      open var naturalLanguageQuery: String?
      /// Where.
      open var region = MKCoordinateRegion()
      /// For nothing yet.
      public override init() {}
      /// For some words.
      public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    }

    /// What was found: nothing.
    open class Response: NSObject, @unchecked Sendable {
      /// None.
      open var mapItems: [MKMapItem] { [] }
      /// Where.
      open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// Whether it looks: never.
    open var isSearching: Bool { false }

    /// A search.
    public init(request: Request) {}

    /// Answers at once that there is no such place.
    open func start(completionHandler: @escaping CompletionHandler) {
      completionHandler(nil, MKError(.placemarkNotFound))
    }
    /// That there is no such place.
    open func start() async throws -> Response { throw MKError(.placemarkNotFound) }
    /// Does nothing.
    open func cancel() {}
  }

  /// Finishes words of what is looked for; it knows none, here.
  open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// Who is told; nobody, here.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The words so far; kept.
    open var queryFragment = ""
    /// Where; kept.
    open var region = MKCoordinateRegion()
    /// What they may be: nothing.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether it looks: never.
    open var isSearching: Bool { false }
    /// One that knows nothing.
    public override init() {}
    /// Does nothing.
    open func cancel() {}
  }

  /// What words may be; there is none.
  open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// What it is called.
    open var title: String { "" }
    /// What is said below that.
    open var subtitle: String { "" }
  }

  /// Is told what words may be; never, here.
  @preconcurrency public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// They may be something else.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Nobody could be asked.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
  }

  extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(
      _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
    ) {}
  }
#endif
