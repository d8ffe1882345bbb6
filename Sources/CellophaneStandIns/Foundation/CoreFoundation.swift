#if !canImport(ObjectiveC)
  // What Apple's Foundation brings of Core Foundation, as the types that Swift's own Foundation has.

  /// Foundation: an object of Core Foundation's; here a text.
  public typealias CFString = String
  /// Foundation: an object of Core Foundation's; here a dictionary.
  public typealias CFDictionary = [String: Any]
  /// Foundation: whatever object of Core Foundation's.
  public typealias CFTypeRef = AnyObject
  /// What a call of the system's answers; 0 is well.
  public typealias OSStatus = Int32
  /// All is well.
  public let noErr: OSStatus = 0
  /// Four letters in a number.
  public typealias FourCharCode = UInt32
  /// Four letters in a number.
  public typealias OSType = FourCharCode

  /// Yes, as a value of Core Foundation's.
  public let kCFBooleanTrue: Bool! = true
  /// No, as a value of Core Foundation's.
  public let kCFBooleanFalse: Bool! = false
  /// The key of a bundle's identifier.
  public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
  /// The key of a bundle's version.
  public let kCFBundleVersionKey: String! = "CFBundleVersion"
  /// The key of a bundle's name.
  public let kCFBundleNameKey: String! = "CFBundleName"
#endif
