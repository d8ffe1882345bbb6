#if Overlay
internal import SwiftSyntax

extension SourceRewriter {
  /// Lets whatever dictionary become one of Core Foundation's, which on Apple's platforms they are:
  /// `query as CFDictionary`. A literal is one here as well. A constant that is put into a query is
  /// an object there, and a text here.
  func rewriteBridging(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), Self.isConstant(parts[2]),
      let named = parts[0].as(SubscriptCallExprSyntax.self)?.arguments.first?.expression,
      named.trimmedDescription.hasPrefix("kSec")
    {
      edits.insert(" as AnyObject", at: parts[2].place.upperBound)
    }
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let cast = part.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type,
        type.typeName == "CFDictionary", Self.isWhole(parts[index - 1])
      else { continue }
      edits.replace(
        parts[index - 1].place.upperBound..<type.place.upperBound, by: ".inCoreFoundation")
    }
  }

  /// Whether what follows an expression is of all of it.
  private static func isWhole(_ expression: ExprSyntax) -> Bool {
    expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
      || expression.is(FunctionCallExprSyntax.self) || expression.is(SubscriptCallExprSyntax.self)
      || expression.is(ForceUnwrapExprSyntax.self) || expression.is(TupleExprSyntax.self)
  }

  /// Whether it is a constant of Core Foundation's and nothing else.
  private static func isConstant(_ expression: ExprSyntax) -> Bool {
    let value = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return name.hasPrefix("kSec") || name.hasPrefix("kCF")
  }

  /// Makes objects of Core Foundation's constants in a literal of `[String: AnyObject]`; here they
  /// are texts.
  func rewriteObjects(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type.as(DictionaryTypeSyntax.self),
        type.value.typeName == "AnyObject",
        case .elements(let elements)? = binding.initializer?.value.as(DictionaryExprSyntax.self)?
          .content
      else { continue }
      for element in elements {
        guard Self.isConstant(element.value) else { continue }
        edits.insert(" as AnyObject", at: element.value.place.upperBound)
      }
    }
  }
}
#endif
