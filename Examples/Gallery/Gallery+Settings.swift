import Cellophane
import Settings
import UIKit

extension Gallery {
  @PreviewBuilder var settingsPreviews: [AnyPreview] {
    Preview(
      "Controls in accessories", group: "Accessories",
      notes: "Switches, segments, a stepper, a slider and a pop-up menu, each in its row.",
      source: [
        .file("Examples/Settings/SettingsViewController.swift"),
        .file("Examples/Settings/UICellAccessory+Controls.swift"),
      ],
      environments: [
        .phone, .phone.dark, .phone.rightToLeft, .phone.textSize(.extraExtraExtraLarge), .pad,
      ]
    ) { UINavigationController(rootViewController: SettingsViewController()) }
    .toggle("Airplane Mode", title: "Flying")
    Preview(
      "Settings in other languages", group: "Screens",
      notes: "In German, and with every text twice, to see what longer languages need.",
      source: .file("Examples/Settings/SettingsViewController.swift"),
      environments: [.phone.language("de"), .phone.pseudolanguage]
    ) { UINavigationController(rootViewController: SettingsViewController()) }
  }
}
