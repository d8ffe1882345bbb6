internal import Foundation

extension PackageReader {
  /// A package with the products that are asked for, whether or not its manifest has them on this
  /// system.
  ///
  /// A manifest may leave out what needs UIKit where there is none, as that of RxSwift leaves out
  /// RxCocoa. The sources lie in the folder of the product's name all the same.
  package mutating func package(
    _ path: String, wanting products: [String]
  ) throws(InventoryError) -> InventoryPackage {
    var package = try package(path)
    let known = package.targets.map(\.name) + package.products.map(\.name)
    for name in products where !known.contains(name) {
      let place = "\(path)/Sources/\(name)"
      guard Paths.isFolder(place) == true else { continue }
      let walk = FileWalk(place)
      let files = InventoryFiles(walk.files)
      guard !files.sources.isEmpty else { continue }
      var target = InventoryTarget(
        name: name, module: Paths.moduleName(name), kind: .library, files: files)
      target.root = place
      if let other = package.targets.first {
        target.settings.swiftVersion = other.settings.swiftVersion
      }
      target.dependencies = package.targets.filter { Self.imports($0.module, in: files) }.map {
        InventoryDependency(.target, $0.name)
      }
      package.targets.append(target)
      package.products.append(InventoryPackage.Product(name: name, targets: [name]))
    }
    return package
  }

  /// Whether a source imports a module, whatever the conditions are.
  private static func imports(_ module: String, in files: InventoryFiles) -> Bool {
    files.sources.contains { file in
      let text = String(
        decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
      return text.split(separator: "\n").contains { line in
        let words = line.split(separator: " ")
        return words.contains("import") && words.last.map(String.init) == module
      }
    }
  }
}
