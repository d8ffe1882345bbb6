#if !canImport(ObjectiveC)
  import CellophaneFoundation
  import CellophaneSecurity
  import Foundation
  import Testing

  /// What code asks a keychain, in the ways in which it is written.
  @Suite struct KeychainTests {
    @Test func queriesAreDictionariesOfEitherKind() {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a",
        kSecReturnData as String: kCFBooleanTrue!,
      ]
      var item: CFTypeRef?
      #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
      #expect(item == nil)
      let other: NSDictionary = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "a"]
      #expect(SecItemCopyMatching(other, &item) == errSecItemNotFound)
      #expect(SecItemDelete(other) == errSecItemNotFound)
      #expect(SecItemAdd(other, nil) == errSecSuccess)
      #expect(SecItemUpdate(other, other) == errSecItemNotFound)
    }

    @Test func dictionariesBecomeThoseOfCoreFoundation() {
      let mutable = NSMutableDictionary()
      mutable[kSecClass as String] = kSecClassGenericPassword
      let hashed: [AnyHashable: Any] = [kSecClass: kSecClassGenericPassword]
      let expected = ["class": "genp"]
      #expect(mutable.inCoreFoundation as? [String: String] == expected)
      #expect(hashed.inCoreFoundation as? [String: String] == expected)
      #expect(expected.inCoreFoundation as? [String: String] == expected)
    }

    @Test func randomBytesFillTheirPlaceAndNoMore() {
      var bytes = [UInt8](repeating: 0, count: 65)
      #expect(SecRandomCopyBytes(kSecRandomDefault, 64, &bytes) == errSecSuccess)
      #expect(bytes[64] == 0)
      #expect(Set(bytes[..<64]).count > 8)
    }
  }
#endif
