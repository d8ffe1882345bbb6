/// What is looked for where texts grow.
enum FittingText {
  /// A function's body: sets each text size, then doubles what rows say, and gives what is cut off
  /// without an ellipsis, overlaps or leaves its cell; the page is then as it was. A page of one text
  /// size is looked at in that one.
  static let check = """
    const root = document.documentElement
    const isSeen = element => element.getBoundingClientRect().width > 0
      && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isLimited = element => element.matches('[data-lines]:not([data-lines="any"])')
      || getComputedStyle(element).webkitLineClamp !== 'none'
    const ends = element => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return isLimited(element) || overflowX !== 'visible' && textOverflow === 'ellipsis'
    }
    const chrome = '.steps, .sprite, .frame-title, .back-button, .outline-tools, [aria-hidden="true"]'
    const words = ['.cell-text', '.cell-secondary-text', '.accessory-label', '.label', '.bar-title',
      '.large-title', '.bar-subtitle', '.bar-button', '.tab-title', '.pop-up-menu'].join()
    const apart = '.navigation-bar, .toolbar, .tab-bar, .leading-actions, .trailing-actions, .custom-actions'
    const boxOf = element => {
      // What a text view scrolls to is seen in its box alone.
      const scroller = element.closest('.text-view')
      if (scroller) return scroller.getBoundingClientRect()
      if (ends(element) || element.matches('select')) return element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const found = []
    const look = condition => {
      const say = (what, element) =>
        found.push(`${condition}: '${element.textContent.trim().slice(0, 30)}' ${what}`)
      if (root.scrollWidth > root.clientWidth) found.push(`${condition}: the page is too wide`)
      const texts = [...document.querySelectorAll(words)].filter(element =>
        element.textContent.trim() && !element.closest(chrome) && isSeen(element)
        // Spoken only.
        && !(element.clientWidth === 1 && element.clientHeight === 1))
      for (const field of document.querySelectorAll('.search-field, .field > input')) {
        if (isSeen(field) && parseFloat(getComputedStyle(field).lineHeight) > field.clientHeight + 1) {
          found.push(`${condition}: '${field.placeholder}' is cut below`)
        }
      }
      for (const view of document.querySelectorAll('.text-view')) {
        if (view.scrollHeight > view.clientHeight && getComputedStyle(view).overflowY !== 'auto') {
          say('is cut below', view)
        }
      }
      for (const text of texts) {
        const style = getComputedStyle(text)
        if (style.overflowX !== 'visible' && !ends(text) && text.scrollWidth > text.clientWidth + 1) {
          say('is cut across', text)
        } else if (style.overflowY !== 'visible' && !isLimited(text)
          && text.scrollHeight > text.clientHeight + 2) {
          say('is cut below', text)
        }
      }
      const rows = Map.groupBy(
        texts.filter(text => !text.closest(apart) && !texts.some(one => one !== text && text.contains(one))),
        text => text.closest('.row, .header, .footer') || root)
      for (const [row, parts] of rows) {
        const boxes = parts.map(boxOf)
        for (const [index, box] of boxes.entries()) {
          for (const [after, other] of boxes.slice(index + 1).entries()) {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
            if (across > 2 && down > 3) say('lies over another', parts[index + 1 + after])
          }
          const cell = parts[index].closest('.cell')?.getBoundingClientRect()
          // A line keeps its leading where there is room for its letters alone.
          const { lineHeight, fontSize } = getComputedStyle(parts[index])
          const leading = Math.max(1.5, (parseFloat(lineHeight) - parseFloat(fontSize)) / 2)
          if (cell && (box.bottom > cell.bottom + leading || box.top < cell.top - leading
            || box.right > cell.right + 1.5 || box.left < cell.left - 1.5)) {
            say('leaves its cell', parts[index])
          }
        }
      }
    }
    const own = root.dataset.textSize
    for (const size of own && own !== 'large' ? [own] : arguments[0]) {
      root.dataset.textSize = size
      look(size)
    }
    const doubled = [...document.querySelectorAll('.cell-text, .cell-secondary-text, .accessory-label')]
      .map(text => [text, [...text.childNodes]])
    for (const [text] of doubled) text.textContent = `${text.textContent} ${text.textContent}`
    for (const size of own && own !== 'large' ? [own] : ['large', 'accessibility5']) {
      root.dataset.textSize = size
      look(`doubled, ${size}`)
    }
    for (const [text, nodes] of doubled) text.replaceChildren(...nodes)
    root.dataset.textSize = own
    return found

    """

  /// Those between which rules change.
  static let someSizes = ["extraSmall", "large", "accessibility1", "accessibility5"]

  /// Every size, smallest first.
  static let sizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4",
    "accessibility5",
  ]
}
