#if !canImport(ObjectiveC)
  import CellophaneNetwork
  import Dispatch
  import Foundation
  import Testing

  /// Addresses in networks.
  @Suite struct NetworkTests {
    @Test func addressesAreReadAndWritten() {
      #expect(IPv4Address("10.0.0.1")?.rawValue == Data([10, 0, 0, 1]))
      #expect("\(IPv4Address.loopback)" == "127.0.0.1")
      #expect(IPv4Address("10.0.0") == nil)
      #expect(IPv6Address("fe80::1")?.isLinkLocal == true)
      #expect("\(IPv6Address.loopback)" == "::1")
      #expect(IPv6Address(Data([1])) == nil)
    }

    @Test func aHostIsAnAddressOrAName() {
      #expect(NWEndpoint.Host("10.0.0.1") == .ipv4(IPv4Address("10.0.0.1")!))
      #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
      #expect(NWEndpoint.Port("51820")?.rawValue == 51820)
      #expect(NWEndpoint.Port("80808") == nil)
      #expect("\(NWEndpoint.hostPort(host: "::1", port: 80))" == "::1:80")
    }

    @Test(.timeLimit(.minutes(1))) func aNetworkIsReachedWhichIsToldOnce() async {
      let monitor = NWPathMonitor()
      let status = await withCheckedContinuation { continuation in
        monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
        monitor.start(queue: .global())
        monitor.start(queue: .global())
      }
      #expect(status == .satisfied)
    }
  }
#endif
