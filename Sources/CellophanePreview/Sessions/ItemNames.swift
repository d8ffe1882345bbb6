internal import CellophaneDocument

/// What the items of an instance's lists are called.
@MainActor struct ItemNames {
  private var names: [String: [AnyHashable: String]] = [:]
  private var identifiers: [RowName: AnyHashable] = [:]
  private var addresses: [RowName: RowAddress] = [:]
  private var namesByAddress: [String: [RowAddress: String]] = [:]
  /// The lists that the names are of: another one may come under the same name.
  private var views: [String: ObjectIdentifier] = [:]
  /// Stays the same object for as long as what has a name keeps it.
  private var source = NamesSource()

  /// Takes in what rows are called by where they stand now; what has a name keeps it.
  mutating func take(
    _ known: [RowAddress: String], of collection: String, in view: any AskableList
  ) {
    let nodes = view.sectionNodes
    if let old = views.updateValue(ObjectIdentifier(view), forKey: collection),
      old != ObjectIdentifier(view)
    {
      forget(collection)
    }
    for (address, name) in known {
      let row = RowName(collection: collection, row: name)
      if let identifier = nodes.row(at: address)?.identifier {
        guard names[collection]?[identifier] == nil else { continue }
        names[collection, default: [:]][identifier] = name
        identifiers[row] = identifier
      } else if addresses[row] == nil {
        addresses[row] = address
        namesByAddress[collection, default: [:]][address] = name
      }
    }
  }

  private mutating func forget(_ collection: String) {
    source = NamesSource()
    names[collection] = nil
    namesByAddress[collection] = nil
    identifiers = identifiers.filter { $0.key.collection != collection }
    addresses = addresses.filter { $0.key.collection != collection }
  }

  /// Where a row is now; `nil` while it is not there to be touched.
  ///
  /// - Complexity: O(*n*) in the rows of the list.
  func target(of row: RowName, in view: any AskableList) -> RowTarget? {
    if let known = views[row.collection], known != ObjectIdentifier(view) { return nil }
    let identifier = identifier(of: row)
    let wanted = address(of: row)
    var found: RowTarget?
    view.sectionNodes.forEachAddress { address, node in
      guard found == nil, let indexPath = node.indexPath,
        identifier.map({ node.identifier == $0 }) ?? (address == wanted)
      else { return }
      found = RowTarget(
        view: view, indexPath: indexPath, address: address, identifier: node.identifier)
    }
    return found
  }

  func identifier(of row: RowName) -> AnyHashable? { identifiers[row] }
  func address(of row: RowName) -> RowAddress? { addresses[row] }

  func name(of identifier: AnyHashable?, at address: RowAddress, in collection: String) -> String? {
    if let identifier { return names[collection]?[identifier] }
    return namesByAddress[collection]?[address]
  }

  /// The names of a collection's items.
  subscript(collection: String) -> [AnyHashable: String] { names[collection] ?? [:] }

  /// The names of a list's items, where it is the one that they were taken from.
  subscript(collection: String, view: any AskableList) -> KnownNames {
    let isKnown = views[collection] == ObjectIdentifier(view)
    return KnownNames(
      names: isKnown ? self[collection] : [:], collection: collection, source: source)
  }
}

/// What the items of a list are called that had a name before.
struct KnownNames {
  var names: [AnyHashable: String] = [:]
  var collection = ""
  /// Who takes in the names that a reading gives and says them at the next; `nil` where nobody does.
  var source: NamesSource?
}

/// Somebody who keeps the names of items.
final class NamesSource {}
