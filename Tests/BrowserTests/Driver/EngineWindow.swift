import Foundation

/// A window of a browser, in the words that all engines understand.
protocol EngineWindow: Sendable {
  /// Opens a page and waits until it is loaded.
  func open(_ page: URL) async throws
  /// Gives the page a size in points, or the window where an engine knows no other.
  func resize(width: Int, height: Int) async throws
  /// Runs a function's body in the page.
  @discardableResult
  func run(_ body: String, _ arguments: [JSON]) async throws -> JSON
  /// Performs WebDriver's actions.
  func perform(_ actions: [JSON]) async throws
  /// The window's picture as a PNG.
  func screenshot() async throws -> Data
}

extension Browser: EngineWindow {
  func perform(_ actions: [JSON]) async throws {
    try await _ = send("POST", "actions", ["actions": .array(actions)])
  }
}

extension EngineWindow {
  @discardableResult
  func run(_ body: String) async throws -> JSON { try await run(body, []) }

  /// Whether an expression comes true in the page; a busy machine is given ten seconds for it.
  func comes(_ expression: String, within time: Duration = .seconds(10)) async throws -> Bool {
    var waiting = Waiting(time)
    while !waiting.isOver {
      if try await run("return Boolean(\(expression))") == true { return true }
      try await waiting.pause()
    }
    return false
  }

  /// Presses and releases keys, one after another, wherever the focus is.
  func strike(_ keys: String...) async throws {
    let strokes = keys.flatMap { key -> [JSON] in
      [
        ["type": "keyDown", "value": .string(key)], ["type": "keyUp", "value": .string(key)],
      ]
    }
    try await perform([["type": "key", "id": "keyboard", "actions": .array(strokes)]])
  }

  /// Clicks the middle of what an expression finds.
  func click(_ expression: String) async throws {
    let (x, y) = try await middle(of: expression)
    try await mouse([
      ["type": "pointerMove", "duration": 0, "x": .number(x), "y": .number(y)],
      ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
    ])
  }

  /// Moves the mouse to the middle of what an expression finds.
  func point(at expression: String) async throws {
    let (x, y) = try await middle(of: expression)
    try await mouse([["type": "pointerMove", "duration": 0, "x": .number(x), "y": .number(y)]])
  }

  /// Drags with the mouse along the middle of what an expression finds, in small steps.
  ///
  /// - Parameter deltaX: How far to the right, in points. It starts half as far before the middle,
  ///   or where the window begins.
  func drag(_ expression: String, by deltaX: Double) async throws {
    let (middle, y) = try await middle(of: expression)
    let width = try await run("return innerWidth").number ?? 0
    let x = min(max((middle - deltaX / 2).rounded(), 10), width - 10)
    let steps = (1...8).map { step -> JSON in
      [
        "type": "pointerMove", "duration": 10, "y": .number(y + 1),
        "x": .number((x + deltaX * Double(step) / 8).rounded()),
      ]
    }
    let start: [JSON] = [
      ["type": "pointerMove", "duration": 0, "x": .number(x), "y": .number(y)],
      ["type": "pointerDown", "button": 0],
    ]
    try await mouse(start + steps + [["type": "pointerUp", "button": 0]])
  }

  private func mouse(_ actions: [JSON]) async throws {
    try await perform([
      [
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": .array(actions),
      ]
    ])
  }

  private func middle(of expression: String) async throws -> (Double, Double) {
    let middle =
      try await run(
        """
        const { left, top, width, height } = (\(expression)).getBoundingClientRect()
        return [Math.round(left + width / 2), Math.round(top + height / 2)]
        """
      ).array?.compactMap(\.number) ?? []
    guard middle.count == 2 else { throw DriverError.malformedResponse("no '\(expression)'") }
    return (middle[0], middle[1])
  }
}
