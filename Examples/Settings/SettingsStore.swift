import UIKit

/// The settings as they are, and what setting one does to others.
@MainActor final class SettingsStore {
  let sections: [SettingsSection] = [
    SettingsSection(id: .account, settings: [.account]),
    SettingsSection(
      id: .connections,
      footer: localized("Airplane Mode turns off all wireless connections."),
      settings: [.airplane, .wifi, .bluetooth, .cellular]),
    SettingsSection(
      id: .display, header: localized("Display"),
      settings: [.appearance, .brightness, .textSize, .trueTone]),
    SettingsSection(
      id: .notifications, header: localized("Notifications"),
      footer: localized("Notifications of the summary arrive once a day, at the time you choose."),
      settings: [.previews, .badges, .sounds, .summary]),
    SettingsSection(id: .reset, settings: [.reset]),
  ]

  private var settings: [Setting.ID: Setting]

  init() {
    settings = Dictionary(uniqueKeysWithValues: Self.factorySettings.map { ($0.id, $0) })
  }

  subscript(id: Setting.ID) -> Setting? { settings[id] }

  /// Sets a control and gives the rows that look different now.
  func set(_ id: Setting.ID, to control: Setting.Control) -> [Setting.ID] {
    settings[id]?.control = control
    guard id == .airplane, case .toggle(let isFlying) = control else { return [] }
    settings[.wifi]?.control = .value(isFlying ? localized("Off") : "Lighthouse")
    settings[.bluetooth]?.control = .value(isFlying ? localized("Off") : localized("On"))
    settings[.cellular]?.isEnabled = !isFlying
    return [.wifi, .bluetooth, .cellular]
  }

  func reset() {
    settings = Dictionary(uniqueKeysWithValues: Self.factorySettings.map { ($0.id, $0) })
  }

  private static var factorySettings: [Setting] {
    [
      Setting(
        id: .account, title: "Mira Lindqvist",
        control: .account(detail: localized("Account, Cloud, and Purchases"))),
      Setting(
        id: .airplane, title: localized("Airplane Mode"),
        icon: .init(symbol: "airplane", color: .systemOrange), control: .toggle(isOn: false)),
      Setting(
        id: .wifi, title: localized("Wi-Fi"), icon: .init(symbol: "wifi", color: .systemBlue),
        control: .value("Lighthouse")),
      Setting(
        id: .bluetooth, title: localized("Bluetooth"),
        icon: .init(symbol: "dot.radiowaves.left.and.right", color: .systemBlue),
        control: .value(localized("On"))),
      Setting(
        id: .cellular, title: localized("Cellular"),
        icon: .init(symbol: "antenna.radiowaves.left.and.right", color: .systemGreen),
        control: .value("")),
      Setting(
        id: .appearance, title: localized("Appearance"),
        control: .segments([localized("Light"), localized("Dark"), localized("Auto")], selected: 2)),
      Setting(id: .brightness, title: localized("Brightness"), control: .level(0.65)),
      Setting(id: .textSize, title: localized("Text Size"), control: .steps(17, in: 14...23)),
      Setting(id: .trueTone, title: localized("Night Light"), control: .toggle(isOn: true)),
      Setting(
        id: .previews, title: localized("Show Previews"),
        control: .menu(
          [localized("Always"), localized("When Unlocked"), localized("Never")], selected: 1)),
      Setting(
        id: .badges, title: localized("Badges"),
        icon: .init(symbol: "app.badge.fill", color: .systemRed), control: .toggle(isOn: true)),
      Setting(
        id: .sounds, title: localized("Sounds"),
        icon: .init(symbol: "speaker.wave.2.fill", color: .systemPink),
        control: .toggle(isOn: false)),
      Setting(
        id: .summary, title: localized("Daily Summary"),
        icon: .init(symbol: "clock", color: .systemIndigo), control: .value("08:00")),
      Setting(id: .reset, title: localized("Reset All Settings"), control: .button),
    ]
  }
}

/// A text of this screen in the reader's language.
func localized(_ key: String) -> String {
  NSLocalizedString(key, bundle: .module, comment: "")
}
