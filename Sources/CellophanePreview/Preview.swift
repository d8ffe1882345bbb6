public import CellophaneLook
public import UIKit

/// Something of an author's to look at, made afresh as often as it is needed.
///
/// A preview takes a view controller, a collection or table view, a cell, or a content
/// configuration, alone or with its background. Its title gives the name of its page's file.
///
/// ```swift
/// Preview("Topics", group: "MQTT", environments: [.phone, .pad]) { TopicsViewController() }
///   .tap("Marx")
///   .step("After a message") { $0.receive("marx/harpo") }
/// ```
public struct Preview<Root>: Sendable {
  let title: String
  let group: String?
  let notes: String?
  let source: PreviewSource
  let id: String
  let environments: [PreviewEnvironment]
  let look: Look?
  let location: PreviewLocation
  let make: @MainActor @Sendable () -> Root
  let show: @MainActor @Sendable (Root) -> PreviewRoot
  var steps: [PreviewStep<Root>] = []
  /// The looks that it is built in; none is the site's.
  var looks: [Look] = []
  /// Whether cells are asked for states that they cannot come into on a page.
  var asksEveryState = false
  /// What its author says about searching it.
  var search: SearchDeclaration?
  /// The moment that its cards and pictures show, as an address has it.
  var cover = ""
  /// Whether it is there to show a touch at which the code stops.
  var stopsAreMeant = false
  /// Whether a command made it of what it found in an app, so that nobody wrote it.
  var isFound = false
  /// What of its code is not in the program, a sentence each.
  var missing: [String] = []
  /// Makes the delegate of the app; `nil` where it has none.
  var makesDelegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
  /// What would be set before it is shown; `nil` for nothing.
  var awaits: String?
  /// What is made up of it; `nil` for nothing.
  var madeUp: String?
  /// Whether it is an app as it launches.
  var isLaunch = false
  /// The scene delegates of the app that is launched where the preview stops; `nil` for no launch.
  var launchScenes: [LaunchedScene]?

  init(
    _ title: String, _ details: PreviewDetails, location: PreviewLocation,
    make: @escaping @MainActor @Sendable () -> Root,
    show: @escaping @MainActor @Sendable (Root) -> PreviewRoot
  ) {
    self.title = title
    self.group = details.group
    self.notes = details.notes
    self.source = details.source
    self.id = details.id ?? fileName(of: title)
    self.environments = details.environments.isEmpty ? [.phone] : details.environments
    self.look = details.look
    self.location = location
    self.make = make
    self.show = show
  }

  /// Builds the preview in several looks, each with pages of its own that lead to the others.
  ///
  /// The pages in the site's look have the preview's own names; where it is not among them, those
  /// in the first.
  public func looks(_ looks: Look...) -> Preview<Root> {
    var copy = self
    for look in looks where !copy.looks.contains(look) { copy.looks.append(look) }
    return copy
  }

  /// Chooses the moment that the preview's cards and pictures show: what a link that its catalogue
  /// page copies has after `#`, as `toggled=list/Marx&frame=frame-editing`.
  public func cover(_ moment: String) -> Preview<Root> {
    var copy = self
    copy.cover = moment
    return copy
  }

  /// Says that the preview is there to show a touch at which its code stops.
  ///
  /// The build asks that touch in a worker of its own, as it asks any other that stops, and remarks
  /// what became of it, where else it would fail. What stops as the preview is made still fails.
  public func mayStop() -> Preview<Root> {
    var copy = self
    copy.stopsAreMeant = true
    return copy
  }

  /// Says that nobody wrote the preview: a command made it of a class that it found in an app.
  ///
  /// A touch at which the code stops is a warning then, with which a build does not fail unless it is
  /// strict. What stops as the preview is made still fails.
  public func found() -> Preview<Root> {
    var copy = self
    copy.isFound = true
    return copy
  }

  /// Says what of the preview's code is not in the program, a sentence each: remarks of its page.
  public func missing(_ sentences: [String]) -> Preview<Root> {
    var copy = self
    copy.missing += sentences
    return copy
  }

  /// Says how the delegate of the app is made, for code that asks the application for it.
  public func application(
    _ make: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
  ) -> Preview<Root> {
    var copy = self
    copy.makesDelegate = make
    return copy
  }

  /// Says what is set before the preview is shown in the app, and by nobody here: part of what its page
  /// says where the code stops for want of a value.
  public func awaits(_ sentence: String) -> Preview<Root> {
    var copy = self
    copy.awaits = sentence
    return copy
  }

  /// Says what nobody wrote of the preview: a remark of its page. Where its code stops, that is a
  /// warning, with which a build does not fail unless it is strict.
  public func madeUp(_ sentence: String) -> Preview<Root> {
    var copy = self
    copy.madeUp = sentence
    return copy
  }

  /// Adds a frame: what the preview shows after a change.
  ///
  /// The change is made on what the frames before left, through the author's own code; then the
  /// main queue is drained until it is quiet.
  public func step(
    _ title: String, _ change: @escaping @MainActor @Sendable (Root) async -> Void
  ) -> Preview<Root> {
    adding(PreviewStep(title: title) { root, _ in await change(root) })
  }

  func adding(_ step: PreviewStep<Root>) -> Preview<Root> {
    var copy = self
    copy.steps.append(step)
    return copy
  }
}

/// What a preview's initialisers take beside its title and its closure.
struct PreviewDetails {
  var group: String?
  var notes: String?
  var source: PreviewSource
  var id: String?
  var environments: [PreviewEnvironment]
  var look: Look?
}

/// A change that makes a frame.
struct PreviewStep<Root>: Sendable {
  var title: String
  /// Given what the preview's closure made, and the controller that shows it.
  var change: @MainActor @Sendable (Root, UIViewController) async -> Void
}
