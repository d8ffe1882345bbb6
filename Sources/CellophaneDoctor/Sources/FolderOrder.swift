/// The order in which folders are checked: what is imported comes before what imports it.
struct FolderOrder {
  private(set) var modules: [ModuleScan] = []
  /// Modules among the folders that another of them imports.
  private(set) var imported: Set<String> = []

  init(_ given: [ModuleScan]) {
    let names = Set(given.map(\.folder.module))
    var rest = given.map { scan in
      (scan: scan, needs: scan.imported.intersection(names).subtracting([scan.folder.module]))
    }
    imported = rest.reduce(into: []) { $0.formUnion($1.needs) }
    while !rest.isEmpty {
      let open = Set(rest.map(\.scan.folder.module))
      // Folders that import each other have no first one: the first that was given is as good.
      let next = rest.firstIndex { $0.needs.isDisjoint(with: open) } ?? 0
      modules.append(rest.remove(at: next).scan)
    }
  }
}
