#if !canImport(ObjectiveC)
  public import Foundation

  /// The answer of a hash function.
  public protocol Digest: Hashable, Sequence, Sendable, CustomStringConvertible
  where Element == UInt8 {
    /// How many bytes it has.
    static var byteCount: Int { get }
  }

  /// Makes a few bytes of many.
  public protocol HashFunction: Sendable {
    /// What it answers.
    associatedtype Digest: CellophaneCryptoKit.Digest
    /// The answer for some bytes.
    static func hash<D: DataProtocol>(data: D) -> Digest
  }

  /// The bytes of an answer.
  public struct SHA256Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 32 }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
  }

  /// SHA-2 of 256 bits.
  public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest

    public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
      SHA256Digest(bytes: SHA2.hash(Array(data)))
    }
  }

  /// Functions that are no longer safe.
  public enum Insecure {
    /// The bytes of an answer.
    public struct MD5Digest: Digest {
      let bytes: [UInt8]
      public static var byteCount: Int { 16 }
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      public var description: String { "MD5 digest: \(hexadecimal(bytes))" }
    }

    /// MD5.
    public struct MD5: HashFunction {
      public typealias Digest = MD5Digest

      public static func hash<D: DataProtocol>(data: D) -> MD5Digest {
        MD5Digest(bytes: MessageDigest5.hash(Array(data)))
      }
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
#endif
