public import UIKit

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// Stands where an app writes a message. None can be sent here, which `canSendText()` says.
///
/// MessageUI: `MFMessageComposeViewController`.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Whether texts can be sent: not here.
  open class func canSendText() -> Bool { false }
  /// Whether files can be sent: not here.
  open class func canSendAttachments() -> Bool { false }
  /// Whether messages can have a subject: not here.
  open class func canSendSubject() -> Bool { false }

  /// Who is told what became of the message; never, here.
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom it goes to; kept, and not shown.
  public var recipients: [String]?
  /// Its text; kept, and not shown.
  public var body: String?
  /// What it is about; kept, and not shown.
  public var subject: String?
}

/// Who is told what became of a message.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The message was sent or left.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
