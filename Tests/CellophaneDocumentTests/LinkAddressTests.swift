import CellophaneDocument
import Testing

@Suite struct LinkAddressTests {
  @Test(arguments: [
    "https://example.org", "HTTP://example.org/a:b", "mailto:ada@example.org", "tel:+49301234",
  ])
  func whatBrowsersOpenIsOpened(address: String) {
    #expect(LinkAddress.isOpened(address))
    #expect(LinkAddress.isHarmless(address))
  }

  @Test(arguments: ["page.html", "../a/b.html#c:d", "?q=a:b", "#top", "//example.org/x", ""])
  func whatStaysOnTheSiteIsHarmlessAndNotOpened(address: String) {
    #expect(LinkAddress.isHarmless(address))
    #expect(!LinkAddress.isOpened(address))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "\u{1}javascript:alert(1)", "data:text/html,x", "myapp://open", "file:///etc/passwd", ":",
  ])
  func whatRunsOrLeadsElsewhereIsNeither(address: String) {
    #expect(!LinkAddress.isHarmless(address))
    #expect(!LinkAddress.isOpened(address))
  }
}
