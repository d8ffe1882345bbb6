import CellophaneDocument
import CellophaneHTML
import Foundation

/// A preview's page while somebody goes through it at random, and beside it, in a frame that nobody
/// sees, the same page with what a session shows.
struct WalkedPage: Sendable {
  private let browser: Browser
  /// What DevTools call the frame beside.
  private let beside: String

  init(_ preview: String, width: Int, height: Int, in window: Task<Browser, any Error>) async throws
  {
    let page = try await ListPage(preview, in: window, width: width, height: height)
    browser = page.browser
    try await browser.run(Self.script)
    // Frames take their time.
    guard try await browser.becomes("document.querySelector('iframe.beside').loaded") else {
      throw DriverError.malformedResponse("the page beside '\(preview)' does not load")
    }
    let tree = try await browser.command("Page.getFrameTree")
    beside = tree["frameTree"]?["childFrames"]?.array?.first?["frame"]?["id"]?.string ?? ""
    try await inFrame {
      _ = try await browser.run(
        """
        for (const one of document.querySelectorAll('.steps, .announcement')) one.style.display = 'none'
        """)
    }
  }

  func reduceMotion(_ isReduced: Bool) async throws { try await browser.reduceMotion(isReduced) }

  private func inFrame(_ act: () async throws -> Void) async throws {
    let frame = try await browser.first("iframe.beside")
    try await browser.enter(frame)
    try await act()
    try await browser.enter(nil)
  }

  // MARK: What can be done

  /// What can be done on the page now, in the page's order.
  func touches() async throws -> [Touch] {
    let found = try await browser.run("return touches.all().map(({ words }) => words)").array ?? []
    return found.map { words in Touch((words.array ?? []).compactMap(\.string)) }
  }

  /// Does it.
  func perform(_ touch: Touch) async throws {
    try await browser.run(
      "touches.do(arguments[0])", [.array(touch.words.map { .string($0) })])
    // What is shown, and what is asked, comes in a turn of its own.
    _ = try await browser.becomes("!document.querySelector('[data-leaving]')")
  }

  /// Whether the page says that it does not know what comes then.
  func stops() async throws -> Bool {
    try await browser.run("return touches.stops()") == true
  }

  /// Whether something is asked before all else.
  func asks() async throws -> Bool {
    try await browser.run("return !!document.querySelector('dialog[open]')") == true
  }

  // MARK: What is shown

  /// What a reader meets.
  func lines() async throws -> [String] {
    // Browsers take a row that has the focus for the chosen one.
    try await browser.run(
      "if (document.activeElement.matches('.row')) document.activeElement.blur()\n"
        + Self.hideActions)
    return try await read(nil)
  }

  /// Rows of a list that is edited are not swiped; their actions stay for those that a delete control
  /// uncovers.
  private static let hideActions = """
    for (const one of document.querySelectorAll('.leading-actions, .trailing-actions')) {
      one.style.visibility = one.closest('[data-editing]') ? 'hidden' : ''
    }
    """

  /// What a reader would meet on a page that shows a screen.
  func lines(of screen: ResolvedScreen, on page: ResolvedPage) async throws -> [String] {
    var page = page
    page.frames = [ResolvedFrame(name: "start", title: "Start", screen: screen)]
    let markup = PageRenderer.part(of: page, root: "../").bytes
    try await inFrame {
      _ = try await browser.run(
        """
        const holder = new DOMParser().parseFromString(arguments[0], 'text/html')
        document.querySelector('.frame').replaceWith(holder.querySelector('.frame'))
        for (const one of document.querySelectorAll('.search-field, .scopes > *')) one.disabled = false
        dispatchEvent(new Event('resize'))
        """ + "\n" + Self.hideActions, [.string(String(decoding: markup, as: UTF8.self))])
    }
    return try await read(beside)
  }

  private func read(_ frame: String?) async throws -> [String] {
    Self.read(try await BrowserTree(of: browser, frame: frame).lines)
  }

  /// Lines without what follows from the touches that are known: rows that lead elsewhere are links in
  /// a list, buttons may open menus, hints say what is refused, and a screen that came over another
  /// one is a region, in which nothing is searched for. Texts are compared by their words: a page has
  /// what was typed in an element of its own.
  private static func read(_ lines: [String]) -> [String] {
    let depths = lines.map { $0.prefix { $0 == " " }.count } + [0]
    let read: [String] = lines.indices.compactMap { index in
      let line = lines[index].drop { $0 == " " }
      let words = line.split(separator: " ", maxSplits: 1)
      let isEmpty = depths[index + 1] <= depths[index]
      switch words[0] {
      case "iframe", "region", "navigation", "listitem": return nil
      case "grid", "tree", "list": return isEmpty ? nil : "list " + words.dropFirst().joined()
      case "group" where words.count == 1: return nil
      case "link": return "row " + (words.last ?? "")
      default: break
      }
      let bare = line.components(separatedBy: " — ")[0]
      if line.hasPrefix("searchbox") { return bare.replacing(" disabled", with: "") }
      return line.hasPrefix("button") ? bare.replacing(" collapsed", with: "") : bare
    }
    return read.reduce(into: []) { joined, line in
      guard line.hasPrefix("\"") else { return joined.append(line) }
      let words = line.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
      if let last = joined.indices.last, joined[last].hasPrefix("text ") {
        joined[last] += " " + words
      } else {
        joined.append("text " + words)
      }
    }
  }

  /// Hides what is the page's own, and says what can be touched.
  private static let script = #"""
    for (const one of document.querySelectorAll('.steps, .announcement, .search-status')) one.style.display = 'none'
    window.open = () => {}
    const frame = document.createElement('iframe')
    frame.className = 'beside'
    frame.style = `position: fixed; inset: 0; width: ${innerWidth}px; height: ${innerHeight}px;
      border: 0; opacity: 0; pointer-events: none`
    frame.onload = () => frame.loaded = true
    frame.src = location.pathname.split('/').at(-1)
    document.body.append(frame)

    const all = (what, node) => [...node.querySelectorAll(what)]
    const seen = (node) => node.checkVisibility({ visibilityProperty: true })
      && node.getBoundingClientRect().height > 0
    // Those that clicks operate, which alone are counted.
    const controls = '.toggle, button.button, button.tap, .segments:not(.scopes), .stepper'
    const choices = (control) => {
      const menu = control.getAttribute('popovertarget')
      if (menu) {
        // With menus inside, choices are counted otherwise.
        const panel = document.getElementById(menu)
        return panel.querySelector('[aria-haspopup]') ? [] : all('[role^=menuitem]', panel)
      }
      return control.matches('.segments, .stepper') ? all('.segment', control) : [control]
    }
    // Those of a view, with their numbers. A stepper of which nobody hears does not count on the page.
    const operated = (nodes, words) => nodes.flatMap((control, number) =>
      seen(control) ? choices(control).flatMap((node, choice) =>
        node.disabled || control.matches('.stepper') && !node.dataset.edits ? []
          : [{ words: [...words, String(number), String(choice)], node }]) : [])
    const ofRow = (row) => {
      if (row.ariaDisabled || !seen(row) || row.querySelector(':scope > .link, :scope > .cell > .link')) return []
      const own = [...row.children].filter((one) => !one.matches('.children'))
      const inside = (what) => own.flatMap((one) => all(what, one))
      const cell = inside('.cell').find(seen) ?? own.find((one) => one.matches('.cell'))
      // The code calls its lists the same on each screen.
      const place = over?.parentElement.dataset.place
      const id = over ? row.id.replace(`${over.id.split(':').at(-1)}-`, place ? `${place}-` : '') : row.id
      const found = [{ words: ['tap', id], node: cell ?? row }]
      const control = inside('.outline-disclosure').find(seen)
      if (control && row.ariaExpanded) found.push({ words: ['disclosure', id, String(row.ariaExpanded !== 'true')], node: control })
      const list = row.closest('.collection')
      if (!('editing' in list.dataset)) {
        inside('.leading-actions > .action').forEach((node, at) =>
          found.push({ words: ['action', id, 'true', String(at)], node }))
        inside('.trailing-actions > .action').reverse().forEach((node, at) =>
          found.push({ words: ['action', id, 'false', String(at)], node }))
      }
      inside('.custom-actions > .action').forEach((node, at) =>
        found.push({ words: ['custom', id, String(at)], node }))
      for (const side of ['leading', 'trailing']) {
        inside(`.${side}-accessories`).forEach((box) => [...box.children].forEach((node, at) => {
          if (node.matches('button.accessory[data-edits]') && seen(node)) {
            found.push({ words: ['accessory', id, String(side === 'leading'), String(at)], node })
          }
        }))
      }
      if (cell) found.push(...operated(all(controls, cell).filter((one) => !one.closest('.swipe-actions')), ['inside', id]))
      return found
    }
    // The screen that came over the frame's own, which can be touched then.
    let over
    const inFrame = (what) => all(what, document.querySelector('.frame'))
      .filter((one) => one.closest('.alternate') == over && !one.closest('.tab-panel:not([data-shown])'))
    window.touches = {
      all: () => {
        const asked = document.querySelector('dialog[open]')
        if (asked) {
          return all('.answer', asked).flatMap((node, at) =>
            node.disabled && !node.matches('[data-needs]') ? [] : [{ words: ['answer', String(at)], node }])
        }
        over = document.querySelector(':is(.frame, .tab-panel[data-shown]) > .alternate[data-shown]')
        const found = inFrame('.row').flatMap(ofRow)
        const back = over && all('.back-button', over).find(seen)
        if (back) found.push({ words: ['back'], node: back })
        inFrame('.bar-button:not(.sidebar-toggle), .bar-view').forEach((item, at) => {
          if (!seen(item) || item.disabled) return
          const menu = item.getAttribute('popovertarget')
          if (menu) {
            choices(item).forEach((node, choice) =>
              node.disabled || found.push({ words: ['choice', String(choice), String(at)], node }))
          } else if (item.matches('.bar-button')) found.push({ words: ['item', String(at)], node: item })
        })
        found.push(...operated(inFrame(controls).filter((one) => !one.closest('.row')), ['control']))
        all('.frame [role=tablist]', document).filter((bar) => seen(bar)).forEach((bar, number) => all('.tab', bar).forEach((node, at) =>
          node.ariaSelected !== 'true' && found.push({ words: ['tab', String(at), String(number)], node })))
        const field = inFrame('.search-field:enabled').find(seen)
        if (field) {
          const letters = [...new Set(inFrame('.row').filter(seen).map((row) => row.textContent.trim()[0] ?? ''))]
          for (const text of ['', 'e', 'zzz', ...letters.slice(0, 3)]) {
            if (text !== field.value) found.push({ words: ['search', text], node: field })
          }
        }
        inFrame('.scopes > *').forEach((node, at) =>
          seen(node) && node.ariaPressed !== 'true' && found.push({ words: ['scope', String(at)], node }))
        return found
      },
      do: (words) => {
        const note = document.getElementById('announcement')
        if (note) note.textContent = ''
        const { node } = touches.all().find((one) => one.words.join('\n') === words.join('\n'))
        if (words[0] === 'search') {
          node.focus()
          node.value = words[1]
          node.dispatchEvent(new Event('input', { bubbles: true }))
          return
        }
        if (words[0] === 'answer') {
          for (const field of all('.alert-field', node.closest('dialog'))) {
            field.value = field.dataset.sample
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }
        }
        node.click()
      },
      stops: () => {
        const said = document.getElementById('announcement')
        const status = document.querySelector('.search-status')
        return !!said && said.textContent === said.dataset.stop
          || !!status?.dataset.unknown && status.textContent === status.dataset.unknown
      },
    }
    """#
}
