/// The body of a page as it is written out.
package struct RenderedBody: Sendable {
  package var bytes: [UInt8]
  package var features: PageFeatures
}
