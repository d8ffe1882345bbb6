/// Asks the compiler which files of some folders would compile against the module `UIKit`.
package struct Doctor {
  private let options: DoctorOptions

  /// What a module's files become before they are compiled, under some conditions: the texts of those
  /// that change, by path.
  package typealias Rewrite =
    @Sendable (_ sources: [(path: String, bytes: [UInt8])], _ conditions: [String]) -> [String:
    [UInt8]]

  private let rewrite: Rewrite?

  /// - Parameter rewrite: `nil` where sources are taken as they are written.
  package init(options: DoctorOptions, rewrite: Rewrite? = nil) {
    self.options = options
    self.rewrite = rewrite
  }

  /// Checks each folder as one module; one that another imports by its name comes first.
  ///
  /// - Parameter paths: Folders of source, packages, Xcode projects, or single files.
  package func diagnose(_ paths: [String]) throws(DoctorError) -> Diagnosis {
    let compiler = try Compiler(options: options)
    var search = compiler.search()
    var folders: [SourceFolder] = []
    for path in paths {
      for folder in try search.folders(at: path) where !folders.contains(folder) {
        folders.append(folder)
      }
    }
    if let rewrite {
      for index in folders.indices { try folders[index].rewrite(rewrite, by: compiler) }
    }
    let order = FolderOrder(folders.map(ModuleScan.init))
    var found: [SourceFolder: FolderDiagnosis] = [:]
    // What a module hides is missing in those that import it.
    var hidden: [String: [HiddenDeclaration]] = [:]
    for module in order.modules {
      var module = module
      try module.ask(compiler)
      hidden[module.folder.module] = module.hidden
      let others = module.imported.sorted().flatMap { hidden[$0] ?? [] }
      let name = module.folder.module
      let users = order.modules.filter { $0.folder != module.folder && $0.imported.contains(name) }
      var check = FolderCheck(
        module, hiddenElsewhere: others, wordsElsewhere: users.map(\.words), compiler: compiler)
      found[module.folder] = try check.run()
      if order.imported.contains(module.folder.module) { try check.writeModule() }
    }
    return Diagnosis(folders: folders.compactMap { found[$0] }, notes: search.notes)
  }
}
