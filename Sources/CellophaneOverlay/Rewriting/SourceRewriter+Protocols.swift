#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Makes a protocol of Objective-C's one of Swift's: for classes, and with defaults for what is
  /// optional.
  ///
  /// A default throws: a method that does not may stand in its place, and `try?` asks for it as the
  /// question mark did.
  func completeProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(named: "objc") else { return }
    let inherited = node.inheritanceClause?.inheritedTypes
    if let first = inherited?.first {
      let isForClasses = inherited?.contains { ["AnyObject", "class"].contains($0.type.flat) }
      if isForClasses != true { edits.insert("AnyObject, ", at: first.place.lowerBound) }
    } else {
      edits.insert(": AnyObject", at: node.name.place.upperBound)
    }
    let defaults = optionalMembers(of: node.memberBlock.members, access: access(of: node))
    guard !defaults.isEmpty else { return }
    edits.insert(
      "; extension \(scope.name) { \(defaults.joined(separator: "; ")) }",
      at: node.memberBlock.rightBrace.place.upperBound)
  }

  private func access(of node: ProtocolDeclSyntax) -> String {
    let words = ["public", "package", "fileprivate", "private"]
    let word = node.modifiers.map(\.name.text).first(where: words.contains)
    return word.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
  }

  private func optionalMembers(of members: MemberBlockItemListSyntax, access: String) -> [String] {
    active.members(of: members).compactMap { member -> String? in
      if let method = member.as(FunctionDeclSyntax.self), method.modifiers.contains(.optional) {
        return access + throwing(method)
      }
      if let property = member.as(VariableDeclSyntax.self), property.modifiers.contains(.optional) {
        return standard(property).map { access + $0 }
      }
      return nil
    }
  }

  /// Lets a requirement throw, and gives its default.
  private func throwing(_ node: FunctionDeclSyntax) -> String {
    let effects = node.signature.effectSpecifiers
    if effects?.throwsClause == nil {
      let place =
        effects?.asyncSpecifier?.place.upperBound
        ?? node.signature.parameterClause.place.upperBound
      edits.insert(" throws", at: place)
    }
    return node.attributes.wordsThatStay + node.modifiers.words(without: .optional)
      + "func \(node.name.text)"
      + (node.genericParameterClause?.flat ?? "") + node.signature.parameterClause.flat
      + (effects?.asyncSpecifier == nil ? "" : " async") + " throws"
      + (node.signature.returnClause.map { " \($0.flat)" } ?? "")
      + (node.genericWhereClause.map { " \($0.flat)" } ?? "") + " { throw CancellationError() }"
  }

  /// What an optional property answers where a class has none: none, or nothing of its type.
  private func standard(_ node: VariableDeclSyntax) -> String? {
    guard let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.flat
    else { return nil }
    let value = Self.nothing(of: type)
    note(
      node,
      "'\(name)' is optional in its protocol; where a class has none it is "
        + (value.map { "'\($0)'" } ?? "not to be asked for"))
    let isSettable = binding.accessorBlock?.flat.contains("set") ?? false
    let stop = "fatalError"  // In the app's text.
    let getter = value ?? "\(stop)(\"'\(name)' is not implemented\")"
    return "var \(name): \(type) { "
      + (isSettable ? "get { \(getter) } set {}" : getter) + " }"
  }

  private static func nothing(of type: String) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    switch type {
    case "Bool": return "false"
    case "String": return "\"\""
    case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Int32", "Int64": return "0"
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets": return ".zero"
    default: return nil
    }
  }
}
#endif
