#if Overlay
internal import SwiftSyntax

/// What a module declares, as far as rewriting one file asks about others.
struct ModuleNames {
  /// A type, by its name with those around it: `Outer.Inner`.
  struct TypeFacts {
    var kind: Kind
    /// The first of what it inherits from.
    var parent: String?
    /// Members of its body, and of its extensions, by their full names: `tapped(_:)`.
    var members: [String: Member] = [:]
  }

  enum Kind {
    case classType, structType, enumType, actorType, protocolType

    /// `nil` for an extension, which may be of any.
    init?(_ node: some DeclGroupSyntax) {
      switch node.kind {
      case .classDecl: self = .classType
      case .structDecl: self = .structType
      case .enumDecl: self = .enumType
      case .actorDecl: self = .actorType
      case .protocolDecl: self = .protocolType
      default: return nil
      }
    }
  }

  /// What an extension declares, before it is known whether its class has to forward it.
  struct ExtensionMember {
    /// As the extension names it.
    var type: String
    /// The full name.
    var name: String
    var declaration: DeclSyntax
  }

  struct Member {
    var isOverride: Bool
    var isInExtension: Bool
    var isPrivate: Bool
    /// `nil` where Swift's rule makes it.
    var objectiveC: String?
    /// Whether it says so itself.
    var isOfMainActor: Bool
    /// Whether nibs and storyboards may name it.
    var isAction = false
  }

  private(set) var types: [String: TypeFacts] = [:]
  /// What functions outside of types return, by their names.
  private(set) var results: [String: String] = [:]
  /// Full names by the last of their words, where one type has it.
  private var shortNames: [String: Set<String>] = [:]
  /// Full names of optional methods of own protocols: `rowTapped(_:)`.
  private(set) var optionalMethods: Set<String>
  /// What subclasses override, by the class and the member's full name.
  private var overridden: Set<[String]> = []
  /// What classes get from extensions of theirs, by class, in the order of files.
  private(set) var forwarders: [String: [Forwarder]] = [:]

  init(optionalMethods: Set<String>) {
    self.optionalMethods = optionalMethods
  }

  /// The type that a name means from within another.
  func fullName(of name: String, within scope: String? = nil) -> String? {
    var scope = scope
    while let outer = scope {
      if types["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if types[name] != nil { return name }
    let short = name.split(separator: ".").last.map(String.init) ?? name
    guard let full = shortNames[short], full.count == 1 else { return nil }
    return full.first
  }

  /// A class of the module and those above it in the module, the nearest first.
  func chain(of name: String) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let current = next, types[current] != nil, !chain.contains(current) {
      chain.append(current)
      next = types[current]?.parent.flatMap { fullName(of: $0, within: current) }
    }
    return chain
  }

  /// The class outside the module that a class inherits from, however far.
  func outsideParent(of name: String) -> String? {
    chain(of: name).last.flatMap { types[$0]?.parent }
  }

  /// The members of a base name that a class has in the module, by full name.
  func members(named base: String, of type: String) -> [String: Member] {
    for name in chain(of: type) {
      let found = types[name]?.members.filter { $0.key.prefix { $0 != "(" } == base } ?? [:]
      if !found.isEmpty { return found }
    }
    return [:]
  }

  /// Whether a subclass overrides what an extension of a class declares.
  func isOverridden(_ member: String, of type: String) -> Bool {
    overridden.contains([type, member])
  }

  mutating func read(_ file: ParsedSource, conditions: Set<String>) {
    let reader = DeclarationReader(active: ActiveCode(conditions: conditions))
    reader.walk(file.tree)
    for declaration in reader.declarations { add(declaration) }
  }

  private mutating func add(_ declaration: DeclarationReader.Declaration) {
    switch declaration {
    case .type(let name, let kind, let parent):
      var facts = types[name] ?? TypeFacts(kind: kind)
      facts.kind = kind
      facts.parent = parent
      types[name] = facts
      shortNames[name.split(separator: ".").last.map(String.init) ?? name, default: []].insert(name)
    case .member(let type, let name, let member):
      extended[type, default: [:]][name] = member
    case .function(let name, let type): results[name] = type
    case .optionalMethod(let name): optionalMethods.insert(name)
    case .extensionMember(let member): extensionMembers.append(member)
    }
  }

  /// Members by the type's name as it is written, until all types are known.
  private var extended: [String: [String: Member]] = [:]
  private var extensionMembers: [ExtensionMember] = []

  /// Brings together what several files say; called once after all are read.
  mutating func settle() {
    for (written, members) in extended {
      guard let type = fullName(of: written) else { continue }
      types[type]?.members.merge(members) { first, second in
        first.isInExtension ? second : first
      }
    }
    for (name, facts) in types where facts.kind == .classType {
      for (member, value) in facts.members where value.isOverride {
        for ancestor in chain(of: name).dropFirst() {
          guard let found = types[ancestor]?.members[member] else { continue }
          if found.isInExtension, !found.isOverride { overridden.insert([ancestor, member]) }
          break
        }
      }
    }
    for member in extensionMembers {
      guard let type = fullName(of: member.type), types[type]?.kind == .classType,
        let facts = types[type]?.members[member.name],
        facts.isOverride || isOverridden(member.name, of: type),
        let forwarder = Forwarder(member.declaration, of: member.type)
      else { continue }
      forwarders[type, default: []].append(forwarder)
    }
    (extended, extensionMembers) = ([:], [])
  }
}
#endif
