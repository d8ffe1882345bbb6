internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// A class that may be shown, with the ways to make one that are tried in order.
struct Candidate: Hashable {
  var name: String
  var module: String
  var kind: ClassFamily.Kind
  var path: String
  var line: Int
  /// Expressions; the first that compiles is taken.
  var making: [String]
  /// What a page shows around it.
  var isInNavigation: Bool
  /// Whether it shows columns where there is room for them.
  var hasColumns: Bool
  /// The initialiser that says what is needed, where it has one of its own.
  var needs: String?
  /// What is left out of its files, a sentence each.
  var missing: [String]
  /// What others set before it is shown, and nobody here.
  var awaited: [DeclaredClass.Awaited]
  /// What is made of that without knowledge, as `viewModel = RowsModel()`.
  var settings: [String] = []
  /// The ways to make it with arguments that are made up.
  var guesses: [String] = []
  /// What is made up of what others set before it is shown, by name.
  var guessedSettings: [String: String] = [:]
  /// Whether it is made with something that is made up.
  var isMadeUp = false

  /// The classes of some modules that may be shown, list screens first, and those that wait for
  /// something else.
  ///
  /// - Parameters:
  ///   - interfaces: The storyboards and nibs that they may come from.
  ///   - lines: What is left out of the modules' files.
  static func all(
    in targets: [BuiltTarget], _ interfaces: InterfaceFiles, without lines: MissingLines
  ) -> (candidates: [Candidate], waiting: [NotShown]) {
    let classes = targets.map { target in
      (target, target.classes + DeclaredClass.all(in: target.outTexts))
    }
    let family = ClassFamily(classes.flatMap(\.1))
    var listWords = ClassFamily.listWords.union(family.lists)
    var words = lines.words
    for target in targets {
      for (path, bytes) in target.outTexts {
        words[path] = DeclaredClass.words(in: bytes, of: path)
      }
    }
    // A screen may leave its list to a view of its own.
    for one in classes.flatMap(\.1) where family.kind(of: one) == .view {
      let said = words[one.path] ?? []
      if !said.isDisjoint(with: ClassFamily.listWords) { listWords.insert(one.name) }
    }
    let unfilled = targets.reduce(into: [String: Omission]()) { all, target in
      all.merge(target.unfilled) { first, _ in first }
    }
    var candidates: [Candidate] = []
    var waiting: [NotShown] = []
    let above = Set(classes.flatMap(\.1).compactMap(\.inherits.first))
    let names = Set(classes.flatMap(\.1).map(\.name))
    lazy var values = MadeValues(
      targets.filter { !$0.target.isFromElsewhere }.flatMap(\.texts).map(\.bytes))
    for (target, classes) in classes where !target.target.isFromElsewhere {
      for one in classes {
        guard let kind = family.kind(of: one), !one.isGeneric else { continue }
        let line = family.line(of: one)
        let said = line.own.reduce(into: Set<String>()) { $0.formUnion(words[$1.path] ?? []) }
        if let header = target.headers[one.path] {
          guard kind == .screen else { continue }
          var one = one
          (one.path, one.line) = (header, 1)
          waiting.append(NotShown(one, kind: kind, reason: .objectiveC))
        } else if kind == .screen, said.isDisjoint(with: listWords),
          !interfaces.lists.contains(one.name)
        {
          waiting.append(NotShown(one, kind: kind, reason: .noList))
        } else if line.own.contains(where: \.hasOutlets),
          !line.own.contains(where: { interfaces.knows($0.name) })
        {
          waiting.append(NotShown(one, kind: kind, reason: .interface))
        } else if let cause = target.refusal(of: one.path, one.line) {
          guard kind == .screen, !family.needsArguments(line.own) else { continue }
          waiting.append(NotShown(one, kind: kind, reason: .leftOut(cause: cause)))
        } else if kind == .screen, let out = line.own.lazy.compactMap({ unfilled[$0.name] }).first {
          let place = out.path == one.path ? "line" : "line of '\(Paths.name(of: out.path))'"
          let words = "without \(place) \(out.line): \(out.message)"
          var waits = NotShown(one, kind: kind, reason: .unfilled(message: words))
          waits.needsArguments = family.needsArguments(line.own)
          waiting.append(waits)
        } else if above.contains(one.name),
          one.name.contains("Base") || target.leavesToOthers(one.path)
        {
          waiting.append(NotShown(one, kind: kind, reason: .base))
        } else {
          var candidate = Candidate(one, kind: kind, line: line, module: target.module)
          candidate.missing = lines.sentences(of: line.own)
          if let making = interfaces.making(of: candidate.name, named: one.name, kind),
            kind == .screen && !one.archived.isEmpty || !target.stopsInArchives(one)
          {
            candidate.making = [making]
            candidate.needs = nil
            if kind == .screen { candidate.guess(archived: one.archived, making, values) }
          } else if kind == .screen, family.needsArguments(line.own) {
            candidate.guess(line.own, values)
          }
          if kind == .screen { candidate.guess(factories: values.factoryCalls(of: candidate.name)) }
          for one in candidate.awaited {
            guard let value = values.value(of: one.type, one.name, in: candidate.name) else {
              continue
            }
            let text = "\(one.name) = " + (one.isWeak ? "cellophaneKept(\(value))" : value)
            // What is made so anyway is not made up.
            guard !candidate.settings(of: one, classes: names).contains(text) else { continue }
            candidate.guessedSettings[one.name] = text
          }
          candidates.append(candidate)
        }
      }
    }
    let order: [ClassFamily.Kind] = [.screen, .collectionCell, .tableCell, .view]
    let sorted = order.flatMap { kind in candidates.filter { $0.kind == kind } }
    return (sorted, waiting)
  }

  private init(
    _ one: DeclaredClass, kind: ClassFamily.Kind,
    line: (own: [DeclaredClass], root: String?), module: String
  ) {
    let type = one.owner.map { "\($0).\(one.name)" } ?? one.name
    name = type
    self.module = module
    self.kind = kind
    path = one.path
    self.line = one.line
    making = Self.making(type, kind: kind)
    isInNavigation =
      kind == .screen && !ClassFamily.containers.contains(line.root ?? "")
    hasColumns = line.root == "UISplitViewController"
    needs = line.own.lazy.compactMap(\.initializers.first).first.map { "init\($0.parameters)" }
    missing = []
    // What the class makes itself, a view above all, it is not given.
    awaited =
      kind == .screen ? line.own.flatMap(\.awaited).filter { !$0.type.hasPrefix("UI") } : []
  }

  /// Adds ways to make it with arguments that are made up, for its first class with initialisers.
  private mutating func guess(_ line: [DeclaredClass], _ values: MadeValues) {
    let own = line.lazy.map(\.initializers).first { !$0.isEmpty } ?? []
    guesses = MadeValues.shortestFirst(own.map(\.parameters))
      .compactMap { values.arguments(for: $0, in: name) }.map { name + $0 }
    making += guesses
  }

  /// Makes a storyboard's controller with arguments that are made up, where it takes others beside
  /// the archive: what it does without them is for nobody.
  private mutating func guess(
    archived: [DeclaredClass.Initializer], _ scene: String, _ values: MadeValues
  ) {
    guard let first = archived.first else { return }
    needs = "init\(first.parameters)"
    guesses = archived.compactMap { values.archivedArguments(for: $0.parameters, in: name) }
      .map { "\(scene) { \(name)\($0) }" }
    making = guesses
  }

  /// Makes it by functions of its own, with arguments that are made up; these set what it lacks.
  private mutating func guess(factories: [String]) {
    guard !factories.isEmpty else { return }
    guesses += factories
    making = factories + making
    awaited = []
  }

  /// What its page says of the arguments that are made up.
  func madeUp(_ making: String) -> String? {
    guard isMadeUp else { return nil }
    let set = settings.map { "; screen.\($0)" }.joined()
    return "nobody here knows what '\(name)' is made with: it is shown as '\(making)\(set)'; write "
      + "'Preview(\"\(name)\") { … }' in a file of previews, and name it with '--previews'"
  }

  /// The ways to set a property without knowledge, in the order in which they are tried: by an instance
  /// of a class of the app's own, or by the one that there is of it.
  ///
  /// - Parameter classes: The names of the app's classes.
  func settings(of one: DeclaredClass.Awaited, classes: Set<String>) -> [String] {
    let guess = guessedSettings[one.name].map { [$0] } ?? []
    guard let last = one.type.split(separator: ".").last, classes.contains(String(last)) else {
      return guess
    }
    let types = [one.type, "\(name).\(one.type)"]
    let made = one.isWeak ? [] : types.map { "\(one.name) = \($0)()" }
    return made + types.map { "\(one.name) = \($0).shared" } + guess
  }

  /// Sets something that others would set; what is made up counts once nothing is awaited any more.
  mutating func set(_ texts: [(awaited: DeclaredClass.Awaited, text: String)]) {
    let isGuess = { [guessedSettings] (one: DeclaredClass.Awaited, text: String) in
      guessedSettings[one.name] == text
    }
    let isWhole = texts.count == awaited.count
    for (one, text) in texts where isWhole || !isGuess(one, text) {
      settings.append(text)
      awaited.removeAll { $0 == one }
    }
    isMadeUp = isWhole && texts.contains(where: isGuess)
  }

  /// How it is made, with what is set.
  func made(_ making: String) -> String {
    if settings.isEmpty { return making }
    let set = settings.map { "$0.\($0)" }.joined(separator: "; ")
    return "cellophaneMade(\(making)) { \(set) }"
  }

  /// What its page says where it stops for want of what nobody has set.
  func awaits(_ making: String) -> String? {
    guard !awaited.isEmpty else { return nil }
    let names = awaited.map { "'\($0.name)'" }.joined(separator: ", ")
    let set = awaited.map { "screen.\($0.name) = <#\($0.type)#>; " }.joined()
    let verb = awaited.count == 1 ? "is" : "are"
    return "\(names) \(verb) set before '\(name)' is shown, by nobody here;"
      + " write 'Preview(\"\(name)\") { let screen = \(making); \(set)return screen }' in a file of"
      + " previews"
  }

  private static func making(_ type: String, kind: ClassFamily.Kind) -> [String] {
    switch kind {
    case .screen:
      [
        "\(type)()", "\(type)(style: .insetGrouped)",
        "\(type)(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: "
          + "UICollectionLayoutListConfiguration(appearance: .insetGrouped)))",
        "\(type)(nibName: nil, bundle: nil)",
      ]
    case .tableCell:
      ["\(type)(style: .default, reuseIdentifier: nil)", "\(type)()", "\(type)(frame: .zero)"]
    case .collectionCell: ["\(type)(frame: .zero)", "\(type)()"]
    case .view: ["\(type)()", "\(type)(frame: .zero)", "\(type)(reuseIdentifier: nil)"]
    }
  }

  /// The group of screens that nobody knows how to make.
  static let madeUpScreens = "Screens with made up arguments"

  var group: String {
    switch kind {
    case .screen: isMadeUp ? Self.madeUpScreens : "Screens"
    case .tableCell, .collectionCell: "Cells"
    case .view: "Views"
    }
  }
}

/// A class that has no preview, and why.
package struct NotShown: Codable, Hashable, Sendable {
  package enum Reason: Codable, Hashable, Sendable {
    /// Its outlets are those of a nib or a storyboard in which it is only a part, or of none that is here.
    case interface
    /// It is a screen without a list.
    case noList
    /// What fills its list is left out, with the place and the compiler's words.
    case unfilled(message: String)
    /// It is written in Objective-C, of which headers alone are read.
    case objectiveC
    /// The compiler refuses it, or its file.
    case leftOut(cause: String)
    /// Others inherit from it.
    case base
    /// Making it needs something, with the initialiser.
    case needs(initializer: String)
    /// What the compiler says.
    case refused(message: String)
  }

  package var name: String
  package var isScreen: Bool
  package var path: String
  package var line: Int
  package var reason: Reason
  /// Whether making it would need something too.
  package var needsArguments = false

  init(_ one: DeclaredClass, kind: ClassFamily.Kind, reason: Reason) {
    name = one.name
    isScreen = kind == .screen
    path = one.path
    line = one.line
    self.reason = reason
  }

  init(_ one: Candidate, reason: Reason) {
    name = one.name
    isScreen = one.kind == .screen
    path = one.path
    line = one.line
    self.reason = reason
    if case .needs = reason { needsArguments = true }
  }

  /// Whether it is a list screen that needs neither a storyboard nor arguments.
  var couldBeShown: Bool {
    switch reason {
    case .unfilled, .leftOut, .refused: isScreen && !needsArguments
    case .interface, .noList, .objectiveC, .base, .needs: false
    }
  }

  /// What to write in a file of previews, where something can be.
  package var lines: String? {
    guard case .needs(let initializer) = reason else { return nil }
    let parameters = initializer.dropFirst("init".count)
    return "Preview(\"\(name)\") { \(name)\(Self.call(String(parameters))) }"
  }

  /// A call with a place for each argument: `(style: .plain, item: <#Item#>)`.
  private static func call(_ parameters: String) -> String {
    let arguments = DeclaredClass.Initializer.required(in: parameters).map { label, type in
      label == "_" ? "<#\(type)#>" : "\(label): <#\(type)#>"
    }
    return "(\(arguments.joined(separator: ", ")))"
  }
}
