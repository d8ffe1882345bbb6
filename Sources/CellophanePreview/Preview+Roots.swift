public import CellophaneLook
public import UIKit

extension Preview where Root: UIViewController {
  /// Previews a view controller.
  public init(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    file: String = #fileID, path: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> Root
  ) {
    self.init(
      title,
      PreviewDetails(
        group: group, notes: notes, source: source, id: id, environments: environments,
        look: look),
      location: PreviewLocation(file: file, path: path, line: line), make: make
    ) { .controller($0) }
  }
}

extension Preview where Root: UICollectionView {
  /// Previews a collection view that fills the screen.
  ///
  /// A collection view keeps neither its data source nor its delegate alive: something that the
  /// closure makes must, the collection view itself for instance.
  public init(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    file: String = #fileID, path: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> Root
  ) {
    self.init(
      title,
      PreviewDetails(
        group: group, notes: notes, source: source, id: id, environments: environments,
        look: look),
      location: PreviewLocation(file: file, path: path, line: line), make: make
    ) { .view($0) }
  }
}

extension Preview where Root: UITableView {
  /// Previews a table view that fills the screen.
  ///
  /// A table view keeps neither its data source nor its delegate alive: something that the
  /// closure makes must, the table view itself for instance.
  public init(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    file: String = #fileID, path: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> Root
  ) {
    self.init(
      title,
      PreviewDetails(
        group: group, notes: notes, source: source, id: id, environments: environments,
        look: look),
      location: PreviewLocation(file: file, path: path, line: line), make: make
    ) { .view($0) }
  }
}

extension Preview where Root: UICollectionViewCell {
  /// Previews a cell as the only row of a list, in every state that a cell can be in.
  ///
  /// - Parameter appearance: The appearance of the list around it.
  public init(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    file: String = #fileID, path: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> Root
  ) {
    self.init(
      title,
      PreviewDetails(
        group: group, notes: notes, source: source, id: id, environments: environments,
        look: look),
      location: PreviewLocation(file: file, path: path, line: line), make: make
    ) { .cell($0, appearance) }
    asksEveryState = true
  }
}

extension Preview where Root: UITableViewCell {
  /// Previews a cell as the only row of a table, in every state that a cell can be in.
  ///
  /// - Parameter style: The style of the table around it.
  public init(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    in style: UITableView.Style = .plain,
    file: String = #fileID, path: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> Root
  ) {
    self.init(
      title,
      PreviewDetails(
        group: group, notes: notes, source: source, id: id, environments: environments,
        look: look),
      location: PreviewLocation(file: file, path: path, line: line), make: make
    ) { .tableCell($0, style) }
    asksEveryState = true
  }
}

extension Preview where Root == UICollectionViewListCell {
  /// Previews a content configuration in a list cell, in every state that a cell can be in.
  ///
  /// - Parameter appearance: The appearance of the list around it.
  public init<Content: UIContentConfiguration>(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    file: String = #fileID, path: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      title, group: group, notes: notes, source: source, id: id, environments: environments,
      look: look, in: appearance, file: file, path: path, line: line
    ) {
      let cell = UICollectionViewListCell()
      cell.contentConfiguration = make()
      return cell
    }
  }

  /// Previews a content configuration and its background in a list cell, in every state that a
  /// cell can be in.
  ///
  /// - Parameter appearance: The appearance of the list around it.
  public init<Content: UIContentConfiguration>(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    in appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    file: String = #fileID, path: String = #filePath, line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> (Content, UIBackgroundConfiguration)
  ) {
    self.init(
      title, group: group, notes: notes, source: source, id: id, environments: environments,
      look: look, in: appearance, file: file, path: path, line: line
    ) {
      let (content, background) = make()
      let cell = UICollectionViewListCell()
      cell.contentConfiguration = content
      cell.backgroundConfiguration = background
      return cell
    }
  }
}
