internal import CSurroundings
internal import CellophaneDocument
internal import CellophanePreview
internal import Foundation
internal import UIKit

/// A worker's life: previews are resolved here, apart from the build and from each other's stops.
package enum WorkerLoop {
  /// The hidden command by which an executable becomes a worker.
  package static let command = "worker"

  /// Answers requests until the build closes the pipe.
  @MainActor package static func run(_ site: Site) async {
    surroundings_end_with_parent()
    // A write to a build that is gone is an error here and no signal.
    signal(SIGPIPE, SIG_IGN)
    let pipe = MessagePipe.worker
    guard let setup = pipe.receive(WorkerSetup.self),
      pipe.send(WorkerGreeting(previews: site.previews.map(\.id)))
    else { return }
    setup.surroundings.fix()
    if let home = ProcessInfo.processInfo.environment[WorkerHome.variable] {
      SandboxFolders.declare(home)
    }
    for folder in site.assetFolders { ImageFolders.add(folder) }
    AccentColor.declare(site.accentColor)
    PictureRules.declare()
    let surroundings = setup.surroundings
    let question = SiteQuestion(look: setup.look) { surroundings.fixRandom() }
    let work: PreviewWork
    do {
      OwnSymbols.declare(try SymbolFolder(setup.symbols).drawings)
      FontNames.declare(setup.fontNames)
      work = try PreviewWork(
        folder: setup.folder, templates: setup.templates, hasFonts: !setup.fontNames.isEmpty,
        question: question)
    } catch {
      _ = pipe.receive(WorkerRequest.self)
      _ = pipe.send(WorkerReply(pages: [], findings: [], failure: "\(error)"))
      return
    }
    while let request = pipe.receive(WorkerRequest.self) {
      // A preview starts as if it were the first, whatever came before it.
      surroundings.fixRandom()
      QuestionRecord.worker.end()
      let reply = await work.reply(to: site.previews[request.index], lost: request.lost)
      fflush(nil)
      guard pipe.send(reply) else { return }
    }
  }
}

extension FixedSurroundings {
  /// Fixes what can be fixed from inside a process.
  fileprivate func fix() {
    if let clock {
      let seconds = clock.rounded(.down)
      _ = surroundings_fix_clock(Int64(seconds), Int32((clock - seconds) * 1e9))
    }
    if let locale { fix(Locale(identifier: locale)) }
    if timeZone != nil {
      tzset()
      NSTimeZone.resetSystemTimeZone()
    }
  }

  private func fix(_ locale: Locale) {
    withUnsafeBytes(of: locale) { bytes in
      // One object and how it conforms; another layout is another Foundation, left as it is.
      guard bytes.count == 2 * MemoryLayout<UnsafeMutableRawPointer>.size else { return }
      let words = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      _ = surroundings_fix_locale(words[0], words[1])
    }
  }

  /// Starts the random numbers again.
  func fixRandom() {
    if let seed { _ = surroundings_fix_random(seed) }
  }

  /// What a worker's environment has beside the build's.
  var environment: [String: String] {
    var variables: [String: String] = [:]
    if let timeZone { variables["TZ"] = timeZone }
    if let locale {
      variables["LANG"] = locale + ".UTF-8"
      variables["LC_ALL"] = locale + ".UTF-8"
    }
    if seed != nil { variables["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    return variables
  }
}
