internal import CellophaneSite
internal import Synchronization

/// Pages that somebody who looks at a preview asked for besides: in another look or language.
package final class PageDemand: Sendable {
  private struct State {
    var previews: [BuiltPreview] = []
    var languages: [String] = []
    var added: [String: AddedPages] = [:]
  }

  private let state = Mutex(State())
  /// Tells each time that more is asked for.
  let wishes: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  package init() {
    (wishes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// What was asked for until now, by the previews' ids.
  var added: [String: AddedPages] { state.withLock(\.added) }

  /// Takes what there is now, from which more can be asked for.
  func take(_ previews: [BuiltPreview], languages: [String]) {
    state.withLock { state in
      state.previews = previews
      state.languages = languages
    }
  }

  /// What a page could be shown in besides, dial by dial.
  func offers(for page: String) -> [OfferedDial] {
    let (previews, languages) = state.withLock { ($0.previews, $0.languages) }
    return previews.first { $0.has(page) }?.offers(for: page, languages: languages) ?? []
  }

  /// Asks for pages, if they are among what their preview offers.
  func ask(for pages: AddedPages, beside page: String) {
    let isNew = state.withLock { state in
      guard let preview = state.previews.first(where: { $0.has(page) }) else { return false }
      let choices = preview.offers(for: page, languages: state.languages).flatMap(\.choices)
      guard choices.contains(where: { $0.pages == pages }) else { return false }
      state.added[preview.id, default: AddedPages()].add(pages)
      return true
    }
    if isNew { continuation.yield() }
  }
}
