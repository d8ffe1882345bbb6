extension Inventory {
  /// The targets that an app can be made of, those for phones first.
  package var shownTargets: [InventoryTarget] {
    let all = targets.filter { !$0.files.sources.isEmpty && $0.kind != .tests }
    return all.filter(\.isForPhones) + all.filter { !$0.isForPhones }
  }

  /// The target that is meant: the one of a name, or else the app.
  package func target(named name: String?) throws(InventoryError) -> InventoryTarget {
    let shown = shownTargets
    if let name {
      guard let target = targets.first(where: { $0.name == name }) else {
        throw .noTarget(path: path, name: name, targets: shown.map(\.name))
      }
      guard !target.files.sources.isEmpty else { throw .noSource(path: path) }
      return target
    }
    let apps = shown.filter { $0.kind == .application && $0.isForPhones }
    let own = apps.first { $0.name == Paths.stem(of: path) }
    guard let target = own ?? apps.first ?? shown.first else { throw .noSource(path: path) }
    return target
  }

  /// What a target is made of.
  package struct Modules: Hashable, Sendable {
    /// The targets that it needs, each after those that it needs itself, and it at the end.
    package var targets: [InventoryTarget] = []
    /// What comes from elsewhere.
    package var remote: [InventoryDependency] = []
  }

  /// The modules that a target is made of: own targets and those of packages beside it.
  ///
  /// Of a package without an app every target is one.
  package func modules(of target: InventoryTarget) -> Modules {
    var modules = Modules()
    var passed: Set<String> = []
    visit(target, in: nil, passed: &passed, into: &modules)
    return modules
  }

  private func visit(
    _ target: InventoryTarget, in package: InventoryPackage?, passed: inout Set<String>,
    into modules: inout Modules
  ) {
    guard passed.insert("\(package?.path ?? "")\n\(target.name)").inserted else { return }
    for dependency in target.dependencies {
      switch dependency.kind {
      case .target:
        guard
          let other = (package?.targets ?? targets).first(where: { $0.name == dependency.name }),
          // An app carries its extensions along and imports none of them.
          [.framework, .library, .executable].contains(other.kind), other.files.hasSource
        else { continue }
        visit(other, in: package, passed: &passed, into: &modules)
      case .localProduct:
        let found = packages.first { package in
          let isMeant = dependency.package.map {
            Paths.resolved($0) == Paths.resolved(package.path)
          }
          return isMeant != false && package.products.contains { $0.name == dependency.name }
        }
        let product = found?.products.first { $0.name == dependency.name }
        for name in product?.targets ?? [] {
          guard let other = found?.targets.first(where: { $0.name == name }) else { continue }
          visit(other, in: found, passed: &passed, into: &modules)
        }
      case .remoteProduct:
        if !modules.remote.contains(dependency) { modules.remote.append(dependency) }
      }
    }
    modules.targets.append(target)
  }

  /// Has a package from elsewhere compiled like those beside the project.
  ///
  /// - Parameters:
  ///   - package: What was read of it, where it lies now.
  ///   - isMeant: Whether an address is the package's.
  package mutating func take(
    _ package: InventoryPackage, wherever isMeant: (String) -> Bool
  ) {
    var package = package
    for index in package.targets.indices { package.targets[index].isFromElsewhere = true }
    packages.append(package)
    func led(_ target: inout InventoryTarget) {
      for index in target.dependencies.indices {
        let dependency = target.dependencies[index]
        guard dependency.kind == .remoteProduct, dependency.package.map(isMeant) == true else {
          continue
        }
        target.dependencies[index] = InventoryDependency(
          .localProduct, dependency.name, package: package.path)
      }
    }
    for index in targets.indices { led(&targets[index]) }
    for place in packages.indices {
      for index in packages[place].targets.indices { led(&packages[place].targets[index]) }
    }
  }
}
