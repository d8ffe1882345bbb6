/// Makes sentences of changes; what happened alike to several items is one.
enum ChangeSentences {
  /// How many sentences are made, the rest being counted.
  private static let limit = 24
  /// How many characters of a value are said.
  private static let width = 60

  static func sentences(of changes: [FixtureChange]) -> [String] {
    var order: [FixtureChange.Event] = []
    var items: [FixtureChange.Event: [String]] = [:]
    var said: [FixtureChange.Event: Set<String>] = [:]
    var arrivals: [FixtureChange] = []
    for change in changes {
      if case .came(_, let after, _) = change.event, let last = arrivals.last?.item, after == last,
        let lead = order.last
      {
        // It came right after the one before it.
        items[lead]?.append(change.item)
      } else if said[change.event, default: []].insert(change.item).inserted {
        if items[change.event] == nil { order.append(change.event) }
        items[change.event, default: []].append(change.item)
      }
      if case .came = change.event { arrivals = [change] } else { arrivals = [] }
    }
    // A fixture's own words stand in them, which a console must not take for its own.
    var sentences = order.prefix(limit).map { sentence($0, of: items[$0] ?? []).visible }
    if order.count > limit {
      let left = order.count - limit
      sentences.append("… and \(left) more change\(left == 1 ? "" : "s")")
    }
    return sentences
  }

  private static func sentence(_ event: FixtureChange.Event, of items: [String]) -> String {
    let names = list(items)
    switch event {
    case .came(let rows, let after, let parent):
      let place = after.map { " after \(cut($0))" } ?? parent.map { " first in \(cut($0))" } ?? ""
      return "\(names) came\(place)\(holding(rows, items))"
    case .went(let rows, let parent):
      return "\(names) went" + (parent.map { " from \(cut($0))" } ?? "") + holding(rows, items)
    case .moved(let after, let parent):
      let place = after.map { " after \(cut($0))" } ?? parent.map { " first in \(cut($0))" } ?? ""
      return "\(names) moved\(place)"
    case .changed(let what, let from, let to):
      let words = what.isEmpty ? "" : what + " "
      // A text whose colour nobody set has one all the same.
      let none = what.hasSuffix("text colour") ? "default" : "none"
      return "\(names): \(words)\(from.map(cut) ?? none) → \(to.map(cut) ?? none)"
    case .holds(let words): return "\(names): now \(words)"
    case .holdsNot(let words): return "\(names): no longer \(words)"
    case .partCame(let part, let words):
      return "\(names): \(part) came" + (words.map { ", \(cut($0))" } ?? "")
    case .partWent(let part, let words):
      return "\(names): \(part) went" + (words.map { ", \(cut($0))" } ?? "")
    }
  }

  private static func holding(_ rows: Int, _ items: [String]) -> String {
    guard rows > 0, items.count == 1 else { return "" }
    return ", with \(rows) row\(rows == 1 ? "" : "s")"
  }

  private static func list(_ items: [String]) -> String {
    let names = items.map(cut)
    switch names.count {
    case 0...1: return names.first ?? ""
    case 2...3: return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    default: return "\(names[0]), \(names[1]) and \(names.count - 2) others"
    }
  }

  private static func cut(_ words: String) -> String {
    let words = words.visible
    return words.count > width ? "\(words.prefix(width))…" : words
  }
}
