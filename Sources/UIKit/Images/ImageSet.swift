/// The pictures of an image set, of which one is for each place and appearance.
struct ImageSet {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      /// `template` or `original`.
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]
    var properties: Properties?

    var renderingMode: UIImage.RenderingMode {
      switch properties?.intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    }
  }

  private struct Entry: Decodable {
    var filename: String?
    /// As `2x`; `nil` for a drawing or a picture for every scale.
    var scale: String?
    var idiom: String?
    var appearances: [AssetAppearance]?
    var displayGamut: String?
    var languageDirection: String?
    var locale: String?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, locale
      case displayGamut = "display-gamut"
      case languageDirection = "language-direction"
    }

    var factor: Double? { scale.flatMap { Double($0.dropLast()) } }
    var conditions: AssetConditions { AssetConditions(appearances) }
  }

  /// Where a picture is wanted.
  struct Wish: Hashable, Sendable {
    var scale: Double
    var isPad: Bool
    var isRightToLeft: Bool
    var language: String

    init(_ traits: UITraitCollection) {
      scale = traits.displayScale > 0 ? Double(traits.displayScale) : 3
      isPad = traits.userInterfaceIdiom == .pad
      isRightToLeft = traits.layoutDirection == .rightToLeft
      language = Localization.language
    }
  }

  private let place: AssetCatalogs.Place
  private let name: String
  private let entries: [Entry]
  private let renderingMode: UIImage.RenderingMode

  /// A set's description; `nil` where it cannot be read.
  init?(named name: String, at place: AssetCatalogs.Place) {
    guard let data = FileManager.default.contents(atPath: place.path + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    self.place = place
    self.name = name
    entries = contents.images
    renderingMode = contents.renderingMode
  }

  /// The picture for a place with those that stand for it in the dark and with high contrast.
  func image(for wish: Wish) -> FoundImage {
    let normal = best(AssetConditions(), wish)
    guard case .success(var image) = normal.result else {
      if case .failure(let missing) = normal.result { return .missing(missing) }
      return .missing(MissingImage(noFileOf: name, in: place.catalog))
    }
    image.renderingMode = renderingMode
    var problems = normal.problems
    for conditions in [AssetConditions.dark, .highContrast, .darkHighContrast] {
      guard entries.contains(where: { $0.conditions == conditions && $0.filename != nil })
      else { continue }
      let other = best(conditions, wish)
      problems += other.problems
      switch other.result {
      case .success(let file): image.variants[conditions] = file
      case .failure(let missing): problems.append(missing)
      case nil: break
      }
    }
    return .file(image, problems: problems)
  }

  /// The first usable picture among those that suit best, and what was wrong with better ones.
  private func best(_ conditions: AssetConditions, _ wish: Wish) -> (
    result: Result<ImageFile, MissingImage>?, problems: [MissingImage]
  ) {
    var candidates = entries.indices.filter {
      entries[$0].filename != nil && entries[$0].conditions == conditions
    }
    if candidates.isEmpty { candidates = entries.indices.filter { entries[$0].filename != nil } }
    let ranks = candidates.map { rank(of: entries[$0], wish) + [Double($0)] }
    let order = candidates.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
    var problems: [MissingImage] = []
    for index in order {
      switch file(of: entries[candidates[index]]) {
      case .success(let file): return (.success(file), problems)
      case .failure(let missing): problems.append(missing)
      }
    }
    return (problems.first.map { .failure($0) }, [])
  }

  /// How far an entry is from what is wanted, the weightiest first.
  private func rank(of entry: Entry, _ wish: Wish) -> [Double] {
    let idiom: Double =
      switch entry.idiom {
      case wish.isPad ? "ipad" : "iphone": 0
      case nil, "universal": 1
      default: 2
      }
    let locale: Double =
      entry.locale == nil ? 1 : entry.locale.map(LanguageTag.init)?.text == wish.language ? 0 : 2
    let direction: Double =
      switch entry.languageDirection {
      case wish.isRightToLeft ? "right-to-left" : "left-to-right": 0
      case nil: 1
      default: 2
      }
    let gamut: Double = entry.displayGamut == "display-P3" ? 1 : 0
    let scale =
      entry.factor.map { $0 >= wish.scale ? $0 - wish.scale : 100 + wish.scale - $0 } ?? 0
    return [idiom, locale, direction, gamut, scale]
  }

  private func file(of entry: Entry) -> Result<ImageFile, MissingImage> {
    let fileName = entry.filename ?? ""
    let path = "\(place.path)/\(fileName)"
    guard !fileName.contains(".."), let bytes = FileManager.default.contents(atPath: path) else {
      return .failure(MissingImage(name, file: fileName, isNotIn: place.catalog))
    }
    let scale = entry.factor ?? 1
    if let file = ImageFile(converting: bytes, at: path, scale: scale) {
      guard let problem = ImageRules.problem(of: file) else { return .success(file) }
      return .failure(MissingImage(name, of: file, because: problem))
    }
    return .failure(
      MissingImage(name, unusable: bytes, at: path, scale: scale, in: place.catalog))
  }
}
