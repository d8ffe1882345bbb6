public import Foundation
public import UIKit

extension UTType {
  /// What a reader calls the type; its name, as there is no list of words for types here.
  public var localizedDescription: String? { identifier }
}

extension URLResourceKey {
  /// The type of a file.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
  /// The type of a file; always `nil`: Foundation does not look at it here.
  public var contentType: UTType? { nil }
}

extension UIDocumentPickerViewController {
  /// A choice among documents of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// A choice among documents of some types, as they lie.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}
