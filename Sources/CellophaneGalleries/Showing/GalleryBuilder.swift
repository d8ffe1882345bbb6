internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// Writes and compiles the gallery of modules that are built.
struct GalleryBuilder {
  let tools: Toolchain
  let state: GalleryState
  let additions: ModuleAdditions
  let targets: [BuiltTarget]
  let interfaces: InterfaceFiles
  var source: GallerySource
  /// A file of the user's that declares `previews`.
  let ownPreviews: String?

  struct Made {
    /// The app as it launches.
    var launch: GalleryReport.Shown?
    /// Why that is not shown.
    var note: String?
    /// The `#Preview`s of the app.
    var previews: [GalleryReport.Shown]
    var shown: [(candidate: Candidate, making: String)]
    /// The gallery's source.
    var text: String
    var notShown: [NotShown]
    var objects: [String]
  }

  private var compiler: ModuleCompiler {
    ModuleCompiler(
      tools: tools, state: state, module: "CellophaneGallery",
      settings: ["-swift-version", "5"] + additions.arguments,
      searchPaths: [state.galleryModules, state.appModules, state.ownModules]
        + additions.searchPaths)
  }

  func build() throws -> Made {
    let lines = MissingLines(targets)
    let (candidates, waiting) = Candidate.all(in: targets, interfaces, without: lines)
    var start = AppStart(of: ofApp, interfaces)
    let (makeable, refused) = try choose(among: Self.distinguished(candidates), &start)
    let launch = start.isShown ? launchTitle : nil
    let found = self.found(besides: launch)
    var source = source
    source.delegate = start.delegates.first.map { "\($0.name)()" }
    source.launches = launch != nil
    source.launchScenes = start.first.map { _ in start.scenes.map(\.name) }
    let chosen = Self.titled(makeable, besides: found.map(\.title) + [launch].compactMap(\.self))
    let folder = state.folder(ofModule: "CellophaneGallery")
    try state.make(folder)
    try state.make(Paths.folder(of: state.gallery))
    let file = "\(folder)/Gallery.swift"
    let launching = launch.flatMap { function(launching: start, title: $0, lines) }
    let count = launching == nil ? 0 : 1
    let functions =
      [launching].compactMap(\.self)
      + found.enumerated().map { number, one in
        GallerySource.function(
          count + number, one.preview, title: one.title, module: one.module,
          missing: lines.sentences(ofFile: one.preview.path))
      }
      + chosen.enumerated().map { number, one in
        GallerySource.function(count + found.count + number, one.candidate, making: one.making)
      }
    let text = source.file(functions, count: functions.count)
    try state.write(text, to: file)
    let files = [file] + (ownPreviews.map { [$0] } ?? [])
    let errors = try compiler.compile(files, texts: [:])
    if let error = errors.first {
      guard let ownPreviews, errors.contains(where: { $0.path == ownPreviews }) else {
        throw GalleryError.compiler(words: error.description)
      }
      throw GalleryError.previews(path: ownPreviews, words: errors.map(\.description))
    }
    return Made(
      launch: launch.flatMap { title in
        start.first.map {
          GalleryReport.Shown(name: title, group: AppStart.group, path: $0.path, line: $0.line)
        }
      }, note: start.note,
      previews: found.map { one in
        GalleryReport.Shown(
          name: one.title, group: "Previews", path: one.preview.path, line: one.preview.line)
      }, shown: chosen, text: text, notShown: waiting + refused,
      objects: compiler.objects(files))
  }

  /// Classes of one name, which modules may have, are made by their names with their modules.
  private static func distinguished(_ candidates: [Candidate]) -> [Candidate] {
    let modules = candidates.reduce(into: [String: Set<String>]()) { all, one in
      all[one.name, default: []].insert(one.module)
    }
    return candidates.map { one in
      guard let modules = modules[one.name], modules.count > 1 else { return one }
      var named = one
      named.making = one.making.map { "\(one.module).\($0)" }
      named.guesses = one.guesses.map { "\(one.module).\($0)" }
      return named
    }
  }

  /// Gives classes of one name titles of their own.
  private static func titled(
    _ chosen: [(candidate: Candidate, making: String)], besides titles: [String]
  ) -> [(candidate: Candidate, making: String)] {
    var taken = Set(titles)
    return chosen.map { one, making in
      var titled = one
      var number = 1
      while !taken.insert(titled.name).inserted {
        let words = "\(one.name) of \(one.module)"
        titled.name = number == 1 ? words : "\(words) \(number)"
        number += 1
      }
      return (titled, making)
    }
  }

  /// The app's own modules, its last first.
  private var ofApp: [BuiltTarget] { targets.reversed().filter { !$0.target.isFromElsewhere } }

  /// The title of the app as it launches, which a preview of the user's may have already.
  private var launchTitle: String {
    let own = ownPreviews.flatMap(FileManager.default.contents).map {
      String(decoding: $0, as: UTF8.self)
    }
    return own?.contains(GallerySource.literal(AppStart.title)) == true
      ? "\(AppStart.title) of \(source.title)" : AppStart.title
  }

  /// A function for the app as it launches.
  private func function(
    launching start: AppStart, title: String, _ lines: MissingLines
  ) -> String? {
    let classes = start.scenes + start.delegates
    let module = ofApp.first { target in target.classes.contains { $0 == start.first } }?.module
    return GallerySource.function(
      0, launching: start, title: title, module: module ?? source.title,
      missing: lines.sentences(of: classes))
  }

  /// The `#Preview`s with the titles that they have here.
  private func found(
    besides title: String?
  ) -> [(preview: SourceRewrite.FoundPreview, title: String, module: String)] {
    var titles = title.map { [$0: 1] } ?? [:]
    return ofApp.flatMap { target in
      target.previews.map { preview in
        let name = preview.name ?? Paths.stem(of: preview.path)
        titles[name, default: 0] += 1
        let title = titles[name] == 1 ? name : "\(name) \(titles[name] ?? 1)"
        return (preview, title, target.module)
      }
    }
  }

  /// Asks the compiler once about all ways to make all classes, each on a line of its own.
  private func choose(
    among candidates: [Candidate], _ start: inout AppStart
  ) throws -> (chosen: [(candidate: Candidate, making: String)], refused: [NotShown]) {
    guard !candidates.isEmpty || start.first != nil else { return ([], []) }
    var lines = source.head + [source.application]
    var delegateLines: [DeclaredClass: Int] = [:]
    for (type, classes) in [
      ("UIApplicationDelegate", start.delegates), ("UISceneDelegate", start.scenes),
    ] {
      for one in classes {
        delegateLines[one] = lines.count + 1
        lines.append(GallerySource.delegate(lines.count, one, type))
      }
    }
    var ways: [(line: Int, candidate: Int, making: String)] = []
    for (number, one) in candidates.enumerated() {
      for making in one.making {
        ways.append((lines.count + 1, number, making))
        lines.append(GallerySource.function(ways.count, one, making: making))
      }
    }
    let classes = Set(targets.flatMap(\.classes).map(\.name))
    var settings: [(line: Int, candidate: Int, name: String, text: String)] = []
    for (number, one) in candidates.enumerated() {
      for awaited in one.awaited {
        for text in one.settings(of: awaited, classes: classes) {
          settings.append((lines.count + 1, number, awaited.name, text))
          lines.append(GallerySource.setting(settings.count, one, text))
        }
      }
    }
    let folder = state.folder(ofModule: "CellophaneGallery")
    try state.make(folder)
    let errors = try compiler.errors(
      in: lines.joined(separator: "\n") + "\n", file: "\(folder)/Candidates.swift")
    let wrong = Dictionary(grouping: errors, by: \.line)
    if let error = errors.first(where: { $0.line <= source.head.count }) {
      throw GalleryError.compiler(words: error.description)
    }
    var chosen: [(candidate: Candidate, making: String)] = []
    var refused: [NotShown] = []
    for (number, candidate) in candidates.enumerated() {
      let own = ways.filter { $0.candidate == number }
      var one = candidate
      one.set(
        candidate.awaited.compactMap { awaited in
          settings.first {
            $0.candidate == number && $0.name == awaited.name && wrong[$0.line] == nil
          }.map { (awaited, $0.text) }
        })
      if let way = own.first(where: { wrong[$0.line] == nil }) {
        one.isMadeUp = one.isMadeUp || one.guesses.contains(way.making)
        chosen.append((one, way.making))
      } else if let needs = one.needs {
        refused.append(NotShown(one, reason: .needs(initializer: needs)))
      } else {
        let words = own.first.flatMap { wrong[$0.line]?.first?.message } ?? ""
        refused.append(NotShown(one, reason: .refused(message: words)))
      }
    }
    start.leaveOut(in: ofApp) { one in delegateLines[one].map { wrong[$0] == nil } ?? false }
    return (chosen, refused)
  }
}
