private import Synchronization

/// The sets of the asset catalogs in a folder, as they lie on disk before they are compiled.
enum AssetCatalogs {
  /// Where a set lies.
  struct Place: Hashable, Sendable {
    let path: String
    /// The catalog as findings name it: `App_Cells.resources/Media.xcassets`.
    let catalog: String
  }

  private static let known = Mutex<[String: Index]>([:])

  private struct Index: Sendable {
    var places: [String: Place] = [:]
    var catalogs: [String] = []
  }

  /// A set by its name with the names of the groups that are namespaces, and by its kind, as
  /// `Icons/Star.imageset`; folders are read once.
  static func place(of set: String, in folder: String) -> Place? {
    index(of: folder).places[set]
  }

  /// The catalogs of a folder as findings name them.
  static func names(in folder: String) -> [String] {
    index(of: folder).catalogs
  }

  /// Forgets what was read.
  static func removeAll() {
    known.withLock { $0 = [:] }
  }

  private static func index(of folder: String) -> Index {
    if let index = known.withLock({ $0[folder] }) { return index }
    var index = Index()
    for path in catalogs(in: folder) {
      let parts = path.split(separator: "/").suffix(2)
      let name = parts.joined(separator: "/")
      index.catalogs.append(name)
      collect(path, named: "", of: name, into: &index.places)
    }
    known.withLock { $0[folder] = index }
    return index
  }

  /// The folder itself, or the catalogs in it and in the folder of resources that is copied whole.
  private static func catalogs(in folder: String) -> [String] {
    if folder.hasSuffix(".xcassets") { return [folder] }
    return [folder, folder + "/Resources"].flatMap { folder in
      entries(of: folder).filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
    }
  }

  /// The first of a name counts.
  private static func collect(
    _ folder: String, named prefix: String, of catalog: String, into places: inout [String: Place]
  ) {
    for entry in entries(of: folder) {
      let path = "\(folder)/\(entry)"
      let ending = entry.lastIndex(of: ".").map { entry[$0...] } ?? ""
      // A group may be called 'Asset', and have a version in its name.
      if ending.hasSuffix("set") {
        let name = prefix + entry
        if places[name] == nil { places[name] = Place(path: path, catalog: catalog) }
      } else if ending != ".json" {
        let isNamespace = Group(path: path)?.properties?.providesNamespace ?? false
        collect(
          path, named: isNamespace ? prefix + entry + "/" : prefix, of: catalog, into: &places)
      }
    }
  }

  /// What a group says of itself.
  private struct Group: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?

    init?(path: String) {
      guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
        let group = try? JSONDecoder().decode(Group.self, from: data)
      else { return nil }
      self = group
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

/// What a picture or a colour of a set is for.
struct AssetAppearance: Decodable, Hashable {
  var appearance: String
  var value: String
}

/// A scheme and a contrast.
struct AssetConditions: Hashable, Sendable {
  var isDark = false
  var hasHighContrast = false

  init(isDark: Bool = false, hasHighContrast: Bool = false) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
  }

  init(_ appearances: [AssetAppearance]?) {
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): isDark = true
      case ("contrast", "high"): hasHighContrast = true
      default: break
      }
    }
  }

  static let dark = AssetConditions(isDark: true)
  static let highContrast = AssetConditions(hasHighContrast: true)
  static let darkHighContrast = AssetConditions(isDark: true, hasHighContrast: true)

  /// What stands in for these, the best first: scheme before contrast, then what is for any.
  var substitutes: [AssetConditions] {
    var result = [self]
    if isDark, hasHighContrast { result += [.dark, .highContrast] }
    if isDark || hasHighContrast { result.append(AssetConditions()) }
    return result
  }
}
