/// What a changed page looks like, and where it differs.
struct ChangePictures: Sendable {
  struct Picture: Sendable {
    enum Kind: String, Sendable { case before, after, difference }

    var kind: Kind
    /// A PNG.
    var bytes: [UInt8]
  }

  /// None where the page looks the same wherever it was looked at.
  var pictures: [Picture]
  /// Points.
  var width: Int
  /// What is to be said of them.
  var words: String
}

extension ChangePictures.Picture.Kind {
  var title: String {
    switch self {
    case .before: "Before"
    case .after: "After"
    case .difference: "Difference"
    }
  }

  /// What a picture of a change shows, in words.
  func label(of name: String) -> String {
    switch self {
    case .before: "\(name) before"
    case .after: "\(name) after"
    case .difference: "\(name) after, faded, with what differs marked"
    }
  }
}
