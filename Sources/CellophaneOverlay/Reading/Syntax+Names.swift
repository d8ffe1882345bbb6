#if Overlay
internal import SwiftSyntax

extension FunctionDeclSyntax {
  /// As `tapped(_:with:)`.
  var fullName: String { name.text.unquoted + signature.parameterClause.labels }
}

extension InitializerDeclSyntax {
  /// As `init(frame:)`.
  var fullName: String { "init" + signature.parameterClause.labels }
}

extension FunctionParameterClauseSyntax {
  /// As `(_:with:)`.
  var labels: String {
    "(" + parameters.map { $0.firstName.text.unquoted + ":" }.joined() + ")"
  }
}

extension DeclReferenceExprSyntax {
  /// As `tapped(_:)`, or `tapped` where no labels are written.
  var fullName: String {
    guard let argumentNames else { return baseName.text.unquoted }
    return baseName.text.unquoted + "("
      + argumentNames.arguments.map { $0.name.text.unquoted + ":" }.joined() + ")"
  }
}

extension TypeSyntax {
  /// The name without what it is generic over.
  var typeName: String {
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.typeName + "." + member.name.text
    }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }

  /// Each with a space after it.
  func words(without keyword: Keyword) -> String {
    // As an array: a list of some of them would be a tree of its own.
    Array(self).filter { $0.name.tokenKind != .keyword(keyword) }.map { $0.flat + " " }.joined()
  }
}

extension AttributeListSyntax {
  func contains(named name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.typeName == name }
  }

  /// Those that mean something without Objective-C, each with a space after it.
  var wordsThatStay: String {
    Array(self).filter { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.typeName else {
        return false
      }
      return !BlankedAttributes.names.contains(name)
    }.map { $0.flat + " " }.joined()
  }

  /// What `@objc(name)` says.
  var objectiveCName: String? {
    for element in self {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.typeName == "objc", let arguments = attribute.arguments
      else { continue }
      return arguments.flat.filter { $0 != " " }
    }
    return nil
  }
}

extension String {
  /// Without the back quotes around a keyword.
  var unquoted: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
#endif
