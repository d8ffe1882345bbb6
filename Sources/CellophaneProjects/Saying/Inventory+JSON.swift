internal import CellophaneFiles

extension Inventory {
  /// The inventory for programs, keys in order.
  package func json() throws -> String {
    try ReadableJSON.text(of: Report(self))
  }

  private struct Report: JSONAnswer {
    static let schema = "inventory/1"

    var path: String
    var kind: Kind
    var targets: [Target]
    var packages: [Package]
    var findings: [Finding]

    init(_ inventory: Inventory) {
      path = inventory.path
      kind = inventory.kind
      targets = inventory.targets.map(Target.init)
      packages = inventory.packages.map(Package.init)
      findings = inventory.findings.map(Finding.init)
    }
  }

  private struct Package: Encodable {
    var path: String
    var name: String
    var targets: [Target]
    var products: [String: [String]]

    init(_ package: InventoryPackage) {
      path = package.path
      name = package.name
      targets = package.targets.map(Target.init)
      products = Dictionary(
        package.products.map { ($0.name, $0.targets) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private struct Target: Encodable {
    var name: String
    var module: String
    var kind: InventoryTarget.Kind
    var phones: Bool
    var files: InventoryFiles
    var dependencies: [InventoryDependency]
    var settings: TargetSettings
    var configuration: String?
    var bundleIdentifier: String?
    var accentColor: String?
    var bridgingHeader: String?

    init(_ target: InventoryTarget) {
      name = target.name
      module = target.module
      kind = target.kind
      phones = target.isForPhones
      files = target.files
      dependencies = target.dependencies
      settings = target.settings
      configuration = target.configuration
      bundleIdentifier = target.bundleIdentifier
      accentColor = target.accentColor
      bridgingHeader = target.bridgingHeader
    }
  }

  private struct Finding: Encodable {
    var kind: String
    var path: String
    var line: Int?
    var message: String

    init(_ finding: InventoryFinding) {
      kind = finding.kind
      path = finding.path
      line = finding.line
      message = finding.message
    }
  }
}
