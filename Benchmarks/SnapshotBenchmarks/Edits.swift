import Seeding

/// Two lists of identifiers, of which the second was made from the first by edits.
struct Edits<Identifier: Hashable> {
  var old: [Identifier]
  var new: [Identifier]

  /// Deletes a tenth, inserts a tenth, and moves one in fifty.
  static func few(_ count: Int, _ make: (Int) -> Identifier) -> Edits {
    var generator = SeededGenerator(seed: 1)
    let old = (0..<count).map(make)
    var new = old.filter { _ in Int.random(in: 0..<10, using: &generator) > 0 }
    let moved = (0..<count / 50).map { _ in
      new.remove(at: Int.random(in: 0..<new.count, using: &generator))
    }
    for identifier in moved + (count..<count + count / 10).map(make) {
      new.insert(identifier, at: Int.random(in: 0...new.count, using: &generator))
    }
    return Edits(old: old, new: new)
  }

  /// Shuffles everything.
  static func shuffle(_ count: Int, _ make: (Int) -> Identifier) -> Edits {
    var generator = SeededGenerator(seed: 2)
    let old = (0..<count).map(make)
    return Edits(old: old, new: old.shuffled(using: &generator))
  }
}
