import CellophaneLook
import Testing
import UIKit

@MainActor private func names(_ accessories: [UICellAccessory]) -> [String] {
  accessories.map { accessory in
    if case .customView(let view) = accessory.accessoryType { return "view \(view.tag)" }
    return "\(accessory.accessoryType)"
  }
}

@MainActor private func view(_ tag: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory
{
  let view = UIView()
  view.tag = tag
  return .customView(configuration: .init(customView: view, placement: placement))
}

@MainActor @Suite struct UICellAccessoryTests {
  @Test func everyKindHasItsTypeAndTime() {
    let menu = UIMenu(children: [])
    let all: [UICellAccessory] = [
      .disclosureIndicator(), .outlineDisclosure(), .checkmark(), .detail(), .label(text: "3"),
      .popUpMenu(menu), .delete(), .insert(), .reorder(), .multiselect(),
    ]
    #expect(
      names(all) == [
        "disclosureIndicator", "outlineDisclosure", "checkmark", "detail", "label", "popUpMenu",
        "delete", "insert", "reorder", "multiselect",
      ])
    #expect(
      all.map(\.displayed) == [
        .always, .always, .always, .always, .always, .always, .whenEditing, .whenEditing,
        .whenEditing, .whenEditing,
      ])
    let own = UIView()
    let custom = UICellAccessory.customView(
      configuration: .init(customView: own, placement: .leading(displayed: .whenNotEditing)))
    #expect(custom.accessoryType == .customView(own))
    #expect(custom.displayed == .whenNotEditing)
  }

  @Test func anOptionThatIsNotGivenHasItsDefault() {
    let disclosure = UICellAccessory.DisclosureIndicatorOptions()
    #expect(disclosure.isHidden == false)
    #expect(disclosure.tintColor == nil)
    guard case .actual = disclosure.reservedLayoutWidth else {
      Issue.record("a disclosure indicator is as wide as it is")
      return
    }
    #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
    #expect(UICellAccessory.OutlineDisclosureOptions(style: .header).style == .header)
    #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    #expect(UICellAccessory.LabelOptions().font == .preferredFont(forTextStyle: .body))
    #expect(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    #expect(
      UICellAccessory.DeleteOptions(backgroundColor: .systemPink).backgroundColor == .systemPink)
    let custom = UICellAccessory.CustomViewConfiguration(
      customView: UIView(), placement: .trailing())
    #expect(custom.maintainsFixedSize == false)
  }

  @Test func theSystemsKindsHaveTheirOwnOrder() {
    let order = AccessoryOrder(
      [
        .reorder(), .disclosureIndicator(), .multiselect(), .checkmark(), .label(text: "3"),
        .delete(),
      ], isEditing: true)
    #expect(names(order.leading) == ["delete", "multiselect"])
    #expect(names(order.trailing) == ["label", "checkmark", "disclosureIndicator", "reorder"])
  }

  @Test func anAccessoryIsShownAtItsTime() {
    let accessories: [UICellAccessory] = [
      .delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder(), .checkmark(),
    ]
    let quiet = AccessoryOrder(accessories, isEditing: false)
    #expect(names(quiet.leading) == [])
    #expect(names(quiet.trailing) == ["checkmark", "disclosureIndicator"])
    let editing = AccessoryOrder(accessories, isEditing: true)
    #expect(names(editing.leading) == ["delete"])
    #expect(names(editing.trailing) == ["checkmark", "reorder"])
  }

  @Test func aHiddenAccessoryKeepsItsPlace() {
    let order = AccessoryOrder(
      [.checkmark(options: .init(isHidden: true)), .disclosureIndicator()], isEditing: false)
    #expect(names(order.trailing) == ["checkmark", "disclosureIndicator"])
    #expect(order.trailing.map(\.isHidden) == [true, false])
  }

  @Test func aViewStandsNearestToTheContent() {
    let order = AccessoryOrder(
      [.delete(), view(1, .leading()), .disclosureIndicator(), view(2, .trailing())],
      isEditing: true)
    #expect(names(order.leading) == ["delete", "view 1"])
    #expect(names(order.trailing) == ["view 2", "disclosureIndicator"])
  }

  @Test func aViewStandsWhereItsClosureSays() {
    var seen: [[String]] = []
    let accessories: [UICellAccessory] = [
      .checkmark(), .disclosureIndicator(),
      view(
        1,
        .trailing { others in
          seen.append(names(others))
          return 1
        }),
      view(
        2,
        .trailing { others in
          seen.append(names(others))
          return 100
        }),
      view(3, .trailing { _ in -1 }),
    ]
    let order = AccessoryOrder(accessories, isEditing: false)
    #expect(
      seen == [
        ["checkmark", "disclosureIndicator"], ["checkmark", "view 1", "disclosureIndicator"],
      ])
    #expect(
      names(order.trailing) == ["view 3", "checkmark", "view 1", "disclosureIndicator", "view 2"])
  }

  @Test func aViewStandsBeforeOrAfterAnother() {
    let accessories: [UICellAccessory] = [
      .checkmark(), .disclosureIndicator(),
      view(1, .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator()))),
      view(2, .trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator()))),
      view(3, .trailing(at: UICellAccessory.Placement.position(after: .label(text: "")))),
    ]
    let order = AccessoryOrder(accessories, isEditing: false)
    #expect(
      names(order.trailing) == ["view 3", "checkmark", "view 1", "disclosureIndicator", "view 2"])
  }

  @Test func aHandleIsPartedFromAnAccessoryBeforeIt() {
    let both = AccessoryOrder([.reorder(), .checkmark()], isEditing: true)
    #expect(both.showsReorderSeparator)
    let alone = AccessoryOrder([.reorder()], isEditing: true)
    #expect(!alone.showsReorderSeparator)
    let without = AccessoryOrder(
      [.reorder(options: .init(showsVerticalSeparator: false)), .checkmark()], isEditing: true)
    #expect(!without.showsReorderSeparator)
  }

  @Test func twoOfAKindAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      AccessoryOrder.refuseDuplicates(in: [.checkmark(), .label(text: "1"), .checkmark()])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("more than one system accessory of the same type: 'checkmark'"))
  }

  @Test func severalViewsAreAccepted() {
    AccessoryOrder.refuseDuplicates(
      in: [.checkmark(), .label(text: "1"), view(1, .leading()), view(2, .leading())])
  }
}
