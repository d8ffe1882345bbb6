/// How a module is compiled, as its manifest or its project says, in a build for debugging.
struct TargetSettings: Hashable {
  /// The language mode: `5`, `6`.
  var swiftVersion = "5"
  /// What conditions ask for by name, beside `DEBUG`.
  var defines: [String] = []
  var upcomingFeatures: [String] = []
  var experimentalFeatures: [String] = []
  /// What is isolated where nothing is written, as `MainActor`.
  var defaultIsolation: String?
  /// Further arguments, as the manifest gives them.
  var flags: [String] = []

  /// The arguments of the compiler.
  var arguments: [String] {
    // A debug build has the first, and what the package manager compiles the second.
    let defined = ["DEBUG", "SWIFT_PACKAGE"] + defines
    var arguments = ["-swift-version", swiftVersion]
    for name in defined { arguments += ["-D", name] }
    for name in upcomingFeatures { arguments += ["-enable-upcoming-feature", name] }
    for name in experimentalFeatures { arguments += ["-enable-experimental-feature", name] }
    if let defaultIsolation { arguments += ["-default-isolation", defaultIsolation] }
    return arguments + flags
  }

  /// The language mode and what else changes how a line reads.
  var words: String {
    var words = "in Swift \(swiftVersion) mode"
    if let defaultIsolation, defaultIsolation != "nonisolated" {
      words += ", isolated to \(defaultIsolation)"
    }
    if !defines.isEmpty { words += ", with \(defines.joined(separator: " and ")) defined" }
    return words
  }
}
