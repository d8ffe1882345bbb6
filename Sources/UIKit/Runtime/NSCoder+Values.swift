extension NSCoder {
  /// Writes a value as its JSON.
  func encode(value: some Encodable, forKey key: String) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    encode(data as NSData, forKey: key)
  }

  /// Reads a value from its JSON; `nil` where there is none.
  func value<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    guard let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? JSONDecoder().decode(type, from: data as Data)
  }
}
