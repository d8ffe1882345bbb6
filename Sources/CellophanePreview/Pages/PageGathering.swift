internal import CellophaneDocument
internal import Foundation
internal import UIKit

/// What resolving a page brings to light beside its nodes: files and findings.
@MainActor final class PageGathering {
  private(set) var assets: [String: ResolvedAsset] = [:]
  /// What files are called, which every instance of a screen asks anew, and every reading after a touch:
  /// a name is made of all bytes.
  private static var fileNames: [ImageFile: String] = [:]
  private(set) var findings: [ResolvedFinding] = []
  /// What rows say whose names are identities, by those.
  var rowTexts: [String: String] = [:]
  /// Whether cells begin something, once they are made, that shows: they load an image. Each instance
  /// makes them then before it is looked at.
  var cellsLoad = false
  /// What the presented popover stands beside, while what is below it is read.
  weak var source: AnyObject?
  /// What was asked of the page's rows, on whichever instance.
  let askedLooks = AskedLooks()
  /// The looks that cells of the page's instances have in common.
  let likenesses = LikenessCache()
  /// What is brought to light where screens are only compared: looks are known there too, and no file
  /// or finding of theirs is the page's.
  private(set) lazy var comparisons = PageGathering()
  /// Says which symbols have a drawing; `nil` knows them all.
  let isKnownSymbol: (@Sendable (String) -> Bool)?
  /// How much is asked.
  let limits: Limits

  init(isKnownSymbol: (@Sendable (String) -> Bool)? = nil, limits: Limits = Limits()) {
    self.isKnownSymbol = isKnownSymbol
    self.limits = limits
  }

  /// Notes a finding; the same one twice counts once.
  func note(_ finding: ResolvedFinding) {
    let same = findings.firstIndex {
      $0.rule == finding.rule && $0.message == finding.message
        && ($0.item == nil || finding.item == nil || $0.item == finding.item)
    }
    guard let same else {
      findings.append(finding)
      return
    }
    findings[same].item = findings[same].item ?? finding.item
  }

  /// The findings, with rows called by what they say.
  var spokenFindings: [ResolvedFinding] {
    findings.map { finding in
      var finding = finding
      finding.item = finding.item.map { rowTexts[$0] ?? $0 }
      return finding
    }
  }

  /// Notes a finding in the place of one that says less; at the end where that is not there.
  func replace(_ old: ResolvedFinding, by new: ResolvedFinding) {
    let place = findings.firstIndex { $0.rule == old.rule && $0.message == old.message }
    if let place { findings[place] = new } else { note(new) }
  }

  /// Says which row the findings are about that came since there were so many.
  func attribute(since count: Int, to item: String) {
    for index in findings.indices.dropFirst(count) where findings[index].item == nil {
      findings[index].item = item
    }
  }

  func note(
    _ rule: String, _ message: String, severity: ResolvedFinding.Severity = .warning,
    item: String? = nil
  ) {
    note(
      ResolvedFinding(
        severity: severity, rule: rule, message: message, item: item))
  }

  /// Takes over what author code made UIKit warn about since the last call.
  func takeRuntimeIssues() {
    for issue in RuntimeIssue.drain() {
      note(ResolvedFinding(severity: .warning, rule: issue.rule, message: issue.message))
    }
  }

  /// Keeps a file once and gives its name, made from its content.
  ///
  /// - Parameter called: What the author calls it.
  func fileName(for file: ImageFile, called: String? = nil) -> String {
    let name =
      Self.fileNames[file]
      ?? ResolvedAsset.fileName(of: [UInt8](file.bytes), ending: file.format.fileExtension)
    Self.fileNames[file] = name
    if assets[name] == nil {
      assets[name] = ResolvedAsset(fileName: name, bytes: [UInt8](file.bytes), name: called)
    }
    return name
  }

  /// Takes over another gathering's files and findings.
  func take(_ other: PageGathering) {
    assets.merge(other.assets) { mine, _ in mine }
    for finding in other.findings { note(finding) }
  }
}
