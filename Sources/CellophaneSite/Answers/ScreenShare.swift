/// How many of an app's list screens are shown that need neither a storyboard nor arguments.
package struct ScreenShare: Codable, Hashable, Sendable {
  /// How many there are.
  package var eligible: Int
  /// How many of them have a preview.
  package var shown: Int
  /// How many of those are shown without some lines.
  package var partial: Int
  /// How many have an error page.
  package var failed: Int
  /// How many besides have one since what they show lies in a nib.
  package var waiting: Int
  /// How many besides have one since what is set before they are shown is set by nobody here.
  package var unset: Int

  package init(
    eligible: Int, shown: Int, partial: Int, failed: Int, waiting: Int, unset: Int = 0
  ) {
    self.waiting = waiting
    self.unset = unset
    self.eligible = eligible
    self.shown = shown
    self.partial = partial
    self.failed = failed
  }

  /// One line for people; `nil` where all are shown as they are.
  package var words: String? {
    let good = shown - failed
    guard good < eligible || partial > 0 || waiting > 0 || unset > 0 else { return nil }
    let part = eligible == 0 ? 100 : Double(good * 1000 / eligible) / 10
    var words =
      "list screens that need neither a storyboard nor arguments: "
      + "\(good) of \(eligible) shown (\(part) %)"
    if partial > 0 { words += ", \(partial) of them without some lines" }
    if failed > 0 { words += "; \(failed) \(failed == 1 ? "has" : "have") an error page" }
    if waiting > 0 { words += "; \(waiting) more \(waiting == 1 ? "waits" : "wait") for a nib" }
    if unset > 0 {
      words += "; \(unset) more \(unset == 1 ? "waits" : "wait") for what is set before"
    }
    return words
  }
}
