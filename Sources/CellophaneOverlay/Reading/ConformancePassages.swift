#if Overlay
internal import SwiftSyntax

extension SourcePassages {
  /// What a type can do without of what stands after its colon.
  ///
  /// `Any` takes the place of a name: it asks for nothing, and is one name among others. An error lets
  /// the first name be left out only where it is no superclass and no raw type by its looks.
  static func conformances(of clause: InheritanceClauseSyntax) -> [Passage] {
    guard let owner = clause.parent, let type = owner.declaredName else { return [] }
    return clause.inheritedTypes.enumerated().compactMap { index, one in
      let out = one.type.place
      let name = one.type.plainName
      guard out.count >= 3 else { return nil }
      let isSafe =
        index > 0
        || owner.as(ClassDeclSyntax.self)?.isWithoutSuperclass(name)
          ?? owner.as(EnumDeclSyntax.self)?.isWithoutRawValues ?? true
      return Passage(
        place: isSafe ? out : out.lowerBound..<out.lowerBound, out: out, text: "Any",
        isDeclaration: false, conformance: Conformance(type: type, name: name))
    }
  }
}

extension Syntax {
  fileprivate var declaredName: String? {
    if let one = self.as(ExtensionDeclSyntax.self) { return one.extendedType.plainName }
    return self.asProtocol((any NamedDeclSyntax).self)?.name.text.unquoted
  }
}

extension TypeSyntax {
  /// The last of its names, without attributes and what it is generic over.
  fileprivate var plainName: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    return self.as(MemberTypeSyntax.self)?.name.text ?? typeName
  }
}

extension EnumDeclSyntax {
  fileprivate var isWithoutRawValues: Bool {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).allSatisfy { $0.rawValue == nil }
  }
}

extension ClassDeclSyntax {
  /// Whether the first name after its colon, which nobody here knows, is no class's by its looks.
  fileprivate func isWithoutSuperclass(_ name: String) -> Bool {
    let inherits = memberBlock.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.override) || $0.tokenKind == .keyword(.super)
    }
    if inherits { return false }
    if ["Delegate", "DataSource", "Protocol", "able", "ible"].contains(where: name.hasSuffix) {
      return true
    }
    return memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self).map { !$0.modifiers.contains(.convenience) } ?? false
    }
  }
}
#endif
