private import Synchronization

/// The folders in which images are looked up by name.
package enum ImageFolders {
  private static let declared = Mutex<[String]>([])
  private static let found = Mutex<[String: ImageFile]>([:])

  /// The folders that were declared, in the order in which they are searched.
  package static var paths: [String] {
    declared.withLock { $0 }
  }

  /// Declares a folder; the same one twice counts once.
  package static func add(_ path: String) {
    declared.withLock { if !$0.contains(path) { $0.append(path) } }
  }

  /// Forgets every folder and what was found there.
  package static func removeAll() {
    declared.withLock { $0 = [] }
    found.withLock { $0 = [:] }
  }

  private static let endings = ["png", "jpg", "jpeg", "svg", "gif", "webp"]
  private static let scales = ["", "@2x", "@3x"]

  /// The file of a name in the declared folders, then beside the executable; each is read once.
  static func file(named name: String, in bundle: Bundle?) -> ImageFile? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let folders = bundle.map(Self.folders(of:)) ?? paths + bundlesBesideExecutable
    for folder in folders {
      let key = folder + "\n" + name
      if let file = found.withLock({ $0[key] }) { return file }
      guard let file = file(named: name, inFolder: folder) else { continue }
      found.withLock { $0[key] = file }
      return file
    }
    return nil
  }

  /// The folder of a set of an asset catalog, as `Name.colorset`.
  static func asset(named name: String, kind: String, in bundle: Bundle?) -> String? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let folders = bundle.map(Self.folders(of:)) ?? paths + bundlesBesideExecutable
    for folder in folders {
      if let path = AssetCatalogs.path(of: "\(name).\(kind)", in: folder) { return path }
    }
    return nil
  }

  private static func file(named name: String, inFolder folder: String) -> ImageFile? {
    let base = folder + "/" + name
    if endings.contains(where: { name.lowercased().hasSuffix("." + $0) }),
      let file = ImageFile(path: base)
    {
      return file
    }
    for ending in endings {
      for scale in scales {
        if let file = ImageFile(path: base + scale + "." + ending) { return file }
      }
    }
    return AssetCatalogs.image(named: name, in: folder)
  }

  private static func folders(of bundle: Bundle) -> [String] {
    [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
  }

  /// The `*.resources` folders that the package manager puts beside an executable, by name.
  private static var bundlesBesideExecutable: [String] {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
  }
}

extension UIImage {
  /// A picture by its name, looked up in the declared folders and in the resources beside the
  /// executable; `nil`, and reported by the build, where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// A picture by its name in a bundle's resources.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle, with: traitCollection.map(Configuration.init(traitCollection:)))
  }

  /// A picture by its name in a bundle's resources, configured.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard let file = ImageFolders.file(named: name, in: bundle) else {
      RuntimeIssue.record(
        "missing-image",
        "no image named '\(name)' is in the folders of images; add a folder that has it, or a file")
      return nil
    }
    self.init(source: .named(name, file), configurationValues: configuration?.values)
  }

  /// A picture by its name that shows a value between 0 and 1.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }
}
