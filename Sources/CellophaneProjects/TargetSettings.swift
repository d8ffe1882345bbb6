/// How a module is compiled, as its manifest or its project says, in a build for debugging.
package struct TargetSettings: Codable, Hashable, Sendable {
  /// The language mode: `5`, `6`.
  package var swiftVersion = "5"
  /// What conditions ask for by name, beside `DEBUG`.
  package var defines: [String] = []
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// What is isolated where nothing is written, as `MainActor`.
  package var defaultIsolation: String?
  /// Further arguments, as the manifest gives them.
  package var flags: [String] = []

  package init() {}

  /// The arguments of the compiler.
  package var arguments: [String] {
    // A debug build has the first, and what the package manager compiles the second.
    let defined = ["DEBUG", "SWIFT_PACKAGE"] + defines
    var arguments = ["-swift-version", swiftVersion]
    for name in defined { arguments += ["-D", name] }
    for name in upcomingFeatures { arguments += ["-enable-upcoming-feature", name] }
    for name in experimentalFeatures { arguments += ["-enable-experimental-feature", name] }
    if let defaultIsolation { arguments += ["-default-isolation", defaultIsolation] }
    return arguments + flags
  }

  /// The same in Swift 5 mode, with what Swift 6 reads otherwise: all but its search for data races.
  package var inSwift5: TargetSettings {
    var settings = self
    settings.swiftVersion = "5"
    settings.upcomingFeatures += Self.ofSwift6.filter { !upcomingFeatures.contains($0) }
    return settings
  }

  private static let ofSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  /// The language mode and what else changes how a line reads.
  package var words: String {
    var words = "in Swift \(swiftVersion) mode"
    if let defaultIsolation, defaultIsolation != "nonisolated" {
      words += ", isolated to \(defaultIsolation)"
    }
    if !defines.isEmpty { words += ", with \(defines.joined(separator: " and ")) defined" }
    return words
  }
}
