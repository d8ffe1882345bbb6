#if !canImport(ObjectiveC)
  public import Foundation

  // What Apple's Foundation brings of Core Foundation, as the types that Swift's own Foundation has.

  /// Foundation: an object of Core Foundation's; here a text.
  public typealias CFString = String
  /// Foundation: an object of Core Foundation's; here a dictionary.
  public typealias CFDictionary = [String: Any]
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
