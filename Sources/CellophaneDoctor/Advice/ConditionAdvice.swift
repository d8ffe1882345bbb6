/// What to do where something is declared under a condition that is false here.
enum ConditionAdvice {
  static let general = "put what uses it behind the same condition"

  static func rewrite(for behind: Obstacle.Behind) -> String {
    let place = "at \(behind.path):\(behind.conditionLine)"
    let condition = behind.condition.drop { $0 != " " }.dropFirst()
    guard !behind.condition.hasPrefix("#else of"), !condition.contains("!") else { return general }
    // Any platform of Apple's that has UIKit is meant.
    if condition.hasPrefix("os(iOS)"), !condition.contains("&&") {
      return
        "write '#if canImport(UIKit)' \(place), which is true here and in the app, or \(general)"
    }
    if let module = condition.wholeMatch(of: /canImport\((\w+)\)/)?.1 {
      return "\(general), or see to the module: \(ModuleAdvice.rewrite(for: String(module)))"
    }
    if condition.wholeMatch(of: /\w+/) != nil {
      return "give the target in the package of previews"
        + " 'swiftSettings: [.define(\"\(condition)\")]', or \(general)"
    }
    return general
  }
}

extension HiddenDeclaration {
  /// Whether its name is the one that an error says is missing.
  func isMissing(in diagnostic: CompilerDiagnostic) -> Bool {
    // A member with its labels is found by its first name.
    let quoted = diagnostic.quoted.map { $0.prefix { $0 != "(" && $0 != "<" } }
    if diagnostic.name.hasPrefix("cannot_find_") { return quoted.first.map(String.init) == name }
    // "value of type 'Row' has no member 'shade'"
    guard diagnostic.name.hasPrefix("could_not_find_"), quoted.count >= 2,
      quoted.last.map(String.init) == name, let owner
    else { return false }
    return quoted.dropLast().contains { type in
      type.split(separator: ".").last.map { $0.filter { $0 != "?" } } == owner
    }
  }
}
