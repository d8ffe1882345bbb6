/// Asks the compiler which files of some folders would compile against the module `UIKit`.
package struct Doctor {
  private let options: DoctorOptions

  package init(options: DoctorOptions) {
    self.options = options
  }

  /// Checks each folder as one module; one that another imports by its name comes first.
  ///
  /// - Parameter paths: Folders of source, packages with targets in `Sources`, or single files.
  package func diagnose(_ paths: [String]) throws(DoctorError) -> Diagnosis {
    var folders: [SourceFolder] = []
    for path in paths {
      for folder in try SourceFolder.folders(at: path) where !folders.contains(folder) {
        folders.append(folder)
      }
    }
    let compiler = try Compiler(options: options)
    let order = try FolderOrder(folders, compiler: compiler)
    var found: [SourceFolder: FolderDiagnosis] = [:]
    for folder in order.folders {
      var check = FolderCheck(folder, compiler: compiler)
      found[folder] = try check.run()
      if order.imported.contains(folder.module) { try check.writeModule() }
    }
    return Diagnosis(
      swiftVersion: options.swiftVersion, folders: folders.compactMap { found[$0] })
  }
}
