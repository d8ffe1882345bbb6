/// The stylesheets of pages beside their look's, in the order in which pages link to them.
package enum StyleFile: UInt32, CaseIterable, Sendable {
  /// What every page has: type, colours, frames.
  case screen
  case bars, alert, menu, split, tabs, presented
  case list, text, accessory, swipe, layout
  case view, control, stack, steps
  case sections

  package var fileName: String { "\(self).css" }
}

/// The stylesheets that markup needs.
struct StyleFiles: OptionSet {
  let rawValue: UInt32

  static var screen: StyleFiles { StyleFiles(.screen) }
  static var bars: StyleFiles { StyleFiles(.bars) }
  static var alert: StyleFiles { StyleFiles(.alert) }
  static var menu: StyleFiles { StyleFiles(.menu) }
  static var split: StyleFiles { StyleFiles(.split) }
  static var tabs: StyleFiles { StyleFiles(.tabs) }
  static var presented: StyleFiles { StyleFiles(.presented) }
  static var list: StyleFiles { StyleFiles(.list) }
  static var text: StyleFiles { StyleFiles(.text) }
  static var accessory: StyleFiles { StyleFiles(.accessory) }
  static var swipe: StyleFiles { StyleFiles(.swipe) }
  static var layout: StyleFiles { StyleFiles(.layout) }
  static var view: StyleFiles { StyleFiles(.view) }
  static var control: StyleFiles { StyleFiles(.control) }
  static var stack: StyleFiles { StyleFiles(.stack) }
  static var steps: StyleFiles { StyleFiles(.steps) }
  static var sections: StyleFiles { StyleFiles(.sections) }

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(_ file: StyleFile) {
    self.init(rawValue: 1 << file.rawValue)
  }

  /// In the order in which pages link to them.
  var files: [StyleFile] {
    StyleFile.allCases.filter { contains(StyleFiles($0)) }
  }
}
