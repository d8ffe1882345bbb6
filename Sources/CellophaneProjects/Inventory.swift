/// What a project is made of: its targets, with their files, and how they are compiled.
package struct Inventory: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case project, package, folder, file }

  /// The path of the project, the package, the folder or the file.
  package var path: String
  package var kind: Kind
  /// In the order of the project or manifest.
  package var targets: [InventoryTarget]
  /// The packages beside it that its targets depend on, each after those that it needs itself.
  package var packages: [InventoryPackage] = []
  /// What is not as it should be and is passed over.
  package var findings: [InventoryFinding] = []

  package init(path: String, kind: Kind, targets: [InventoryTarget]) {
    self.path = path
    self.kind = kind
    self.targets = targets
  }
}

/// A package that lies beside a project.
package struct InventoryPackage: Hashable, Sendable {
  package var path: String
  package var name: String
  package var targets: [InventoryTarget]
  package var products: [Product]
  /// Packages that lie beside it, by their paths.
  package var localPackages: [String]

  /// What others can depend on.
  package struct Product: Hashable, Sendable {
    package var name: String
    package var targets: [String]
  }
}

/// A module, as its project or manifest has it.
package struct InventoryTarget: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case application, framework, library, `extension`, tests, executable, other
  }

  package var name: String
  /// What sources import it as.
  package var module: String
  package var kind: Kind
  /// Whether it is built for iPhones or iPads, among others.
  package var isForPhones = true
  package var files: InventoryFiles
  package var dependencies: [InventoryDependency] = []
  package var settings = TargetSettings()
  /// The configuration of the project that the settings are those of.
  package var configuration: String?
  package var bundleIdentifier: String?
  /// The colour of a catalog that is the app's tint.
  package var accentColor: String?
  /// The header that brings what is declared in Objective-C.
  package var bridgingHeader: String?
  /// Whether members are made for what is in its catalogs.
  package var hasAssetSymbols = true
  /// The folder that its files lie in, where there is one.
  package var root: String?
  /// Whether it is of a package from elsewhere, of which nothing is shown by itself.
  package var isFromElsewhere = false
  /// The property list that its bundle has, as XML; `nil` where it has none.
  package var information: String?

  package init(name: String, module: String, kind: Kind, files: InventoryFiles) {
    self.name = name
    self.module = module
    self.kind = kind
    self.files = files
  }
}

/// What a target needs: another target of the same project or package, or a product of a package.
package struct InventoryDependency: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case target, localProduct, remoteProduct }

  package var kind: Kind
  /// The target's or the product's.
  package var name: String
  /// Where the package lies, or its address.
  package var package: String?
  /// Which versions are meant, as the manifest of a package says it.
  package var requirement: String?

  package init(_ kind: Kind, _ name: String, package: String? = nil, requirement: String? = nil) {
    self.kind = kind
    self.name = name
    self.package = package
    self.requirement = requirement
  }
}
