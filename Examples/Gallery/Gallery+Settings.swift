import Cellophane
import Settings
import UIKit

extension Gallery {
  @PreviewBuilder var settingsPreviews: [AnyPreview] {
    Preview(
      "Controls in accessories", group: "Settings",
      notes: "Switches, segments, a stepper, a slider and a pop-up menu, each in its row.",
      environments: [
        .phone, .phone.dark, .phone.rightToLeft, .phone.textSize(.extraExtraExtraLarge), .pad,
      ]
    ) { UINavigationController(rootViewController: SettingsViewController()) }
    .toggle("Airplane Mode", title: "Flying")
    Preview(
      "Settings in other languages", group: "Settings",
      notes: "In German, and with every text twice, to see what longer languages need.",
      environments: [.phone.language("de"), .phone.pseudolanguage]
    ) { UINavigationController(rootViewController: SettingsViewController()) }
  }
}
