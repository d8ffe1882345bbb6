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

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
