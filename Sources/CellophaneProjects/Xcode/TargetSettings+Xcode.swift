extension TargetSettings {
  /// What build settings of Xcode say about the compiler.
  init(_ build: BuildSettings) {
    self.init()
    if let version = build["SWIFT_VERSION"], let mode = version.split(separator: ".").first {
      // Xcode says 5.0 and 6.0.
      swiftVersion = version == "4.2" ? version : String(mode)
    }
    defines = build.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter(Self.isCondition)
    defaultIsolation = build["SWIFT_DEFAULT_ACTOR_ISOLATION"].flatMap { $0.isEmpty ? nil : $0 }
    var features: [String] = []
    if build.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachableConcurrency }
    features += Self.upcoming.filter { build.isOn("SWIFT_UPCOMING_FEATURE_\($0.key)") }
      .map(\.value).sorted()
    upcomingFeatures = features.reduce(into: []) { list, name in
      if !list.contains(name) { list.append(name) }
    }
    readFlags(build.words("OTHER_SWIFT_FLAGS"))
  }

  /// `DEBUG` is defined in any case.
  private static func isCondition(_ name: String) -> Bool {
    name != "DEBUG" && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Takes of further arguments what changes how sources read.
  private mutating func readFlags(_ flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D":
        if let name = rest.popFirst(), Self.isCondition(name) { defines.append(name) }
      case "-enable-upcoming-feature":
        if let name = rest.popFirst() { upcomingFeatures.append(name) }
      case "-enable-experimental-feature":
        if let name = rest.popFirst() { experimentalFeatures.append(name) }
      case "-Xfrontend", "-Xcc", "-Xlinker": _ = rest.popFirst()
      default:
        guard flag.hasPrefix("-D") else { continue }
        let name = String(flag.dropFirst(2))
        if Self.isCondition(name) { defines.append(name) }
      }
    }
  }

  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// By the last part of the setting's name.
  private static let upcoming = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "EXISTENTIAL_ANY": "ExistentialAny",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]
}
