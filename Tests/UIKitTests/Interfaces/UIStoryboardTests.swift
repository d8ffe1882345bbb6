import Testing
import UIKit

/// Controllers of storyboards and the ways between them.
@MainActor @Suite struct UIStoryboardTests {
  private static func segue(_ kind: String, to id: String, _ more: [String: String] = [:])
    -> Element
  {
    Element("segue", ["kind": kind, "destination": id].merging(more) { _, new in new })
  }

  private static let document = Document(scenes: [
    Element(
      "navigationController", ["id": "nav"],
      [
        Element("navigationBar", ["key": "navigationBar", "largeTitles": "YES"]),
        Element(
          "connections", [:],
          [segue("relationship", to: "list", ["relationship": "rootViewController"])]),
      ]),
    Element(
      "tableViewController", ["id": "list", "customClass": "StoryRows"],
      [
        Element(
          "tableView", ["key": "view", "dataMode": "static", "style": "insetGrouped"],
          [
            Element(
              "sections", [:],
              [
                Element(
                  "tableViewSection", ["headerTitle": "General", "footerTitle": "For all"],
                  [
                    Element(
                      "cells", [:],
                      [
                        Element(
                          "tableViewCell", ["id": "row", "rowHeight": "80"],
                          [
                            Element(
                              "connections", [:],
                              [segue("show", to: "detail", ["identifier": "go"])])
                          ]),
                        Element("tableViewCell", ["selectionStyle": "none"]),
                      ])
                  ])
              ])
          ]),
        Element(
          "navigationItem", ["key": "navigationItem", "title": "Rows"],
          [
            Element(
              "barButtonItem", ["key": "rightBarButtonItem", "systemItem": "add"],
              [
                Element(
                  "connections", [:],
                  [Element("action", ["selector": "add:", "destination": "list"])])
              ])
          ]),
      ]),
    Element(
      "viewController",
      ["id": "detail", "customClass": "StoryDetail", "storyboardIdentifier": "Detail"],
      [
        Element(
          "view", ["key": "view", "id": "root"],
          [
            Element(
              "subviews", [:],
              [
                Element("label", ["id": "label"]),
                Element(
                  "button", [:],
                  [
                    Element(
                      "connections", [:],
                      [segue("unwind", to: "exit", ["unwindAction": "back:"])])
                  ]),
              ])
          ]),
        Element("connections", [:], [.outlet("label", "label")]),
      ]),
  ])

  private func start() throws -> (UINavigationController, StoryRows) {
    let first = try Self.document.storyboard().instantiateInitialViewController()
    let navigation = try #require(first as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? StoryRows))
  }

  @Test func theFirstControllerHasItsRelativesBarsAndRows() throws {
    let (navigation, list) = try start()
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(list.navigationItem.title == "Rows" && list.storyboard != nil)
    let table: UITableView = list.tableView
    #expect(table.style == .insetGrouped && table.dataSource === list)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(list.tableView(table, titleForHeaderInSection: 0) == "General")
    #expect(list.tableView(table, titleForFooterInSection: 0) == "For all")
    #expect(list.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 80)
    #expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.selectionStyle
        == UITableViewCell.SelectionStyle.none)
    let item = try #require(list.navigationItem.rightBarButtonItem)
    #expect(item.target === list)
    list.perform(item.action, with: item)
    #expect(list.added == 1)
  }

  @Test func aRowsSegueAsksPreparesAndShows() throws {
    let (navigation, list) = try start()
    list.mayGo = false
    list.tableView.simulateTap(onRowAt: IndexPath(row: 0, section: 0))
    #expect(list.seen == [] && navigation.topViewController === list)
    list.mayGo = true
    list.tableView.simulateTap(onRowAt: IndexPath(row: 0, section: 0))
    #expect(list.seen == ["go by UITableViewCell"])
    let detail = try #require(navigation.topViewController as? StoryDetail)
    detail.loadViewIfNeeded()
    #expect(detail.label.text == "for you")
    // And back by the button, to whoever has the method.
    let button = try #require(detail.view.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(list.seen.last == "back from StoryDetail" && navigation.topViewController === list)
  }

  @Test func codePerformsASegueByItsName() throws {
    let (navigation, list) = try start()
    list.mayGo = false  // Which is not asked.
    list.performSegue(withIdentifier: "go", sender: nil)
    #expect(list.seen == ["go by nobody"] && navigation.topViewController is StoryDetail)
    let said = RuntimeIssue.collecting {
      list.performSegue(withIdentifier: "nowhere", sender: nil)
      return RuntimeIssue.drain()
    }
    #expect(
      said.map(\.message) == [
        "'StoryRows' has no segue 'nowhere'; show its controller in code"
      ])
  }

  @Test func aCreatorMakesTheController() throws {
    let storyboard = try Self.document.storyboard()
    let made: StoryDetail = storyboard.instantiateViewController(identifier: "Detail") { coder in
      let detail = StoryDetail(coder: coder)
      detail?.text = "made"
      return detail
    }
    made.loadViewIfNeeded()
    #expect(made.label.text == "made")
    #expect(storyboard.instantiateViewController(withIdentifier: "Detail") is StoryDetail)
  }

  @Test func aContainerIsFilled() throws {
    let document = Document(scenes: [
      Element(
        "viewController", ["id": "outer"],
        [
          Element(
            "view", ["key": "view"],
            [
              Element(
                "subviews", [:],
                [
                  Element(
                    "containerView", [:],
                    [
                      .frame(0, 0, 100, 50),
                      Element("connections", [:], [Self.segue("embed", to: "inner")]),
                    ])
                ])
            ])
        ]),
      Element(
        "viewController", ["id": "inner"], [Element("view", ["key": "view", "tag": "7"])]),
    ])
    let outer = try #require(try document.storyboard().instantiateInitialViewController())
    outer.loadViewIfNeeded()
    #expect(outer.children.count == 1)
    #expect(outer.view.subviews[0].subviews[0].tag == 7)
    #expect(outer.children[0].view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  // MARK: What is not there

  @Test func theFirstControllerOfNoFileIsNoneWhichIsSaid() {
    let said = RuntimeIssue.collecting {
      let screen = UIStoryboard(name: "Gone", bundle: nil).instantiateInitialViewController()
      #expect(screen == nil)
      return RuntimeIssue.drain()
    }
    #expect(said.map(\.rule) == ["storyboard"])
    #expect(
      said.map(\.message) == [
        "Could not find a storyboard named 'Gone': no such file is in the app's bundle"
      ])
  }

  @Test func aControllerThatIsNotThereStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = try? UIStoryboardTests.document.storyboard().instantiateViewController(
          withIdentifier: "nobody")
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "Storyboard (Main) doesn't contain a view controller with identifier 'nobody'"))
  }
}

/// As the rewrite leaves a class with outlets and actions.
final class StoryRows: UITableViewController {
  var added = 0
  var seen: [String] = []
  var mayGo = true

  func add(_ sender: Any) { added += 1 }
  func back(_ segue: UIStoryboardSegue) { seen.append("back from \(type(of: segue.source))") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    mayGo
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    seen.append("\(segue.identifier ?? "") by \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    (segue.destination as? StoryDetail)?.text = "for you"
  }

  override class func interfaceMembers() -> [Selector] {
    super.interfaceMembers() + [
      Selector("add:", of: StoryRows.self, { $0.add($1) }),
      Selector("back:", of: StoryRows.self, { $0.back($1) }),
    ]
  }
}

final class StoryDetail: UIViewController {
  var text = ""
  var label: UILabel!
  var words = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
  }

  override class func interfaceMembers() -> [Selector] {
    super.interfaceMembers() + [Selector("setLabel:", of: StoryDetail.self, { $0.label = $1 })]
  }
}
