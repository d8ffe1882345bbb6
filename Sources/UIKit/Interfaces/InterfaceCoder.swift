/// What `init(coder:)` gets where an object comes from a nib or a storyboard.
///
/// UIKit: an archive with values by key. Here the object's class reads its element while it is made, and
/// code that asks for a value gets none.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let reading: InterfaceReading

  init(_ element: InterfaceElement, _ reading: InterfaceReading) {
    self.element = element
    self.reading = reading
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// The element that an object is made from; `nil` for another coder.
  var interfaceElement: InterfaceElement? { (self as? InterfaceCoder)?.element }
}
