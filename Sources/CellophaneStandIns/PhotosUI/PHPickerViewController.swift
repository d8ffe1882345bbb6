#if !canImport(ObjectiveC)
  @_exported public import CellophanePhotos
  @_exported public import CellophaneUniformTypeIdentifiers
  public import UIKit

  /// Which photos can be chosen; kept.
  public struct PHPickerFilter: Hashable, Sendable {
    private let words: [String]

    /// Pictures.
    public static let images = PHPickerFilter(words: ["images"])
    /// Films.
    public static let videos = PHPickerFilter(words: ["videos"])
    /// Those that move.
    public static let livePhotos = PHPickerFilter(words: ["livePhotos"])
    /// What was on a screen.
    public static let screenshots = PHPickerFilter(words: ["screenshots"])

    /// Those of several kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
      PHPickerFilter(words: ["any"] + subfilters.flatMap(\.words))
    }
    /// Those of all kinds at once.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
      PHPickerFilter(words: ["all"] + subfilters.flatMap(\.words))
    }
    /// All others.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
      PHPickerFilter(words: ["not"] + filter.words)
    }
  }

  /// How photos are chosen; kept.
  public struct PHPickerConfiguration: Hashable, Sendable {
    /// As what they are given.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// In which order they are given.
    public enum Selection: Int, Sendable {
      case `default`, ordered, continuous, continuousAndOrdered
    }

    /// As what they are given.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// In which order they are given.
    public var selection = Selection.default
    /// How many; 0 is as many as one likes.
    public var selectionLimit = 1
    /// Which.
    public var filter: PHPickerFilter?
    /// Which are chosen at first.
    public var preselectedAssetIdentifiers: [String] = []

    /// One photo.
    public init() {}
    /// One photo of a library.
    public init(photoLibrary: PHPhotoLibrary) {}
  }

  /// A photo that was chosen; none is.
  public struct PHPickerResult: Hashable {
    /// What gives it.
    public let itemProvider: NSItemProvider
    /// Its name in the library.
    public let assetIdentifier: String?
  }

  /// A screen that photos are chosen on: an empty one, here.
  ///
  /// PhotosUI: `PHPickerViewController`.
  @preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// How they are chosen.
    public let configuration: PHPickerConfiguration
    /// Who is told which were chosen; nobody, here.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// A screen.
    public init(configuration: PHPickerConfiguration) {
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
    }

    /// Nothing: it comes from no file.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
      super.viewDidLoad()
      showInTheMiddle("There are no photos here.")
    }
  }

  /// Is told which photos were chosen; never, here.
  @preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Some were chosen, or none.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }
#endif
