/// How much of a preview is asked before the rest is left out.
///
/// A bound that is reached is a warning on its preview, which names what was not asked; with
/// `--strict` it is an error. A gallery raises the bound that the warning names:
///
/// ```swift
/// var limits: Limits {
///   var limits = Limits()
///   limits.instances = 1_000
///   return limits
/// }
/// ```
public struct Limits: Hashable, Sendable {
  // MARK: Touches

  /// How many instances of a preview are made to be asked; 500, since each costs as much as
  /// showing the preview.
  public var instances = 500
  /// How many touches are tried; 5,000, which is a list of 200 rows in every order that is tried.
  public var questions = 5_000
  /// How many steps instances go through to come to their frames; 5,000.
  public var steps = 5_000
  /// How many touches of a kind may end the process, or have no end, before no other of that kind
  /// is tried; 3, since each costs the time of starting anew.
  public var losses = 3
  /// How many rows of a section that look alike are touched one by one; 200. Of more than
  /// these a few are touched for all.
  public var alikeRows = 200
  /// How many rows have their looks compared after each touch; 300, since a touch of each row reads
  /// all of them again. In a larger list a touch that changes how a row looks is not seen.
  public var comparedRows = 300
  /// How many elements a screen may have, rows, headers, bars and titles, for touches to be tried
  /// one after the other; 400. On a larger one what a touch does holds as the first change alone.
  public var walkedElements = 400
  /// In how many looks a row is touched; 8, since a row that counts has no last one.
  public var looksPerRow = 8
  /// How many instances are made to bring rows into looks in which they were not touched yet; 12.
  public var fillings = 12
  /// How often a touch is tried that leads elsewhere for another reason than how its row looks; 2,
  /// since each time costs a walk.
  public var trials = 2
  /// How many rows of a list of several choices are tapped twice to find out whether it counts
  /// that they are chosen; 24.
  public var triedChoices = 24
  /// On how many of the screens that touches bring up it is asked what touches do; 16, since each
  /// costs as much as the preview's own. On others they do nothing.
  public var askedScreens = 16
  /// How many screens may stand in the place of the whole for touches on one of them to replace it
  /// by another; 8, since a button that counts has no last one.
  public var replacedScreens = 8
  /// How many instances go back from such screens, and into other tabs, to see what touches changed
  /// there; 1,000.
  public var returns = 1_000

  // MARK: Outlines

  /// How many parents of a list are opened one after the other to find those that close others;
  /// 100.
  public var openedParents = 100
  /// How many rows are opened and closed before a step to find those that stay so; 24.
  public var keptRows = 24
  /// How many are in all steps of a preview together; 2,000.
  public var keptRowsOfAllSteps = 2_000
  /// How many levels are loaded below the rows that are there, where opening loads them; 4.
  public var loadedLevels = 4
  /// How many rows are loaded by opening; 2,000.
  public var loadedRows = 2_000

  // MARK: Searches

  /// How many queries are compared with the screen's own search; 600.
  public var queries = 600
  /// How many rows are read for all queries together; 400,000.
  public var searchedRows = 400_000
  /// How many texts a row may have for a search in any choice of them to be found; 4, since each
  /// doubles the rules that are tried.
  public var searchedTexts = 4
  /// How many rows may be there for the same; 500.
  public var searchedInEveryText = 500

  // MARK: Rest

  /// How often the main queue is drained before a preview counts as never settling; 1,000.
  public var turns = 1_000

  /// The defaults.
  public init() {}
}
