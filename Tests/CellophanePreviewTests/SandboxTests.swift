import CellophaneDocument
import CellophanePreview
import Foundation
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Notification.Name {
  fileprivate static let marked = Notification.Name("marked")
}

/// Settings that are kept in the defaults, and a hint that is given once.
private final class SettingsController: UITableViewController {
  static let suite = "cellophane.sandbox-tests"
  private let rows = ["Sounds", "Badges", "Hint"]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let launches = UserDefaults.standard.integer(forKey: "sandbox.launches") + 1
    UserDefaults.standard.set(launches, forKey: "sandbox.launches")
    navigationItem.title = "Launch \(launches)"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let row = rows[indexPath.row]
    cell.textLabel?.text = row
    if row != "Hint" { cell.accessoryType = isOn(row) ? .checkmark : .none }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = rows[indexPath.row]
    guard row == "Hint" else {
      let store = row == "Badges" ? UserDefaults(suiteName: Self.suite) : .standard
      store?.set(!isOn(row), forKey: "sandbox.\(row)")
      tableView.reloadRows(at: [indexPath], with: .none)
      return
    }
    guard !UserDefaults.standard.bool(forKey: "sandbox.hinted") else { return }
    UserDefaults.standard.set(true, forKey: "sandbox.hinted")
    present(UIAlertController(title: "Hint", message: nil, preferredStyle: .alert), animated: true)
  }

  private func isOn(_ row: String) -> Bool {
    let store = row == "Badges" ? UserDefaults(suiteName: Self.suite) : .standard
    return store?.bool(forKey: "sandbox.\(row)") ?? false
  }
}

/// Rows that mark themselves when something is posted, as from a store.
private final class ListeningController: UITableViewController {
  private var isMarked = false
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: .marked, object: nil, queue: nil
    ) { [unowned self] _ in
      MainActor.assumeIsolated {
        isMarked = true
        tableView.reloadData()
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = isMarked ? "Marked \(indexPath.row)" : "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    NotificationCenter.default.post(name: .marked, object: nil)
  }
}

/// Shows what a closure finds, which may leave something.
@MainActor private func screen(_ text: () -> String) -> UIViewController {
  let controller = UIViewController()
  let label = UILabel()
  label.text = text()
  controller.view.addSubview(label)
  return controller
}

/// Keeps in memory what it read from the defaults at first.
@MainActor private var keptLaunches: Int?

@Suite(.serialized) @MainActor struct SandboxTests {
  private func page(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) async -> ResolvedPage {
    await AnyPreview(Preview("Screen") { make() }).resolve()[0]
  }

  @Test func settingsThatAreKeptInDefaultsAreRepeatableAndKeepTheirAlert() async {
    let page = await page { UINavigationController(rootViewController: SettingsController()) }
    // The hint is given once, which is so on a device too.
    #expect(page.findings.map(\.rule) == ["outcome-alone"])
    #expect(page.findings[0].item == "Hint")
    #expect(page.outline.contains(#""Launch 1""#))
    #expect(page.outline.contains(#"tap -> alone, alert "Hint""#))
  }

  @Test func defaultsAreAsTheyWereAfterwards() async {
    await ResolveTurn.between { UserDefaults.standard.set(40, forKey: "sandbox.launches") }
    let page = await page { UINavigationController(rootViewController: SettingsController()) }
    #expect(page.outline.contains(#""Launch 41""#))
    await ResolveTurn.between {
      let defaults = UserDefaults.standard
      #expect(defaults.integer(forKey: "sandbox.launches") == 40)
      #expect(defaults.object(forKey: "sandbox.hinted") == nil)
      #expect(defaults.object(forKey: "sandbox.Sounds") == nil)
      defaults.removeObject(forKey: "sandbox.launches")
    }
  }

  @Test func whatKeepsADefaultInMemoryIsNotRepeatableAndTheFindingNamesTheKey() async {
    keptLaunches = nil
    let page = await page {
      screen {
        let launches = (keptLaunches ?? UserDefaults.standard.integer(forKey: "sandbox.opened")) + 1
        keptLaunches = launches
        UserDefaults.standard.set(launches, forKey: "sandbox.opened")
        return "Opened \(launches)"
      }
    }
    #expect(page.findings.map(\.rule) == ["not-repeatable"])
    #expect(
      page.findings[0].message == """
        the preview 'Screen' looked different when it was made again, though each time it finds \
        defaults and files as at first; of these it has written the default 'sandbox.opened', \
        which a static value may have kept; make it show the same each time: no random values, \
        dates or shared state
        """)
  }

  #if os(Linux)
    @Test func suitesAreEachInstancesOwnToo() async {
      let page = await page {
        screen {
          let suite = UserDefaults(suiteName: SettingsController.suite)
          let count = (suite?.integer(forKey: "count") ?? 0) + 1
          suite?.set(count, forKey: "count")
          return "Counted \(count)"
        }
      }
      #expect(page.findings == [])
      #expect(page.outline.contains(#""Counted 1""#))
      await ResolveTurn.between {
        #expect(UserDefaults(suiteName: SettingsController.suite)?.object(forKey: "count") == nil)
      }
    }

    @Test func cachedResponsesAreEachInstancesOwn() async throws {
      let page = await page {
        screen {
          guard let url = URL(string: "https://example.org/list"),
            let response = HTTPURLResponse(
              url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
          else { return "no response" }
          let request = URLRequest(url: url)
          let isCached = URLCache.shared.cachedResponse(for: request) != nil
          URLCache.shared.storeCachedResponse(
            CachedURLResponse(response: response, data: Data("[]".utf8)), for: request)
          let isKept = URLCache.shared.cachedResponse(for: request) != nil
          return "\(isCached ? "cached" : "new"), \(isKept ? "kept" : "lost")"
        }
      }
      #expect(page.findings == [])
      #expect(page.outline.contains(#""new, kept""#))
    }

    /// An observer of another instance would be one that is gone, or mark rows that nobody touched.
    @Test func aPostIsHeardByItsOwnInstanceOnly() async {
      nonisolated(unsafe) var heard = 0
      nonisolated(unsafe) var token: (any NSObjectProtocol)?
      await ResolveTurn.between {
        token = NotificationCenter.default.addObserver(
          forName: .marked, object: nil, queue: nil
        ) { _ in heard += 1 }
      }
      let page = await page { ListeningController(style: .plain) }
      #expect(page.findings == [])
      #expect(page.outline.contains(#"row "Row 0" "Row 0" [delete whenEditing]< tap ->"#))
      #expect(page.outline.contains("Marked 1"))
      await ResolveTurn.between {
        #expect(heard == 0)
        NotificationCenter.default.post(name: .marked, object: nil)
        #expect(heard == 1)
        if let token { NotificationCenter.default.removeObserver(token) }
      }
    }
  #endif

  /// As a worker has it between two of its children.
  @Test func aHomeThatSomebodyWroteToIsMadeAnewAndAnotherIsLeft() async {
    await #expect(processExitsWith: .success) { try await SandboxTests.renewHomes() }
  }

  @MainActor private static func renewHomes() throws {
    let manager = FileManager.default
    let home = manager.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? manager.removeItem(atPath: home) }
    SandboxFolders.declare(home)
    let folders = try #require(SandboxFolders.declared)
    folders.keepFirstFiles()
    func number(_ folder: String) throws -> Int {
      try #require(manager.attributesOfItem(atPath: "\(home)/\(folder)")[.systemFileNumber] as? Int)
    }
    let documents = try number("Documents")
    folders.renew()
    #expect(try number("Documents") == documents)
    #expect(manager.createFile(atPath: "\(home)/Documents/notes.json", contents: Data()))
    folders.renew()
    #expect(try manager.contentsOfDirectory(atPath: "\(home)/Documents") == [])
    try manager.removeItem(atPath: "\(home)/tmp")
    try manager.createSymbolicLink(atPath: "\(home)/tmp", withDestinationPath: "/")
    folders.renew()
    let kind = try manager.attributesOfItem(atPath: "\(home)/tmp")[.type] as? FileAttributeType
    #expect(kind == .typeDirectory)
    try manager.removeItem(atPath: "\(home)/Downloads")
    folders.renew()
    #expect(try manager.contentsOfDirectory(atPath: "\(home)/Downloads") == [])
  }
}
