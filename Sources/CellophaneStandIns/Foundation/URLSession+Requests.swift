#if !canImport(ObjectiveC)
  public import Foundation
  public import FoundationNetworking

  // Swift's own Foundation has these with a delegate that may be left out. Protocols of apps, which
  // a session is made to conform to, name them without.

  extension URLSession {
    /// What a request brings.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }

    /// What an address brings.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }

    /// What a request brings that sends data.
    public func upload(
      for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
      try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// What a request brings that sends a file.
    public func upload(
      for request: URLRequest, fromFile fileURL: URL
    ) async throws -> (Data, URLResponse) {
      try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
  }
#endif
