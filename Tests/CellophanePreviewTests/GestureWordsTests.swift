import CellophanePreview
import Testing

/// Gestures as a command is told of them.
@Suite struct GestureWordsTests {
  @Test(arguments: [
    ("tap:Marx", Gesture.tap("Marx")), ("tap:a:b", .tap("a:b")), ("toggle:Wi-Fi", .toggle("Wi-Fi")),
    ("expand:Marx", .expand("Marx")), ("collapse:Marx", .collapse("Marx")),
    ("select:Marx", .select("Marx")), ("swipe:12:30:Delete", .swipe("12:30", action: "Delete")),
    ("move:Zeppo:Gummo", .move("Zeppo", before: "Gummo")), ("type:", .type("")),
    ("type:a b", .type("a b")), ("edit", .setEditing(true)), ("done", .setEditing(false)),
    ("wait:0.5", .wait(0.5)),
  ])
  func aGestureIsReadFromWords(words: String, gesture: Gesture) {
    #expect(Gesture(words) == gesture)
  }

  @Test(arguments: [
    "", "tap", "tap:", "shake", "shake:Marx", "swipe:Marx", "swipe::Delete", "move:Zeppo:",
    "wait:long", "wait:-1", "wait:inf", "edit:Marx",
  ])
  func whatIsNoGestureIsRefused(words: String) {
    #expect(Gesture(words) == nil)
  }
}
