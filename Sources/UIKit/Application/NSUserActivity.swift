/// What a person does in an app, as it would be handed to another device; kept.
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse domain form.
  public let activityType: String
  /// What the person reads of it.
  open var title: String?
  /// What the author needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// A page that shows the same.
  open var webpageURL: URL?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// The name under which it is stored.
  open var persistentIdentifier: String?
  /// The scene that shows it.
  open var targetContentIdentifier: String?
  /// Kept; nothing is handed on.
  open var isEligibleForHandoff = true
  /// Kept; nothing is searched.
  open var isEligibleForSearch = false
  /// Kept; nothing is predicted.
  open var isEligibleForPrediction = false
  /// Kept; nothing is handed on.
  open var needsSave = false

  /// Makes an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds what the author needs to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// What a person would say to do it again; kept.
  open var suggestedInvocationPhrase: String?
  /// Calls back at once: nothing is stored.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
  /// Calls back at once: nothing is stored.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }
  /// Accepted; nothing is handed on.
  open func becomeCurrent() {}
  /// Accepted; nothing is handed on.
  open func resignCurrent() {}
  /// Accepted; nothing is handed on.
  open func invalidate() {}
}

/// Something that can go on with an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
