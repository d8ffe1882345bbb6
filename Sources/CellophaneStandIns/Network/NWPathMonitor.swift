#if !canImport(ObjectiveC)
  public import Foundation

  /// How a network is reached: it is, and nothing more is known.
  public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether it is reached.
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Why it is not.
    public enum UnsatisfiedReason: Hashable, Sendable {
      case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
    }

    /// Whether it is reached: yes.
    public let status = Status.satisfied
    /// Why it is not.
    public let unsatisfiedReason = UnsatisfiedReason.notAvailable
    /// What it is reached by: not known.
    public let availableInterfaces: [NWInterface] = []
    /// Whether it costs: no.
    public let isExpensive = false
    /// Whether little is to be used: no.
    public let isConstrained = false
    /// Whether it has addresses of four bytes.
    public let supportsIPv4 = true
    /// Whether it has addresses of sixteen bytes.
    public let supportsIPv6 = true
    /// Whether it has names.
    public let supportsDNS = true

    init() {}

    /// Whether it is reached in a way: as everywhere in the house, by air.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }

    public var debugDescription: String { "satisfied" }
  }

  /// Tells how the network is reached. It is, which is told once.
  ///
  /// Network: `NWPathMonitor`.
  public final class NWPathMonitor: @unchecked Sendable {
    /// Who is told.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// How it is reached now.
    public let currentPath = NWPath()
    /// Where it is told.
    public private(set) var queue: DispatchQueue?

    private var wasTold = false

    /// One of every way.
    public init() {}
    /// One of a way.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// One of every other way.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// Tells, on the queue, that it is reached.
    public func start(queue: DispatchQueue) {
      self.queue = queue
      guard !wasTold else { return }
      wasTold = true
      queue.async { [self] in pathUpdateHandler?(currentPath) }
    }

    /// Tells no more.
    public func cancel() { pathUpdateHandler = nil }
  }
#endif
