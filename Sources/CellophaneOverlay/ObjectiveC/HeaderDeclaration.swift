#if Overlay
/// Something that a header declares.
struct HeaderDeclaration {
  /// From 1.
  var line: Int
  var kind: Kind

  enum Kind {
    case type(ObjectType)
    case enumeration(Enumeration)
    case alias(String, HeaderType)
    /// - `type`: `nil` where the preprocessor puts the value in its place.
    case constant(String, type: HeaderType?, value: String?)
    case function(String, [HeaderType], answer: HeaderType)
  }

  /// A class, what a category adds to one, or a protocol.
  struct ObjectType {
    var name: String
    var isProtocol: Bool
    var isCategory = false
    var parent: String?
    var parameters: [String] = []
    var protocols: [String] = []
    var members: [Member] = []
  }

  struct Member {
    var line: Int
    /// Whether it is the class's own and no instance's.
    var isOfType: Bool
    var isOptional = false
    var kind: Kind

    enum Kind {
      case property(String, HeaderType, isReadOnly: Bool)
      case method(
        pieces: [String], parameters: [Parameter], answer: HeaderType, swiftName: String?)
    }
  }

  struct Parameter {
    var name: String
    var type: HeaderType
  }

  struct Enumeration {
    enum Style { case plain, closed, options }

    var name: String
    var raw: String
    var style: Style
    /// With what stands after the equals sign.
    var cases: [(name: String, value: [String])]
  }
}
#endif
