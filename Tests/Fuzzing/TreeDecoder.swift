/// Reads values of a tree as Swift's own types ask for them.
struct TreeDecoder: Decoder {
  let tree: DocumentTree
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ tree: DocumentTree) {
    self.tree = tree
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = tree.value else { throw Self.mismatch("members") }
    return KeyedDecodingContainer(TreeMembers(members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = tree.value else { throw Self.mismatch("a list") }
    return TreeList(values: values)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  static func mismatch(_ wanted: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "this is not \(wanted)"))
  }
}

extension TreeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    if case .null = tree.value { true } else { false }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let bool) = tree.value else { throw Self.mismatch("true or false") }
    return bool
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let text) = tree.value else { throw Self.mismatch("a text") }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let number) = tree.value else { throw Self.mismatch("a number") }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try whole() }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

  private func whole<Number: FixedWidthInteger>() throws -> Number {
    guard let number = Number(exactly: try decode(Double.self)) else {
      throw Self.mismatch("a whole number in its range")
    }
    return number
  }

  func decode<Made: Decodable>(_ type: Made.Type) throws -> Made { try tree.make(type) }
}

/// The members of an object.
private struct TreeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: DocumentTree]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  private func value(_ key: some CodingKey) throws -> TreeDecoder {
    guard let tree = members[key.stringValue] else {
      throw TreeDecoder.mismatch("an object with '\(key.stringValue)'")
    }
    return TreeDecoder(tree)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }

  func decode<Made: Decodable>(_ type: Made.Type, forKey key: Key) throws -> Made {
    try value(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { throw TreeDecoder.mismatch("an object of a class") }
  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}

/// The values of a list, one after the other.
private struct TreeList: UnkeyedDecodingContainer {
  let values: [DocumentTree]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  init(values: [DocumentTree]) {
    self.values = values
  }

  private mutating func next() throws -> TreeDecoder {
    guard !isAtEnd else { throw TreeDecoder.mismatch("as long a list") }
    defer { currentIndex += 1 }
    return TreeDecoder(values[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, TreeDecoder(values[currentIndex]).decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Made: Decodable>(_ type: Made.Type) throws -> Made {
    try next().decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}
