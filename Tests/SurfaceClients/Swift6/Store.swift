import UIKit

struct Photo: Identifiable, Hashable, Sendable, Codable {
  let id: Int
  var name: String
  var isLiked = false
}

actor PhotoService {
  private var photos: [Photo] = [Photo(id: 1, name: "Sea"), Photo(id: 2, name: "Hill")]

  func load() async throws -> [Photo] { photos }
  func like(_ id: Photo.ID) {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    photos[index].isLiked.toggle()
  }
}

/// A class of items, told apart by identity.
final class Album: NSObject, Sendable {
  let name: String
  init(name: String) {
    self.name = name
    super.init()
  }
  override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    return hasher.finalize()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? Album)?.name == name }
}

@MainActor protocol PhotosViewModelDelegate: AnyObject {
  func photosDidChange(_ viewModel: PhotosViewModel)
}

@MainActor final class PhotosViewModel {
  private(set) var photos: [Photo] = []
  weak var delegate: (any PhotosViewModelDelegate)?
  private let service = PhotoService()
  private var task: Task<Void, Never>?

  func load() async {
    do {
      photos = try await service.load()
      delegate?.photosDidChange(self)
    } catch {
      photos = []
    }
  }

  func reload() {
    task?.cancel()
    task = Task { [weak self] in await self?.load() }
  }

  subscript(id: Photo.ID) -> Photo? { photos.first { $0.id == id } }
}

/// Colours and words that code without isolation reads.
enum Palette {
  static let accent = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
  static let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  static let title = UIFont.preferredFont(forTextStyle: .title2)
  static let heart = UIImage(systemName: "heart.fill")
  static let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  static let header = UICollectionView.elementKindSectionHeader
  static let shown = UIApplication.didBecomeActiveNotification
  static let keyboard = UIResponder.keyboardWillShowNotification
  static let size = UITableView.automaticDimension

  nonisolated static func content(for photo: Photo) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = photo.name
    content.image = photo.isLiked ? heart : nil
    content.textProperties.color = accent
    content.directionalLayoutMargins = insets
    return content
  }

  nonisolated static func snapshot(of photos: [Photo]) -> NSDiffableDataSourceSnapshot<
    Int, Photo.ID
  > {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos.map(\.id))
    return snapshot
  }

  nonisolated static func background(isSelected: Bool) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = isSelected ? accent : .clear
    background.cornerRadius = 8
    return background
  }

  nonisolated static func attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: title, .foregroundColor: accent])
  }
}

@propertyWrapper struct Localized {
  var wrappedValue: String { NSLocalizedString(key, comment: "") }
  let key: String
}
