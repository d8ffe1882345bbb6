#if !canImport(ObjectiveC)
  public import CellophaneFoundation
  public import Foundation

  // A keychain that is empty: nothing is found in it, and what is put there is gone.

  /// All is well.
  public let errSecSuccess: OSStatus = 0
  /// There is no such item.
  public let errSecItemNotFound: OSStatus = -25300
  /// There is such an item already.
  public let errSecDuplicateItem: OSStatus = -25299
  /// Somebody would have to be asked, who may not be.
  public let errSecInteractionNotAllowed: OSStatus = -25308
  /// It is not there.
  public let errSecNotAvailable: OSStatus = -25291
  /// A value is wrong.
  public let errSecParam: OSStatus = -50
  /// Somebody said no.
  public let errSecUserCanceled: OSStatus = -128
  /// It could not be told who asks.
  public let errSecAuthFailed: OSStatus = -25293
  /// It cannot be read.
  public let errSecDecode: OSStatus = -26275

  /// A key of what is asked for.
  public let kSecClass: CFString = "class"
  /// A word of somebody's for a server.
  public let kSecClassInternetPassword: CFString = "inet"
  /// A word of somebody's.
  public let kSecClassGenericPassword: CFString = "genp"
  /// A key of what is asked for.
  public let kSecAttrAccount: CFString = "acct"
  /// A key of what is asked for.
  public let kSecAttrService: CFString = "svce"
  /// A key of what is asked for.
  public let kSecAttrServer: CFString = "srvr"
  /// A key of what is asked for.
  public let kSecAttrSecurityDomain: CFString = "sdmn"
  /// A key of what is asked for.
  public let kSecAttrAccessGroup: CFString = "agrp"
  /// A key of what is asked for.
  public let kSecAttrGeneric: CFString = "gena"
  /// A key of what is asked for.
  public let kSecAttrLabel: CFString = "labl"
  /// A key of what is asked for.
  public let kSecAttrDescription: CFString = "desc"
  /// A key of what is asked for.
  public let kSecAttrComment: CFString = "icmt"
  /// A key of what is asked for.
  public let kSecAttrSynchronizable: CFString = "sync"
  /// A key of what is asked for.
  public let kSecAttrAccessible: CFString = "pdmn"
  /// When an item can be read.
  public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
  /// When an item can be read.
  public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
  /// When an item can be read.
  public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
  /// When an item can be read.
  public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
  /// A key of what is asked for.
  public let kSecValueData: CFString = "v_Data"
  /// A key of what is asked for.
  public let kSecValuePersistentRef: CFString = "v_PersistentRef"
  /// A key of what is asked for.
  public let kSecValueRef: CFString = "v_Ref"
  /// A key of what is asked for.
  public let kSecReturnData: CFString = "r_Data"
  /// A key of what is asked for.
  public let kSecReturnAttributes: CFString = "r_Attributes"
  /// A key of what is asked for.
  public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
  /// A key of what is asked for.
  public let kSecMatchLimit: CFString = "m_Limit"
  /// One item.
  public let kSecMatchLimitOne: CFString = "m_LimitOne"
  /// All items.
  public let kSecMatchLimitAll: CFString = "m_LimitAll"
  /// A key of what is asked for.
  public let kSecUseDataProtectionKeychain: CFString = "nleg"

  /// Looks for an item; there is none.
  public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus { errSecItemNotFound }

  /// Takes an item, and forgets it.
  @discardableResult public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus { errSecSuccess }

  /// Changes an item; there is none.
  @discardableResult public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
  ) -> OSStatus { errSecItemNotFound }

  /// Removes an item; there is none.
  @discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    errSecItemNotFound
  }

  // A dictionary of Foundation's is one of Core Foundation's there.

  /// Looks for an item; there is none.
  public func SecItemCopyMatching(
    _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus { SecItemCopyMatching(query.inCoreFoundation, result) }

  /// Takes an item, and forgets it.
  @discardableResult public func SecItemAdd(
    _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus { SecItemAdd(attributes.inCoreFoundation, result) }

  /// Changes an item; there is none.
  @discardableResult public func SecItemUpdate(
    _ query: NSDictionary, _ attributesToUpdate: NSDictionary
  ) -> OSStatus { SecItemUpdate(query.inCoreFoundation, attributesToUpdate.inCoreFoundation) }

  /// Removes an item; there is none.
  @discardableResult public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
    SecItemDelete(query.inCoreFoundation)
  }

  /// Where random bytes come from.
  public struct SecRandomRef: Sendable {}
  /// Where random bytes come from by default: the system.
  public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

  /// Fills a place with random bytes.
  public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
  ) -> Int32 {
    for index in 0..<max(0, count) {
      bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
  }

  /// The words for an answer.
  public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
  ) -> CFString? { "error \(status)" }
#endif
