/// The picture of a shortcut; kept, as a page has no app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// A picture of the system's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// A picture of the system's.
  public init(type: IconType) {
    super.init()
  }

  /// A picture by its name, in the colour of its surroundings.
  public init(templateImageName: String) {
    super.init()
  }

  /// A symbol by its name.
  public init(systemImageName: String) {
    super.init()
  }
}

/// A shortcut of an app's icon; kept, as a page has no app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  fileprivate struct Values {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }

  fileprivate final var values: Values

  /// A shortcut from its parts.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }

  /// A shortcut with its words.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The name by which the app knows it.
  open var type: String { values.type }
  /// Its words.
  open var localizedTitle: String { values.localizedTitle }
  /// Words beneath its own.
  open var localizedSubtitle: String? { values.localizedSubtitle }
  /// Its picture.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// What the author needs to do it.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// The scene that does it.
  open var targetContentIdentifier: Any? { values.targetContentIdentifier }
}

/// A shortcut that can be changed; kept, as a page has no app's icon.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  open override var localizedTitle: String {
    get { values.localizedTitle }
    set { values.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { values.localizedSubtitle }
    set { values.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}

/// What became of fetching something in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
