extension AnyPreview {
  /// The same preview, begun where gestures lead: what touches do is asked from there.
  ///
  /// Its own steps are left out. What cannot be done stops the preview with a sentence.
  package func after(_ gestures: [Gesture]) -> AnyPreview {
    guard !gestures.isEmpty else { return self }
    var copy = self
    let make = make
    copy.frameTitles = ["Start"]
    copy.make = {
      let instance = make()
      return PreviewInstance(
        root: instance.root,
        opening: instance.opening + gestures.map { gesture in { Driver.drive($0, gesture) } },
        steps: [])
    }
    return copy
  }
}
