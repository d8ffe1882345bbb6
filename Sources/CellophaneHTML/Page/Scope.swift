internal import CellophaneDocument
internal import CellophaneLook

/// Where in a page something is written: what its ids begin with and what surrounds it.
struct Scope {
  /// What the look makes of everything unless the author changed it.
  let defaults: LookDefaults
  let look: Look.Name
  /// What ids begin with: nothing in the first frame, `opened:` in another frame.
  var prefix = ""
  /// The name of the frame.
  var frame = ""
  /// What the page answers to queries.
  var searching: ResolvedSearching?
  var collection = ""
  /// Whether it stands in a cell.
  var isInCell = false
  /// Whether it stands in a list that stands in a cell. Nothing there has an id, since nobody refers
  /// to it and rows of one look have their markup in common.
  var isInInnerList = false
  /// What the list is called, or the bar whose title says it.
  var label = ""
  var titleBar: String?
  var role = ResolvedCollection.Role.list
  /// What the lists of the page are, by their names: a body that comes to stand in one is written
  /// for what that is.
  var roles: [String: ResolvedCollection.Role] = [:]
  var selection = ResolvedCollection.Selection.none
  /// Whether rows can be selected while the list is edited, or while it is not.
  var choosesOtherwise = false
  var appearance = ListAppearance.plain
  /// Whether rows stand in the groups of a compositional layout instead of an HTML list.
  var isInGroups = false
  /// Whether rows may stand in chunks, since the list has many.
  var hasChunks = false
  /// Whether they do: where there are more than one chunk holds.
  var isInChunks = false
  /// Whether a row that takes the focus is around, from which its controls are reached.
  var isInFocusableRow = false
  /// How many parents a row has.
  var depth = 0
  /// What controls beside a row's content are called; `nil` for controls elsewhere.
  var controlName: ControlName?
  /// What rows of the section have in common.
  var stencils = RowStencils()
  /// What those of bodies have in common.
  let bodyStencils = BodyStencils()

  /// What is said of things without words.
  let words: PageWords

  init(look: Look, language: String = "en") {
    defaults = .of(look)
    self.look = look.name
    words = PageWords(language: language)
  }
}

extension HTMLWriter {
  /// Writes an id, where what is written has one.
  mutating func identify(in scope: Scope, as id: (inout AttributeValue) -> Void) {
    if !scope.isInInnerList { attribute("id", value: id) }
  }
}

extension AttributeValue {
  /// Appends the id of a row: its collection's name and its own.
  mutating func append(row: String, of collection: String, in scope: Scope) {
    append(text: scope.prefix)
    append(word: collection)
    append("/")
    append(word: row)
  }

  /// Appends the id of the row whose name is filled in.
  mutating func append(_ gap: Stencil.Gap, of collection: String, in scope: Scope) {
    append(text: scope.prefix)
    append(word: collection)
    append("/")
    append(gap)
  }

  /// Appends an id that is unique in its frame.
  mutating func append(id: String, in scope: Scope) {
    append(text: scope.prefix)
    append(word: id)
  }
}
