internal import CellophaneDocument
internal import UIKit

/// Finds out on spare instances what a person's touches do.
///
/// A spare is asked further as long as a question left it as it was, or did exactly what the page
/// does by itself; else it is made anew.
@MainActor final class Asker {
  /// Makes an instance at the frame that is asked about.
  let makeStage: @MainActor () async -> Stage
  /// Resolves what a controller of a spent instance shows, collections named with a prefix.
  let spentScreen: @MainActor (UIViewController, Stage, _ prefix: String) -> ResolvedScreen
  let rows: [String: AskedRows]
  /// The frames of the page, to which a change may lead.
  let frames: [(name: String, screen: ResolvedScreen)]
  let frame: Int
  let budget: AskingBudget
  var answers: [String: CollectionAnswers] = [:]
  var barItems: [Int: ResolvedOutcome] = [:]
  var buttons: [Int: ResolvedOutcome] = [:]
  private(set) var alternates: [ResolvedAlternate] = []
  private var alternateNames = RowNames()
  /// Those that are as they were made.
  private var spares: [Spare.Pose: Spare] = [:]

  /// What a collection in an alternate is called until the alternate has its name.
  private static let prefix = "alternate\u{0}"

  init(
    frame: Int, frames: [(name: String, screen: ResolvedScreen)], rows: [String: AskedRows],
    budget: AskingBudget, makeStage: @escaping @MainActor () async -> Stage,
    spentScreen: @escaping @MainActor (UIViewController, Stage, String) -> ResolvedScreen
  ) {
    self.frame = frame
    self.frames = frames
    self.rows = rows
    self.budget = budget
    self.makeStage = makeStage
    self.spentScreen = spentScreen
  }

  /// Asks everything that can be touched.
  func askEverything() async {
    guard let spare = await spare(in: .start) else { return }
    let collections = spare.collections.keys.sorted()
    for collection in collections {
      await askDisclosures(in: collection)
      await askTaps(in: collection)
      await askActions(in: collection)
    }
    await askControls()
    discard(.start)
    discard(.open)
  }

  // MARK: Spares

  /// A spare in a pose; `nil` when the budget is spent.
  func spare(in pose: Spare.Pose) async -> Spare? {
    if let spare = spares[pose] { return spare }
    guard budget.take() else { return nil }
    let made = Spare(await makeStage(), pose: pose)
    spares[pose] = made
    return made
  }

  /// Lets a spare go that is no longer as it was made.
  func discard(_ pose: Spare.Pose) {
    spares.removeValue(forKey: pose)?.stage.leave()
  }

  // MARK: Questions

  /// A row that is touched.
  struct Touch {
    var collection: String
    var address: RowAddress
    /// What the touch came to, where it was a tap.
    var tap: UserTap.Effect?
  }

  /// What a question led to.
  struct Effects {
    var edits: [ResolvedEdit] = []
    /// Whether exactly the touched row opened or closed.
    var isOwnToggle = false

    var outcome: ResolvedOutcome? { edits.isEmpty ? nil : ResolvedOutcome(edits) }
  }

  /// Does something on a spare and finds out what changed.
  ///
  /// - Parameters:
  ///   - source: A name for the place that is touched, for what it brings up.
  ///   - act: Touches; gives what was touched, or `nil` when there is nothing to touch.
  func ask(
    _ pose: Spare.Pose, from source: String, _ act: (Spare) -> Touch?
  ) async -> (Touch, Effects)? {
    guard budget.ask(), let spare = await spare(in: pose) else { return nil }
    _ = spare.before
    _ = ScreenChanges.drain()
    guard let touch = act(spare) else { return nil }
    await spare.stage.settle()
    return (touch, finish(spare, touch, from: source))
  }

  /// Works out what changed, and keeps the spare where it is still good.
  private func finish(_ spare: Spare, _ touch: Touch, from source: String) -> Effects {
    let changes = ScreenChanges.drain()
    let after = spare.read()
    var reader = EffectReader(spare: spare, after: after, touch: touch, rows: rows)
    reader.read(changes)
    if reader.mayHideALook {
      // What a tap did to its own row shows once the row is no longer selected.
      spare.restore()
      reader.compareTouched(with: spare.read())
      if reader.isUnexplained { spare.select(as: after) }
    }
    var effects = Effects(edits: reader.edits, isOwnToggle: reader.isOwnToggle)
    if reader.isUnexplained {
      effects = Effects(edits: reader.lasting + [jump(to: after, spare, from: source)])
    } else {
      for (place, controller) in reader.shownControllers {
        effects.edits.append(
          .show(alternate: alternate(controller, at: place, spare, from: source)))
      }
    }
    if reader.spendsSpare {
      discard(spare.pose)
    } else {
      spare.restore()
      if effects.isOwnToggle { spare.readAgain() }
    }
    return effects
  }

  // MARK: Alternates

  /// Another frame of the page where the instance now shows that, else a screen of its own.
  private func jump(to after: ScreenReading, _ spare: Spare, from source: String) -> ResolvedEdit {
    for (index, other) in frames.enumerated() where index != frame {
      if other.screen == after.whole { return .frame(name: other.name) }
    }
    return .show(
      alternate: alternate(spare.stage.controller, at: .root, spare, from: source))
  }

  private func alternate(
    _ controller: UIViewController, at place: ResolvedPlace, _ spare: Spare, from source: String
  ) -> String {
    let screen = spentScreen(controller, spare.stage, Self.prefix)
    for known in alternates where known.place == place {
      if Self.named(screen, "\(known.name)-") == known.screen { return known.name }
    }
    let part = fileName(of: source)
    let name = alternateNames.name(part.isEmpty ? "shown" : "shown-\(part)", under: nil)
      .split(separator: "~").joined(separator: "-")
    alternates.append(
      ResolvedAlternate(name: name, place: place, screen: Self.named(screen, "\(name)-")))
    return name
  }

  /// The screen with the collections' and supplementaries' names begun otherwise.
  private static func named(_ screen: ResolvedScreen, _ new: String) -> ResolvedScreen {
    func renamed(_ name: String) -> String {
      name.hasPrefix(prefix) ? new + name.dropFirst(prefix.count) : name
    }
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      var collection = collection
      collection.name = renamed(collection.name)
      for index in collection.supplementaries.indices {
        collection.supplementaries[index].name = renamed(collection.supplementaries[index].name)
      }
      for index in collection.sections.indices {
        for part in [\ResolvedSection.header, \ResolvedSection.footer] {
          guard let name = collection.sections[index][keyPath: part]?.name else { continue }
          collection.sections[index][keyPath: part]?.name = renamed(name)
        }
      }
      return collection
    }
    rewriter.tab = { _, _, screen in named(screen, new) }
    return rewriter.rewritten(screen)
  }
}
