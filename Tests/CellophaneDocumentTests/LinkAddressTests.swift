import CellophaneDocument
import Testing

/// Addresses as browsers read them.
@Suite struct LinkAddressTests {
  @Test(arguments: [
    ("https://example.com/a", "https://example.com/a"),
    ("\nhttps://example.com/a", "https://example.com/a"),
    ("\r\n https://example.com/a b\t\n", "https://example.com/a b"),
    ("\u{1}\u{8}HTTPS://example.com", "HTTPS://example.com"),
    ("ht\ntp://example.com", "http://example.com"), ("mailto:a@b.c", "mailto:a@b.c"),
  ])
  func whatIsOpenedHasNothingAroundIt(address: String, read: String) {
    #expect(LinkAddress.opened(address) == read)
    #expect(LinkAddress.harmless(address) == read)
  }

  @Test(arguments: [
    "javascript:alert(1)", "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,x",
    "ht\u{8}tp://example.com", "a b:c", ":x",
  ])
  func whatMayRunIsNoAddress(address: String) {
    #expect(LinkAddress.opened(address) == nil)
    #expect(LinkAddress.harmless(address) == nil)
  }

  @Test(arguments: ["", "a/b.html", " #top", "./a:b", "/help"])
  func whatIsRelativeLeavesNoPage(address: String) {
    #expect(LinkAddress.opened(address) == nil)
    #expect(LinkAddress.harmless(address) != nil)
  }
}
