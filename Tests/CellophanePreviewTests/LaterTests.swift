import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Writes down in a label what it does, and when.
private final class Waiting: UIViewController {
  private let label = UILabel()
  private var words: [String] = ["start"]
  private let begin: @MainActor (Waiting) -> Void

  init(_ begin: @escaping @MainActor (Waiting) -> Void) {
    self.begin = begin
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "start"
    view.addSubview(label)
    begin(self)
  }

  func say(_ word: String) {
    words.append(word)
    label.text = words.joined(separator: " ")
  }

  func say(_ word: String, after seconds: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { self.say(word) }
    }
  }
}

@Suite(.serialized) @MainActor struct LaterTests {
  private func page(
    _ change: (Preview<Waiting>) -> Preview<Waiting> = { $0 },
    _ begin: @escaping @MainActor @Sendable (Waiting) -> Void
  ) async -> ResolvedPage? {
    await AnyPreview(change(Preview("Waiting") { Waiting(begin) })).resolve().first
  }

  @Test func whatIsSoonHasHappened() async {
    let page = await page { $0.say("checked", after: 0.2) }
    #expect(page?.outline.contains("\"start checked\"") == true)
    #expect(page?.findings == [])
  }

  #if os(Linux)
    @Test func whatRunLoopsPutOffIsDone() async {
      let page = await page { screen in
        RunLoop.main.perform { MainActor.assumeIsolated { screen.say("a") } }
        RunLoop.current.perform(inModes: [.common]) { MainActor.assumeIsolated { screen.say("b") } }
        screen.say("first")
      }
      #expect(page?.outline.contains("\"start first a b\"") == true)
      #expect(page?.findings == [])
    }

    @Test func everyWayIsInTheOrderOfTime() async {
      let page = await page { screen in
        screen.say("c", after: 0.3)
        let view = screen.view
        UIView.animate(withDuration: 0.2, delay: 0.2) {
          view?.alpha = 0.5
        } completion: { _ in
          screen.say("d")
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
          MainActor.assumeIsolated { screen.say("a") }
        }
        RunLoop.main.add(
          Timer(fire: Date() + 0.2, interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { screen.say("b") }
          }, forMode: .common)
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        animator.addCompletion { _ in screen.say("e") }
        animator.startAnimation()
        screen.say("then", after: 0.3)
      }
      #expect(page?.outline.contains("\"start a b c then d e\"") == true, "\(page?.outline ?? "")")
      #expect(page?.findings == [])
    }

    @Test func aTimerThatIsMadeByHandIsDueAfterItsInterval() async {
      let page = await page { screen in
        let timer = Timer(timeInterval: 0.4, repeats: false) { _ in
          MainActor.assumeIsolated { screen.say("second") }
        }
        RunLoop.main.add(timer, forMode: .common)
        let often = Timer(timeInterval: 0.5, repeats: true) { _ in
          MainActor.assumeIsolated { screen.say("tick") }
        }
        RunLoop.main.add(often, forMode: .default)
        screen.say("first", after: 0.2)
      }
      #expect(page?.outline.contains("\"start first second\"") == true, "\(page?.outline ?? "")")
      #expect(page?.findings.map(\.rule) == ["done-later"])
    }

    @Test func oneThatIsPutOffByAnotherComesAfterIt() async {
      let page = await page { screen in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          MainActor.assumeIsolated {
            screen.say("first")
            screen.say("second", after: 0.2)
          }
        }
        screen.say("between", after: 0.3)
      }
      #expect(page?.outline.contains("\"start first between second\"") == true)
    }

    @Test func aTaskThatSleepsIsWaitedFor() async {
      let page = await page { screen in
        Task {
          try? await Task.sleep(for: .milliseconds(150))
          screen.say("awake")
        }
      }
      #expect(page?.outline.contains("\"start awake\"") == true)
    }

    @Test func whatIsCancelledDoesNotHappen() async {
      let page = await page { screen in
        let timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in
          MainActor.assumeIsolated { screen.say("never") }
        }
        timer.invalidate()
        let work = DispatchWorkItem { MainActor.assumeIsolated { screen.say("nor this") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: work)
        work.cancel()
      }
      #expect(page?.outline.contains("\"start\"") == true)
      #expect(page?.findings == [])
    }

    @Test func whatIsLaterIsSaid() async {
      let page = await page { $0.say("late", after: 3) }
      #expect(page?.outline.contains("\"start\"") == true)
      #expect(
        page?.findings.map(\.message) == [
          "the preview 'Waiting' has put something off that is due 3 seconds later, which its page "
            + "does not show; add a step '.wait(for: 3)' to show it"
        ])
      #expect(page?.findings.map(\.rule) == ["done-later"])
    }

    @Test func whatRepeatsIsSaid() async {
      let page = await page { screen in
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          MainActor.assumeIsolated { screen.say("tick") }
        }
      }
      #expect(page?.outline.contains("tick") == false)
      #expect(
        page?.findings.map(\.message) == [
          "the preview 'Waiting' does something every 0.5 seconds, and its page shows the moment "
            + "before the first time; add a step '.wait(for: 0.5)' to show a later one"
        ])
    }

    /// Ninety seconds pass there; here other tests take their turns meanwhile.
    @Test func aStepMovesTheClockOn() async {
      let start = ContinuousClock.now
      let page = await page({ $0.wait(for: 60).wait(for: 30, title: "Half a minute more") }) {
        screen in
        _ = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in
          MainActor.assumeIsolated { screen.say("tick") }
        }
        screen.say("late", after: 45)
      }
      #expect(page?.frames.map(\.title) == ["Start", "After 60 seconds", "Half a minute more"])
      #expect(page?.outline.contains("\"start tick late tick\"") == true, "\(page?.outline ?? "")")
      #expect(page?.outline.contains("\"start tick late tick tick\"") == true)
      #expect(page?.findings == [])
      #expect(ContinuousClock.now - start < .seconds(75))
    }
  #endif
}
