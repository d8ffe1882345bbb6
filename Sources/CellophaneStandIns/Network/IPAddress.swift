#if !canImport(ObjectiveC)
  public import Foundation

  /// An address in a network.
  public protocol IPAddress: Sendable, CustomDebugStringConvertible {
    /// An address of its bytes.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// An address as it is written.
    init?(_ string: String)
    /// Its bytes.
    var rawValue: Data { get }
    /// What it is reached by.
    var interface: NWInterface? { get }
    /// Whether it is this machine.
    var isLoopback: Bool { get }
    /// Whether it is one of the same cable.
    var isLinkLocal: Bool { get }
    /// Whether it is many.
    var isMulticast: Bool { get }
  }

  extension IPAddress {
    /// An address of its bytes.
    public init?(_ rawValue: Data) { self.init(rawValue, nil) }
  }

  /// An address of four bytes.
  ///
  /// Network: `IPv4Address`. What is written shorter than four numbers is none here.
  public struct IPv4Address: IPAddress, Hashable {
    public let rawValue: Data
    public var interface: NWInterface? { nil }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
      guard rawValue.count == 4 else { return nil }
      self.rawValue = Data(rawValue)
    }

    public init?(_ string: String) {
      var bytes = in_addr()
      guard inet_pton(AF_INET, string, &bytes) == 1 else { return nil }
      rawValue = withUnsafeBytes(of: bytes) { Data($0) }
    }

    public var isLoopback: Bool { rawValue.first == 127 }
    public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
    public var isMulticast: Bool { rawValue.first.map { (224..<240).contains($0) } ?? false }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }

    /// All of this machine.
    public static let any = IPv4Address(Data([0, 0, 0, 0]))!
    /// All others.
    public static let broadcast = IPv4Address(Data([255, 255, 255, 255]))!
    /// This machine.
    public static let loopback = IPv4Address(Data([127, 0, 0, 1]))!
  }

  /// An address of sixteen bytes.
  ///
  /// Network: `IPv6Address`. What it is reached by is not kept.
  public struct IPv6Address: IPAddress, Hashable {
    public let rawValue: Data
    public var interface: NWInterface? { nil }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
      guard rawValue.count == 16 else { return nil }
      self.rawValue = Data(rawValue)
    }

    public init?(_ string: String) {
      var bytes = in6_addr()
      let address = string.prefix { $0 != "%" }
      guard inet_pton(AF_INET6, String(address), &bytes) == 1 else { return nil }
      rawValue = withUnsafeBytes(of: bytes) { Data($0) }
    }

    public var isLoopback: Bool { self == .loopback }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    public var debugDescription: String {
      var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      let isWritten = rawValue.withUnsafeBytes {
        inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(INET6_ADDRSTRLEN)) != nil
      }
      guard isWritten else { return "" }
      return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// All of this machine.
    public static let any = IPv6Address(Data(count: 16))!
    /// This machine.
    public static let loopback = IPv6Address(Data(count: 15) + [1])!
  }
#endif
