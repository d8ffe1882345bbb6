import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Writes down what happens to it.
private final class Diary: UIViewController {
  private let label = UILabel()
  private var entries: [String] = []
  var restless = false

  override func loadView() {
    super.loadView()
    view.addSubview(label)
    note("load")
  }

  private func note(_ entry: String) {
    entries.append(entry)
    label.text = entries.joined(separator: " ")
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.note("queue")
        Task { self.note("task") }
      }
    }
    if restless { again() }
  }

  /// Goes on for as long as it lives, and not beside the tests after its own.
  private func again() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.view.setNeedsLayout()
        self?.again()
      }
    }
  }
}

/// Loads its words on other threads, which takes longer than any number of turns.
private final class Loader: UIViewController {
  private let label = UILabel()
  private let load: @Sendable (@escaping @MainActor @Sendable (String) -> Void) -> Void

  init(load: @escaping @Sendable (@escaping @MainActor @Sendable (String) -> Void) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    label.text = "loading"
    load { self.label.text = $0 }
  }

  /// Digs for a while and gives what there is.
  nonisolated static func dig() -> String {
    var value: UInt32 = 1
    for _ in 0..<2_000_000 { value = value &* 1_664_525 &+ 1_013_904_223 }
    return value == 0 ? "nothing" : "loaded"
  }

  nonisolated static func digAsynchronously() async -> String { dig() }

  /// Waits for its thread as reading a file from a slow disk does.
  nonisolated static func read() -> String {
    usleep(200_000)
    return "read"
  }

  nonisolated static func readAsynchronously() async -> String { read() }
}

@MainActor private var makings = 0

@Suite(.serialized) @MainActor struct LifeTests {
  @Test func aPreviewLivesThroughWhatAnAppGivesAndItsQueuesAreDrained() async {
    let text = await outline(Preview("Diary") { Diary() })
    #expect(
      text.contains(
        #"label "load didLoad willAppear isAppearing didAppear queue task""#))
  }

  /// In a process of its own, as a site's workers are: other tests hold threads here.
  @Test func whatOtherThreadsLoadIsWaitedFor() async {
    await #expect(processExitsWith: .success) { await LifeTests.loadOnOtherThreads() }
  }

  private static func loadOnOtherThreads() async {
    let tasks = await outline(
      Preview("Tasks") {
        Loader { show in
          Task {
            let first = await Loader.digAsynchronously()
            let second = await Loader.digAsynchronously()
            await show("\(first) \(second)")
          }
        }
      })
    #expect(tasks.contains(#"label "loaded loaded""#))
    let queues = await outline(
      Preview("Queues") {
        Loader { show in
          DispatchQueue.global(qos: .utility).async {
            let words = Loader.dig()
            DispatchQueue.main.async { show(words) }
          }
        }
      })
    #expect(queues.contains(#"label "loaded""#))
  }

  /// As a site's workers do, which have a process for themselves.
  @Test func whatSleepsOnOtherThreadsIsWaitedForHoweverOftenItComesBack() async {
    await #expect(processExitsWith: .success) { await LifeTests.readOnOtherThreads() }
  }

  private static func readOnOtherThreads() async {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    SandboxFolders.declare(home.path)
    let tasks = await outline(
      Preview("Tasks") {
        Loader { show in
          Task {
            var words: [String] = []
            for _ in 0..<4 { words.append(await Loader.readAsynchronously()) }
            await show(words.joined(separator: " "))
          }
        }
      })
    #expect(tasks.contains(#"label "read read read read""#), "\(tasks)")
    let queues = await outline(
      Preview("Queues") {
        Loader { show in
          let group = DispatchGroup()
          let queue = DispatchQueue(label: "files", attributes: .concurrent)
          DispatchQueue.global().async(group: group) {
            let first = Loader.read()
            DispatchQueue.main.async {
              queue.async(flags: .barrier) {
                let words = "\(first) \(Loader.read())"
                DispatchQueue.main.async { show(words) }
              }
            }
          }
        }
      })
    #expect(queues.contains(#"label "read read""#), "\(queues)")
    let endless = await outline(
      Preview("Endless") {
        Loader { show in
          DispatchQueue.global().async { while true { sleep(60) } }
          DispatchQueue.global().async {
            let words = Loader.read()
            DispatchQueue.main.async { show(words) }
          }
        }
      })
    #expect(endless.contains(#"label "read""#), "\(endless)")
  }

  /// As a site's workers do: that they wait is no work to be waited for.
  @Test func whatDoesNothingIsAtRestAfterAFewTurns() async {
    await #expect(processExitsWith: .success) { await LifeTests.restInAFewTurns() }
  }

  private static func restInAFewTurns() async {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    SandboxFolders.declare(home.path)
    var options = ResolveOptions()
    options.limits.turns = 12
    let page = await AnyPreview(Preview("Nothing") { UIViewController() }).resolve(options)[0]
    #expect(page.findings.map(\.rule) == [])
  }

  @Test func whatNeverComesToRestIsAFinding() async {
    var options = ResolveOptions()
    options.limits.turns = 50
    let preview = AnyPreview(
      Preview("Diary") {
        let diary = Diary()
        diary.restless = true
        return diary
      })
    let page = await preview.resolve(options)[0]
    #expect(page.findings.map(\.rule) == ["not-settled"])
    #expect(page.findings[0].message.contains("'Diary'"))
  }

  @Test func whatLooksDifferentNextTimeIsAFindingThatNamesTheRow() async {
    let preview = AnyPreview(
      Preview("Names") {
        makings += 1
        let families = FamiliesController.list()
        let number = makings
        families.accessories = { _, item, _ in
          item == "Marx" ? [.label(text: "\(number)")] : []
        }
        return families
      })
    let page = await preview.resolve()[0]
    #expect(page.findings.map(\.rule) == ["not-repeatable"])
    #expect(page.findings[0].item == "Marx")
  }

  @Test func environmentsWithOneStructureFoldIntoOnePage() async {
    let preview = AnyPreview(
      Preview("Names", environments: [.phone, .phone.dark, .phone.highContrast]) {
        ListController()
      })
    #expect(await preview.resolve().map(\.id) == ["names"])
  }

  @Test func anotherStructureIsAPageOfItsOwn() async {
    let preview = AnyPreview(
      Preview("Names", environments: [.phone, .pad]) {
        let controller = UIViewController()
        let label = UILabel()
        label.text = UIDevice.current.userInterfaceIdiom == .pad ? "Pad" : "Phone"
        controller.view.addSubview(label)
        return controller
      })
    let pages = await preview.resolve()
    #expect(pages.map(\.id) == ["names", "names-pad"])
    #expect(pages[1].outline.contains(#"label "Pad""#))
    #expect(pages[1].environment.width == 1194)
  }

  @Test func aCellIsAskedForEveryState() async {
    let text = await outline(
      Preview("Cell") {
        var content = UIListContentConfiguration.cell()
        content.text = "Hello"
        return content
      })
    #expect(text.contains(#"row "Hello" "Hello""#))
    #expect(text.contains("when disabled"))
    #expect(text.contains("when selected"))
  }

  @Test func aContentComesWithItsBackground() async {
    let text = await outline(
      Preview("Cell") {
        var content = UIListContentConfiguration.cell()
        content.text = "Hello"
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemYellow
        return (content, background)
      })
    #expect(text.contains("background clear systemYellow"))
  }

  @Test func aStateHandlersAnswersAreVariants() async {
    let text = await outline(
      Preview("Cell") {
        let cell = UICollectionViewListCell()
        cell.configurationUpdateHandler = { cell, state in
          var content = UIListContentConfiguration.cell().updated(for: state)
          content.text = state.isSelected ? "Chosen" : "Free"
          cell.contentConfiguration = content
        }
        return cell
      })
    #expect(text.contains(#"row "Free" "Free""#))
    #expect(text.contains(#"when selected "Chosen""#))
  }

  @Test func aTableIsAList() async {
    let text = await outline(
      Preview("Cell") {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Upper"
        cell.detailTextLabel?.text = "Lower"
        cell.accessoryType = .disclosureIndicator
        return cell
      })
    #expect(text.contains(#"row "Upper" "Upper" / "Lower" >[disclosureIndicator whenNotEditing]"#))
  }
}
