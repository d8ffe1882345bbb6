package import CellophaneLook
internal import CellophanePreview
internal import UIKit

/// Pages of a preview beside those that it declares: somebody who looks at it asked for them.
package struct AddedPages: Codable, Hashable, Sendable {
  package var looks: [Look.Name] = []
  /// By their BCP 47 tags.
  package var languages: [String] = []

  package init(looks: [Look.Name] = [], languages: [String] = []) {
    self.looks = looks
    self.languages = languages
  }

  /// Takes what another asks for besides.
  package mutating func add(_ other: AddedPages) {
    looks += other.looks.filter { !looks.contains($0) }
    languages += other.languages.filter { !languages.contains($0) }
  }
}

extension AddedPages {
  /// The BCP 47 tag of a language by what a folder or a catalog of texts calls it; `nil` where that
  /// names none.
  package static func tag(ofLanguage name: String) -> String? {
    let tag = LanguageTag(name)
    return tag.isWellFormed ? tag.text : nil
  }
}

extension AnyPreview {
  /// The preview, asked in more languages: each on the device that it declares first.
  func speaking(_ languages: [String]) -> AnyPreview {
    guard var environment = environments.first else { return self }
    var preview = self
    for language in languages {
      environment = environment.language(language)
      let isDeclared = preview.environments.contains { $0.language == environment.language }
      if !isDeclared { preview.environments.append(environment) }
    }
    return preview
  }
}
