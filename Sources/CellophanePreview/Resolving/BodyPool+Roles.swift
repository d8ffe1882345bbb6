internal import CellophaneDocument

extension BodyPool {
  /// Gives bodies the roles of the lists that they come to stand in, which are only known when it
  /// is known what touches do.
  mutating func takeRoles(of screen: ResolvedScreen) {
    let roles = Dictionary(screen.collections.map { ($0.name, $0.role) }) { first, _ in first }
    for body in bodies {
      switch body.content {
      case .row(let row, var place) where roles[place.collection] ?? place.role != place.role:
        place.role = roles[place.collection] ?? place.role
        self[body.name] = .row(row, place)
      case .section(let section, var place)
      where roles[place.collection] ?? place.role != place.role:
        place.role = roles[place.collection] ?? place.role
        self[body.name] = .section(section, place)
      default: break
      }
    }
  }
}
