internal import CellophaneDocument
internal import CellophaneExploration

/// What comes to stand on the screens beneath the one whose touches are written, and in other tabs:
/// what touches do there is known to those who asked it.
extension OutcomeWriter {
  /// The body that shows an element beneath so, as the screen's own touches put it on the page.
  mutating func bodyBeneath(_ element: ResolvedElement, _ look: Int) -> ResolvedBodyName? {
    onScreen(of: element, look) { writer, number in
      writer.body(of: element, number)
    }
  }

  /// How a look of an element beneath can be told on the page.
  mutating func appearancesBeneath(
    _ element: ResolvedElement, _ look: Int
  ) -> [ResolvedReaction.Appearance]? {
    onScreen(of: element, look) { writer, number in
      writer.appearances(of: element, number)
    }
  }

  /// Gives bodies that were added late what they do.
  ///
  /// - Returns: The signals that they send.
  mutating func finish() -> [ResolvedSignal] {
    guard let composed else { return [] }
    let count = signals.count
    fillBodies()
    fillEdges(like: composed.screen)
    fillBodies()
    writeStops()
    setRoles(composed.roles)
    return Array(signals[count...])
  }

  /// Lets the writer of the screen that an element stands on write, into this one's pool.
  private mutating func onScreen<Written>(
    of element: ResolvedElement, _ look: Int,
    _ write: (inout OutcomeWriter, Int) -> Written?
  ) -> Written? {
    guard looks.isCovered(element), let content = looks.content(of: element, look),
      let asker = beneath.first(where: { $0.looks.owns(element) }), var writer = asker.writer,
      let number = asker.looks.contents[element]?.firstIndex(of: content)
    else { return nil }
    asker.writer = nil
    swap(&pool, &writer.pool)
    let written = write(&writer, number)
    swap(&pool, &writer.pool)
    asker.writer = writer
    return written
  }
}

extension KnownLooks {
  /// Whether an element was seen on the screen itself.
  fileprivate func owns(_ element: ResolvedElement) -> Bool {
    contents[element] != nil && !isCovered(element)
  }
}
