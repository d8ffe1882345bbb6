#if Overlay
internal import SwiftSyntax

extension SourcePassages.Kept {
  /// - Returns: `nil` for what has no body of its own, and for what gives `some` type, of which only the
  ///   body says which it is.
  init?(_ node: Syntax) {
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
      let type = function.signature.returnClause?.type
      guard type.map({ !$0.isOpaque }) ?? true else { return nil }
      let stops = type.map { !$0.isNothing } ?? false
      self.init(
        name: function.fullName, body: body.inside, stops: stops,
        throwsAnything: function.signature.effectSpecifiers?.throwsClause?.isOfAnyError ?? false)
    } else if let initializer = node.as(InitializerDeclSyntax.self), let body = initializer.body {
      self.init(name: initializer.fullName, body: body.inside, stops: true)
    } else if let property = node.as(VariableDeclSyntax.self), property.bindings.count == 1,
      let binding = property.bindings.first, binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted,
      binding.typeAnnotation.map({ !$0.type.isOpaque }) ?? false,
      let body = binding.accessorBlock?.getter
    {
      self.init(name: name, body: body, stops: true)
    } else if let subscripted = node.as(SubscriptDeclSyntax.self),
      !subscripted.returnClause.type.isOpaque, let body = subscripted.accessorBlock?.getter
    {
      self.init(name: "subscript", body: body, stops: true)
    } else {
      return nil
    }
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }

  fileprivate var isNothing: Bool { ["Void", "()"].contains(trimmedDescription) }
}

extension ThrowsClauseSyntax {
  /// Whether any error can be thrown: not for `rethrows`, nor where one type is named.
  fileprivate var isOfAnyError: Bool {
    throwsSpecifier.tokenKind == .keyword(.throws) && type == nil
  }
}

extension CodeBlockSyntax {
  fileprivate var inside: Range<Int> {
    leftBrace.place.upperBound..<rightBrace.place.lowerBound
  }
}

extension AccessorBlockSyntax {
  /// What stands between the braces of the getter.
  fileprivate var getter: Range<Int>? {
    switch accessors {
    case .getter: leftBrace.place.upperBound..<rightBrace.place.lowerBound
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.inside
    }
  }
}
#endif
