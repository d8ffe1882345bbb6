package import Foundation

extension stat {
  /// When the contents were changed last.
  package var modified: timespec {
    #if os(Linux)
      st_mtim
    #else
      st_mtimespec
    #endif
  }

  /// When the contents or what is said of them were changed last.
  package var changed: timespec {
    #if os(Linux)
      st_ctim
    #else
      st_ctimespec
    #endif
  }
}
