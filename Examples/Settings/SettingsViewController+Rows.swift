import UIKit

extension SettingsViewController {
  /// Fills a cell with a setting and the control that belongs to it.
  func configure(_ cell: UICollectionViewListCell, for setting: Setting) {
    var content = cell.defaultContentConfiguration()
    var accessories: [UICellAccessory] = setting.icon.map { [.icon($0)] } ?? []
    switch setting.control {
    case .account(let detail):
      content = .subtitleCell()
      content.secondaryText = detail
      content.image = UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.tintColor = .systemGray
      content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 48)
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      accessories.append(.disclosureIndicator())
    case .toggle(let isOn):
      accessories.append(
        .toggle(setting.title, isOn: isOn) { [unowned self] in
          set(setting.id, to: .toggle(isOn: $0))
        })
    case .value(let value):
      content = .valueCell()
      content.secondaryText = value
      accessories.append(.disclosureIndicator())
    case .segments(let titles, let selected):
      accessories.append(
        .segments(titles, selected: selected) { [unowned self] in
          set(setting.id, to: .segments(titles, selected: $0))
        })
    case .steps(let value, let range):
      content = .valueCell()
      content.secondaryText = "\(value) pt"
      accessories.append(
        .steps(setting.title, value: value, in: range) { [unowned self] in
          set(setting.id, to: .steps($0, in: range))
          reconfigure([setting.id])
        })
    case .menu(let titles, let selected):
      accessories.append(.popUpMenu(menu(titles, selected: selected, for: setting)))
    case .button:
      content.textProperties.color = .systemRed
      content.textProperties.alignment = .center
    case .level: break
    }
    content.text = setting.title
    if !setting.isEnabled {
      content.textProperties.color = .tertiaryLabel
    }
    cell.contentConfiguration = content
    cell.accessories = accessories
  }

  private func menu(_ titles: [String], selected: Int, for setting: Setting) -> UIMenu {
    UIMenu(
      options: .singleSelection,
      children: titles.enumerated().map { index, title in
        UIAction(title: title, state: index == selected ? .on : .off) { [unowned self] _ in
          set(setting.id, to: .menu(titles, selected: index))
        }
      })
  }
}
