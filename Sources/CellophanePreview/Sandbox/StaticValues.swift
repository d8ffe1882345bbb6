internal import CSurroundings

/// The static and global variables of the author's modules, which an app's instances share: a store
/// that is called `shared`, a cache.
///
/// Swift gives such a variable its value when it is first used. Where none was used yet, an instance
/// begins without any, and what it has made of them lies aside while another is asked.
@MainActor package final class StaticValues {
  /// Where a variable lies.
  private struct Place {
    let name: String
    let bytes: UnsafeMutableRawBufferPointer
    let isToken: Bool
  }

  /// Those of this process, of which nobody has used any but what its previews are made with; none
  /// where it does not resolve previews alone, as where tests run.
  static let ofWorker: StaticValues? = SandboxFolders.declared == nil ? nil : StaticValues()

  /// Finds them, before a preview is made.
  package static func find() { _ = ofWorker }

  private let places: [UnsafeMutableRawBufferPointer]
  /// What instances begin with.
  let start: [UInt8]

  private init?() {
    let found = Self.found()
    // What has its value already keeps it: somebody else may hold the object that it is.
    let used = Set(
      found.filter { $0.isToken && $0.bytes.contains { $0 != 0 } }.map { $0.name.dropLast(3) })
    places = found.filter { place in
      !used.contains { place.name.hasPrefix($0) }
    }.map(\.bytes)
    guard !places.isEmpty else { return nil }
    start = Self.read(places)
  }

  /// What the variables hold now.
  var now: [UInt8] { Self.read(places) }

  /// Gives them what they held at another time. What they hold now belongs to nobody then, unless it
  /// was read before.
  func restore(_ bytes: [UInt8]) {
    var rest = bytes[...]
    for place in places {
      place.copyBytes(from: rest.prefix(place.count))
      rest = rest.dropFirst(place.count)
    }
  }

  private static func read(_ places: [UnsafeMutableRawBufferPointer]) -> [UInt8] {
    places.reduce(into: []) { $0 += $1 }
  }

  private static func found() -> [Place] {
    var places: [Place] = []
    withUnsafeMutablePointer(to: &places) { places in
      surroundings_find_statics(
        { context, name, isToken, address, size in
          guard let name, let address, let context else { return }
          let place = Place(
            name: String(cString: name),
            bytes: UnsafeMutableRawBufferPointer(start: address, count: Int(size)),
            isToken: isToken)
          guard StaticValues.isOfAuthor(place.name) else { return }
          context.assumingMemoryBound(to: [Place].self).pointee.append(place)
        }, places)
    }
    return places
  }

  /// Whether a variable is of a module that is neither ours nor one that ours are made with.
  nonisolated private static func isOfAuthor(_ name: String) -> Bool {
    // As `$s5Shelf4BookC…`: the module's name stands after its length.
    let rest = name.utf8.dropFirst(2)
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let length = Int(String(decoding: digits, as: UTF8.self)) else { return false }
    let module = String(decoding: rest.dropFirst(digits.count).prefix(length), as: UTF8.self)
    return !others.contains(module)
      && !["Cellophane", "Foundation"].contains { module.hasPrefix($0) }
  }

  nonisolated private static let others: Set = [
    "ArgumentParser", "ArgumentParserToolInfo", "Dispatch", "Mustache", "Synchronization", "UIKit",
  ]
}
