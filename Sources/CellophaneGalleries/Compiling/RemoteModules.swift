internal import CellophaneProjects
internal import Foundation

/// The modules of packages from elsewhere that an app's sources find: those that the compiler can
/// read here. One that it cannot is left out, and costs what imports it.
struct RemoteModules {
  let tools: Toolchain
  let state: GalleryState
  let kit: Kit
  private var packages: [TakenPackage]
  /// Modules that are not handed on.
  private var out: Set<String> = []
  /// What is left out, one sentence each.
  private(set) var notes: [String] = []

  /// - Parameter packages: What is had, of which the first counts where two have one module.
  init(_ packages: [TakenPackage], kit: Kit, tools: Toolchain, state: GalleryState) {
    self.packages = packages
    self.kit = kit
    self.tools = tools
    self.state = state
  }

  var isEmpty: Bool { packages.isEmpty }

  /// Links the modules into a folder of the app's, and says what the compiler and the linker need
  /// besides.
  func additions() throws(GalleryError) -> ModuleAdditions {
    var additions = ModuleAdditions()
    try state.make(state.remoteModules)
    var links: Set<String> = []
    var known: Set<String> = []
    var told: Set<TakenPackage.Told> = []
    var libraries: [String] = []
    for package in packages {
      // Those of one package belong together.
      let new = package.names.subtracting(known)
      known.formUnion(new)
      for (name, path) in package.modules.sorted(by: { $0.key < $1.key })
      where new.contains(name) && !out.contains(name) {
        // A gallery has some modules already, and a program has each only once.
        if try kit.link(module: name, into: state) { continue }
        links.insert("\(name).swiftmodule")
        try state.link("\(state.remoteModules)/\(name).swiftmodule", to: path)
      }
      for one in package.told where one.module.map(new.contains) ?? true {
        if told.insert(one).inserted { additions.flags += one.arguments }
      }
      for (name, objects) in package.objects.sorted(by: { $0.key < $1.key })
      where new.contains(name) && !kit.has(module: name) {
        additions.linked += objects
      }
      libraries += package.libraries.filter { !libraries.contains($0) }
      additions.aliases.merge(package.aliases.filter { !out.contains($0.value) }) { $1 }
    }
    for name in try state.names(in: state.remoteModules) where !links.contains(name) {
      try state.remove("\(state.remoteModules)/\(name)")
    }
    additions.linked += libraries
    if !links.isEmpty { additions.searchPaths = [state.remoteModules] }
    return additions
  }

  /// Leaves out the modules that the compiler cannot import.
  ///
  /// - Parameter imported: The names that the app's sources import.
  mutating func leaveOutUnreadable(_ imported: Set<String>) throws(GalleryError) {
    let names = imported.intersection(packages.reduce(into: []) { $0.formUnion($1.names) }).sorted()
    let additions = try additions()
    guard !names.isEmpty, try refusal(of: names, additions) != nil else { return }
    for name in names {
      guard let words = try refusal(of: [name], additions) else { continue }
      let module = additions.aliases[name] ?? name
      out.insert(module)
      let url = packages.first { $0.names.contains(module) }?.url ?? module
      notes.append(
        "\(url): warning: the module '\(name)' cannot be read here, and what imports it is left out:"
          + " \(words)")
    }
  }

  /// What the compiler says of imports; `nil` where they are right.
  private func refusal(
    of names: [String], _ additions: ModuleAdditions
  ) throws(GalleryError) -> String? {
    let file = "\(state.path)/Imports.swift"
    try state.write(names.map { "import \($0)\n" }.joined(), to: file)
    let run = try ModuleCompiler.run(
      tools.swiftc,
      [
        "-typecheck", "-parse-as-library", "-module-name", "CellophaneImports",
        "-suppress-warnings", "-diagnostic-style", "llvm", "-swift-version", "5",
      ] + ModuleCache.arguments(elseIn: state.packages) + additions.arguments
        + ([state.appModules] + additions.searchPaths).flatMap { ["-I", $0] } + [file],
      list: "\(file).arguments", state: state)
    return run.code == 0 ? nil : Self.words(run)
  }

  private static func words(_ run: CommandRun) -> String {
    let lines = (run.errors + run.output).split(separator: "\n")
    let said = lines.first { $0.contains("error: ") } ?? lines.last ?? "it said nothing"
    return said.components(separatedBy: "error: ").last ?? String(said)
  }

  /// Leaves out the packages that the compiler or the linker names, or all where it names none.
  ///
  /// - Parameters:
  ///   - said: Everything that it said, of no file of the app's.
  ///   - words: The same in short.
  /// - Returns: The addresses of what was left out.
  mutating func leaveOut(blamedBy said: String, words: String) -> [String] {
    let blamed = packages.filter { package in
      package.names.contains { said.contains("'\($0)'") || said.contains("/\($0).build/") }
    }
    let gone = blamed.isEmpty ? packages : blamed
    packages.removeAll { package in gone.contains { $0.url == package.url } }
    notes += gone.map {
      "\($0.url): warning: the package is left out with what imports its modules, since with it there"
        + " is no gallery: \(words)"
    }
    return gone.map(\.url)
  }
}
