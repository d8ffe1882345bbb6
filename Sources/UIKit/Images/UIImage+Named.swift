extension UIImage {
  /// A picture by its name, looked up in the declared folders and in the resources beside the
  /// executable, in their asset catalogs too.
  ///
  /// UIKit: `nil` for a name that is not found, which the build reports here. A file that is found
  /// and cannot be shown is a marked placeholder of its size, which is reported with its row. Of an
  /// image set, the best scale is taken and the pictures for the dark and for high contrast follow
  /// the page; its rendering intent is the image's rendering mode, its slicing and preserved
  /// vectors are left aside.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// A picture by its name in a bundle's resources.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle, with: traitCollection.map(Configuration.init(traitCollection:)))
  }

  /// A picture by its name in a bundle's resources, configured.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard let found = ImageFolders.image(named: name, in: bundle) else { return nil }
    if case .missing(let missing) = found, missing.isNowhere {
      RuntimeIssue.record(missing.rule, missing.message)
      return nil
    }
    self.init(
      source: Self.source(of: found, named: name), configurationValues: configuration?.values,
      renderingMode: found.renderingMode)
  }

  /// A picture by its name that shows a value between 0 and 1.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// An image of an asset catalog, else of another folder; a placeholder, and reported by the
  /// build, where there is none.
  public convenience init(resource: ImageResource) {
    var found = ImageFolders.image(named: resource.name, in: resource.bundle)
    if case .missing(let missing) = found, missing.isNowhere {
      found = ImageFolders.image(named: resource.name, in: nil)
    }
    self.init(
      source: found.map { Self.source(of: $0, named: resource.name) } ?? .empty,
      renderingMode: found?.renderingMode ?? .automatic)
  }

  private static func source(of found: FoundImage, named name: String) -> Source {
    switch found {
    case .file(let file, let problems):
      for problem in problems { RuntimeIssue.record(problem.rule, problem.message) }
      return .named(name, file)
    case .symbol(let template): return .symbolSet(template)
    case .missing(let missing):
      RuntimeIssue.record(missing.rule, missing.message)
      return .missing(missing)
    }
  }
}
