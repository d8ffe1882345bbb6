import Foundation

// Keys that are held, a pointer's button, and a trackpad.
extension Browser {
  /// Keys that others are pressed with, by WebDriver's code points.
  enum Modifier: String {
    case shift = "\u{E008}"
    case control = "\u{E009}"
    case alt = "\u{E00A}"
  }

  /// Presses a key while another is held.
  func press(_ key: String, with modifier: Modifier) async throws {
    try await act([
      "type": "key", "id": "keyboard",
      "actions": [
        ["type": "keyDown", "value": .string(modifier.rawValue)],
        ["type": "keyDown", "value": .string(key)], ["type": "keyUp", "value": .string(key)],
        ["type": "keyUp", "value": .string(modifier.rawValue)],
      ],
    ])
  }

  /// Presses the pointer's button on the middle of an element and holds it.
  func hold(_ element: Element) async throws {
    try await act([
      "type": "pointer", "id": "mouse",
      "actions": [
        [
          "type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element.reference,
        ],
        ["type": "pointerDown", "button": 0],
      ],
    ])
  }

  /// Moves the pointer, whose button may be held.
  func movePointer(acrossBy deltaX: Int = 0, downBy deltaY: Int = 0) async throws {
    let steps = 8
    let moves = (1...steps).map { step -> JSON in
      [
        "type": "pointerMove", "duration": 20, "origin": "pointer",
        "x": .number(Double(deltaX * step / steps - deltaX * (step - 1) / steps)),
        "y": .number(Double(deltaY * step / steps - deltaY * (step - 1) / steps)),
      ]
    }
    try await act(["type": "pointer", "id": "mouse", "actions": .array(moves)])
  }

  /// Lets the pointer's button go.
  func letGo() async throws {
    try await act([
      "type": "pointer", "id": "mouse", "actions": [["type": "pointerUp", "button": 0]],
    ])
  }

  /// Moves two fingers on a trackpad while the pointer is on an element.
  ///
  /// - Parameter deltaX: How far what is beneath scrolls, in points.
  func scroll(_ element: Element, by deltaX: Int) async throws {
    try await act([
      "type": "pointer", "id": "mouse",
      "actions": [
        ["type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element.reference]
      ],
    ])
    // What only scrolls while the pointer is over it does so once a frame is drawn.
    _ = try await screenshot()
    guard let (x, y) = try await middle(of: element) else { return }
    try await command(
      "Input.synthesizeScrollGesture",
      [
        "x": .number(x), "y": .number(y), "xDistance": .number(Double(-deltaX)), "yDistance": 0,
        "gestureSourceType": "mouse", "speed": 2000,
      ])
  }

  /// Whether the window has a touch screen; pages that are opened then know so.
  func touches(_ isOn: Bool) async throws {
    try await command("Emulation.setTouchEmulationEnabled", ["enabled": .bool(isOn)])
  }

  /// Drags a finger along an element, around its middle, and rests before it is lifted.
  ///
  /// The times are said, since the browser takes a finger for fast that it saw late.
  ///
  /// - Parameter deltaX: How far the finger goes to the right, in points.
  func swipe(_ element: Element, by deltaX: Double) async throws {
    guard let (x, y) = try await middle(of: element) else { return }
    let begin = Date().timeIntervalSince1970
    for step in 0...9 {
      let there = min(Double(step) / 8, 1)
      try await command(
        "Input.dispatchTouchEvent",
        [
          "type": step == 0 ? "touchStart" : "touchMove",
          "touchPoints": [["x": .number((x + deltaX * (there - 0.5)).rounded()), "y": .number(y)]],
          "timestamp": .number(begin + 0.03 * Double(step)),
        ])
    }
    try await command(
      "Input.dispatchTouchEvent",
      ["type": "touchEnd", "touchPoints": [], "timestamp": .number(begin + 0.5)])
  }

  private func middle(of element: Element) async throws -> (x: Double, y: Double)? {
    let middle =
      try await run(
        """
        const { left, top, width, height } = arguments[0].getBoundingClientRect()
        return [left + width / 2, top + height / 2]
        """, [element.reference]
      ).array?.compactMap(\.number) ?? []
    return middle.count == 2 ? (middle[0], middle[1]) : nil
  }

  private func act(_ source: JSON) async throws {
    try await _ = send("POST", "actions", ["actions": [source]])
  }
}
