/// The colours and images of the catalogs beside some sources. Xcode writes a member for each, which
/// no compiler finds elsewhere.
struct AssetNames {
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]

  init(_ tree: ProjectTree) {
    for path in tree.assets {
      let name = path.split(separator: "/").last ?? ""
      if name.hasSuffix(".colorset") { Self.add(name.dropLast(9), ending: "color", to: &colors) }
      if name.hasSuffix(".imageset") { Self.add(name.dropLast(9), ending: "image", to: &images) }
    }
  }

  /// What to write where a member of Xcode's is missing; `nil` where it is none of an asset's.
  func rewrite(for diagnostic: CompilerDiagnostic) -> String? {
    guard diagnostic.name.hasPrefix("could_not_find_"), let member = diagnostic.quoted.last,
      let type = diagnostic.quoted.dropLast().last
    else { return nil }
    let key = Self.letters(member)
    if ["UIColor", "ColorResource"].contains(type), let name = colors[key] {
      return "Xcode makes this name of the asset '\(name)': write 'UIColor(named: \"\(name)\")'"
    }
    if ["UIImage", "ImageResource"].contains(type), let name = images[key] {
      return "Xcode makes this name of the asset '\(name)': write 'UIImage(named: \"\(name)\")'"
    }
    return nil
  }

  /// Xcode leaves the kind out where a name ends with it: 'Brand Color' is '.brand'.
  private static func add(_ name: Substring, ending: String, to names: inout [String: String]) {
    let key = letters(String(name))
    names[key] = String(name)
    if key.hasSuffix(ending), key != ending {
      names[String(key.dropLast(ending.count))] = String(name)
    }
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
