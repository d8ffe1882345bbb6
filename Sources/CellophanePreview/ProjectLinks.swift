/// What a site is of, and where its sources are, for those who want more than to look.
public struct ProjectLinks: Hashable, Sendable {
  /// The address of the repository, without a slash at its end: `https://github.com/me/Lists`; `nil`
  /// where it has none that readers can follow.
  ///
  /// The folder that sources start from is its root. Sources lead to their lines there, by addresses
  /// as GitHub, Gitea and Codeberg have them.
  public var repository: String?
  /// The branch, tag or commit that lines are shown of.
  public var revision: String
  /// The address of the documentation.
  public var documentation: String?
  /// What the licence is called: `MIT`. The file `LICENSE` of the repository says it, where there is
  /// one to lead to.
  public var license: String?
  /// The command that installs it, or the line of a manifest that asks for it.
  public var install: String?

  public init(
    repository: String? = nil, revision: String = "main", documentation: String? = nil,
    license: String? = nil, install: String? = nil
  ) {
    self.repository = repository
    self.revision = revision
    self.documentation = documentation
    self.license = license
    self.install = install
  }

  /// Where a file is shown, at some of its lines; `nil` without a repository.
  package func address(of path: String, lines: ClosedRange<Int>? = nil) -> String? {
    let place = lines.map { "#L\($0.lowerBound)-L\($0.upperBound)" } ?? ""
    return repository.map { "\($0)/blob/\(revision)/\(path)\(place)" }
  }
}
