#if Overlay
/// The initialiser by which lists make cells, in classes that do not inherit it.
///
/// On Apple's platforms a class without the initialiser that a list calls stops the app when it is
/// called. Swift alone asks for one that is required.
enum ReuseInitializer {
  private struct Root {
    var classes: Set<String>
    /// What a class of its own overrides to inherit the other.
    var designated: String
    var text: String
  }

  /// What the class says on Apple's platforms too, in the app's text.
  private static let stop = "fatalError"

  private static let roots = [
    Root(
      classes: [
        "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
      ], designated: "init(frame:)",
      text: "required convenience init(reusedIn frame: CGRect) "
        + "{ \(stop)(\"init(frame:) has not been implemented\") }"),
    Root(
      classes: ["UITableViewCell"], designated: "init(style:reuseIdentifier:)",
      text: "required convenience init(reusedFor identifier: String) "
        + "{ \(stop)(\"init(style:reuseIdentifier:) has not been implemented\") }"),
    Root(
      classes: ["UITableViewHeaderFooterView"], designated: "init(reuseIdentifier:)",
      text: "required convenience init(reusedFor identifier: String) "
        + "{ \(stop)(\"init(reuseIdentifier:) has not been implemented\") }"),
  ]

  /// What a class lacks; `nil` where it lacks nothing.
  static func missing(in name: String, names: ModuleNames) -> String? {
    guard let outside = names.outsideParent(of: name),
      let root = roots.first(where: { $0.classes.contains(outside) }),
      let own = names.types[name]?.initializers, !own.isEmpty
    else { return nil }
    let above = names.chain(of: name).dropFirst().compactMap { names.types[$0]?.initializers }
      .first { !$0.isEmpty }
    let needed = (above ?? [root.designated]).subtracting(["init(coder:)"])
    // A required initialiser is as accessible as its class; `public` is for any.
    return needed.isSubset(of: own) ? nil : "public " + root.text
  }
}
#endif
