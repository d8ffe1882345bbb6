extension ClassName {
  /// The stylesheets that an element of this class needs.
  var styles: StyleFiles {
    switch self {
    case .page, .sprite, .frame, .alternate, .frameTitle, .screenContent, .announcement,
      .spoken:
      .screen
    case .presented, .presentedScreen, .dismissal, .grabber, .below: .presented
    case .alert, .alertBody, .alertFields, .alertField, .answers, .answer: .alert
    case .menu, .menuRow, .menuWords, .menuSubtitle, .menuHeading, .menuSection: .menu
    case .steps, .stepBack, .stepWords, .stepList, .stepNext: .steps
    case .navigation, .toolbar, .search, .navigationBar, .barLeading, .barTitle, .barTrailing,
      .barButton, .barGroup, .barBadge, .barView, .titleView, .backButton, .largeTitle,
      .barSubtitle, .barPrompt, .searchField,
      .searchCancel, .searchStatus, .searchTokens, .token, .scopes, .query, .nothingFound:
      .bars
    case .split, .column, .columnBack, .sidebarToggle: .split
    case .tabs, .tab, .tabBar, .tabPanel, .tabImage, .tabTitle, .tabBadge: .tabs
    case .symbol, .run, .runImage, .image, .missingImage, .template, .label: .text
    case .accessory, .leadingAccessories, .trailingAccessories, .disclosureIndicator,
      .outlineDisclosure, .checkmark, .detail, .delete, .insert, .reorder, .multiselect,
      .popUpMenu, .customAccessory:
      .accessory
    case .accessoryLabel: [.accessory, .text]
    case .swipe, .slide, .action, .actionFace, .leadingActions, .trailingActions,
      .customActions:
      .swipe
    case .compositional, .layoutScroller, .layoutGroup, .layoutItem, .badge, .decoration: .layout
    case .view, .button, .toggle, .viewImage, .scroller, .textView, .tap, .layer: .view
    case .stack: .stack
    case .segments, .segment, .slider, .stepper, .progress, .activity, .field, .wheels, .month,
      .pageDots, .dateWords:
      .control
    case .index, .indexTitle: .sections
    case .cellImage, .cellText, .cellSecondaryText: [.list, .text]
    default: .list
    }
  }
}
