package import CellophaneDoctor

/// What of a project is shown, and what is not and why.
package struct GalleryReport: Codable, Hashable, Sendable {
  package struct Module: Codable, Hashable, Sendable {
    package var name: String
    package var files: Int
    package var leftOut: [LeftOut]
    /// What is left out of files that are in.
    package var omissions: [Omission]
    /// Whether it is of a package from elsewhere.
    package var isFromElsewhere = false

    package var compiling: Int { files - Set(leftOut.map(\.path)).count }
    /// How many files are in without something.
    package var partial: Int { Set(omissions.map(\.path)).count }
  }

  package struct Shown: Codable, Hashable, Sendable {
    package var name: String
    package var group: String
    package var path: String
    package var line: Int
  }

  /// Files that import only UIKit, Foundation, what stands in for other modules of Apple's, and the
  /// app's own modules.
  package struct EligibleFiles: Codable, Hashable, Sendable {
    package var count: Int
    /// How many of them are in.
    package var compiling: Int
    /// How many of those are in whole.
    package var whole: Int
  }

  /// List screens that need neither a storyboard nor arguments.
  package struct ListScreens: Codable, Hashable, Sendable {
    package var count: Int
    /// How many of them have a preview.
    package var shown: Int
    /// How many of those are without some lines.
    package var partial: Int
  }

  package var path: String
  package var target: String
  package var modules: [Module]
  package var eligibleFiles: EligibleFiles
  /// The list screens that need neither a storyboard nor arguments.
  package var listScreens: ListScreens
  package var shown: [Shown]
  package var notShown: [NotShown]
  /// What of the files that are in means less here, as `path:line: sentence`.
  package var limits: [String]
  /// What is not as it should be and is passed over, one sentence each.
  package var notes: [String]

  /// The modules that the app is made of, without those of packages from elsewhere.
  package var ownModules: [Module] { modules.filter { !$0.isFromElsewhere } }
  package var fileCount: Int { ownModules.map(\.files).reduce(0, +) }
  package var compilingCount: Int { ownModules.map(\.compiling).reduce(0, +) }
  package var partialCount: Int { ownModules.map(\.partial).reduce(0, +) }
}
