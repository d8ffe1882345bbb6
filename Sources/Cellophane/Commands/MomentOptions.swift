internal import ArgumentParser
internal import CellophaneDocument
internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneSite

/// What previews are asked in place of what they declare.
struct MomentOptions: ParsableArguments {
  enum Device: String, CaseIterable, ExpressibleByArgument {
    case phone, pad

    var idiom: ResolvedEnvironment.Idiom { self == .phone ? .phone : .pad }
  }

  @Option(help: "The look: iOS18 or iOS26; the preview's own if left out.") var look: LookArgument?
  @Option(help: "The device: phone or pad; all that the preview declares if left out.")
  var device: Device?
  @Flag(help: "In the dark scheme.") var dark = false
  @Option(
    help: ArgumentHelp(
      "The text size: \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "size"))
  var textSize: TextSizeArgument?
  @Option(
    help: """
      A state that every row is shown in, or several at once, as selected+editing; given again, each \
      row stands there again. There are normal, \
      \(ResolvedState.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
  var state: [StatesArgument] = []
  @Option(
    help: ArgumentHelp(
      "Something done first, as often as there is something: "
        + Gesture.forms.joined(separator: ", ") + ".", valueName: "gesture"))
  var after: [GestureArgument] = []

  var moment: ShownMoment {
    var moment = ShownMoment()
    moment.look = look?.name
    moment.device = device?.idiom
    moment.isDark = dark
    moment.textSize = textSize?.size
    moment.states = state.map(\.states)
    moment.gestures = after.map(\.gesture)
    return moment
  }
}

/// A text size by its name.
struct TextSizeArgument: ExpressibleByArgument {
  var size: TextSize

  init?(argument: String) {
    guard let size = TextSize(rawValue: argument) else { return nil }
    self.size = size
  }
}

/// States that hold at once.
struct StatesArgument: ExpressibleByArgument {
  var states: Set<ResolvedState> = []

  init?(argument: String) {
    guard argument != "normal" else { return }
    for word in argument.split(separator: "+", omittingEmptySubsequences: false) {
      guard let state = ResolvedState(rawValue: String(word)) else { return nil }
      states.insert(state)
    }
  }
}

/// A gesture in words.
struct GestureArgument: ExpressibleByArgument {
  var gesture: Gesture

  init?(argument: String) {
    guard let gesture = Gesture(argument) else { return nil }
    self.gesture = gesture
  }
}

/// How an answer is printed.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
