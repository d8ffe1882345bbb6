/// Why a site cannot be built, read or written.
package enum SiteError: Error, Hashable, Sendable {
  case outputIsFile(path: String)
  case outputIsForeign(path: String)
  /// The folder is ours and holds something else.
  case outputIsOther(path: String, holds: String)
  case outputIsBusy(path: String)
  case outputIsSource(path: String)
  /// What stands where the new site would be made is not of a build.
  case stagingIsForeign(path: String)
  case noSite(path: String)
  case noMatch(filter: String, titles: [String])
  case noFeatured(title: String, titles: [String])
  case file(path: String, doing: String, reason: String)
  case noSlot(template: String, slot: String)
  case badTemplate(template: String, reason: String)
  case templatesMissing(path: String)
  case assetsMissing(path: String)
  case noAddress(picture: String)
  case noPicture(path: String)
  case symbolsMissing(path: String)
  case fontsMissing(path: String)
  case noSystemFont(name: String, families: [String])
  case workerFailed(sentence: String)
  case badFilter(String)
  case damagedManifest(path: String)
  /// A folder is no part of a site.
  case noPart(path: String)
  /// A part is of other sources, or was made with other options.
  case otherPart(path: String, what: String)
  case samePart(shard: Shard, first: String, second: String)
  /// A part lacks a file that its manifest names.
  case damagedPart(path: String, file: String)
  case missingParts(shards: [Shard], previews: [String])
}

extension SiteError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outputIsFile(let path):
      "\(path): error: the output is a file; name a folder, or move the file away"
    case .outputIsForeign(let path):
      "\(path): error: the folder is not empty and has no manifest of ours; "
        + "name another folder with --output, or empty this one"
    case .outputIsOther(let path, let holds):
      "\(path): error: the folder holds a \(holds) of ours; name another with --output"
    case .outputIsBusy(let path):
      "\(path): error: another build is writing this folder; wait until it ends"
    case .outputIsSource(let path):
      "\(path): error: the output is the root of a package; name a folder inside it"
    case .stagingIsForeign(let path):
      "\(path): error: a build makes the site here, and what is here is of no build; move it away"
    case .noSite(let path):
      "\(path): error: there is no site of ours here; build one first"
    case .noMatch(let filter, let titles):
      "error: no preview's title, group or id contains '\(filter)'; "
        + Self.known(titles, asked: filter)
    case .noFeatured(let title, let titles):
      "error: no preview has the title '\(title)', which the site features; "
        + Self.known(titles, asked: title)
    case .file(let path, let doing, let reason):
      "\(path): error: cannot \(doing): \(reason)"
    case .noSlot(let template, let slot):
      "\(template): error: the template has no slot '\(slot)', or shows it more than once; "
        + "write it where the content belongs"
    case .badTemplate(let template, let reason):
      "\(template): error: the template cannot be read: \(reason)"
    case .templatesMissing(let path):
      "\(path): error: the templates folder does not exist; create it, or name another"
    case .assetsMissing(let path):
      "\(path): error: the folder of assets does not exist; create it, or name another"
    case .noAddress(let picture):
      "\(picture): error: the site has a picture for links to it and no 'address', without which "
        + "no other page finds the picture; declare the address"
    case .noPicture(let path):
      "\(path): error: the picture for links to the site is no PNG file; name one, best of 1200 by "
        + "630 pixels"
    case .symbolsMissing(let path):
      "\(path): error: the folder of symbols does not exist; create it, or name another"
    case .fontsMissing(let path):
      "\(path): error: the folder of fonts does not exist; create it, or name another"
    case .noSystemFont(let name, let families):
      "error: the system font '\(name)' is none of the site's fonts; "
        + (families.isEmpty
          ? "declare a folder that has it with 'fonts'"
          : "there are \(families.map { "'\($0)'" }.joined(separator: ", "))")
    case .workerFailed(let sentence):
      "error: no worker could be started: \(sentence)"
    case .badFilter(let filter):
      "error: the filter '\(filter)' is empty; give a part of a title, group or id"
    case .damagedManifest(let path):
      "\(path): error: the manifest cannot be read; delete the folder and build again"
    case .noPart(let path):
      "\(path): error: the folder holds no part of a site; make one with 'build --shard', and name "
        + "its output"
    case .otherPart(let path, let what):
      "\(path): error: the part has another \(what) than this gallery or the parts before it; build "
        + "all parts from the same sources, with the same options"
    case .samePart(let shard, let first, let second):
      "\(second): error: the part is shard \(shard), as '\(first)' is; name each once"
    case .damagedPart(let path, let file):
      "\(path): error: the part lacks '\(file)', which its manifest names; build or fetch it again"
    case .missingParts(let shards, let previews):
      "error: \(shards.count == 1 ? "shard" : "shards") "
        + "\(shards.map(\.description).joined(separator: ", ")) "
        + "\(shards.count == 1 ? "is" : "are") not among the parts; \(Self.known(previews)) in "
        + "\(shards.count == 1 ? "it" : "them"); build what failed again, or give --allow-missing"
    }
  }

  private static func known(_ titles: [String], asked: String = "") -> String {
    titles.isEmpty ? "the site has no previews" : LikeNames(names: titles, asked: asked).words
  }
}
