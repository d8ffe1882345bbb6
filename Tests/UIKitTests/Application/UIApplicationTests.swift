import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIApplicationTests {
  private func openedAddresses() -> [String] {
    ScreenChanges.drain().compactMap { change in
      if case .openedURL(let url) = change { url.absoluteString } else { nil }
    }
  }

  @Test func openingALinkIsRecordedAndOpensNothing() async throws {
    let url = try #require(URL(string: "https://example.com/a"))
    _ = ScreenChanges.drain()
    var succeeded: Bool?
    UIApplication.shared.open(url, options: [:]) { succeeded = $0 }
    #expect(succeeded == true)
    #expect(openedAddresses() == ["https://example.com/a"])
    let isOpen = await UIApplication.shared.open(url)
    #expect(isOpen)
    #expect(openedAddresses().contains("https://example.com/a"))
  }

  @Test func anAddressWithoutASchemeIsNotOpened() throws {
    let url = try #require(URL(string: "example"))
    _ = ScreenChanges.drain()
    var succeeded: Bool?
    UIApplication.shared.open(url) { succeeded = $0 }
    #expect(succeeded == false)
    #expect(openedAddresses() == [])
  }

  @Test func theDeviceIsTheOneOfTheSurroundings() {
    UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.model == "iPad")
    }
    UITraitCollection(userInterfaceIdiom: .phone).performAsCurrent {
      #expect(UIDevice.current.model == "iPhone")
      #expect(UIDevice.current.systemName == "iOS")
    }
  }

  @Test func copyingIsCounted() {
    let board = UIPasteboard.general
    let before = board.changeCount
    board.string = "text"
    #expect(board.strings == ["text"])
    #expect(board.hasStrings)
    #expect(board.changeCount == before + 1)
  }
}
