internal import CellophaneProjects
internal import Foundation

/// The members that Xcode makes of the names in asset catalogs: `UIColor.brand`, `ImageResource.star`.
struct AssetSymbols: Hashable {
  /// An image or a colour.
  struct Asset: Hashable {
    /// The folders around it that make names, the outermost first.
    var folders: [String] = []
    var name: String

    /// By which the catalog knows it.
    var path: String { (folders + [name]).joined(separator: "/") }
  }

  private(set) var images: [Asset] = []
  private(set) var colors: [Asset] = []

  init(images: [Asset], colors: [Asset]) {
    self.images = images
    self.colors = colors
  }

  /// - Parameter catalogs: Their folders.
  init(_ catalogs: [String]) {
    for catalog in catalogs { read(catalog, in: []) }
  }

  private mutating func read(_ folder: String, in spaces: [String]) {
    // A catalog that cannot be read has no names.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names {
      let path = Paths.join(folder, name)
      switch Paths.ending(of: name) {
      case "colorset": colors.append(Asset(folders: spaces, name: Paths.stem(of: name)))
      case "imageset": images.append(Asset(folders: spaces, name: Paths.stem(of: name)))
      case let ending where !ending.hasSuffix("set") && Paths.isFolder(path) == true:
        read(path, in: Self.isNamespace(path) ? spaces + [name] : spaces)
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") ?? Data()
    return String(decoding: data, as: UTF8.self).contains(/"provides-namespace"\s*:\s*true/)
  }

  // MARK: - Swift

  /// Swift source with a name for each, none twice; `nil` where there is nothing to name.
  ///
  /// - Parameter texts: The sources beside it: a colour or an image that they declare themselves
  ///   has the app's meaning.
  func source(beside texts: @autoclosure () -> [String] = []) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    let own = OwnMembers(texts())
    return "import UIKit\n\n" + """
      \(resources(images, .image))

      \(resources(colors, .color))

      \(values(images, .image, own))

      \(values(colors, .color, own))

      """
  }

  private func resources(_ assets: [Asset], _ kind: AssetName.Kind) -> String {
    block(assets, "extension \(kind.resource)", kind) { name, asset in
      "static let \(name) = \(kind.resource)(name: \(GallerySource.literal(asset.path)), bundle: .main)"
    }
  }

  private func values(
    _ assets: [Asset], _ kind: AssetName.Kind, _ own: OwnMembers
  ) -> String {
    // What UIKit or the app has itself keeps its meaning.
    let taken = kind.taken.union(own.names(of: kind))
    let free = assets.filter { asset in
      !asset.folders.isEmpty || !taken.contains(AssetName.member(asset.name, kind))
    }
    return block(free, "extension \(kind.value)", kind) { name, asset in
      let path = (asset.folders.map(AssetName.type) + [name]).joined(separator: ".")
      return
        "static var \(name): \(kind.value) { \(kind.value)(resource: \(kind.resource).\(path)) }"
    }
  }

  private func block(
    _ assets: [Asset], _ start: String, _ kind: AssetName.Kind,
    _ line: (_ name: String, _ asset: Asset) -> String
  ) -> String {
    let members = assets.sorted { $0.path < $1.path }.map { asset in
      let name = AssetName.member(asset.name, kind)
      return AssetMembers.Member(folders: asset.folders, name: name, line: line(name, asset))
    }
    var known: Set<String> = []
    let lines = AssetMembers(members: members).lines(known: &known)
    return ([start + " {"] + lines + ["}"]).joined(separator: "\n")
  }
}
