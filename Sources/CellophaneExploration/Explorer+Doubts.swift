internal import CellophaneDocument

/// Touches that were seen once to change what others of their kind make follow from what it said.
extension Explorer {
  /// Makes each of them once more, where what it changes says something else.
  func doubt(_ app: some ExploredApp, _ isOpen: Bool) async {
    var left = limits.fillings
    for (situation, elements) in composition.doubts.sorted(by: { $0.key < $1.key }) {
      guard let first = lead(to: situation, elements) else { continue }
      guard left > 0, let instance = await app.instance(isOpen: isOpen) else { return }
      left -= 1
      var place = SeenPaths.start(isOpen: isOpen)
      if let state = await step(first, on: instance, app, looks.start, &place) {
        _ = await step(situation.touch, on: instance, app, state, &place)
      }
      instance.end()
    }
  }

  /// The touch after which one is made with another look of what it changes.
  ///
  /// - Parameter elements: What it changes, with the looks that were seen before.
  private func lead(
    to situation: Situation, _ elements: [ResolvedElement: Int]
  ) -> Interaction? {
    steps.first { step in
      step.isFirst && looks.look(for: situation.touch, in: step.after) == situation.look
        && elements.contains { element, look in step.after.looks[element] ?? look != look }
    }?.situation.touch
  }
}
