internal import CellophaneProjects
internal import Foundation

/// The module `UIKit` as the package manager has built it.
package struct BuiltModule: Hashable, Sendable {
  /// The folder of its file.
  package let folder: String
  /// Its name in that build: another where the manifest gives it an alias.
  package let name: String

  /// Finds the module beside an executable of the same build, or where it was installed with it.
  package init(executable: String) throws(DoctorError) {
    let beside = Paths.folder(of: Paths.resolved(executable))
    let installed = Paths.join(beside, "../lib/cellophane/Modules")
    let isInstalled = Paths.isFolder("\(installed)/UIKit.swiftmodule") != nil
    try self.init(folder: isInstalled ? installed : Self.modules(in: beside))
  }

  /// Where the modules of a build's products lie; Swift Build puts them beside the executables.
  package static func modules(in products: String) -> String {
    let own = Paths.join(products, "Modules")
    return Paths.isFolder(own) == true ? own : products
  }

  /// Finds the module in a folder; the newer one where it was built with an alias and without.
  package init(folder: String) throws(DoctorError) {
    let built = ["CellophaneUIKit", "UIKit"].compactMap { name in
      Paths.date(of: "\(folder)/\(name).swiftmodule").map { (name: name, date: $0) }
    }
    guard let newest = built.max(by: { $0.date < $1.date }) else {
      throw .noModule(path: folder)
    }
    self.folder = folder
    name = newest.name
  }

  /// The files that the compiler reads for it; nothing else of the build is in its way.
  var files: [String] {
    [name, "CellophaneLook", "_Testing_UIKit"].map { "\($0).swiftmodule" }
  }
}
