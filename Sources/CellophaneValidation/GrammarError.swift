/// A grammar that cannot be read.
package struct GrammarError: Error, CustomStringConvertible {
  package var description: String {
    "the grammar of pages cannot be read by this libxml2; 2.9 or later is needed"
  }
}
