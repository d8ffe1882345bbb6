@_exported public import Foundation

#if canImport(FoundationNetworking)
  // Apple's Foundation has `URLSession` in itself.
  @_exported public import FoundationNetworking
#endif
