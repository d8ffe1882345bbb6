package import CellophaneLook
private import Synchronization

/// The tint of an app whose asset catalog declares one.
package enum AccentColor {
  private static let declared = Mutex<String?>(nil)

  /// Sets the name that the app declares as its global accent colour; `nil` is `AccentColor`.
  package static func declare(_ name: String?) {
    declared.withLock { $0 = name }
  }

  /// The accent's colours; `nil` where no catalog has one.
  package static var colors: SchemeColors? {
    colors(named: declared.withLock { $0 })
  }

  /// The colours of an accent.
  ///
  /// A name is looked up as every colour is, and reported by the build where no catalog has it.
  /// Without one, `AccentColor` counts where a declared folder has it, else where the resources of
  /// one target only do: nobody could say whose tint several should be. The set that Xcode begins an
  /// app with has no colour, and means the system's.
  package static func colors(named name: String?, in bundle: Bundle? = nil) -> SchemeColors? {
    guard let name = name ?? unnamed, !ColorSet.isEmpty(named: name, in: bundle),
      case .fixed(let colors)? = ColorSet.color(named: name, in: bundle)?.source
    else { return nil }
    return colors
  }

  private static var unnamed: String? {
    let declared = ImageFolders.paths
    let places = ImageFolders.folders(of: nil).filter {
      AssetCatalogs.place(of: "AccentColor.colorset", in: $0) != nil
    }
    let isThere = places.count == 1 || places.contains(where: declared.contains)
    return isThere ? "AccentColor" : nil
  }
}
