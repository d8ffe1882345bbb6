#if !canImport(ObjectiveC)
  public import Foundation
  internal import UIKit

  // What Apple's Foundation has and Swift's own has not.

  extension FileManager {
    /// The folder that a group of apps shares: one in the folder for passing files.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
    {
      temporaryDirectory.appendingPathComponent(groupIdentifier)
    }

    /// Who is signed in to iCloud; nobody, here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  }

  /// Does some work. What it leaves behind goes by itself here.
  public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }

  /// A whole number, as Objective-C calls it.
  public typealias NSInteger = Int
  /// A whole number from 0, as Objective-C calls it.
  public typealias NSUInteger = UInt

  /// Nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
  /// Nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1000

  extension ProcessInfo {
    /// Whether an app for phones runs on a Mac; it does not.
    public var isiOSAppOnMac: Bool { false }
  }

  extension UserDefaults {
    /// Keeps a value under a key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// The value under a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }

  extension URL {
    /// Whether what is behind the address may be read: whatever the system allows.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Has nothing to give back.
    public func stopAccessingSecurityScopedResource() {}
  }

  extension URL {
    /// A file that a bookmark is of.
    public init(
      resolvingBookmarkData data: Data, relativeTo url: URL? = nil,
      bookmarkDataIsStale: inout Bool
    ) throws {
      guard let address = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      bookmarkDataIsStale = false
      self = address
    }
    /// What a file is found again by: its address.
    public func bookmarkData() throws -> Data { Data(absoluteString.utf8) }
    /// The file that a link leads to.
    public init(resolvingAliasFileAt url: URL) throws { self = url.resolvingSymlinksInPath() }
  }

  extension URL {
    /// The app's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// What can be made again.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// What the app keeps for itself.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }

    private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }
  }

  extension CGRect {
    /// Whether both are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  extension CGPoint {
    /// Whether both are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether both are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  // `id as CVarArg`, as conditions have it.
  extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(uuidString) }
  }

  extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(description) }
  }

  extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(absoluteString) }
  }

  extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(NSArray(array: self).description) }
  }

  extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] {
      argument(NSDictionary(dictionary: self).description)
    }
  }

  /// A text as a format's `%@` reads it. It is kept: nobody says when it has been read.
  private func argument(_ text: String) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
  }

  extension NSString {
    /// A text with values put in, as the user's region writes them.
    public class func localizedStringWithFormat(
      _ format: NSString, _ arguments: any CVarArg...
    ) -> NSString {
      NSString(
        string: String(format: format.description, locale: Locale.current, arguments: arguments))
    }
  }

  /// Who presents a file and hears of its changes; none come.
  public protocol NSFilePresenter: AnyObject {
    /// The file's address.
    var presentedItemURL: URL? { get }
    /// Where it hears of changes.
    var presentedItemOperationQueue: OperationQueue { get }
  }

  /// Lets several programs write to one file; here each writes as it likes.
  open class NSFileCoordinator: NSObject {
    /// A coordinator of a presenter's.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}
    /// Does nothing.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Does nothing.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  }
#endif
