/// The files of a target by what they are, each list by path.
package struct InventoryFiles: Codable, Hashable, Sendable {
  /// Swift source.
  package var sources: [String] = []
  /// Source in other languages.
  package var otherSources: [String] = []
  package var assetCatalogs: [String] = []
  /// Catalogs and tables of texts.
  package var texts: [String] = []
  /// Storyboards and nibs.
  package var interfaces: [String] = []
  /// Everything else that the product takes along.
  package var resources: [String] = []

  package init() {}

  /// Whether there is something that a module is made of, in whatever language.
  package var hasSource: Bool { !sources.isEmpty || !otherSources.isEmpty }

  /// The fonts among the resources.
  package var fonts: [String] {
    resources.filter { ["otf", "ttf"].contains(Paths.ending(of: $0)) }
  }

  /// Sorts files by the ends of their names.
  package init(_ paths: some Sequence<String>) {
    for path in Set(paths).sorted() { add(path) }
  }

  private mutating func add(_ path: String) {
    switch Paths.ending(of: path) {
    case "swift": sources.append(path)
    case "c", "cc", "cpp", "intentdefinition", "m", "metal", "mm": otherSources.append(path)
    case "xcassets": assetCatalogs.append(path)
    case "strings", "stringsdict", "xcstrings": texts.append(path)
    case "nib", "storyboard", "xib": interfaces.append(path)
    case "entitlements", "h", "modulemap", "xcconfig", "xctestplan": break
    default: resources.append(path)
    }
  }

  /// Folders that are one thing to Xcode.
  static let bundles: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "icon", "playground", "rtfd", "scnassets",
    "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj",
    "xcworkspace",
  ]
}
