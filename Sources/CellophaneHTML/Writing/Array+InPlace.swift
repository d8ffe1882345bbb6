extension Array {
  /// Visits each element where it lies.
  ///
  /// A loop copies its element, and a row's copy costs more than its markup.
  ///
  /// - Parameter range: The places of those that are visited; all by default.
  @inline(__always)
  func forEachInPlace(at range: Range<Int>? = nil, _ body: (UnsafePointer<Element>) -> Void) {
    withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      for index in range ?? 0..<elements.count { body(first + index) }
    }
  }
}
