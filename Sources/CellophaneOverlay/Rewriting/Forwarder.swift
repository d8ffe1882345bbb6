#if Overlay
internal import SwiftSyntax

/// A member of an extension that the class itself is to have, since Swift alone overrides nothing in
/// extensions.
///
/// The member stays where it is, under another name, and the class gets one that calls it: so that
/// lines stay, and what is private in the extension's file is still seen.
struct Forwarder {
  private let member: SyntaxIdentifier
  /// What stands in the class.
  let text: String
  /// What changes in the extension: places, in bytes of its file, and what comes there.
  let changes: [(place: Range<Int>, text: String)]

  /// - Parameter type: As the extension names it.
  init?(_ declaration: DeclSyntax, of type: String) {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      self.init(method, of: type)
    } else if let property = declaration.as(VariableDeclSyntax.self) {
      self.init(property, of: type)
    } else {
      return nil
    }
  }

  /// Whether it forwards to this declaration, and not to another of its name.
  func isOf(_ declaration: DeclSyntax) -> Bool { member == declaration.id }

  private init?(_ node: FunctionDeclSyntax, of type: String) {
    guard node.body != nil, let parameters = Self.parameters(node) else { return nil }
    let renamed = Self.name(node.name.text, of: type)
    member = node.id
    let effects = node.signature.effectSpecifiers
    let prefix =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let call = "\(prefix)\(renamed)(\(parameters.map(\.argument).joined(separator: ", ")))"
    text =
      Self.start(node, node.attributes, node.modifiers) + "func \(node.name.text)"
      + (node.genericParameterClause?.flat ?? "")
      + "(\(parameters.map(\.declaration).joined(separator: ", ")))"
      + (effects.map { " \($0.flat)" } ?? "")
      + (node.signature.returnClause.map { " \($0.flat)" } ?? "")
      + (node.genericWhereClause.map { " \($0.flat)" } ?? "") + " { \(call) }"
    changes =
      [(node.name.place, renamed)] + Self.unneeded(node.modifiers, of: node.name.text)
  }

  private init?(_ node: VariableDeclSyntax, of type: String) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let annotation = binding.typeAnnotation, let block = binding.accessorBlock,
      !node.modifiers.contains(.lazy)
    else { return nil }
    let name = identifier.text
    let renamed = Self.name(name, of: type)
    member = node.id
    let start =
      Self.start(node, node.attributes, node.modifiers) + "var \(name): \(annotation.type.flat) "
    let unneeded = Self.unneeded(node.modifiers, of: name)
    guard case .accessors(let accessors) = block.accessors else {
      text = start + "{ \(renamed) }"
      changes = [(identifier.place, renamed)] + unneeded
      return
    }
    let kinds = accessors.map(\.accessorSpecifier.text)
    if kinds == ["get"] || kinds.sorted() == ["get", "set"] {
      guard accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
      text =
        kinds.count == 1
        ? start + "{ \(renamed) }" : start + "{ get { \(renamed) } set { \(renamed) = newValue } }"
      changes = [(identifier.place, renamed)] + unneeded
      return
    }
    // What happens at a change becomes a method of its own.
    guard let observer = accessors.first, accessors.count == 1,
      kinds == ["didSet"] || kinds == ["willSet"], observer.body != nil
    else { return nil }
    let value = kinds == ["didSet"] ? "oldValue" : "newValue"
    let parameter = observer.parameters?.name.text ?? value
    let isStatic = node.modifiers.contains(.class) || node.modifiers.contains(.static)
    text = start + "{ \(kinds[0]) { \(renamed)(\(value)) } }"
    changes =
      unneeded + [
        (
          node.bindingSpecifier.place.lowerBound..<block.leftBrace.place.lowerBound,
          (isStatic ? "static " : "") + "func \(renamed)(_ \(parameter): \(annotation.type.flat)) "
        ),
        (
          observer.accessorSpecifier.place
            .lowerBound..<(observer.parameters?.place.upperBound
            ?? observer.accessorSpecifier.place.upperBound), "do"
        ),
      ]
  }

  private static func name(_ name: String, of type: String) -> String {
    name.unquoted + "In" + type.filter { $0 != "." && $0 != "`" }
  }

  /// Attributes and modifiers as the class has them.
  private static func start(
    _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> String {
    attributes.wordsThatStay + level(of: node, modifiers) + modifiers.words(without: .dynamic)
  }

  /// The level of access that a member has from the extension that it stands in.
  private static func level(
    of node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax
  ) -> String {
    let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private, .open]
    guard !levels.contains(where: modifiers.contains) else { return "" }
    var around = node.parent
    while let one = around {
      if let found = one.as(ExtensionDeclSyntax.self) {
        let level = [Keyword.public, .package].first { found.modifiers.contains($0) }
        return level.map { "\($0) " } ?? ""
      }
      around = one.parent
    }
    return ""
  }

  /// Members of `NSObject` that no actor is asked for, nor is what overrides them.
  private static let nonisolated: Set<String> = [
    "debugDescription", "description", "hash", "isEqual",
  ]

  /// Modifiers that the extension's member has no longer, with what stands there.
  private static func unneeded(
    _ modifiers: DeclModifierListSyntax, of name: String
  ) -> [(place: Range<Int>, text: String)] {
    let isSaid = modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
    // As an array: a list of some of them would be a tree of its own, with places of its own.
    return Array(modifiers).compactMap { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.override):
        (modifier.place, nonisolated.contains(name) && !isSaid ? "nonisolated" : "")
      case .keyword(.open): (modifier.place, "")
      default: nil
      }
    }
  }

  /// A parameter as it is declared, and as it is handed on; `nil` where one cannot be.
  private static func parameters(
    _ node: FunctionDeclSyntax
  ) -> [(declaration: String, argument: String)]? {
    var parameters: [(String, String)] = []
    for (number, parameter) in node.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.text
      var name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" { name = "value\(number)" }
      let type = parameter.type.flat
      let attributes = parameter.attributes.map { $0.flat + " " }.joined()
      let names = name == label ? label : "\(label) \(name)"
      let standard = parameter.defaultValue.map { " \($0.flat)" } ?? ""
      let isReference = type.hasPrefix("inout ")
      let isAutoclosure = type.contains("@autoclosure")
      let handed = (isReference ? "&" : "") + name + (isAutoclosure ? "()" : "")
      parameters.append(
        (
          "\(attributes)\(names): \(type)\(standard)",
          label == "_" ? handed : "\(label): \(handed)"
        ))
    }
    return parameters
  }
}
#endif
