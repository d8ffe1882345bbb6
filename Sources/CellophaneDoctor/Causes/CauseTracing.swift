/// Tells what stands in the way from what may only follow from it, by names: the compiler says much
/// of a name that is missing in one place, and nothing of why.
struct CauseTracing {
  private let scan: ModuleScan

  init(_ scan: ModuleScan) {
    self.scan = scan
  }

  /// The obstacles with the messages of those that they follow from.
  ///
  /// - Parameter obstacles: Those of all files, by place.
  func traced(_ obstacles: [Obstacle]) -> [Obstacle] {
    var obstacles = obstacles
    blameModules(in: &obstacles)
    let broken = BrokenNames(obstacles, in: scan)
    var earlier: [Obstacle] = []
    // By place, so that what was blamed before is known.
    for index in obstacles.indices {
      if earlier.last?.path != obstacles[index].path { earlier = [] }
      if obstacles[index].mayFollow {
        obstacles[index].because = cause(of: obstacles[index], after: earlier, broken: broken)
      }
      earlier.append(obstacles[index])
    }
    findRoots(of: &obstacles)
    return obstacles
  }

  /// What follows from something that follows itself has the cause of that.
  private func findRoots(of obstacles: inout [Obstacle]) {
    let roots = Set(obstacles.filter { $0.because == nil }.map(\.message))
    let parents = Dictionary(
      obstacles.map { ($0.message, $0.because) }, uniquingKeysWith: { first, _ in first })
    for index in obstacles.indices {
      var passed: Set<String> = []
      while let because = obstacles[index].because, !roots.contains(because) {
        obstacles[index].because =
          passed.insert(because).inserted ? parents[because] ?? nil : nil
      }
    }
  }

  /// A missing name follows from the module that it may come with.
  private func blameModules(in obstacles: inout [Obstacle]) {
    let origins = NameOrigins(obstacles)
    var messages: [String: [String: String]] = [:]
    for obstacle in obstacles.reversed() where obstacle.kind == .module {
      for key in [obstacle.path, ""] {
        messages[obstacle.names[0], default: [:]][key] = obstacle.message
      }
    }
    for index in obstacles.indices {
      let obstacle = obstacles[index]
      guard obstacle.kind == .type || obstacle.kind == .member else { continue }
      let module =
        obstacle.kind == .type
        ? obstacle.names.first.flatMap(origins.module)
        : obstacle.perhapsFrom.first { ModuleAdvice.mayExtend($0, member: obstacle.quoted.last) }
      obstacles[index].perhapsFrom = []
      guard let module, let known = messages[module], obstacle.mayBeOfAModule else {
        if obstacle.rewrite == ModuleAdvice.missingFirst {
          obstacles[index].rewrite = obstacle.kind.rewrite
        }
        continue
      }
      obstacles[index].perhapsFrom = [module]
      obstacles[index].rewrite = ModuleAdvice.missingFirst
      obstacles[index].because = known[obstacle.path] ?? known[""]
    }
  }

  private func cause(
    of obstacle: Obstacle, after earlier: [Obstacle], broken: BrokenNames
  ) -> String? {
    guard let file = scan.scans[obstacle.path] else { return nil }
    if obstacle.kind != .type,
      let named = obstacle.typeNames.lazy.compactMap({ broken.types[$0] }).first
    {
      return named
    }
    let around = file.declarations.last { $0.line <= obstacle.line }
    let owner = around.flatMap { $0.isType ? $0.name : $0.owner }
    if obstacle.needsItsType, let owner, let cause = broken.types[owner] { return cause }
    guard obstacle.kind == .other || obstacle.isOfNoType else { return nil }
    let words = file.words(on: obstacle.line...obstacle.line).sorted()
    if let cause = words.lazy.compactMap({ broken.types[$0] ?? broken.members[$0] }).first {
      return cause
    }
    let start = around?.line ?? 1
    if let near = earlier.last(where: { $0.line >= start && ($0.isBreaking || $0.because != nil) })
    {
      return near.cause
    }
    let body = file.words(on: start...max(start, obstacle.line)).sorted()
    return body.lazy.compactMap { broken.types[$0] ?? broken.members[$0] }.first
  }
}

extension Obstacle {
  /// What it follows from, or what it says itself.
  var cause: String { because ?? message }

  /// What its message has in single quotes.
  var quoted: [String] { CompilerDiagnostic.quoted(in: message) }

  /// The names in it: a type without its module, its arguments and marks.
  var names: [String] { Self.names(in: quoted) }

  /// The names in it that may be a type's: what a type lacks is said last.
  fileprivate var typeNames: [String] {
    Self.names(in: kind == .member ? quoted.dropLast() : quoted)
  }

  private static func names(in quoted: [String]) -> [String] {
    quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init)
      .filter { !["any", "some", "Type", "aka"].contains($0) }
  }

  /// Whether a name is missing that a declaration may need.
  var isMissingName: Bool { [.type, .header, .condition].contains(kind) }

  /// Whether something that is declared is not whole because of it.
  var isBreaking: Bool { isMissingName || kind == .member || kind == .asset }

  /// Whether its first name is the one that is missing, and no type that lacks a member.
  var saysMissingName: Bool { kind == .type || message.hasPrefix("cannot find ") }

  /// Whether the compiler may say it only because of something else.
  fileprivate var mayFollow: Bool {
    because == nil && [.type, .member, .other, .isolation, .initializer, .bridging].contains(kind)
  }

  /// Whether it says that the type around it lacks something.
  fileprivate var needsItsType: Bool {
    switch kind {
    case .type: names.first?.first?.isLowercase == true
    case .member: quoted.count < 2 || quoted.contains("Self")
    case .other, .isolation, .initializer: true
    default: false
    }
  }

  /// Whether it says that a member is missing where the compiler found no type to look in.
  fileprivate var isOfNoType: Bool {
    kind == .member && (quoted.first == "Any" || quoted.first?.hasPrefix("(") == true)
  }

  /// Whether the missing name has no advice of its own.
  fileprivate var mayBeOfAModule: Bool { rewrite != ModuleAdvice.networking }
}
