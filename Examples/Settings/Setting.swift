import UIKit

/// A row of the settings, whatever it is that it sets.
protocol SettingViewModel {
  var title: String { get }
  /// The symbol on the tile before the title, and the tile's colour.
  var icon: Setting.Icon? { get }
}

/// Something that can be set, and how.
struct Setting: SettingViewModel, Identifiable {
  enum ID: String, Hashable, Sendable {
    case account
    case airplane, wifi, bluetooth, cellular
    case appearance, brightness, textSize, trueTone
    case previews, badges, sounds, summary
    case reset
  }

  struct Icon {
    let symbol: String
    let color: UIColor
  }

  /// What stands at the row's end.
  enum Control {
    case account(detail: String)
    case toggle(isOn: Bool)
    case value(String)
    case segments([String], selected: Int)
    case level(Float)
    case steps(Int, in: ClosedRange<Int>)
    case menu([String], selected: Int)
    case button
  }

  let id: ID
  let title: String
  var icon: Icon?
  var control: Control
  var isEnabled = true
}

/// Settings that belong together, with a sentence below them.
struct SettingsSection: Identifiable {
  enum ID: String, Hashable, Sendable {
    case account, connections, display, notifications, reset
  }

  let id: ID
  var header: String?
  var footer: String?
  let settings: [Setting.ID]
}
