#if !canImport(ObjectiveC)
  import CellophaneFoundation
  import Foundation
  import Testing

  /// What Swift's own Foundation lacks.
  @Suite struct ObservingTests {
    private final class Model: NSObject {
      var count = 1
      var inner: Model?
    }

    @Test func anObserverIsToldTheValueAsItIs() {
      let model = Model()
      var told: [Int?] = []
      let kept = [
        model.observe(\.count, options: [.initial, .new]) { _, change in
          told.append(change.newValue)
        },
        model.observe(\.count) { _, _ in told.append(99) },
      ]
      model.count = 2
      #expect(told == [1])
      #expect(kept.count == 2)
    }

    @Test func storedPropertiesAreKnownByTheirNames() {
      let model = Model()
      model.inner = Model()
      #expect(model.value(forKey: "count") as? Int == 1)
      #expect(model.value(forKeyPath: "inner.count") as? Int == 1)
      #expect(model.value(forKeyPath: "inner.inner") == nil)
      model.setValue(7, forKey: "count")
      #expect(model.value(forKey: "sum") == nil)
      #expect(model.count == 1)
    }

    @Test func changesAreTakenBackAndMadeAgain() {
      let undo = UndoManager()
      let model = Model()
      func set(_ count: Int) {
        let old = model.count
        undo.registerUndo(withTarget: model) { _ in set(old) }
        model.count = count
      }
      set(5)
      #expect(undo.canUndo)
      undo.undo()
      #expect(model.count == 1)
      #expect(!undo.canUndo)
      undo.redo()
      #expect(model.count == 5)
      #expect(undo.canUndo)
    }
  }
#endif
