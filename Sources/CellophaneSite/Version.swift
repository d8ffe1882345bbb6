/// Which release this is, as the commands say it and the changes are headed.
package enum Version {
  /// By the rules of Semantic Versioning.
  package static let current = "0.1.0"
}
