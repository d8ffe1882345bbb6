/// What is read of the package manager's words about a manifest.
struct PackageDump: Decodable {
  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Package]
  var swiftLanguageVersions: [String]?
  var toolsVersion: Tools

  struct Tools: Decodable {
    var version: String
    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]
    var sources: [String]?
    var settings: [Setting]
    var dependencies: [Dependency]
  }

  /// An element of a list whose others say when it counts.
  struct Named: Decodable {
    var name: String
    var package: String?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      // A product's package comes second, and of others a condition.
      package = list.isAtEnd ? nil : try? list.decodeIfPresent(String.self)
    }
  }

  struct Dependency: Decodable {
    var byName: Named?
    var target: Named?
    var product: Named?
  }

  struct Package: Decodable {
    var fileSystem: [Local]?
    var sourceControl: [Remote]?
  }

  struct Local: Decodable {
    var identity: String
    var path: String
  }

  struct Remote: Decodable {
    struct Location: Decodable {
      struct Address: Decodable { var urlString: String }
      var remote: [Address]?
      /// A repository on this machine, by its path.
      var local: [String]?

      var url: String? {
        remote?.first?.urlString ?? local?.first.map { "file://\($0)" }
      }
    }

    struct Range: Decodable {
      var lowerBound: String
      var upperBound: String
    }

    struct Requirement: Decodable {
      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?
    }

    var identity: String
    var location: Location
    var requirement: Requirement
  }

  struct Value<Content: Decodable>: Decodable {
    var value: Content
    enum CodingKeys: String, CodingKey { case value = "_0" }
  }

  struct Kind: Decodable {
    var swiftLanguageMode: Value<String>?
    var define: Value<String>?
    var enableUpcomingFeature: Value<String>?
    var enableExperimentalFeature: Value<String>?
    var defaultIsolation: Value<String>?
    var unsafeFlags: Value<[String]>?
  }

  struct Condition: Decodable {
    var config: String?
    var platformNames: [String]?
  }

  struct Setting: Decodable {
    var tool: String
    var kind: Kind
    var condition: Condition?

    /// Whether the app has it, in a build for debugging on a phone.
    var isOn: Bool {
      let platforms = condition?.platformNames ?? []
      return condition?.config != "release" && (platforms.isEmpty || platforms.contains("ios"))
    }
  }
}

extension PackageDump.Remote.Requirement {
  /// As a manifest says it.
  var words: String {
    if let range = range?.first { return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\"" }
    if let version = exact?.first { return "exact: \"\(version)\"" }
    if let branch = branch?.first { return "branch: \"\(branch)\"" }
    return "revision: \"\(revision?.first ?? "")\""
  }
}
