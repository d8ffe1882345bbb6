/// What geometry is measured with.
enum Geometry {
  /// The font of every measurement: its letters are as wide as those of Arial, which stands in
  /// where it is not installed.
  static let font = "\"Liberation Sans\", Arial"
  /// How wide its capital M is at 100 points.
  static let widthOfM = 83.3

  /// Functions over the page, for what facts say.
  static let words = """
    const one = selector => document.querySelector(selector)
    const box = element => element.getBoundingClientRect()
    const named = (selector, name) => [...document.querySelectorAll(selector)]
      .find(element => element.querySelector('.cell-text')?.textContent.trim() === name)
    const row = name => named('.row', name)
    const header = name => named('.header', name)
    const cell = name => row(name).querySelector('.cell')
    const text = name => cell(name).querySelector('.cell-text')
    const secondary = name => cell(name).querySelector('.cell-secondary-text')
    const image = name => cell(name).querySelector('.cell-image')
    const number = (element, property, part) => parseFloat(getComputedStyle(element, part)[property])
    const size = element => number(element, 'fontSize')
    const weight = element => number(element, 'fontWeight')
    const pitch = (first, second) => box(row(second)).top - box(row(first)).top
    const radius = element => {
      const style = getComputedStyle(element)
      const isContinuous = style.cornerTopLeftShape === style.getPropertyValue('--corner-shape').trim()
      const growth = isContinuous ? parseFloat(style.getPropertyValue('--corner-growth')) : 1
      return parseFloat(style.borderTopLeftRadius) / growth
    }
    const gap = index => {
      const cards = [...document.querySelectorAll('.rows')].map(box)
      return cards[index + 1].top - cards[index].bottom
    }
    const separator = name => {
      const host = cell(name)
      const style = getComputedStyle(host, '::after')
      const [outer, inner] = [getComputedStyle(host), box(host)]
      const start = style.gridColumnStart === '1' ? inner.left + parseFloat(outer.paddingLeft)
        : box(host.querySelector('.cell-texts, .cell-view')).left
      const left = start + parseFloat(style.marginLeft)
      const right = inner.right - parseFloat(outer.paddingRight) - parseFloat(style.marginRight)
      const bottom = inner.bottom - parseFloat(outer.paddingBottom) - parseFloat(style.marginBottom)
      return { left, right, bottom, height: parseFloat(style.borderBottomWidth) }
    }
    const shown = name => getComputedStyle(cell(name), '::after').visibility === 'visible' ? 1 : 0
    const part = (name, selector) => box(cell(name).querySelector(selector))
    const middle = (name, selector) => {
      const { left, right } = part(name, selector)
      return (left + right) / 2
    }
    const drawn = (name, selector, property, pseudo = '::before') =>
      number(cell(name).querySelector(selector), property, pseudo)
    const fill = name => {
      const { left } = box(cell(name))
      return { left: left + number(cell(name), 'left', '::before') }
    }
    const fillRadius = name => number(cell(name), 'borderTopLeftRadius', '::before')
    const faces = name => [...row(name).querySelectorAll('.trailing-actions .action-face')]
    const face = name => row(name).querySelector('.action-face')
    const betweenFaces = name => {
      const [first, second] = faces(name).map(box).sort((one, two) => one.left - two.left)
      return second.left - first.right
    }
    const between = name => {
      const [first, second] = cell(name).querySelectorAll('.trailing-accessories > .accessory')
      return box(second).left + number(second, 'paddingLeft') + number(second, 'borderLeftWidth')
        - box(first).right
    }
    const headers = () => document.querySelectorAll('.header')
    const styled = style => {
      const text = document.body.appendChild(document.createElement('span'))
      text.style.fontSize = `var(--${style}-size)`
      const points = size(text)
      text.remove()
      return points
    }
    const lastFill = () => {
      const cell = one('.rows').lastElementChild.querySelector('.cell')
      return { bottom: box(cell).bottom - number(cell, 'bottom', '::before') }
    }
    const tap = element => (element.querySelector('.cell') || element).click()

    """
}
