/// What a gallery is made of.
struct GalleryParts: Sendable {
  /// The modules that have something in them, what is needed first.
  var built: [BuiltTarget]
  var made: GalleryBuilder.Made
  var additions: ModuleAdditions
  var interfaces: InterfaceFiles
  /// A file of the user's that declares `previews`.
  var ownPreviews: String?
}
