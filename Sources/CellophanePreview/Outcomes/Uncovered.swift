internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// A screen that is not seen while another one is asked about, on the instance that has both: one
/// beneath it, or another tab's.
struct ScreenBeneath {
  /// Who asked what touches do there.
  var asker: Asker
  /// What it was before anything was touched.
  var probe: Probe
}

/// What a button back or another tab uncovers, by what was touched before: code there hears of what is
/// done here.
struct Uncovered {
  /// What is there after some touches.
  struct Seen {
    /// The screens beneath; `nil` where the page cannot follow.
    var beneath: [ScreenParts]? = []
    /// The other tabs; `nil` for one that the page cannot follow.
    var tabs: [ScreenParts?] = []
    /// The same as they are shown, by their places.
    var screens: [ResolvedPlace: ResolvedScreen] = [:]
  }

  /// Who asked what touches do on the screens beneath, the nearest first.
  let beneath: [Asker]
  /// The same of other tabs.
  private(set) var tabs: [Asker] = []
  /// What they show when nothing was touched.
  private(set) var start: [ScreenParts] = []
  /// Whether a button leads back.
  let leadsBack: Bool
  /// What was seen after some touches.
  var seen: [[Interaction]: Seen] = [:]
  /// The same by what the screen itself showed then.
  private var states: [PageState: Seen] = [:]
  /// How often it was seen that the same was there where the screen showed the same; `nil` once it was
  /// not.
  private var repetitions: Int? = 0
  /// Whether touches were seen to change something there.
  var changes = false

  /// - Parameter start: What is there before anything is touched.
  @MainActor init(_ start: Seen, beneath: [Asker], tabs: [Asker], leadsBack: Bool) {
    self.leadsBack = leadsBack
    self.start = start.beneath ?? []
    self.beneath = Array(beneath.prefix(self.start.count))
    for (asker, parts) in zip(tabs, start.tabs) {
      // One that shows something else to those who were there before is not followed.
      guard let parts, asker.starts(as: parts) else { continue }
      self.tabs.append(asker)
      self.start.append(parts)
    }
  }

  /// Who asked what touches do there: on the screens beneath, then in other tabs.
  var askers: [Asker] { beneath + tabs }

  /// What is there, with what was there at the start where the page cannot follow.
  func parts(_ seen: Seen) -> [ScreenParts] {
    let tabs = zip(seen.tabs, start.suffix(self.tabs.count)).map { $0 ?? $1 }
    return (seen.beneath ?? Array(start.prefix(beneath.count))) + tabs
  }

  /// Whether what is there is what was there at the start.
  func isAsAtStart(_ seen: Seen) -> Bool {
    seen.beneath != nil && show(parts(seen), start)
  }

  /// Whether screens show the same.
  private func show(_ screens: [ScreenParts], _ others: [ScreenParts]) -> Bool {
    screens.count == others.count && zip(screens, others).allSatisfy { $0.shows(as: $1) }
  }

  /// Whether more changed on one of them than elements say.
  @MainActor func isWhole(_ parts: ScreenParts, at index: Int) -> Bool {
    let looks = askers[index].looks
    return PageChange(from: looks.state(of: start[index]), to: looks.state(of: parts)).isWhole
  }

  /// Whether what lies beneath is what lay there after some touches.
  func shows(_ beneath: [ScreenParts], after touches: ArraySlice<Interaction>) -> Bool {
    if let seen = seen[Array(touches)] { return seen.beneath.map { show($0, beneath) } ?? false }
    return (touches.isEmpty || !changes) && show(Array(start.prefix(beneath.count)), beneath)
  }

  /// What is there where the screen shows something that was seen often enough to go by that.
  func known(in state: PageState) -> Seen? {
    repetitions.map { $0 >= 4 } == true ? states[state] : nil
  }

  /// Takes in what was there while the screen showed something.
  mutating func take(_ now: Seen, in state: PageState) {
    if let known = states[state] {
      let isSame =
        (known.beneath == nil) == (now.beneath == nil)
        && show(parts(known), parts(now))
      repetitions = isSame ? repetitions.map { $0 + 1 } : nil
    }
    states[state] = now
  }

  /// Tells those who asked how what is theirs was seen.
  @MainActor func tell() {
    for seen in seen.values {
      for (asker, parts) in zip(askers, parts(seen)) { _ = asker.looks.state(of: parts) }
    }
  }
}

extension Asker {
  /// Whether a screen shows what this one does at the start.
  fileprivate func starts(as parts: ScreenParts) -> Bool {
    let own = KnownLooks(start: ownStart)
    return own.state(of: parts) == own.start
  }
}
