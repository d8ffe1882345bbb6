import CSurroundings
import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Foundation
import Synchronization
import Testing
import UIKit

@Suite(.serialized) @MainActor struct ForeignFoundationTests {
  @Test func theFoundationOfThisSystemIsKnown() async {
    #expect(ForeignFoundation.found.parts == [])
    let pages = await AnyPreview(Preview("Names") { ListController() }).resolve()
    #expect(pages.flatMap(\.findings).filter { $0.rule == "foundation-differs" } == [])
  }

  @Test func whatIsLeftAloneIsSaid() {
    let foundation = ForeignFoundation(parts: ["texts of bundles", "timers"])
    #expect(
      foundation.issue?.message
        == "'Foundation' is another one than is known here, and is left as it is: texts of bundles, "
        + "timers; build with the Swift that the package is tested with, linked dynamically")
    #expect(foundation.issue?.rule == "foundation-differs")
    #expect(ForeignFoundation(parts: []).issue == nil)
  }

  @Test func theMainQueueIsTheMainThread() async {
    #expect(ForeignFoundation.found.parts == [])
    #expect(Self.isOnMainThread())
    let isElsewhere = await Task.detached { Self.isOnMainThread() }.value
    #expect(!isElsewhere)
  }

  @Test(.timeLimit(.minutes(1))) func theMainQueueIsTheOneThatItsCodeIsOn() async {
    #expect(ForeignFoundation.found.parts == [])
    #expect(OperationQueue.current === OperationQueue.main)
    let elsewhere = await Task.detached { Self.currentQueue() }.value
    #expect(elsewhere == nil)
  }

  @Test(.timeLimit(.minutes(1))) func whoHearsOnTheMainQueueHearsAtOnceThere() {
    #expect(ForeignFoundation.found.parts == [])
    let center = NotificationCenter()
    let heard = Mutex<[String]>([])
    let name = Notification.Name("Changed")
    _ = center.addObserver(forName: name, object: nil, queue: .main) { notification in
      heard.withLock { $0.append(notification.object as? String ?? "") }
    }
    center.post(name: name, object: "Bread")
    #expect(heard.withLock(\.self) == ["Bread"])
  }

  @Test(.timeLimit(.minutes(1))) func defaultsForgetWhatIsGivenNothing() {
    #expect(ForeignFoundation.found.parts == [])
    let defaults = UserDefaults.standard
    defaults.set("abc", forKey: "token")
    defaults.set(nil, forKey: "token")
    #expect(defaults.object(forKey: "token") == nil)
    var address = URL(string: "https://example.com/a")
    defaults.set(address, forKey: "home")
    #expect(defaults.url(forKey: "home") == address)
    address = nil
    defaults.set(address, forKey: "home")
    #expect(defaults.url(forKey: "home") == nil)
  }

  /// As code asks that does not wait.
  nonisolated private static func currentQueue() -> OperationQueue? { .current }

  /// The same of the thread.
  nonisolated private static func isOnMainThread() -> Bool {
    Thread.isMainThread && Thread.current.isMainThread
  }

  #if os(Linux)
    @Test func aFunctionThatTheSystemHasNotIsNoPartOfIt() {
      #expect(surroundings_has("$s20FoundationEssentials6LocaleV7currentACvgZ"))
      #expect(!surroundings_has("$s20FoundationEssentials6LocaleV8currentlyACvgZ"))
      #expect(surroundings_knows(surroundings_timers))
      #expect(!surroundings_knows(surroundings_parts))
    }
  #endif
}
