internal import CellophaneProjects
internal import Foundation

/// The folder around a gallery's executable, made what an app's bundle is: its `Info.plist` and
/// the files that its targets take along. Foundation finds both there for `Bundle.main`.
struct AppBundle {
  let state: GalleryState
  /// The app first.
  let targets: [InventoryTarget]
  let interfaces: InterfaceFiles

  private var folder: String { Paths.folder(of: state.gallery) }

  /// A folder with the fonts that the targets take along, `nil` where they take none: their own where
  /// all lie in one, else the bundle.
  var fonts: String? { Self.fonts(targets, bundle: folder) }

  static func fonts(_ targets: [InventoryTarget], bundle: String) -> String? {
    let folders = Set(targets.flatMap(\.files.fonts).map(Paths.folder))
    guard let first = folders.first else { return nil }
    let place = folders.count == 1 ? first : bundle
    return URL(fileURLWithPath: place).standardizedFileURL.path
  }

  private static let list = "Info.plist"
  /// What the gallery's folder has itself.
  private static let taken = [list, "Gallery", "Gallery.arguments", "Gallery.linked"]

  /// Links what the targets have and takes away what they have no more.
  func write() throws(GalleryError) {
    var links: [String: String] = [:]
    for file in targets.flatMap(\.files.resources) {
      guard let name = Self.name(of: file), links[name] == nil else { continue }
      links[name] = URL(fileURLWithPath: file).standardizedFileURL.path
    }
    let folders = Set(links.keys.map(Paths.folder)).subtracting(["."])
    try removeOthers(in: folder, links: links, folders: folders)
    for one in folders { try state.make("\(folder)/\(one)") }
    for (name, bytes) in interfaces.files { try state.write(bytes, to: "\(folder)/\(name)") }
    for (name, file) in links { try state.link("\(folder)/\(name)", to: file) }
    if let information = targets.first?.information {
      try state.write(information, to: "\(folder)/\(Self.list)")
    } else {
      try state.remove("\(folder)/\(Self.list)")
    }
  }

  /// Where a file lies in the bundle, which has folders for languages alone; `nil` for what is no
  /// resource, or has a name that the gallery needs. A data model has the name of a compiled one, by
  /// which code looks for it.
  private static func name(of file: String) -> String? {
    var name = Paths.name(of: file)
    switch Paths.ending(of: name) {
    case "xcdatamodel": name.replace(/xcdatamodel$/, with: "mom")
    case "xcdatamodeld": name.replace(/xcdatamodeld$/, with: "momd")
    default: break
    }
    guard !taken.contains(name) else { return nil }
    let language = Paths.folder(of: file)
    return Paths.ending(of: language) == "lproj" ? "\(Paths.name(of: language))/\(name)" : name
  }

  private func removeOthers(
    in place: String, links: [String: String], folders: Set<String>
  ) throws(GalleryError) {
    for name in try state.names(in: place) {
      let path = "\(place)/\(name)"
      let own = place == folder ? name : "\(Paths.name(of: place))/\(name)"
      // A link says where it leads, and nothing else does.
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
        if links[own] == nil { try state.remove(linkAt: path) }
      } else if ["nib", "storyboardc"].contains(Paths.ending(of: name)) {
        if interfaces.files[own] == nil { try state.remove(path) }
      } else if Paths.ending(of: name) == "lproj" {
        try removeOthers(in: path, links: links, folders: folders)
        if !folders.contains(name) { try state.remove(path) }
      }
    }
  }
}
