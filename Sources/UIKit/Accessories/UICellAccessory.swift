/// A control or sign beside a cell's content.
public struct UICellAccessory {
  /// What a control does.
  public typealias ActionHandler = () -> Void
  /// What a menu does after its choice changed.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width in which an accessory is centred.
  public enum LayoutDimension {
    /// Its own.
    case actual
    /// The system's column for such accessories.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label
    case customView(UIView)
    case detail, popUpMenu
  }

  /// What an accessory is with everything that it was given.
  package enum Content {
    case disclosureIndicator(DisclosureIndicatorOptions)
    case outlineDisclosure(OutlineDisclosureOptions, ActionHandler?)
    case checkmark(CheckmarkOptions)
    case detail(DetailOptions, ActionHandler?)
    case delete(DeleteOptions, ActionHandler?)
    case insert(InsertOptions, ActionHandler?)
    case reorder(ReorderOptions)
    case multiselect(MultiselectOptions)
    case label(String, LabelOptions)
    case popUpMenu(UIMenu, PopUpMenuOptions, MenuSelectedElementDidChangeHandler?)
    case customView(CustomViewConfiguration)
  }

  package let content: Content
  /// When it is shown.
  package let displayed: DisplayedState

  private init(_ content: Content, _ displayed: DisplayedState) {
    self.content = content
    self.displayed = displayed
  }

  /// What it is.
  public var accessoryType: AccessoryType {
    switch content {
    case .disclosureIndicator: .disclosureIndicator
    case .outlineDisclosure: .outlineDisclosure
    case .checkmark: .checkmark
    case .detail: .detail
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .multiselect
    case .label: .label
    case .popUpMenu: .popUpMenu
    case .customView(let configuration): .customView(configuration.customView)
    }
  }
}

extension UICellAccessory {
  /// A chevron that says that the row leads elsewhere; trailing.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator(options), displayed)
  }

  /// A button for details; trailing.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail(options, actionHandler), displayed)
  }

  /// A check mark; trailing.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark(options), displayed)
  }

  /// A red control; leading. Without a handler it shows the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete(options, actionHandler), displayed)
  }

  /// A green control; leading.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert(options, actionHandler), displayed)
  }

  /// A handle by which the row is moved; trailing.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder(options), displayed)
  }

  /// A ring that is filled where the row is chosen; leading.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect(options), displayed)
  }

  /// A chevron that opens the row's children; trailing. A handler takes the opening's place.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure(options, actionHandler), displayed)
  }

  /// A button with the menu's choice; trailing.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu(menu, options, selectedElementDidChangeHandler), displayed)
  }

  /// A text; trailing.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label(text, options), displayed)
  }

  /// A view of the author's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView(configuration), configuration.placement.displayed)
  }
}
