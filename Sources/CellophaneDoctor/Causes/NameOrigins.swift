/// Which missing module a missing name may come from, by the files that use the one and import the
/// other.
struct NameOrigins {
  private var modules: [String: String] = [:]

  /// - Parameter obstacles: What stands in the way of a module's files, with the missing modules of
  ///   the file beside each name.
  init(_ obstacles: [Obstacle]) {
    let missing = Set(obstacles.filter { $0.kind == .module }.compactMap(\.names.first))
    var files: [String: Set<String>] = [:]
    var votes: [String: [String: Set<String>]] = [:]
    for obstacle in obstacles where obstacle.kind == .type {
      guard let name = obstacle.names.first else { continue }
      files[name, default: []].insert(obstacle.path)
      // A file may have it by way of another, or of a bridging header.
      if let known = ModuleAdvice.known(name), missing.contains(known) { modules[name] = known }
      for module in obstacle.perhapsFrom {
        votes[name, default: [:]][module, default: []].insert(obstacle.path)
      }
    }
    for (name, candidates) in votes where modules[name] == nil {
      let users = files[name]?.count ?? 0
      let ranked = candidates.map { module, files in
        Rank(name: name, module: module, share: files.count)
      }
      // What is called like UIKit's own is UIKit's.
      guard let best = ranked.max(), !ModuleAdvice.isCalledLikeUIKit(name),
        2 * best.share >= users
      else { continue }
      modules[name] = best.module
    }
  }

  func module(of name: String) -> String? { modules[name] }

  private struct Rank: Comparable {
    let module: String
    let share: Int
    let likeness: Int

    init(name: String, module: String, share: Int) {
      self.module = module
      self.share = share
      likeness = zip(name, module).prefix { $0 == $1 }.count
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.share != right.share { return left.share < right.share }
      if left.likeness != right.likeness { return left.likeness < right.likeness }
      return left.module > right.module
    }
  }
}
