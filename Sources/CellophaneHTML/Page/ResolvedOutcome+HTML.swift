internal import CellophaneDocument

/// What an outcome is on the page: words in a `data-…` attribute, separated by spaces, each edit a
/// verb and what it needs. The script knows the same words.
///
/// | edit | words |
/// | --- | --- |
/// | `expand`, `collapse`, `toggle`, `delete`, `restore`, `select`, `deselect` | the verb and a row's id |
/// | `clear` | the verb and a collection's id |
/// | `edit` | the verb, a collection's id and the button's other title, percent-encoded, or `-` |
/// | `show` | the verb and an alternate's id |
/// | `leave` | the verb |
/// | `choose` | `tab` and a tab's id |
/// | `outdate` | the verb and the id of a tab's panel, a row, a bar or a control |
/// | `frame` | the verb and a frame's id |
/// | `open` | the verb and a URL |
/// | `alert` | the verb and a dialog's id |
/// | `replace` | the verb and a body's id |
/// | `insert` | the verb, a body's id, the parent's id and the id of the one before; `-` for none, the parent's for the last, and a number and as many ids where it is the first of them that is there |
/// | `move` | the same with the id of what moves |
/// | `ensure` | the verb, a section's body, its collection and the one before as above, and how many bodies its edges show, these |
/// | `prune` | the verb and the id of a section, or of a collection, that loses what has no rows |
/// | `text` | the verb, an id and what it says, percent-encoded |
/// | `given` | `?`, a collection's id and how many rows it has for what follows to be done |
/// | `looking` | `?`, a signal's id and `=`: while nothing that follows it looks as was never seen |
/// | `unlessCame` | `?`, the id of a row that has never come, and `-` |
/// | `typed` | `?`, `*` and `-`, where something was typed, or the id of a signal as for `looking` |
/// | `otherwise` | `?`, `-` and `-` |
/// | `signal` | the verb and a signal's id |
/// | `say` | the verb and what assistive technology is told, percent-encoded |
/// | `alone` | the verb: what follows holds only while the reader has changed nothing else |
///
/// The attributes: `data-tap` on a row, `data-expanding` and `data-collapsing` on a parent,
/// `data-edits` on a button. Other attributes that the script reads:
///
/// | attribute | on | says |
/// | --- | --- | --- |
/// | `data-page` | the page | the page's id, under which expansion is kept |
/// | `data-step` | a step in the list | the edits that lead to its frame |
/// | `data-keeps` | a step in the list | ids of the rows that stay open or closed as they are; `*` for all |
/// | `data-prefix` | a frame | what its ids begin with; nothing in the first frame |
/// | `data-alternate` | an alternate | the place that it takes |
/// | `data-anew` | an alternate | that it is as at first whenever it is brought up |
/// | `data-outdated` | a tab's panel, a row, a bar, a control | that it shows something else now, or leads to something else, and the page does not know what |
/// | `data-sample` | a field | what the author's code was asked with |
/// | `data-needs` | a button | that it is enabled once all fields have a text |
/// | `data-unasked` | a frame, an alternate | that not all touches were asked there |
/// | `data-place` | a column, a tab's panel | the place that it is |
/// | `data-shown` | a tab's panel | that it is the chosen one |
/// | `data-screen` | a body | the frame or alternate whose whole screen it replaces |
/// | `data-back` | a button | that it leaves the alternate |
/// | `data-beneath` | the same | that it says the title of the screen beneath |
/// | `data-level` | what is presented | how many screens are presented below it and with it |
/// | `data-kept` | a place in a body | that the element with its id stays as it is |
/// | `data-query` | a search field | what its frame was searched for |
/// | `data-search` | the page | the rule of its search, in words |
/// | `data-find` | a row, a section | what finds it, as the rule folds it |
/// | `data-finds` | a row, a section | the same by scope, as JSON; `null` where it is not in it |
/// | `data-scope` | a listed query | the number of the scope that it is for |
/// | `data-active` | a navigation bar's screen | that a search is going on |
/// | `data-fill` | a navigation bar | that it has a colour of its own behind it |
/// | `data-keeps-bar` | a search field's place | that the bar stays while a search is going on |
/// | `data-display` | scopes | that they are seen only while `searching`, or once one is `typing` |
/// | `data-removal` | a token | what deleting it does |
/// | `data-marked` | a token | that it is deleted next; the script's own |
/// | `data-placeholder` | a search field | what it says once it has no token |
/// | `data-unknown` | a search's status | what it says of a query that is not listed |
/// | `data-selection` | a collection | `single` or `multiple` |
/// | `data-other-selection` | a collection | the same once editing has begun, or ended |
/// | `data-follows-focus` | a collection | that what has the focus is chosen |
/// | `data-editing` | a collection | that it is being edited |
/// | `data-highlights` | a row | that a press shows although it cannot be chosen |
/// | `data-uncovers` | a button | that it shows the row's trailing actions |
/// | `data-full-swipe` | a swipe action | that a full swipe does it |
/// | `data-trigger` | a parent | what toggles it: `row`, `none`; else the accessory |
/// | `data-menu` | a row | the menu that a long press or a right click on it brings up |
/// | `data-refuses` | a row | of `expand`, `collapse` and `deselect` what cannot be done to it |
/// | `data-opens` | a button | that it opens `all` or `none` of the rows |
/// | `data-toggled` | a parent | that it was opened or closed since the start; the script's own |
extension ResolvedOutcome {
  func write(as attribute: StaticString, to html: inout HTMLWriter, in scope: Scope) {
    guard !edits.isEmpty else { return }
    html.use(.edits)
    if needsTyping { html.use(.alerts) }
    // An alert is made once: what it is called says all that is in it.
    let alerts = edits.map { PagePanel($0, in: scope) }
    for case let alert? in alerts { html.show(alert) }
    html.attribute(attribute) { value in
      for (index, edit) in edits.enumerated() {
        if index > 0 { value.append(" ") }
        edit.append(to: &value, alert: alerts[index], in: scope)
      }
    }
  }

  /// Whether it depends on what was typed.
  private var needsTyping: Bool { edits.first?.followsTyping == true }

  /// Lets a button that is off be on once all fields have a text, where it does something then.
  func writeNeed(to html: inout HTMLWriter) {
    if needsTyping { html.attribute("data-needs", "text") }
  }

  /// Where the outcome leads, if it does nothing but lead there.
  var destination: ResolvedEdit? {
    guard edits.count == 1 else { return nil }
    switch edits[0] {
    case .open, .show, .frame: return edits[0]
    default: return nil
    }
  }
}

extension ResolvedEdit {
  /// - Parameter alert: What shows the alert, where the edit is one.
  fileprivate func append(
    to value: inout AttributeValue, alert: PagePanel?, in scope: Scope
  ) {
    switch self {
    case .expand(let collection, let row): append("expand ", collection, row, to: &value, scope)
    case .collapse(let collection, let row): append("collapse ", collection, row, to: &value, scope)
    case .toggle(let collection, let row): append("toggle ", collection, row, to: &value, scope)
    case .delete(let collection, let row): append("delete ", collection, row, to: &value, scope)
    case .restore(let collection, let row): append("restore ", collection, row, to: &value, scope)
    case .select(let collection, let row): append("select ", collection, row, to: &value, scope)
    case .deselect(let collection, let row): append("deselect ", collection, row, to: &value, scope)
    case .clear(let collection):
      value.append("clear ")
      value.append(id: collection, in: scope)
    case .edit(let collection, let title):
      value.append("edit ")
      value.append(id: collection, in: scope)
      value.append(" ")
      append(words: title ?? "", to: &value)
    case .show:
      value.append("show ")
      appendDestination(to: &value, in: scope)
    case .choose(let tab):
      value.append("tab ")
      value.append(id: tab, in: scope)
    case .outdate(let element):
      value.append("outdate ")
      value.append(element, in: scope)
    case .frame:
      value.append("frame ")
      appendDestination(to: &value, in: scope)
    case .open:
      value.append("open ")
      appendDestination(to: &value, in: scope)
    case .replace(let body):
      value.append("replace ")
      value.append(body, in: scope)
    case .insert(let body, let parent, let previous, let others):
      value.append("insert ")
      value.append(body, in: scope)
      append(parent, previous, others, to: &value, in: scope)
    case .move(let element, let parent, let previous, let others):
      value.append("move ")
      value.append(element, in: scope)
      append(parent, previous, others, to: &value, in: scope)
    case .ensure(let body, let previous, let edges):
      value.append("ensure ")
      value.append(body, in: scope)
      if let list = body.element.list {
        append(list, previous.first, Array(previous.dropFirst()), to: &value, in: scope)
      }
      value.append(" ")
      value.append(text: "\(edges.count)")
      for edge in edges {
        value.append(" ")
        value.append(edge, in: scope)
      }
    case .prune(let element):
      value.append("prune ")
      value.append(element, in: scope)
    case .remove(let element):
      value.append("delete ")
      value.append(element, in: scope)
    case .text(let element, let text):
      value.append("text ")
      value.append(element, in: scope)
      value.append(" ")
      append(words: text, to: &value)
    case .given(let rows, let collection):
      value.append("? ")
      value.append(id: collection, in: scope)
      value.append(text: " \(rows)")
    case .looking(let signal):
      value.append("? signal-")
      value.append(word: signal)
      value.append(" =")
    case .unlessCame(let collection, let row):
      append("? ", collection, row, to: &value, scope)
      value.append(" -")
    case .typed(let signal):
      value.append("? * ")
      if let signal { value.append("signal-") }
      value.append(word: signal ?? "-")
    case .otherwise: value.append("? - -")
    case .signal(let name):
      value.append("signal signal-")
      value.append(word: name)
    case .say(let words):
      value.append("say ")
      append(words: words, to: &value)
    case .alone: value.append("alone")
    case .leave: value.append("leave")
    case .alert:
      value.append("alert ")
      if let alert { value.append(text: alert.id) }
    // A button opens its menu by itself, see `PageMenu`.
    case .menu: break
    }
  }

  /// Appends the id or the URL to which the edit leads.
  func appendDestination(to value: inout AttributeValue, in scope: Scope) {
    switch self {
    case .show(let alternate):
      value.append(word: scope.frame)
      value.append(":")
      value.append(word: alternate)
    case .frame(let name): value.append(frame: name)
    case .open(let url):
      for character in (LinkAddress.harmless(url) ?? "#").unicodeScalars {
        if character == "%" { value.append("%") } else { value.append(word: String(character)) }
      }
    default: break
    }
  }

  private func append(
    _ verb: StaticString, _ collection: String, _ row: String, to value: inout AttributeValue,
    _ scope: Scope
  ) {
    value.append(verb)
    value.append(row: row, of: collection, in: scope)
  }

  private func append(
    _ parent: ResolvedElement, _ previous: ResolvedElement?, _ others: [ResolvedElement],
    to value: inout AttributeValue, in scope: Scope
  ) {
    value.append(" ")
    value.append(parent, in: scope)
    value.append(" ")
    guard let previous else { return value.append("-") }
    // No id is a number.
    if !others.isEmpty {
      value.append(text: "\(others.count + 1)")
      value.append(" ")
    }
    value.append(previous, in: scope)
    for other in others {
      value.append(" ")
      value.append(other, in: scope)
    }
  }

  private func append(words: String, to value: inout AttributeValue) {
    if words.isEmpty { value.append("-") } else { value.append(word: words) }
  }
}
