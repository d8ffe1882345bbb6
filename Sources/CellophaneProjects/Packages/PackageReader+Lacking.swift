extension PackageReader {
  /// A package with the products that are asked for, whether or not its manifest has them on this
  /// system.
  ///
  /// A manifest may leave out what needs UIKit where there is none, as that of RxSwift leaves out
  /// RxCocoa. The sources lie in the folder of the product's name all the same.
  ///
  /// - Parameter imported: The modules that a target's sources import.
  package mutating func package(
    _ path: String, wanting products: [String], imported: (InventoryTarget) -> Set<String>
  ) throws(InventoryError) -> InventoryPackage {
    var package = try package(path)
    let known = package.targets.map(\.name) + package.products.map(\.name)
    for name in products where !known.contains(name) {
      let place = "\(path)/Sources/\(name)"
      guard Paths.isFolder(place) == true else { continue }
      let files = InventoryFiles(FileWalk(place).files)
      guard !files.sources.isEmpty else { continue }
      var target = InventoryTarget(
        name: name, module: Paths.moduleName(name), kind: .library, files: files)
      target.root = place
      if let other = package.targets.first {
        target.settings.swiftVersion = other.settings.swiftVersion
      }
      let modules = imported(target)
      target.dependencies = package.targets.filter { modules.contains($0.module) }.map {
        InventoryDependency(.target, $0.name)
      }
      package.targets.append(target)
      package.products.append(InventoryPackage.Product(name: name, targets: [name]))
    }
    return package
  }
}
