extension Array {
  /// Visits each element where it lies.
  ///
  /// A loop copies its element, and a row's copy costs more than its markup.
  @inline(__always)
  func forEachInPlace(_ body: (UnsafePointer<Element>) -> Void) {
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in 0..<elements.count { body(first + index) }
    }
  }
}
