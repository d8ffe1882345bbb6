/// The classes that the markup uses and the stylesheets know; a test matches the two.
package enum ClassName: CaseIterable {
  // The page and its frames.
  case page, sprite, frame, alternate
  case presented, presentedScreen, dismissal, grabber, below
  /// Made by the script where an outcome says something.
  case alert
  case announcement
  case frameTitle
  case outlineTools
  case steps, stepBack, stepWords, stepList, stepNext

  // Screens.
  case navigation, toolbar, search, split, column, tabs, tab
  case navigationBar
  case barLeading
  case barTitle
  case barTrailing
  case barButton
  case barGroup
  case barBadge
  case barView
  case titleView
  case backButton
  case columnBack
  case sidebarToggle
  case largeTitle
  case barSubtitle
  case barPrompt
  case searchField, searchCancel
  case searchTokens, token
  case scopes
  case searchStatus
  case query
  case nothingFound
  case screenContent
  case tabBar
  case tabPanel
  case tabImage
  case tabTitle
  case tabBadge

  // Collections and their sections.
  case collection, section, rows, chunk, row, children, header, footer, supplementary, decoration
  case index
  case indexTitle
  case emptyView
  case appearancePlain
  case appearanceGrouped
  case appearanceInsetGrouped
  case appearanceSidebar
  case appearanceSidebarPlain
  case compositional
  case layoutScroller
  case layoutGroup
  case layoutItem
  case badge

  // Cells.
  case cell
  case cellBackground
  case cellImage
  case cellTexts
  case cellText
  case cellSecondaryText
  case cellView
  case link, symbol, run, runImage, image
  case missingImage
  case template
  case layer

  // Accessories and actions.
  case accessory
  case leadingAccessories
  case trailingAccessories
  case disclosureIndicator
  case outlineDisclosure
  case checkmark, detail, delete, insert, reorder, multiselect
  case accessoryLabel
  case popUpMenu
  case customAccessory
  case swipe, slide, action
  case actionFace
  case leadingActions
  case trailingActions
  case customActions
  /// Heard and not seen.
  case spoken

  // Alerts and menus.
  case alertBody
  case alertFields
  case alertField
  case answers, answer
  case menu
  case menuRow
  case menuWords
  case menuSubtitle
  case menuHeading
  case menuSection

  // View trees.
  case view, label, stack, button, toggle
  case viewImage
  case scroller, segments, segment, slider, stepper, progress, activity, field, wheels, month
  case textView
  /// The button that lies over a view which is tapped as a whole.
  case tap
  case pageDots
  case dateWords

  // The look's content styles.
  case contentView
  case contentCell
  case contentSubtitleCell
  case contentValueCell
  case contentHeader
  case contentFooter
  case contentPlainHeader
  case contentPlainFooter
  case contentGroupedHeader
  case contentGroupedFooter
  case contentProminentHeader
  case contentExtraProminentHeader
  case contentSidebarCell
  case contentSidebarSubtitleCell
  case contentSidebarHeader
  case contentAccompaniedSidebarCell
  case contentAccompaniedSidebarSubtitleCell

  // The look's background styles.
  case backgroundClear
  case backgroundListCell
  case backgroundListHeader
  case backgroundListFooter
  case backgroundListPlainCell
  case backgroundListPlainHeaderFooter
  case backgroundListGroupedCell
  case backgroundListGroupedHeaderFooter
  case backgroundListSidebarCell
  case backgroundListSidebarHeader
  case backgroundListAccompaniedSidebarCell

  /// The name as markup and stylesheets have it.
  package var name: StaticString {
    switch self {
    case .page: "page"
    case .sprite: "sprite"
    case .frame: "frame"
    case .announcement: "announcement"
    case .alternate: "alternate"
    case .presented: "presented"
    case .presentedScreen: "presented-screen"
    case .below: "below"
    case .dismissal: "dismissal"
    case .grabber: "grabber"
    case .alert: "alert"
    case .frameTitle: "frame-title"
    case .outlineTools: "outline-tools"
    case .steps: "steps"
    case .stepBack: "step-back"
    case .stepWords: "step-words"
    case .stepList: "step-list"
    case .stepNext: "step-next"
    case .navigation: "navigation"
    case .toolbar: "toolbar"
    case .search: "search"
    case .split: "split"
    case .column: "column"
    case .tabs: "tabs"
    case .tab: "tab"
    case .navigationBar: "navigation-bar"
    case .barLeading: "bar-leading"
    case .barTitle: "bar-title"
    case .barTrailing: "bar-trailing"
    case .barButton: "bar-button"
    case .barGroup: "bar-group"
    case .barBadge: "bar-badge"
    case .barView: "bar-view"
    case .titleView: "title-view"
    case .backButton: "back-button"
    case .columnBack: "column-back"
    case .sidebarToggle: "sidebar-toggle"
    case .largeTitle: "large-title"
    case .barSubtitle: "bar-subtitle"
    case .barPrompt: "bar-prompt"
    case .searchField: "search-field"
    case .searchCancel: "search-cancel"
    case .searchTokens: "search-tokens"
    case .token: "token"
    case .scopes: "scopes"
    case .searchStatus: "search-status"
    case .query: "query"
    case .nothingFound: "nothing-found"
    case .screenContent: "screen-content"
    case .tabBar: "tab-bar"
    case .tabPanel: "tab-panel"
    case .tabImage: "tab-image"
    case .tabTitle: "tab-title"
    case .tabBadge: "tab-badge"
    case .collection: "collection"
    case .section: "section"
    case .rows: "rows"
    case .chunk: "chunk"
    case .row: "row"
    case .children: "children"
    case .header: "header"
    case .footer: "footer"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    case .index: "index"
    case .indexTitle: "index-title"
    case .emptyView: "empty-view"
    case .appearancePlain: "appearance-plain"
    case .appearanceGrouped: "appearance-grouped"
    case .appearanceInsetGrouped: "appearance-inset-grouped"
    case .appearanceSidebar: "appearance-sidebar"
    case .appearanceSidebarPlain: "appearance-sidebar-plain"
    case .compositional: "compositional"
    case .layoutScroller: "layout-scroller"
    case .layoutGroup: "layout-group"
    case .layoutItem: "layout-item"
    case .badge: "badge"
    case .cell: "cell"
    case .cellBackground: "cell-background"
    case .cellImage: "cell-image"
    case .cellTexts: "cell-texts"
    case .cellText: "cell-text"
    case .cellSecondaryText: "cell-secondary-text"
    case .cellView: "cell-view"
    case .link: "link"
    case .symbol: "symbol"
    case .run: "run"
    case .runImage: "run-image"
    case .image: "image"
    case .missingImage: "missing-image"
    case .template: "template"
    case .layer: "layer"
    case .accessory: "accessory"
    case .leadingAccessories: "leading-accessories"
    case .trailingAccessories: "trailing-accessories"
    case .disclosureIndicator: "disclosure-indicator"
    case .outlineDisclosure: "outline-disclosure"
    case .checkmark: "checkmark"
    case .detail: "detail"
    case .delete: "delete"
    case .insert: "insert"
    case .reorder: "reorder"
    case .multiselect: "multiselect"
    case .accessoryLabel: "accessory-label"
    case .popUpMenu: "pop-up-menu"
    case .customAccessory: "custom-accessory"
    case .swipe: "swipe"
    case .slide: "slide"
    case .action: "action"
    case .actionFace: "action-face"
    case .menu: "menu"
    case .menuRow: "menu-row"
    case .menuWords: "menu-words"
    case .menuSubtitle: "menu-subtitle"
    case .menuHeading: "menu-heading"
    case .menuSection: "menu-section"
    case .alertBody: "alert-body"
    case .alertFields: "alert-fields"
    case .alertField: "alert-field"
    case .answers: "answers"
    case .answer: "answer"
    case .leadingActions: "leading-actions"
    case .trailingActions: "trailing-actions"
    case .customActions: "custom-actions"
    case .spoken: "spoken"
    case .view: "view"
    case .label: "label"
    case .stack: "stack"
    case .button: "button"
    case .toggle: "toggle"
    case .viewImage: "view-image"
    case .scroller: "scroller"
    case .segments: "segments"
    case .segment: "segment"
    case .slider: "slider"
    case .stepper: "stepper"
    case .progress: "progress"
    case .activity: "activity"
    case .field: "field"
    case .wheels: "wheels"
    case .month: "month"
    case .textView: "text-view"
    case .tap: "tap"
    case .pageDots: "page-dots"
    case .dateWords: "date-words"
    case .contentView: "content-view"
    case .contentCell: "content-cell"
    case .contentSubtitleCell: "content-subtitle-cell"
    case .contentValueCell: "content-value-cell"
    case .contentHeader: "content-header"
    case .contentFooter: "content-footer"
    case .contentPlainHeader: "content-plain-header"
    case .contentPlainFooter: "content-plain-footer"
    case .contentGroupedHeader: "content-grouped-header"
    case .contentGroupedFooter: "content-grouped-footer"
    case .contentProminentHeader: "content-prominent-inset-grouped-header"
    case .contentExtraProminentHeader: "content-extra-prominent-inset-grouped-header"
    case .contentSidebarCell: "content-sidebar-cell"
    case .contentSidebarSubtitleCell: "content-sidebar-subtitle-cell"
    case .contentSidebarHeader: "content-sidebar-header"
    case .contentAccompaniedSidebarCell: "content-accompanied-sidebar-cell"
    case .contentAccompaniedSidebarSubtitleCell: "content-accompanied-sidebar-subtitle-cell"
    case .backgroundClear: "background-clear"
    case .backgroundListCell: "background-list-cell"
    case .backgroundListHeader: "background-list-header"
    case .backgroundListFooter: "background-list-footer"
    case .backgroundListPlainCell: "background-list-plain-cell"
    case .backgroundListPlainHeaderFooter: "background-list-plain-header-footer"
    case .backgroundListGroupedCell: "background-list-grouped-cell"
    case .backgroundListGroupedHeaderFooter: "background-list-grouped-header-footer"
    case .backgroundListSidebarCell: "background-list-sidebar-cell"
    case .backgroundListSidebarHeader: "background-list-sidebar-header"
    case .backgroundListAccompaniedSidebarCell: "background-list-accompanied-sidebar-cell"
    }
  }
}
