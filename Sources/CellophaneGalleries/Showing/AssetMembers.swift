/// Names of assets as Swift's members: those in folders that make names are in types of their own.
struct AssetMembers {
  struct Member {
    /// Around it in its catalog, those that make names.
    var folders: [String]
    var name: String
    /// What declares it, without an indent.
    var line: String
  }

  /// Of those of one name in one place, the first is taken.
  let members: [Member]
  /// What the type of a folder is declared with.
  var type = "enum"

  /// - Parameter known: The names that are taken; it grows by those in the type itself.
  func lines(
    in folders: [String] = [], indent: String = "  ", known: inout Set<String>
  ) -> [String] {
    var lines = members.filter { $0.folders == folders && known.insert($0.name).inserted }
      .map { indent + $0.line }
    let inner = members.filter { $0.folders.starts(with: folders) }
      .compactMap { $0.folders.dropFirst(folders.count).first }
    for folder in Set(inner).sorted() where known.insert(AssetName.type(folder)).inserted {
      var within: Set<String> = []
      lines.append("\(indent)\(type) \(AssetName.type(folder)) {")
      lines += self.lines(in: folders + [folder], indent: indent + "  ", known: &within)
      lines.append("\(indent)}")
    }
    return lines
  }
}
