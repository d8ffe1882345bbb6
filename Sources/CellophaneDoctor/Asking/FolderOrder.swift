/// The order in which folders are checked: what is imported comes before what imports it.
struct FolderOrder {
  private(set) var folders: [SourceFolder] = []
  /// Modules among the folders that another of them imports.
  private(set) var imported: Set<String> = []

  init(_ given: [SourceFolder], compiler: Compiler) throws(DoctorError) {
    guard given.count > 1 else {
      folders = given
      return
    }
    let names = Set(given.map(\.module))
    var needs: [SourceFolder: Set<String>] = [:]
    for folder in given {
      let modules = Set(try compiler.imports(in: folder.files).map(\.root))
      needs[folder] = modules.intersection(names).subtracting([folder.module])
    }
    imported = needs.values.reduce(into: []) { $0.formUnion($1) }
    var rest = given
    while !rest.isEmpty {
      let open = Set(rest.map(\.module))
      // Folders that import each other have no first one: the first that was given is as good.
      let next = rest.firstIndex { needs[$0]?.isDisjoint(with: open) ?? true } ?? 0
      folders.append(rest.remove(at: next))
    }
  }
}
