internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// This package as it is built: what galleries import and are linked with.
package struct Kit: Hashable, Sendable {
  /// Where the compiled modules lie.
  let modules: String
  /// What is linked, as arguments of the linker's driver.
  let linked: [String]
  /// The objects of a build that galleries are linked with; none where they are one file.
  package let objects: [String]
  /// When it was built, in seconds.
  private let date: Double

  /// Finds what lies beside an executable: a build's folder, or what `make install` has put there.
  package init(executable: String) throws(GalleryError) {
    let folder = Paths.folder(of: Paths.resolved(executable))
    let installed = Paths.join(folder, "../lib/cellophane")
    let whole = "\(installed)/\(Self.installed.name)"
    if let date = Paths.date(of: whole) {
      modules = "\(installed)/Modules"
      linked = Self.installed.flags + [whole, "-lxml2"]
      objects = []
      self.date = date
      return
    }
    let rooms = Self.forApps + Self.forGalleries + Self.ofC
    // Swift Build puts one object and one module a target beside the executable.
    if let date = Paths.date(of: "\(folder)/Cellophane.o") {
      modules = folder
      objects = rooms.map { "\(folder)/\($0).o" }.filter { Paths.date(of: $0) != nil }
      linked = objects + ["-lxml2"]
      self.date = max(date, Paths.date(of: "\(folder)/UIKit.o") ?? 0)
      return
    }
    modules = "\(folder)/Modules"
    let list = "\(folder)/cellophane.product/Objects.LinkFileList"
    guard Paths.isFolder(modules) == true, let date = Paths.date(of: list),
      let data = FileManager.default.contents(atPath: list)
    else { throw .noKit(path: folder) }
    objects = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .map { String($0.filter { $0 != "'" && $0 != "\"" }) }
      .filter { Self.isOfRooms(Set(rooms), $0) }
    linked = objects + ["-lxml2"]
    self.date = max(date, Paths.date(of: "\(modules)/Cellophane.swiftmodule") ?? 0)
  }

  /// What `make install` makes of the objects: all of them are linked, since nothing refers to what
  /// only stands before Foundation's own, nor to files that only say what a type conforms to.
  private static let installed = {
    #if os(macOS)
      (name: "libCellophaneKit.a", flags: ["-Xlinker", "-force_load", "-Xlinker"])
    #else
      // One object. Of an archive, the compiler's driver moves such flags away.
      (name: "CellophaneKit.o", flags: [String]())
    #endif
  }()

  /// Whether an object is of a room among those that galleries are made of, not of the command's own.
  private static func isOfRooms(_ rooms: Set<String>, _ object: String) -> Bool {
    guard let room = object.split(separator: "/").last(where: { $0.hasSuffix(".build") }) else {
      return false
    }
    return rooms.contains(String(room.dropLast(".build".count)))
  }

  /// Tells one build from another.
  var fingerprint: String { "\(date) \(linked.count)" }

  /// Modules of Apple's that have a stand-in, with its name; sources are rewritten that import SwiftUI.
  static let standIns = Dictionary(
    uniqueKeysWithValues: StandIns.modules.union(["SwiftUI"]).map { ($0, StandIns.name(for: $0)) })

  /// What stands in for modules of Apple's.
  private static var besideUIKit: [String] {
    ["CellophaneFoundation"] + standIns.values.sorted()
  }

  /// What an app's sources find, under the names of files.
  private static var forApps: [String] {
    ["CellophaneLook", "UIKit", "_Testing_UIKit"] + besideUIKit
  }

  /// What a gallery's own sources find besides.
  private static let forGalleries =
    ofOthers + [
      "Cellophane", "CellophaneDocument", "CellophaneExploration", "CellophaneFiles",
      "CellophaneHTML", "CellophanePreview", "CellophaneRendering", "CellophaneSite",
      "CellophaneTemplates", "CellophaneValidation",
    ]

  /// Of those, the ones that apps may know from elsewhere.
  private static let ofOthers = ["ArgumentParser", "ArgumentParserToolInfo", "Mustache"]

  /// Modules of C that those are compiled with. The compiler asks for them, and uses nothing of them.
  private static let ofC = ["CEmbedded", "CLibXML2", "CSurroundings"]

  /// Links what stands in for modules of Apple's into a folder.
  func linkStandIns(into folder: String) throws {
    for name in Self.besideUIKit {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name).swiftmodule",
        withDestinationPath: "\(modules)/\(name).swiftmodule")
    }
  }

  /// Whether galleries are made of a module of somebody else's.
  func has(module name: String) -> Bool { Self.ofOthers.contains(name) }

  /// Lets apps import a module of somebody else's that galleries are made of.
  ///
  /// - Returns: Whether it is one.
  func link(module name: String, into state: GalleryState) throws(GalleryError) -> Bool {
    guard has(module: name) else { return false }
    try state.link(
      "\(state.appModules)/\(name).swiftmodule", to: "\(modules)/\(name).swiftmodule")
    return true
  }

  /// Links the modules into folders of their own, so that nothing else of a build is in an app's way.
  func link(into state: GalleryState) throws(GalleryError) {
    for (folder, names) in [
      (state.appModules, Self.forApps), (state.galleryModules, Self.forGalleries),
    ] {
      for name in names {
        try state.link(
          "\(folder)/\(name).swiftmodule", to: "\(modules)/\(name).swiftmodule")
      }
    }
    let map = Self.ofC.map { "module \($0) {}\n" }.joined()
    try state.write(map, to: "\(state.galleryModules)/module.modulemap")
  }
}
