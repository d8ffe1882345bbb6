/// What a value looks like as a file: its text, and the files that it needs to be shown.
package struct SnapshotContent: Hashable, Sendable {
  /// A file beside the fixtures that several of them share.
  package struct Attachment: Hashable, Sendable {
    /// From the folder `__Snapshots__`, with slashes.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package var bytes: [UInt8]
  package var attachments: [Attachment]

  package init(bytes: [UInt8], attachments: [Attachment] = []) {
    self.bytes = bytes
    self.attachments = attachments
  }
}
