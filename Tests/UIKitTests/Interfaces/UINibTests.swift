import Testing
import UIKit

/// Files of views.
@MainActor @Suite struct UINibTests {
  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private static let cell = Element(
    "tableViewCell",
    ["id": "cell", "customClass": "NibNameCell", "accessoryType": "checkmark"],
    [
      Element(
        "tableViewCellContentView", ["key": "contentView", "id": "content"],
        [
          Element(
            "subviews", [:],
            [
              Element("label", ["id": "label", "text": "Ada", "textAlignment": "center"]),
              Element("imageView", ["id": "one"]), Element("imageView", ["id": "two"]),
              Element(
                "button", ["id": "button", "buttonType": "system"],
                [
                  Element("state", ["key": "normal", "title": "Greet"]),
                  Element(
                    "connections", [:],
                    [
                      Element(
                        "action",
                        [
                          "selector": "tapped:", "destination": "cell",
                          "eventType": "touchUpInside",
                        ])
                    ]),
                ]),
            ])
        ]),
      Element(
        "userDefinedRuntimeAttributes", [:],
        [
          Element(
            "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "corner"],
            [Element("integer", ["key": "value", "value": "8"])]),
          Element(
            "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "layer.cornerRadius"],
            [Element("real", ["key": "value", "value": "2.5"])]),
        ]),
      Element(
        "connections", [:],
        [
          .outlet("nameLabel", "label"),
          Element("outletCollection", ["property": "icons", "destination": "one"]),
          Element("outletCollection", ["property": "icons", "destination": "two"]),
        ]),
    ])

  @Test func aCellHasItsOutletsActionsAndAttributes() throws {
    let table = UITableView()
    table.register(Document([Self.cell]).nib, forCellReuseIdentifier: "row")
    let source = Source()
    table.dataSource = source
    let cell = try #require(table.visibleCells.first as? NibNameCell)
    #expect(cell.reuseIdentifier == "row" && cell.accessoryType == .checkmark)
    #expect(cell.name == "Ada" && cell.count == 2 && cell.isAwake)
    #expect(cell.corner == 8 && cell.layer.cornerRadius == 2.5)
    let button = try #require(cell.contentView.subviews.last as? UIButton)
    #expect(button.title(for: .normal) == "Greet" && button.buttonType == .system)
    button.sendActions(for: .touchUpInside)
    #expect(cell.taps == 1)
  }

  @Test func constraintsPlaceWhatTheyName() throws {
    let content = Element(
      "view", ["id": "root"],
      [
        .frame(0, 0, 200, 100),
        Element(
          "subviews", [:],
          [
            Element(
              "view",
              ["id": "box", "translatesAutoresizingMaskIntoConstraints": "NO"],
              [
                Element(
                  "constraints", [:],
                  [
                    .constraint(("box", "height"), nil, ["constant": "30"]),
                    .constraint(
                      ("box", "width"), ("box", "height"), ["multiplier": "16:10", "id": "ratio"]),
                  ])
              ])
          ]),
        Element(
          "constraints", [:],
          [
            .constraint(("box", "leading"), ("root", "leading"), ["constant": "12"]),
            // Without an item it is the view that holds it.
            Element(
              "constraint",
              [
                "firstAttribute": "bottom", "secondItem": "box", "secondAttribute": "bottom",
                "constant": "8",
              ]),
            .constraint(
              ("box", "top"), ("root", "top"), ["placeholder": "YES", "constant": "0"]),
          ]),
      ])
    let view = try #require(
      Document([content]).nib.instantiate(withOwner: nil).first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 12, y: 62, width: 48, height: 30))
  }

  @Test func aViewWithAFixedFrameKeepsIt() throws {
    let content = Element(
      "view", [:],
      [
        .frame(0, 0, 200, 100),
        Element(
          "subviews", [:],
          [
            Element(
              "label",
              ["fixedFrame": "YES", "translatesAutoresizingMaskIntoConstraints": "NO"],
              [
                .frame(120, 11, 70, 21),
                Element("autoresizingMask", ["key": "autoresizingMask", "flexibleMinX": "YES"]),
              ])
          ]),
      ])
    let view = try #require(
      Document([content]).nib.instantiate(withOwner: nil).first as? UIView)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 220, y: 11, width: 70, height: 21))
  }

  @Test func aStyledCellsLabelsAreItsOwn() throws {
    let cell = Element(
      "tableViewCell",
      ["style": "IBUITableViewCellStyleValue1", "textLabel": "text", "detailTextLabel": "detail"],
      [
        Element(
          "tableViewCellContentView", ["key": "contentView"],
          [
            Element(
              "subviews", [:],
              [
                Element("label", ["id": "text", "text": "Language"]),
                Element("label", ["id": "detail", "text": "English"]),
              ])
          ])
      ])
    let made = try #require(
      Document([cell]).nib.instantiate(withOwner: nil).first as? UITableViewCell)
    #expect(made.textLabel?.text == "Language" && made.detailTextLabel?.text == "English")
    #expect(made.contentView.subviews.filter { $0 is UILabel && $0 !== made.textLabel }.count <= 1)
  }

  @Test func coloursFontsAndStacksAreThoseOfTheDocument() throws {
    let stack = Element(
      "stackView", ["axis": "vertical", "spacing": "7", "alignment": "trailing"],
      [
        Element(
          "subviews", [:],
          [
            Element(
              "label", ["text": "Title", "numberOfLines": "0"],
              [
                Element(
                  "fontDescription",
                  ["key": "fontDescription", "style": "UICTFontTextStyleHeadline"]),
                Element("color", ["key": "textColor", "systemColor": "secondaryLabelColor"]),
              ]),
            Element(
              "view", ["hidden": "YES", "alpha": "0.5"],
              [
                Element(
                  "accessibility", ["label": "A box"],
                  [
                    Element("accessibilityTraits", ["key": "traits", "header": "YES"]),
                    Element("bool", ["key": "isElement", "value": "YES"]),
                  ]),
                Element(
                  "color",
                  ["key": "backgroundColor", "red": "1", "green": "0.5", "blue": "0", "alpha": "1"]),
              ]),
          ])
      ])
    let made = try #require(
      Document([stack]).nib.instantiate(withOwner: nil).first as? UIStackView)
    #expect(made.axis == .vertical && made.spacing == 7 && made.alignment == .trailing)
    let label = try #require(made.arrangedSubviews.first as? UILabel)
    #expect(label.font == .preferredFont(forTextStyle: .headline) && label.numberOfLines == 0)
    #expect(label.textColor == .secondaryLabel)
    let box = made.arrangedSubviews[1]
    #expect(box.isHidden && box.alpha == 0.5)
    #expect(box.isAccessibilityElement && box.accessibilityLabel == "A box")
    #expect(box.accessibilityTraits == .header)
    #expect(box.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func whatIsNotHereIsSaid() {
    let view = Element(
      "view", ["customClass": "Chart"],
      [Element("connections", [:], [.outlet("delegate", "-1")])])
    let said = RuntimeIssue.collecting {
      let made = Document([view]).nib.instantiate(withOwner: UIView())
      #expect(made.count == 1 && type(of: made[0]) == UIView.self)
      return RuntimeIssue.drain()
    }
    #expect(said.map(\.rule) == ["interface-class-missing", "outlet-not-set"])
    #expect(
      said.first?.message
        == "a nib or a storyboard has the class 'Chart', of which nothing is here; its place stays empty,"
        + " or shows what UIKit's own class would")
    #expect(
      said.last?.message
        == "the outlet 'delegate' of 'UIView' is not known by this name here; it stays as it is")
  }

  @Test func aClassTakesTheIdentifierOfANib() throws {
    let table = UITableView()
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Source()
    table.dataSource = source
    #expect(table.visibleCells.count == 1)
  }

  @Test func aCellOfANibThatIsNotThereStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView()
        table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
        _ = table.dequeueReusableCell(withIdentifier: "row")
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "Could not load NIB in bundle with name 'RowCell': no such file is in the app's bundle"))
  }

  @Test func aNibWithoutACellDoesNotStop() {
    let table = UITableView()
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
    table.register(UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "head")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") == nil)
  }
}

/// As the rewrite leaves a class with outlets and an action.
final class NibNameCell: UITableViewCell {
  private weak var nameLabel: UILabel!
  private var icons: [UIImageView]!
  var corner: CGFloat = 0
  var taps = 0
  var isAwake = false
  var name: String? { nameLabel.text }
  var count: Int { icons.count }

  func tapped(_ sender: UIButton) { taps += 1 }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = nameLabel != nil
  }

  override class func interfaceMembers() -> [Selector] {
    super.interfaceMembers() + [
      Selector("setNameLabel:", of: NibNameCell.self, { $0.nameLabel = $1 }),
      Selector("setIcons:", of: NibNameCell.self, { $0.icons = $1 }),
      Selector("setCorner:", of: NibNameCell.self, { $0.corner = $1 }),
      Selector("tapped:", of: NibNameCell.self, { $0.tapped($1) }),
    ]
  }
}
