private import Synchronization

/// The folders in which resources are looked up by name: images, colours and texts.
package enum ImageFolders {
  private static let declared = Mutex<[String]>([])
  private static let found = Mutex<[Key: FoundImage?]>([:])

  private struct Key: Hashable {
    var folder: String
    var name: String
    var wish: ImageSet.Wish
  }

  /// The folders that were declared, in the order in which they are searched.
  package static var paths: [String] {
    declared.withLock { $0 }
  }

  /// Declares a folder, which may be an asset catalog; the same one twice counts once.
  package static func add(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    declared.withLock { if !$0.contains(path) { $0.append(path) } }
  }

  /// Forgets every folder and what was found there.
  package static func removeAll() {
    declared.withLock { $0 = [] }
    found.withLock { $0 = [:] }
    AssetCatalogs.removeAll()
    StringTables.removeAll()
  }

  /// Where the resources of a bundle are; those of the app are in the declared folders and beside
  /// the executable.
  package static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else {
      return paths + bundlesBesideExecutable
    }
    var folders: [String] = []
    for path in [bundle.resourcePath, bundle.bundlePath] {
      if let path, !folders.contains(path) { folders.append(path) }
    }
    return folders
  }

  /// The image of a name; `nil` where a name cannot be one.
  ///
  /// A picture that can be shown counts before one that cannot, wherever they are.
  static func image(
    named name: String, in bundle: Bundle?, for traits: UITraitCollection = .current
  ) -> FoundImage? {
    guard isName(name) else { return nil }
    let wish = ImageSet.Wish(traits)
    let folders = folders(of: bundle)
    var unusable: MissingImage?
    for folder in folders {
      switch image(named: name, inFolder: folder, wish) {
      case .missing(let missing): unusable = unusable ?? missing
      case let found?: return found
      case nil: break
      }
    }
    return .missing(
      unusable ?? MissingImage(name, inNoneOf: folders.flatMap(AssetCatalogs.names)))
  }

  /// The folder of a set of an asset catalog, as `Name.colorset`.
  static func asset(named name: String, kind: String, in bundle: Bundle?) -> AssetCatalogs.Place? {
    guard isName(name) else { return nil }
    for folder in folders(of: bundle) {
      if let place = AssetCatalogs.place(of: "\(name).\(kind)", in: folder) { return place }
    }
    return nil
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("..")
  }

  private static func image(
    named name: String, inFolder folder: String, _ wish: ImageSet.Wish
  ) -> FoundImage? {
    let key = Key(folder: folder, name: name, wish: wish)
    if let image = found.withLock({ $0[key] }) { return image }
    let languages = LanguageTag(wish.language).candidates.map { "\(folder)/\($0).lproj" }
    let image =
      (languages + [folder]).lazy.compactMap { loose(name, in: $0) }.first
      ?? catalogued(name, in: folder, wish)
    // What is not there is kept too, since a row's name is asked for in every folder.
    found.withLock { $0[key] = .some(image) }
    return image
  }

  private static func catalogued(
    _ name: String, in folder: String, _ wish: ImageSet.Wish
  ) -> FoundImage? {
    if let place = AssetCatalogs.place(of: "\(name).imageset", in: folder) {
      guard let set = ImageSet(named: name, at: place) else {
        return .missing(MissingImage(name, unreadable: "Contents.json", in: place.catalog))
      }
      return set.image(for: wish)
    }
    if let place = AssetCatalogs.place(of: "\(name).symbolset", in: folder) {
      return SymbolTemplate.image(named: name, at: place)
    }
    return nil
  }

  private static let endings = ["png", "jpg", "jpeg", "svg", "gif", "webp"]
  private static let scales = ["", "@2x", "@3x"]

  /// A picture that lies in a folder as a file.
  private static func loose(_ name: String, in folder: String) -> FoundImage? {
    let base = folder + "/" + name
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    var paths = endings.contains(ending) || ending == "pdf" ? [base] : []
    paths += endings.flatMap { ending in scales.map { base + $0 + "." + ending } }
    paths.append(base + ".pdf")
    var unusable: MissingImage?
    for path in paths {
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      if let file = ImageFile(path: path) {
        if let problem = ImageRules.problem(of: file) {
          return .missing(MissingImage(name, of: file, because: problem))
        }
        return .file(file, problems: [])
      }
      let parts = path.split(separator: "/").map(String.init)
      unusable =
        unusable
        ?? MissingImage(
          name, unusable: bytes, at: path, scale: 1, in: parts.dropLast().last ?? "")
    }
    return unusable.map { .missing($0) }
  }

  /// The `*.resources` folders that the package manager puts beside an executable, by name.
  private static let bundlesBesideExecutable: [String] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
  }()
}

/// What a name of an image leads to.
enum FoundImage: Sendable {
  /// A picture, and what was wrong with others of its set.
  case file(ImageFile, problems: [MissingImage])
  case symbol(SymbolTemplate)
  case missing(MissingImage)

  /// What its set says of its colours.
  var renderingMode: UIImage.RenderingMode {
    guard case .file(let file, _) = self else { return .automatic }
    return file.renderingMode
  }
}
