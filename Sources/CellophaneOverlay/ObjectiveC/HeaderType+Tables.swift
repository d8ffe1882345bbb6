#if Overlay
extension HeaderType {
  /// Words that say nothing about a type in Swift.
  static let passed: Set<String> = [
    "const", "nullable", "_Nullable", "__nullable", "nonnull", "_Nonnull", "__nonnull",
    "null_unspecified", "_Null_unspecified", "__weak", "__strong", "__unsafe_unretained",
    "__kindof", "struct", "enum", "inout", "in", "out", "oneway", "IBOutlet", "NS_NOESCAPE",
    "__autoreleasing", "__block", "extern", "static", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN",
    "UIKIT_EXTERN", "OBJC_EXPORT", "inline", "NS_INLINE",
  ]

  static let numbers: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "_Bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt",
    "int": "Int32", "unsigned int": "UInt32", "short": "Int16", "unsigned short": "UInt16",
    "long": "Int", "unsigned long": "UInt", "long long": "Int64", "unsigned long long": "UInt64",
    "char": "CChar", "unsigned char": "UInt8", "float": "Float", "double": "Double",
    "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "size_t": "Int", "int8_t": "Int8",
    "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "uint8_t": "UInt8",
    "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "unichar": "UInt16",
  ]

  /// Objects that no star is written for.
  static let objects: [String: String] = [
    "instancetype": "Self", "SEL": "Selector", "dispatch_queue_t": "DispatchQueue",
    "dispatch_block_t": "() -> Void",
  ]

  static let values: [String: String] = [
    "void": "Void", "IBAction": "Void", "NSString": "String",
    "NSNotificationName": "NSNotification.Name",
    "NSComparisonResult": "ComparisonResult", "NSError": "any Error", "NSURLRequest": "URLRequest",
    "UITableViewStyle": "UITableView.Style", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewContentMode": "UIView.ContentMode", "UIButtonType": "UIButton.ButtonType",
    "UIAlertActionStyle": "UIAlertAction.Style", "UIFontTextStyle": "UIFont.TextStyle",
    "UIFontWeight": "UIFont.Weight",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style", "NSRange": "NSRange",
  ]

  /// Classes whose names have lost `NS`, values that stand for classes among them.
  static let withoutPrefix: Set<String> = [
    "Date", "URL", "Data", "UUID", "IndexPath", "IndexSet", "Locale", "TimeZone", "Calendar",
    "DateComponents", "CharacterSet", "URLComponents", "Notification", "NotificationCenter",
    "UserDefaults", "Bundle", "FileManager", "Timer", "Operation", "OperationQueue",
    "BlockOperation", "UndoManager", "Formatter", "DateFormatter", "NumberFormatter", "Thread",
    "RunLoop", "URLSession", "URLSessionTask", "URLSessionDataTask", "URLResponse",
    "HTTPURLResponse", "ProcessInfo", "Progress", "JSONSerialization", "InputStream",
    "OutputStream", "Scanner", "ByteCountFormatter", "URLCredential", "HTTPCookie",
  ]
}
#endif
