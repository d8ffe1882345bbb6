internal import Foundation

/// The name that an identifier gives by itself on every run, or `nil` where it gives none.
///
/// Strings, numbers, raw values, enum cases and `Identifiable` values with such an id have one; a
/// `UUID`, an address or a hash value is another one the next time.
package func stableName(of identifier: Any) -> String? {
  switch identifier {
  case let hashable as AnyHashable where !(hashable.base is AnyHashable):
    return name(ofValue: hashable.base)
  default:
    return name(ofValue: identifier)
  }
}

/// Whether an item is named by an identity that it has beside what it shows.
func hasIdentity(_ identifier: AnyHashable) -> Bool {
  let value = identifier.base
  if name(ofPlain: value) != nil || value is any RawRepresentable { return false }
  guard let identifiable = value as? any Identifiable else { return false }
  return name(ofIdentity: identifiable) != nil
}

private func name(ofValue value: Any) -> String? {
  if let name = name(ofPlain: value) { return name }
  if value is UUID || value is ObjectIdentifier { return nil }
  if let raw = value as? any RawRepresentable { return name(ofRaw: raw) }
  if let identifiable = value as? any Identifiable, let name = name(ofIdentity: identifiable) {
    return name
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum: return name(ofCase: value, mirror)
  case .optional: return mirror.children.first.flatMap { name(ofValue: $0.value) }
  default: return nil
  }
}

private func name(ofPlain value: Any) -> String? {
  switch value {
  case let string as String: string.isEmpty ? nil : string
  case let substring as Substring: substring.isEmpty ? nil : String(substring)
  case let character as Character: String(character)
  case let integer as any BinaryInteger: String(describing: integer)
  case let truth as Bool: String(truth)
  case let number as Double: String(describing: number)
  case let url as URL: url.absoluteString
  case let path as IndexPath: path.map(String.init).joined(separator: ".")
  default: nil
  }
}

private func name(ofRaw raw: some RawRepresentable) -> String? {
  name(ofValue: raw.rawValue)
}

private func name(ofIdentity value: some Identifiable) -> String? {
  // An `id` that is the value itself would be asked for ever.
  type(of: value.id) == type(of: value) ? nil : name(ofValue: value.id)
}

private func name(ofCase value: Any, _ mirror: Mirror) -> String? {
  guard let payload = mirror.children.first else { return String(describing: value) }
  guard let label = payload.label else { return nil }
  let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
  let values = isTuple ? Mirror(reflecting: payload.value).children.map(\.value) : [payload.value]
  let names = values.compactMap(name(ofValue:))
  return names.count == values.count ? ([label] + names).joined(separator: ".") : nil
}
