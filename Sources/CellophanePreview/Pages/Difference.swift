internal import CellophaneDocument

/// Finds where two screens differ.
enum Difference {
  /// The name of the first row that differs; `nil` where something else does.
  static func firstRow(between first: ResolvedScreen, and second: ResolvedScreen) -> String? {
    let (left, right) = (rows(of: first), rows(of: second))
    for (one, other) in zip(left, right) where one != other { return one.name }
    if left.count > right.count { return left[right.count].name }
    if right.count > left.count { return right[left.count].name }
    return nil
  }

  /// Every row of a screen without its children.
  static func rows(of screen: ResolvedScreen) -> [ResolvedRow] {
    var rows: [ResolvedRow] = []
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      collection.forEachRow { row in
        var bare = row
        bare.children = []
        rows.append(bare)
      }
      return collection
    }
    _ = rewriter.rewritten(screen)
    return rows
  }
}
