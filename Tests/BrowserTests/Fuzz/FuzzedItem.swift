import Fuzzing
import Seeding
import UIKit

/// A row that is drawn by lot: its texts are hostile, and it has any of what rows can have.
struct FuzzedItem: Hashable {
  let name: String
  let secondary: String?
  let symbol: String?
  /// Which accessories it has, by their numbers in ``accessories()``.
  let parts: [Int]
  /// The titles of its actions at each edge.
  let leading: [String]
  let trailing: [String]
  let link: String?

  init(using numbers: inout SeededGenerator, unlike taken: Set<String>) {
    var name = HostileTexts.random(using: &numbers)
    while taken.contains(name) { name += HostileTexts.random(using: &numbers) + "!" }
    self.name = name
    secondary = Bool.random(using: &numbers) ? HostileTexts.random(using: &numbers) : nil
    symbol = ["tray", "star.fill", "folder", "no.such.symbol", name].randomElement(using: &numbers)
    parts = (0..<8).filter { _ in Int.random(in: 0..<6, using: &numbers) == 0 }
    leading = HostileTexts.some(upTo: 2, using: &numbers)
    trailing = HostileTexts.some(upTo: 3, using: &numbers)
    link = Int.random(in: 0..<5, using: &numbers) == 0 ? HostileTexts.random(using: &numbers) : nil
  }

  @MainActor func content(_ configuration: UIListContentConfiguration) -> UIListContentConfiguration
  {
    var content = configuration
    content.text = name
    content.secondaryText = secondary
    content.image = symbol.flatMap { UIImage(systemName: $0) }
    if let link, let url = URL(string: link) {
      let text = NSMutableAttributedString(string: name)
      text.addAttribute(.link, value: url, range: NSRange(location: 0, length: text.length))
      content.attributedText = text
    }
    return content
  }

  @MainActor func accessories() -> [UICellAccessory] {
    let all: [UICellAccessory] = [
      .disclosureIndicator(), .checkmark(), .detail(actionHandler: {}), .label(text: name),
      .outlineDisclosure(), .reorder(displayed: .always), .delete(displayed: .always),
      .popUpMenu(menu),
    ]
    return parts.map { all[$0] }
  }

  @MainActor var menu: UIMenu {
    UIMenu(
      title: secondary ?? "",
      children: (leading + trailing).map { title in UIAction(title: title) { _ in } })
  }

  @MainActor func actions(_ titles: [String]) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.enumerated().map { place, title in
        UIContextualAction(style: place == 0 ? .destructive : .normal, title: title) {
          _, _, done in done(true)
        }
      })
  }
}

extension HostileTexts {
  static func random(using numbers: inout SeededGenerator) -> String {
    let text = all.randomElement(using: &numbers) ?? ""
    // Not all is hostile, so that rows have names beside each other that differ little.
    return Int.random(in: 0..<4, using: &numbers) == 0 ? "Photo" + text : text
  }

  static func some(upTo count: Int, using numbers: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...count, using: &numbers)).map { _ in random(using: &numbers) }
  }
}
