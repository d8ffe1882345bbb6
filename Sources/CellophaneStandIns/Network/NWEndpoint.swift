#if !canImport(ObjectiveC)
  public import Foundation

  /// What a network is reached by.
  public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// What it is.
    public enum InterfaceType: Hashable, Sendable {
      case other, wifi, cellular, wiredEthernet, loopback
    }

    /// What it is.
    public let type: InterfaceType
    /// What it is called.
    public let name: String

    public var debugDescription: String { name }
  }

  /// Somewhere in a network.
  public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A machine and a number on it.
    case hostPort(host: Host, port: Port)
    /// What offers something.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A file.
    case unix(path: String)
    /// An address.
    case url(URL)

    public var debugDescription: String {
      switch self {
      case .hostPort(let host, let port): "\(host):\(port)"
      case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
      case .unix(let path): path
      case .url(let url): url.absoluteString
      }
    }

    /// A machine.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
      /// By its name.
      case name(String, NWInterface?)
      /// By an address of four bytes.
      case ipv4(IPv4Address)
      /// By an address of sixteen bytes.
      case ipv6(IPv6Address)

      /// A machine: an address where it is one, else a name.
      public init(_ string: String) {
        if let address = IPv4Address(string) {
          self = .ipv4(address)
        } else if let address = IPv6Address(string) {
          self = .ipv6(address)
        } else {
          self = .name(string, nil)
        }
      }

      public init(stringLiteral: String) { self.init(stringLiteral) }

      /// What it is reached by: not known.
      public var interface: NWInterface? { nil }

      public var debugDescription: String {
        switch self {
        case .name(let name, _): name
        case .ipv4(let address): "\(address)"
        case .ipv6(let address): "\(address)"
        }
      }
    }

    /// A number on a machine.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
      CustomDebugStringConvertible
    {
      public let rawValue: UInt16

      public init?(rawValue: UInt16) { self.rawValue = rawValue }
      public init(integerLiteral value: UInt16) { rawValue = value }
      /// A number as it is written.
      public init?(_ service: String) {
        guard let number = UInt16(service) else { return nil }
        rawValue = number
      }

      public var debugDescription: String { String(rawValue) }

      /// Whichever is free.
      public static let any: Port = 0
      /// Of pages.
      public static let http: Port = 80
      /// Of pages that nobody else reads.
      public static let https: Port = 443
      /// Of another machine's words.
      public static let ssh: Port = 22
    }
  }
#endif
