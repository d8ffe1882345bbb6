import CellophaneServing
import Testing

@Suite struct ServedHostTests {
  let host = ServedHost(named: nil, port: 8017)

  @Test(arguments: ["127.0.0.1:8017", "localhost:8017", "LOCALHOST:8017", "[::1]:8017"])
  func thisMachinesNamesAreAnswered(_ name: String) {
    #expect(host.answers(host: name, origin: nil))
    #expect(host.answers(host: name, origin: "http://\(name)"))
  }

  @Test(arguments: [
    "evil.example:8017", "127.0.0.1:8018", "127.0.0.1", "localhost.evil.example:8017", "",
    "127.0.0.1:8017 ", "192.168.1.5:8017",
  ])
  func otherNamesAreNot(_ name: String) {
    #expect(!host.answers(host: name, origin: nil))
  }

  @Test func aPageOfAnotherSiteIsNotAnswered() {
    #expect(!host.answers(host: "localhost:8017", origin: "http://evil.example"))
    #expect(!host.answers(host: "localhost:8017", origin: "null"))
    #expect(!host.answers(host: "localhost:8017", origin: "http://localhost:3000"))
    #expect(!host.answers(host: nil, origin: nil))
  }

  @Test func whatHostNamesIsAnswered() {
    let host = ServedHost(named: "192.168.1.5", port: 8017)
    #expect(host.answers(host: "192.168.1.5:8017", origin: "http://192.168.1.5:8017"))
    #expect(!host.answers(host: "192.168.1.6:8017", origin: nil))
  }
}
