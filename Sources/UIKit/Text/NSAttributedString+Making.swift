#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// Makes a text without letters.
    ///
    /// UIKit: `init()`, which Swift's own Foundation does not hand down and no extension may add.
    public convenience init(_ nothing: Void = ()) {
      self.init(string: "")
    }
  }
#endif
