#if Overlay
/// What a header declares, in Swift: one declaration a line, each with what may stand in its place
/// where the compiler refuses it.
///
/// Methods do nothing and answer nothing; properties keep what they are given, and tables that a
/// class fills have empty cells.
struct HeaderSource {
  private(set) var lines: [ObjectiveCHeaders.Line] = []
  /// Full names of methods that classes may leave out.
  private(set) var optionalMethods: Set<String> = []
  /// The values of constants, by name, as implementations have them.
  private let values: [String: String]
  /// The styles of the cells that classes fill tables with.
  private let cells: [String: String]
  private let path: String
  /// `public` with a space, or nothing.
  private let level: String
  private var line = 0

  /// What the app says on Apple's platforms, in the app's text.
  private static let stop = "fatalError"

  init(
    _ declarations: [HeaderDeclaration], path: String, modules: [String],
    values: [String: String], cells: [String: String], isPublic: Bool
  ) {
    self.cells = cells
    level = isPublic ? "public " : ""
    self.values = values
    self.path = path
    let imports = ["UIKit"] + modules.filter { $0 != "UIKit" && $0 != "Foundation" }.sorted()
    for name in imports { add("import \(name)", "") }
    for declaration in declarations {
      line = declaration.line
      switch declaration.kind {
      case .type(let type): write(type)
      case .enumeration(let one): write(one)
      case .alias(let name, let type): add("\(level)typealias \(name) = \(type.name)", "")
      case .constant(let name, let type, let value): constant(name, type, value)
      case .function(let name, let types, let answer):
        let level = level
        let parameters = types.enumerated().map { "_ value\($0.offset): \($0.element.parameter)" }
        bodies(answer) {
          "\(level)func \(name)(\(parameters.joined(separator: ", ")))\(Self.arrow(answer)) { \($0) }"
        }
      }
    }
  }

  /// - Parameter others: What takes its place where it is refused, in this order; none where it has to
  ///   stay.
  private mutating func add(_ text: String, _ others: String...) {
    lines.append(ObjectiveCHeaders.Line(text: text, others: others, line: line))
  }

  private static func arrow(_ answer: HeaderType) -> String {
    answer.isVoid ? "" : " -> \(answer.text)"
  }

  private var missing: String { "\(Self.stop)(\"\(path):\(line) is written in Objective-C\")" }

  /// A declaration whose body gives a value: nothing, something new, or an end.
  private mutating func bodies(_ answer: HeaderType, _ text: (String) -> String) {
    if answer.isVoid {
      add(text(""), "")
    } else if let nothing = answer.nothing {
      add(text(nothing), "")
    } else {
      let new = answer.name == "Self" ? "self.init()" : "\(answer.name)()"
      add(text(new), text(missing), "")
    }
  }

  // MARK: - Constants

  private mutating func constant(_ name: String, _ type: HeaderType?, _ value: String?) {
    let value = value ?? values[name]
    guard let type else {
      add("\(level)let \(name) = \(value ?? "0")", "")
      return
    }
    let isName = type.name == "NSNotification.Name"
    if isName || type.name == "String" && name.hasSuffix("Notification") && name.count > 12 {
      let short = name.hasSuffix("Notification") ? String(name.dropLast(12)) : name
      add(
        "extension NSNotification.Name { \(level)static let \(short) = NSNotification.Name("
          + "\(value ?? "\"\(name)\"")) }", "")
      if !isName { add("\(level)let \(name) = \(value ?? "\"\(name)\"")", "") }
    } else if type.name == "String" {
      add(
        "\(level)let \(name): String = \(value ?? "\"\(name)\"")",
        "\(level)let \(name): String = \"\(name)\"", "")
    } else {
      let nothing = type.nothing ?? "\(type.name)()"
      add(
        "\(level)let \(name): \(type.name) = \(value ?? nothing)",
        "\(level)let \(name): \(type.name) = \(nothing)", "")
    }
  }

  private mutating func write(_ one: HeaderDeclaration.Enumeration) {
    let names = HeaderCases.names(one.cases.map(\.name), of: one.name)
    let numbers = HeaderCases.values(one.cases)
    switch one.style {
    case .closed:
      add("\(level)enum \(one.name): \(one.raw) {")
      var seen: Set<Int> = []
      for (index, name) in names.enumerated() {
        guard seen.insert(numbers[index]).inserted else {
          let first = numbers.firstIndex(of: numbers[index]) ?? 0
          add("\(level)static var \(name): \(one.name) { .\(names[first]) }", "")
          continue
        }
        add("case \(name) = \(numbers[index])", "")
      }
      add("}")
    case .options:
      add("\(level)struct \(one.name): OptionSet, Hashable, Sendable {")
      add(
        "\(level)var rawValue: \(one.raw); \(level)init(rawValue: \(one.raw)) { self.rawValue = rawValue }"
      )
      for (index, name) in names.enumerated() where numbers[index] != 0 {
        add("\(level)static let \(name) = \(one.name)(rawValue: \(numbers[index]))", "")
      }
      add("}")
    case .plain:
      add(
        "\(level)struct \(one.name): RawRepresentable, Hashable, Sendable { \(level)var rawValue: \(one.raw); \(level)init(rawValue: \(one.raw)) { self.rawValue = rawValue } }"
      )
      for (index, given) in one.cases.enumerated() {
        add("\(level)let \(given.name) = \(one.name)(rawValue: \(numbers[index]))", "")
      }
    }
  }

  // MARK: - Types

  private mutating func write(_ type: HeaderDeclaration.ObjectType) {
    if type.isProtocol { return write(protocol: type) }
    let generic =
      type.parameters.isEmpty
      ? "" : "<" + type.parameters.map { "\($0): AnyObject" }.joined(separator: ", ") + ">"
    if type.isCategory {
      // Of a class that is not here nothing is left that anybody could name.
      add("extension \(type.name) {", "private enum Without\(type.name)\(lines.count) {")
    } else {
      let parent = type.parent ?? "NSObject"
      let word = level.isEmpty ? "class" : "open class"
      add(
        "\(word) \(type.name)\(generic): \(parent) {", "\(word) \(type.name)\(generic): NSObject {")
    }
    for member in type.members {
      line = member.line
      switch member.kind {
      case .property(let name, let kind, _):
        property(name, kind, member, isCategory: type.isCategory)
      case .method(let pieces, let parameters, let answer, let swiftName):
        method(pieces, parameters, answer, swiftName, member, of: type)
      }
    }
    if !type.isCategory, let style = cells[type.name] { addCells(style, of: type) }
    add("}")
    for name in type.protocols
    where !["NSObject", "NSCopying", "NSCoding", "NSSecureCoding"].contains(name) {
      add("extension \(type.name): \(name) {}", "")
    }
  }

  /// Lets a class have cells where its table asks for some: empty ones, which classes below fill.
  private mutating func addCells(_ style: String, of type: HeaderDeclaration.ObjectType) {
    line = type.members.last?.line ?? line
    let method =
      "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) "
      + "-> UITableViewCell { UITableViewCell(style: .\(style), reuseIdentifier: nil) }"
    let level = level.isEmpty ? "" : "open "
    add("\(level)override \(method)", "\(level)\(method)", "")
  }

  private mutating func property(
    _ name: String, _ type: HeaderType, _ member: HeaderDeclaration.Member, isCategory: Bool
  ) {
    let (word, level) = (member.isOfType ? "static " : "", level)
    if isCategory {
      bodies(type) { "\(level)\(word)var `\(name)`: \(type.text) { get { \($0) } set {} }" }
    } else if let nothing = type.nothing {
      add("\(level)\(word)var `\(name)`: \(type.text) = \(nothing)", "")
    } else if member.isOfType {
      add(
        "\(level)static var `\(name)`: \(type.text) = \(type.name)()",
        "\(level)static var `\(name)`: \(type.text) { get { \(missing) } set {} }", "")
    } else {
      add(
        "\(level)lazy var `\(name)`: \(type.text) = \(type.name)()",
        "\(level)lazy var `\(name)`: \(type.text) = { \(missing) }()", "")
    }
  }

  private static func list(
    _ parameters: [HeaderDeclaration.Parameter], _ labels: [String]
  ) -> String {
    let texts = zip(parameters, labels).map { parameter, label in
      let name = label == parameter.name ? "`\(label)`" : "\(label) `\(parameter.name)`"
      return "\(name): \(parameter.type.parameter)"
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private mutating func method(
    _ pieces: [String], _ parameters: [HeaderDeclaration.Parameter], _ answer: HeaderType,
    _ swiftName: String?, _ member: HeaderDeclaration.Member, of type: HeaderDeclaration.ObjectType
  ) {
    let throwing = parameters.last?.type.isErrorPlace == true
    let parameters = throwing ? parameters.dropLast() : parameters[...]
    var pieces = pieces
    if throwing, pieces.count > 1 {
      pieces.removeLast()
    } else if throwing, pieces[0].hasSuffix("WithError") || pieces[0].hasSuffix("AndReturnError") {
      pieces[0] = String(pieces[0].dropLast(pieces[0].hasSuffix("WithError") ? 9 : 14))
    }
    let isOfSelf = member.isOfType && ["Self", type.name].contains(answer.name)
    let name =
      swiftName.map(HeaderName.init(written:))
      ?? HeaderName(
        pieces, types: parameters.map(\.type.word),
        owner: isOfSelf ? HeaderType.word(type.name) : nil)
    guard name.labels.count == parameters.count else { return }
    let list = Self.list(Array(parameters), name.labels)
    let effect = throwing ? " throws" : ""
    if name.base == "init" || pieces[0].hasPrefix("init") && !member.isOfType {
      guard !parameters.isEmpty else { return }
      let mark = answer.presence == .perhaps ? "?" : ""
      add(
        "\(level)convenience init\(mark)\(list)\(effect) { self.init() }",
        "\(level)convenience init\(mark)\(list)\(effect) { self.init(frame: .zero) }",
        "\(level)convenience init\(mark)\(list)\(effect) { self.init(nibName: nil, bundle: nil) }",
        "")
      return
    }
    var answer = answer
    if throwing, answer.name == "Bool" { answer = .void }
    if throwing, answer.isObject { answer.presence = .always }
    let (word, level) = (member.isOfType ? "class " : "", level)
    bodies(answer) {
      "\(level)\(word)func `\(name.base)`\(list)\(effect)\(Self.arrow(answer)) { \($0) }"
    }
  }

  private mutating func write(protocol type: HeaderDeclaration.ObjectType) {
    let above = (["AnyObject"] + type.protocols.filter { $0 != "NSObject" }).joined(separator: ", ")
    add("\(level)protocol \(type.name): \(above) {", "\(level)protocol \(type.name): AnyObject {")
    var defaults: [(line: Int, text: String)] = []
    for member in type.members {
      line = member.line
      switch member.kind {
      case .property(let name, let kind, let isReadOnly):
        add("var `\(name)`: \(kind.text) { get \(isReadOnly ? "" : "set ")}", "")
        guard member.isOptional else { continue }
        let nothing = kind.nothing ?? missing
        defaults.append(
          (
            line,
            "\(level)var `\(name)`: \(kind.text) { get { \(nothing) } \(isReadOnly ? "" : "set {} ")}"
          ))
      case .method(let pieces, let parameters, let answer, let swiftName):
        let name =
          swiftName.map(HeaderName.init(written:))
          ?? HeaderName(pieces, types: parameters.map(\.type.word))
        guard name.labels.count == parameters.count else { continue }
        let head =
          (member.isOfType ? "static " : "") + "func `\(name.base)`"
          + Self.list(parameters, name.labels) + (member.isOptional ? " throws" : "")
          + Self.arrow(answer)
        add(head, "")
        guard member.isOptional else { continue }
        optionalMethods.insert(name.full)
        defaults.append((line, level + head + " { throw CancellationError() }"))
      }
    }
    add("}")
    guard !defaults.isEmpty else { return }
    add("extension \(type.name) {")
    for (place, text) in defaults {
      line = place
      add(text, "")
    }
    add("}")
  }
}
#endif
