internal import CellophaneSite
internal import FlyingFox
internal import Foundation

/// The open tabs: what they show, and what they are told.
package actor TabRoom {
  /// How many tabs are told of changes; more are served without.
  static let most = 64

  private struct Tab {
    var page: String?
    var continuation: AsyncStream<WSMessage>.Continuation
  }

  private var tabs: [Int: Tab] = [:]
  /// Tabs in which somebody looked at a page, the last one first.
  private var order: [Int] = []
  private var count = 0
  private var state = TabState(.building)
  /// What tabs were told of until now.
  package nonisolated let changes = SiteChanges()
  /// What tabs can ask for and have asked for.
  package nonisolated let demand = PageDemand()

  package init() {}

  /// The paths of pages that somebody looks at, the newest look first.
  package var looked: [String] { order.compactMap { tabs[$0]?.page } }

  /// Says what is being done, to those who come later too.
  package func say(_ state: TabState) {
    self.state = state
    send(TabMessage(state: state))
  }

  /// Says which files have other bytes.
  package func tell(changed: [String]) {
    guard !changed.isEmpty else { return }
    changes.add(changed)
    send(TabMessage(changed: changed))
  }

  /// Says what the pages that are shown can be shown in besides.
  package func offer() {
    for (tab, shown) in tabs { shown.page.map { offer(for: $0, to: tab) } }
  }

  private func offer(for page: String, to tab: Int) {
    tell(TabMessage(offers: demand.offers(for: page)), to: tab)
  }

  private func send(_ message: TabMessage) {
    for tab in tabs.keys { tell(message, to: tab) }
  }

  private func tell(_ message: TabMessage, to tab: Int) {
    if let text = Self.text(message) { tabs[tab]?.continuation.yield(.text(text)) }
  }

  private static func text(_ message: TabMessage) -> String? {
    (try? JSONEncoder().encode(message)).map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate func enter(_ continuation: AsyncStream<WSMessage>.Continuation) -> Int? {
    guard tabs.count < Self.most else { return nil }
    count += 1
    tabs[count] = Tab(continuation: continuation)
    tell(TabMessage(state: state), to: count)
    return count
  }

  fileprivate func leave(_ tab: Int) {
    tabs[tab] = nil
    order.removeAll { $0 == tab }
  }

  fileprivate func hear(_ text: String, from tab: Int) {
    struct Word: Decodable {
      /// The page that somebody looks at.
      var page: String?
      /// What is to be made of its preview besides.
      var make: AddedPages?
      /// How many changes there were when the page was sent; said once.
      var changes: Int?
    }
    guard text.utf8.count <= TabFrame.most,
      let word = try? JSONDecoder().decode(Word.self, from: Data(text.utf8))
    else { return }
    if let count = word.changes {
      let missed = changes.since(count)
      if !missed.isEmpty { tell(TabMessage(changed: missed), to: tab) }
    }
    guard let page = word.page else { return }
    if let pages = word.make { demand.ask(for: pages, beside: page) }
    guard tabs[tab]?.page != page || order.first != tab else { return }
    tabs[tab]?.page = page
    offer(for: page, to: tab)
    order.removeAll { $0 == tab }
    order.insert(tab, at: 0)
  }
}

/// One tab's line to the room.
struct TabLine: WSMessageHandler {
  let room: TabRoom

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream<WSMessage>.makeStream(
      bufferingPolicy: .bufferingNewest(64))
    guard let tab = await room.enter(continuation) else {
      continuation.finish()
      return messages
    }
    let listening = Task {
      for await message in client {
        if case .text(let text) = message { await room.hear(text, from: tab) }
      }
      await room.leave(tab)
      continuation.finish()
    }
    continuation.onTermination = { _ in
      listening.cancel()
      Task { await room.leave(tab) }
    }
    return messages
  }
}
