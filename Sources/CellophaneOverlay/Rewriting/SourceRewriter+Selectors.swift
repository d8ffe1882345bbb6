#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Gives `#selector` the method that it names.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first,
      let reading = SelectorReading(argument.expression, scope: scope.innermost)
    else {
      return note(node, "'\(node.flat)' names nothing that can be read here")
    }
    needsUIKit = true
    let text =
      switch argument.label?.text {
      case "getter": accessor(reading, isGetter: true)
      case "setter": accessor(reading, isGetter: false)
      default: method(reading)
      }
    edits.replace(node.place, by: text)
  }

  /// Gives a selector made of a text the method of that name, where the type around it has one.
  func rewriteNamedSelector(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, var argument = node.arguments.first?.expression,
      let type = names.fullName(of: scope.name), let base = scope.innermost
    else { return }
    // Two parentheses silence a warning of the compiler's.
    if let inner = argument.as(TupleExprSyntax.self)?.elements.first?.expression {
      argument = inner
    }
    guard let literal = argument.as(StringLiteralExprSyntax.self), literal.segments.count == 1
    else {
      return
    }
    let name = literal.segments.trimmedDescription
    for owner in names.chain(of: type) {
      let methods = names.types[owner]?.members.filter { $0.key.contains("(") } ?? [:]
      let found = methods.filter {
        ($0.value.objectiveC ?? SelectorName.objectiveC($0.key)) == name
          && (owner == type || !$0.value.isPrivate)
      }.keys.sorted().first
      guard let found else { continue }
      let method = found.contains(":") ? found : String(found.prefix { $0 != "(" })
      return edits.replace(
        node.place, by: "Selector(\"\(name)\", \(base).\(SelectorName.quoted(method)))")
    }
  }

  // MARK: Methods

  private func method(_ reading: SelectorReading) -> String {
    let type = names.fullName(of: reading.type ?? scope.name, within: scope.name)
    let member = member(reading, of: type)
    let fullName = member?.name ?? reading.name.fullName
    let name = member?.facts.objectiveC ?? SelectorName.objectiveC(fullName)
    if isProtocol(reading, type) { return protocolCall(name, fullName, reading) }
    if let base = reading.base, member?.facts.isOfMainActor == true, reading.signature == nil,
      !isOfMainActor(reading, type)
    {
      // Swift 6 does not take such a method from its class, and lets it be called.
      return call(name, fullName, of: base, reading)
    }
    var reference = reading.reference
    if member != nil, fullName.contains(":"), reading.signature == nil {
      reference = reading.base.map { "\($0)." } ?? ""
      reference += SelectorName.quoted(fullName)
    }
    if let signature = reading.signature {
      let isolation = isOfMainActor(reading, type) ? "@MainActor " : ""
      reference += " as " + Self.unapplied(signature, of: reading, isolation: isolation)
    }
    return "Selector(\"\(name)\", \(reference))"
  }

  /// The method of the module that a selector means, where there is one alone.
  private func member(
    _ reading: SelectorReading, of type: String?
  ) -> (name: String, facts: ModuleNames.Member)? {
    let base = reading.name.baseName.text.unquoted
    guard let type, !reading.isOfValue else { return nil }
    let members = names.members(named: base, of: type).filter { $0.key.contains("(") }
    if reading.name.argumentNames != nil {
      let fullName = reading.name.fullName
      return members[fullName].map { (fullName, $0) }
    }
    guard members.count == 1, let only = members.first else { return nil }
    return (only.key, only.value)
  }

  /// Whether a type is isolated to the main actor as UIKit's classes are.
  private func isOfMainActor(_ reading: SelectorReading, _ type: String?) -> Bool {
    let root = type.flatMap { names.outsideParent(of: $0) } ?? reading.base ?? ""
    return root.hasPrefix("UI")
  }

  /// Of `as (A) -> B`, what a method is before it has a target.
  private static func unapplied(
    _ signature: TypeSyntax, of reading: SelectorReading, isolation: String
  ) -> String {
    if reading.isBound, let base = reading.base {
      return "(\(base)) -> \(isolation)\(signature.flat)"
    }
    guard let outer = signature.as(FunctionTypeSyntax.self),
      outer.returnClause.type.is(FunctionTypeSyntax.self)
    else { return signature.flat }
    let parameters = outer.parameters.map(\.flat).joined(separator: " ")
    return "(\(parameters)) -> \(isolation)\(outer.returnClause.type.flat)"
  }

  // MARK: Protocols

  private func isProtocol(_ reading: SelectorReading, _ type: String?) -> Bool {
    guard !reading.isOfValue else { return false }
    if let type { return names.types[type]?.kind == .protocolType }
    guard let base = reading.base else { return false }
    return base == "UIResponderStandardEditActions" || base.hasSuffix("Delegate")
      || base.hasSuffix("DataSource")
  }

  private func protocolCall(
    _ name: String, _ fullName: String, _ reading: SelectorReading
  ) -> String {
    let labels = SelectorName.labels(
      reading.base == "UIResponderStandardEditActions" && !fullName.contains("(")
        ? fullName + "(_:)" : fullName)
    let written =
      reading.name.baseName.text.unquoted
      + (labels.isEmpty ? "" : "(" + labels.map { "\($0):" }.joined() + ")")
    return call(
      name.contains(":") ? name : SelectorName.objectiveC(written), written,
      of: "(any \(reading.base ?? scope.name))", reading)
  }

  /// A selector whose method is called where it is meant.
  private func call(
    _ name: String, _ fullName: String, of type: String, _ reading: SelectorReading
  ) -> String {
    SelectorName.call(
      name, fullName, of: type, as: reading.name.baseName.text,
      asks: names.optionalMethods.contains(fullName) ? "try " : "")
  }

  // MARK: Properties

  private func accessor(_ reading: SelectorReading, isGetter: Bool) -> String {
    let property = reading.name.baseName.text
    let name =
      isGetter
      ? property.unquoted
      : SelectorName.setter(of: property.unquoted)
    guard let base = reading.base, !reading.isOfValue else { return "Selector(\"\(name)\")" }
    let type =
      isProtocol(reading, names.fullName(of: base, within: scope.name)) ? "(any \(base))" : base
    return isGetter
      ? "Selector(\"\(name)\", of: \(type).self, { $0.\(property) })"
      : "Selector(\"\(name)\", of: \(type).self, { $0.\(property) = $1 })"
  }
}
#endif
