extension InterfaceReading {
  // MARK: Tables

  /// Gives a table what its element says, the cells that it is to make among it.
  func read(_ element: InterfaceElement, into table: UITableView) {
    // Written by old versions for what is automatic: a plain and a grouped table's.
    let automatic: Set<CGFloat> = [-1, 28, 18, 22]
    let height = { (name: String) in
      element.number(name).flatMap { automatic.contains($0) ? nil : $0 }
        ?? UITableView.automaticDimension
    }
    table.sectionHeaderHeight = height("sectionHeaderHeight")
    table.sectionFooterHeight = height("sectionFooterHeight")
    if let height = element.number("rowHeight"), height > 0 {
      // 44 with an estimate is what Interface Builder calls automatic too.
      table.rowHeight = height == 44 ? UITableView.automaticDimension : height
    }
    let separators: KeyValuePairs<String, UITableViewCell.SeparatorStyle> = [
      "none": .none, "singleLine": .singleLine, "default": .singleLine,
    ]
    if let style = element.choice("separatorStyle", separators) { table.separatorStyle = style }
    if let color = color(element, "separatorColor") { table.separatorColor = color }
    if let insets = element.insets("separatorInset") { table.separatorInset = insets }
    if element["selectionStyle"] == "none" || element.flag("allowsSelection") == false {
      table.allowsSelection = false
    }
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    if let view = element.value("tableHeaderView") { table.tableHeaderView = self.view(view) }
    if let view = element.value("tableFooterView") { table.tableFooterView = self.view(view) }
    if let view = element.value("backgroundView") { table.backgroundView = self.view(view) }
    for cell in element.contents("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.register(prototype(cell), forCellReuseIdentifier: identifier)
    }
    if element["dataMode"] == "static" {
      table.elements.staticSections = element.contents("sections").map { section in
        StaticSection(
          header: text(section, "headerTitle"), footer: text(section, "footerTitle"),
          cells: section.contents("cells").compactMap { view($0) as? UITableViewCell })
      }
    }
  }

  /// Gives a cell what its element says.
  func read(_ element: InterfaceElement, into cell: UITableViewCell) {
    let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
      "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    cell.accessoryType = element.choice("accessoryType", accessories) ?? .none
    cell.editingAccessoryType = element.choice("editingAccessoryType", accessories) ?? .none
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
    cell.indentationLevel = element.integer("indentationLevel") ?? 0
    cell.indentationWidth = element.number("indentationWidth") ?? 10
    cell.ownHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    if let view = element.value("accessoryView") { cell.accessoryView = self.view(view) }
    guard var content = element.value("contentView") else { return }
    // The labels of a style are the cell's own.
    for (key, name) in ["textLabel", "detailTextLabel", "imageView"].map({ ($0, element[$0]) }) {
      guard let name, let place = content.children.firstIndex(where: { $0.name == "subviews" }),
        let found = content.children[place].children.firstIndex(where: { $0.id == name })
      else { continue }
      let words = content.children[place].children.remove(at: found)
      let own: UIView? =
        switch key {
        case "textLabel": cell.textLabel
        case "detailTextLabel": cell.detailTextLabel
        default: cell.imageView
        }
      if let own { read(words, into: own) }
    }
    take(content, of: cell.contentView, in: element)
  }

  /// The style that a cell is made with.
  static func style(of element: InterfaceElement?) -> UITableViewCell.CellStyle {
    switch element?["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  // MARK: Collection views

  /// Gives a collection view what its element says, the cells that it is to make among it.
  func read(_ element: InterfaceElement, into list: UICollectionView) {
    list.allowsSelection = element.flag("allowsSelection") ?? true
    list.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    for cell in element.contents("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      list.register(prototype(cell), forCellWithReuseIdentifier: identifier)
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for (key, kind) in kinds {
      guard let view = element.value(key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      list.register(
        prototype(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  /// The layout that a collection view is made with.
  func layout(of element: InterfaceElement) -> UICollectionViewLayout {
    guard let words = element.value("collectionViewLayout"),
      let layout = classes.type(of: words, UICollectionViewLayout.self)?.made()
    else { return UICollectionViewFlowLayout() }
    keep(layout, as: words)
    guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
    if words["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    flow.minimumLineSpacing = words.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = words.number("minimumInteritemSpacing") ?? 10
    if let size = words.size("itemSize") { flow.itemSize = size }
    if let size = words.size("estimatedItemSize"), size != .zero { flow.estimatedItemSize = size }
    if words.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = words.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = words.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = words.insets("sectionInset") { flow.sectionInset = insets }
    return layout
  }

  /// Gives a view of a collection view what its element says.
  func read(_ element: InterfaceElement, into view: UICollectionReusableView) {
    view.reuseIdentifier = element["reuseIdentifier"]
    guard let cell = view as? UICollectionViewCell, let content = element.value("contentView")
    else { return }
    take(content, of: cell.contentView, in: element)
  }

  // MARK: Cells

  /// A cell's contents, which lie in the content view under constraints that the cell may hold.
  private func take(_ content: InterfaceElement, of view: UIView, in cell: InterfaceElement) {
    if let size = content.size("frame") ?? content.rect("frame")?.size {
      view.frame = CGRect(origin: .zero, size: size)
    }
    take(view, as: content)
  }

  private func prototype(_ element: InterfaceElement) -> UINib {
    UINib(element, in: file, name: name, bundle: bundle, scene: scene)
  }
}

/// A section of a table whose rows are all there from the start.
struct StaticSection {
  var header: String?
  var footer: String?
  var cells: [UITableViewCell]
}
