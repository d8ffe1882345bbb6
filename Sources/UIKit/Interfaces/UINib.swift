/// A file of archived objects, most often a cell.
///
/// The build puts what Interface Builder has written into the app's bundle, where it is read.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What views of a file are made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the file refers to by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Why one is not read, in every sentence about one.
  nonisolated package static let refusal = "no such file is in the app's bundle"

  private let name: String
  private let bundle: Bundle?
  private let file: InterfaceFile?
  /// The only object, where it is one of a storyboard's.
  private let prototype: InterfaceElement?
  private weak var scene: InterfaceScene?

  /// Names a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    file = InterfaceFile.named(name, .nib, in: bundleOrNil)
    prototype = nil
    super.init()
  }

  /// A file by its bytes.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "\(data.count) bytes"
    bundle = bundleOrNil
    file = InterfaceFile(data: data)
    prototype = nil
    super.init()
  }

  /// A cell or another view that a list of a storyboard makes.
  init(
    _ prototype: InterfaceElement, in file: InterfaceFile, name: String, bundle: Bundle?,
    scene: InterfaceScene?
  ) {
    self.prototype = prototype
    self.file = file
    self.name = name
    self.bundle = bundle
    self.scene = scene
    super.init()
  }

  /// Makes the objects of the file and connects them; a file that is not there stops.
  ///
  /// - Parameter ownerOrNil: What the file's owner stands for: its outlets are set.
  /// - Returns: The objects that no other holds.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file else {
      raise("Could not load NIB in bundle with name '\(name)': \(Self.refusal)")
    }
    let reading = InterfaceReading(file, name: name, bundle: bundle, scene: scene)
    var made: [AnyObject] = []
    for element in prototype.map({ [$0] }) ?? file.document.contents("objects") {
      switch element.name {
      case "placeholder":
        guard element["placeholderIdentifier"] == "IBFilesOwner", let ownerOrNil else { continue }
        reading.adopt(ownerOrNil as AnyObject, as: element)
      case "customObject": made += [reading.other(element)].compactMap(\.self)
      case let name where name.hasSuffix("GestureRecognizer"):
        made += [reading.other(element)].compactMap(\.self)
      default: made += [reading.view(element)].compactMap(\.self)
      }
    }
    reading.finish()
    return made
  }

  /// The first view of a type in the file.
  final func view<View: UIView>(_ type: View.Type, for identifier: String) -> View {
    guard let view = instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first else {
      raise(
        "invalid nib registered for identifier (\(identifier)): '\(name)' has no '\(type)'")
    }
    return view
  }
}

extension Bundle {
  /// Makes the objects of a nib and connects them; a nib that is not there stops.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
