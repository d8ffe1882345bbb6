public import CellophaneLook
internal import UIKit

/// A preview, whatever it shows.
public struct AnyPreview: Identifiable, Sendable {
  /// What the catalogue calls it, unique in a site.
  public let title: String
  /// The heading that it stands under.
  public let group: String?
  /// What its author wants to say about it, as plain text.
  public let notes: String?
  /// The code that its catalogue page shows beside it.
  public let source: PreviewSource
  /// The moment that its cards and pictures show; empty is the start.
  package let cover: String
  /// Whether it is there to show a touch at which the code stops.
  package let stopsAreMeant: Bool
  /// Whether a command made it of what it found in an app, so that nobody wrote it.
  package let isFound: Bool
  /// Whether it is a screen with a list that a command found, as it is made without arguments.
  package var isFoundScreen: Bool { isFound && group == "Screens" }
  /// What of its code is not in the program, a sentence each.
  package let missing: [String]
  /// What would be set before it is shown, in a sentence; `nil` for nothing.
  package let awaits: String?
  /// What is made up of it; `nil` for nothing.
  package let madeUp: String?
  /// Whether it is an app as it launches.
  package let isLaunch: Bool
  /// The stem of its page's file name, unique in a site.
  public let id: String
  /// The surroundings that it is asked in.
  public package(set) var environments: [PreviewEnvironment]
  /// The look that it is asked in; `nil` is the site's.
  public package(set) var look: Look?
  /// The looks that it is built in; none is the one above.
  package let looks: [Look]
  /// Where it is declared.
  public let location: PreviewLocation
  /// The titles of its frames, the first being the one before any step.
  public internal(set) var frameTitles: [String]
  /// Whether its cells are asked for states that they cannot come into on a page.
  package var asksEveryState: Bool
  /// What its author says about searching it.
  let search: SearchDeclaration?
  var make: @MainActor @Sendable () -> PreviewInstance
  /// Makes it in an app that has launched; `nil` where nobody says how that launches.
  private let makeLaunched: (@MainActor @Sendable () -> PreviewInstance)?

  public init<Root>(_ preview: Preview<Root>) {
    title = preview.title
    group = preview.group
    notes = preview.notes
    source = preview.source
    cover = preview.cover
    stopsAreMeant = preview.stopsAreMeant
    isFound = preview.isFound
    missing = preview.missing
    awaits = preview.awaits
    madeUp = preview.madeUp
    isLaunch = preview.isLaunch
    id = preview.id
    environments = preview.environments
    look = preview.look
    looks = preview.looks
    location = preview.location
    frameTitles = ["Start"] + preview.steps.map(\.title)
    asksEveryState = preview.asksEveryState
    search = preview.search
    let begin: @MainActor @Sendable () -> Void = {
      RunningApplication.current.makesDelegate = preview.makesDelegate
    }
    let show: @MainActor @Sendable () -> PreviewInstance = {
      let root = preview.make()
      let shown = preview.show(root)
      return PreviewInstance(
        root: shown, opening: shown.opening,
        steps: preview.steps.map { step in { await step.change(root, $0) } })
    }
    make = {
      begin()
      return show()
    }
    if let scenes = preview.launchScenes, !preview.isLaunch {
      makeLaunched = {
        begin()
        // The application keeps what was launched.
        _ = AppLaunch(scenes)
        return show()
      }
    } else {
      makeLaunched = nil
    }
  }

  /// Whether it can be made in an app that has launched.
  package var canBeLaunched: Bool { makeLaunched != nil }

  /// The preview as it is in an app that has launched.
  package func launched() -> AnyPreview {
    var copy = self
    copy.make = makeLaunched ?? make
    return copy
  }

  package var unknownLanguages: [String] {
    environments.compactMap(\.language).filter { !LanguageTag($0).isWellFormed }
  }

  var repeatedEnvironments: [String] {
    var seen: Set<PreviewEnvironment> = []
    return environments.filter { !seen.insert($0).inserted }.map(\.name)
  }
}
