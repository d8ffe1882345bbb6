extension InterfaceReading {
  /// Gives a controller what its element says, but for its view, which comes when it is asked for.
  func read(_ element: InterfaceElement, into controller: UIViewController) {
    name(controller, element.id)
    scene?.controller = controller
    controller.storage.scene = scene
    if let title = text(element, "title") { controller.title = title }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    controller.definesPresentationContext = element.flag("definesPresentationContext") ?? false
    if let style = element.choice("modalPresentationStyle", InterfaceScene.styles) {
      controller.modalPresentationStyle = style
    }
    if let words = element.value("navigationItem") { read(words, into: controller.navigationItem) }
    if let words = element.value("tabBarItem") { controller.tabBarItem = tabItem(words) }
    if let items = element.children.first(where: { $0.name == "toolbarItems" }) {
      controller.toolbarItems = items.children.compactMap(barButton)
    }
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
      navigation.isToolbarHidden = element.flag("toolbarHidden") ?? true
      if let bar = element.value("navigationBar") { read(bar, into: navigation.navigationBar) }
    }
    if let table = controller as? UITableViewController {
      table.clearsSelectionOnViewWillAppear =
        element.flag("clearsSelectionOnViewWillAppear") ?? true
    }
    if let tabs = controller as? UITabBarController, let bar = element.value("tabBar") {
      if let color = color(bar, "tintColor") { tabs.tabBar.tintColor = color }
    }
  }

  // MARK: Bars

  func read(_ element: InterfaceElement, into bar: UINavigationBar) {
    bar.prefersLargeTitles = element.flag("largeTitles") ?? false
    if let color = color(element, "tintColor") { bar.tintColor = color }
    let items = element.contents("items").compactMap { words -> UINavigationItem? in
      let item = UINavigationItem(title: "")
      read(words, into: item)
      return item
    }
    if !items.isEmpty { bar.items = items }
  }

  private func read(_ element: InterfaceElement, into item: UINavigationItem) {
    keep(item, as: element)
    if let title = text(element, "title") { item.title = title }
    item.prompt = text(element, "prompt")
    let modes: KeyValuePairs<String, UINavigationItem.LargeTitleDisplayMode> = [
      "always": .always, "never": .never,
    ]
    if let mode = element.choice("largeTitleDisplayMode", modes) {
      item.largeTitleDisplayMode = mode
    }
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    item.backButtonTitle = text(element, "backButtonTitle")
    let buttons = { (one: String, several: String) in
      let found = element.contents(several) + [element.value(one)].compactMap(\.self)
      return found.isEmpty ? nil : found.compactMap(self.barButton)
    }
    item.leftBarButtonItems = buttons("leftBarButtonItem", "leftBarButtonItems")
    item.rightBarButtonItems = buttons("rightBarButtonItem", "rightBarButtonItems")
    item.backBarButtonItem = element.value("backBarButtonItem").flatMap(barButton)
    item.titleView = element.value("titleView").flatMap(view)
  }

  /// A button of a bar.
  func barButton(_ element: InterfaceElement) -> UIBarButtonItem? {
    let type = classes.type(of: element, UIBarButtonItem.self) ?? UIBarButtonItem.self
    guard let item = type.init(coder: InterfaceCoder(element, self)) else { return nil }
    if let system = element.choice("systemItem", Self.systemItems) { item.become(system) }
    if let title = text(element, "title") { item.title = title }
    if let image = image(element, "image") { item.image = image }
    if element["style"] == "done" { item.style = .done }
    if let color = color(element, "tintColor") { item.tintColor = color }
    item.isEnabled = element.flag("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    if let width = element.number("width") { item.width = width }
    if let view = element.children.first(where: { $0["key"] == "customView" }) {
      item.customView = self.view(view)
    }
    keep(item, as: element)
    return item
  }

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  private func tabItem(_ element: InterfaceElement) -> UITabBarItem {
    let systems: KeyValuePairs<String, UITabBarItem.SystemItem> = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
    let tag = element.integer("tag") ?? 0
    let item =
      element.choice("systemItem", systems).map { UITabBarItem(tabBarSystemItem: $0, tag: tag) }
      ?? UITabBarItem(title: text(element, "title"), image: image(element, "image"), tag: tag)
    item.selectedImage = image(element, "selectedImage") ?? item.selectedImage
    item.badgeValue = element["badgeValue"]
    keep(item, as: element)
    return item
  }
}
