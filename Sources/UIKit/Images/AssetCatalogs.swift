private import Synchronization

/// The sets of the asset catalogs in a folder, as they lie on disk before they are compiled.
enum AssetCatalogs {
  private static let known = Mutex<[String: [String: String]]>([:])

  /// The folder of a set by its name and kind, as `Star.imageset`; folders are read once.
  static func path(of set: String, in folder: String) -> String? {
    if let sets = known.withLock({ $0[folder] }) { return sets[set] }
    let sets = read(folder)
    known.withLock { $0[folder] = sets }
    return sets[set]
  }

  /// The first picture of an image set that can be read.
  static func image(named name: String, in folder: String) -> ImageFile? {
    guard let path = path(of: "\(name).imageset", in: folder),
      let data = FileManager.default.contents(atPath: path + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    for image in contents.images {
      guard let fileName = image.filename,
        let bytes = FileManager.default.contents(atPath: "\(path)/\(fileName)")
      else { continue }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      if let file = ImageFile(bytes: bytes, path: "\(path)/\(fileName)", scale: scale) {
        return file
      }
    }
    return nil
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      /// As `2x`.
      var scale: String?
    }

    var images: [Image]
  }

  /// Every set within the catalogs of a folder; a group does not add to the names in it.
  private static func read(_ folder: String) -> [String: String] {
    var sets: [String: String] = [:]
    for name in names(in: folder) where name.hasSuffix(".xcassets") {
      collect("\(folder)/\(name)", into: &sets)
    }
    return sets
  }

  private static func collect(_ folder: String, into sets: inout [String: String]) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix("set") {
        if sets[name] == nil { sets[name] = path }
      } else if !name.contains(".") {
        collect(path, into: &sets)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
