#if !canImport(ObjectiveC)
  public import Foundation

  // What Apple's Foundation brings of Core Foundation, as the types that Swift's own Foundation has.

  /// Foundation: an object of Core Foundation's; here a text.
  public typealias CFString = String
  /// Foundation: an object of Core Foundation's; here a dictionary.
  public typealias CFDictionary = [String: Any]
  /// Foundation: an object of Core Foundation's; here an array.
  public typealias CFArray = [Any]
  /// Foundation: an object of Core Foundation's; here a number.
  public typealias CFNumber = NSNumber
  /// Foundation: an object of Core Foundation's; here a truth value.
  public typealias CFBoolean = Bool
  /// Foundation: an object of Core Foundation's; here an address.
  public typealias CFURL = URL
  /// Foundation: an object of Core Foundation's; here bytes.
  public typealias CFData = Data
  /// Foundation: an object of Core Foundation's; here bytes that can change.
  public typealias CFMutableData = NSMutableData
  /// Foundation: whatever object of Core Foundation's.
  public typealias CFTypeRef = AnyObject
  /// Where a call puts what went wrong.
  public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
  /// What a call of the system's answers; 0 is well.
  public typealias OSStatus = Int32
  /// All is well.
  public let noErr: OSStatus = 0
  /// Four letters in a number.
  public typealias FourCharCode = UInt32
  /// Four letters in a number.
  public typealias OSType = FourCharCode

  /// Yes, as a value of Core Foundation's.
  public let kCFBooleanTrue: CFBoolean! = true
  /// No, as a value of Core Foundation's.
  public let kCFBooleanFalse: CFBoolean! = false
  /// The key of a bundle's identifier.
  public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
  /// The key of a bundle's version.
  public let kCFBundleVersionKey: String! = "CFBundleVersion"
  /// The key of a bundle's name.
  public let kCFBundleNameKey: String! = "CFBundleName"

  extension Dictionary {
    /// The dictionary as Core Foundation has it, with keys that are texts.
    public var inCoreFoundation: CFDictionary {
      if let own = self as? CFDictionary { return own }
      return CFDictionary(map { ("\($0.key)", $0.value as Any) }) { $1 }
    }
  }

  extension NSDictionary {
    /// The dictionary as Core Foundation has it, with keys that are texts.
    public var inCoreFoundation: CFDictionary {
      CFDictionary(map { ("\($0.key)", $0.value) }) { $1 }
    }
  }
#endif
