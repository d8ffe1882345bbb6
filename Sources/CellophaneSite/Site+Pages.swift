extension Site {
  /// The preview that a page is of: its other pages have its id in front of theirs.
  ///
  /// - Throws: `noPage` where there is none.
  package func owner(ofPage id: String) throws(PictureError) -> String {
    let ids = previews.map(\.id)
    let owners = ids.filter { id == $0 || id.hasPrefix("\($0)-") }
    guard let owner = owners.max(by: { $0.count < $1.count }) else {
      throw .noPage(id, pages: ids)
    }
    return owner
  }
}
