#if !canImport(ObjectiveC)
  import CellophaneCryptoKit
  import Foundation
  import Testing

  /// Digests as their standards give them.
  @Suite struct DigestTests {
    private func hexadecimal(_ digest: some Digest) -> String {
      digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test func theyAreThoseOfTheStandards() {
      #expect(
        hexadecimal(SHA256.hash(data: Data("abc".utf8)))
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      #expect(hexadecimal(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
      #expect(
        hexadecimal(Insecure.MD5.hash(data: Data("message digest".utf8)))
          == "f96b697d7cb7938d525a2f31aaf161d0")
      let long = Data(String(repeating: "1234567890", count: 8).utf8)
      #expect(hexadecimal(Insecure.MD5.hash(data: long)) == "57edf4a22be3c955ac49da2e2107b67a")
    }
  }
#endif
