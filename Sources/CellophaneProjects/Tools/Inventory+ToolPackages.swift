extension Inventory {
  /// Gives targets the packages that a tool would fetch for them, and that are not here: those that
  /// Tuist names, and those of pods.
  ///
  /// - Parameter imported: The modules that a target's sources import.
  package mutating func takeToolPackages(imported: (InventoryTarget) -> Set<String>) {
    let packages: ToolPackages?
    switch kind {
    case .project: packages = ToolPackages(pods: Paths.folder(of: path))
    case .folder: packages = ToolPackages(tuist: path) ?? ToolPackages(pods: path)
    case .package, .file: packages = nil
    }
    guard let packages else { return }
    for index in targets.indices where targets[index].kind != .tests {
      let known = Set(targets[index].dependencies.map(\.name))
      let needed = packages.products(importing: imported(targets[index]))
      targets[index].dependencies += needed.filter { !known.contains($0.name) }
    }
  }
}
