#if Overlay
import CellophaneOverlay
import Testing

/// What Objective-C bridges by itself.
@Suite struct BridgingTests {
  @Test func aDictionaryBecomesOneOfCoreFoundation() {
    #expect(
      rewritten(
        """
        SecItemDelete(query as CFDictionary)
        let found = load(self.query(for: key) as CFDictionary, nil) == noErr
        let literal = [kSecClass: kSecClassGenericPassword] as CFDictionary
        let asked = query as? CFDictionary
        let typed = query as [String: Any] as CFDictionary
        """) == """
          SecItemDelete(query.inCoreFoundation)
          let found = load(self.query(for: key).inCoreFoundation, nil) == noErr
          let literal = [kSecClass: kSecClassGenericPassword] as CFDictionary
          let asked = query as? CFDictionary
          let typed = query as [String: Any] as CFDictionary
          """)
  }

  @Test func constantsAreObjectsInALiteralOfObjects() {
    #expect(
      rewritten(
        """
        let query: [String: AnyObject] = [
          kSecClass as String: kSecClassGenericPassword, kSecAttrLabel as String: key as AnyObject,
          kSecReturnData as String: kCFBooleanTrue!,
        ]
        query[kSecClass as String] = kSecClassGenericPassword
        query[kSecAttrAccount as String] = key as AnyObject
        words[first] = kSecClassGenericPassword
        let other: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
        """) == """
          let query: [String: AnyObject] = [
            kSecClass as String: kSecClassGenericPassword as AnyObject, \
          kSecAttrLabel as String: key as AnyObject,
            kSecReturnData as String: kCFBooleanTrue! as AnyObject,
          ]
          query[kSecClass as String] = kSecClassGenericPassword as AnyObject
          query[kSecAttrAccount as String] = key as AnyObject
          words[first] = kSecClassGenericPassword
          let other: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
          """)
  }
}
#endif
