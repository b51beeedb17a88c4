/**
 * Layout errors at the current size: horizontal overflow, clipped text, a scrolling region without a name. Runs in the
 * browser, so it cannot use its closure.
 */
export function layoutErrors(): string[] {
  const errors = new Set<string>()
  const slackPx = 1.5
  const { clientWidth, scrollWidth } = document.documentElement

  const describe = (element: Element) => {
    const names = element.classList.length > 0 ? `.${[...element.classList].slice(0, 3).join('.')}` : ''
    return `<${element.localName}${names}>`
  }
  const styles = new Map<Element, CSSStyleDeclaration>()
  const readStyle = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const isForScreenReaders = (element: Element) => {
    const { position, clipPath, clip } = readStyle(element)
    return position === 'absolute' && (clipPath.startsWith('inset(50%') || clip.startsWith('rect('))
  }
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  if (scrollWidth > clientWidth) {
    errors.add(`the document is ${scrollWidth - clientWidth} px wider than the window`)
  }

  /** The reason why this text is clipped, or null. */
  const cutBy = (owner: Element, rect: DOMRect): string | null => {
    let isInScroller = false
    for (let box: Element | null = owner; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, display, position } = readStyle(box)
      // The skip link is above the viewport until it is focused.
      if (isForScreenReaders(box) || box.classList.contains('skip-link')) {
        return null
      }
      if (scrolls(overflowX) || scrolls(overflowY)) {
        isInScroller = true
        break
      }
      if (display !== 'inline' && (cuts(overflowX) || cuts(overflowY))) {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isCutAcross = cuts(overflowX) && (rect.left < left - slackPx || rect.right > right + slackPx)
        // Ascenders and descenders may overflow a tight line, but not by half a line.
        const lineSlackPx = rect.height / 2
        const isCutDown =
          cuts(overflowY) && (rect.top < top - lineSlackPx || rect.bottom > bottom + lineSlackPx)
        if (isCutAcross || isCutDown) {
          return `clipped by ${describe(box)}`
        }
      }
      if (position === 'fixed') {
        break
      }
    }
    if (!isInScroller && (rect.left < -slackPx || rect.right > clientWidth + slackPx)) {
      return 'outside the viewport'
    }
    return null
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode } = texts
    const owner = currentNode.parentElement
    const words = currentNode.textContent?.trim() ?? ''
    const isShown = owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    if (owner !== null && words !== '' && isShown && !owner.closest('svg, script, style, noscript, option')) {
      range.selectNodeContents(currentNode)
      for (const rect of range.getClientRects()) {
        const reason = rect.width > 0 ? cutBy(owner, rect) : null
        if (reason !== null) {
          errors.add(`"${words.slice(0, 40)}" in ${describe(owner)} is ${reason}`)
          break
        }
      }
    }
  }

  for (const element of document.body.querySelectorAll('*')) {
    const isWide = element.scrollWidth > element.clientWidth + slackPx
    if (isWide && scrolls(readStyle(element).overflowX) && element.checkVisibility()) {
      const isLabelled = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
      if (!isLabelled) {
        errors.add(`${describe(element)} scrolls horizontally and has no accessible name`)
      }
    }
  }
  for (const control of document.body.querySelectorAll('input, select, textarea, button, img, svg, video')) {
    const { left, right, width } = control.getBoundingClientRect()
    const isInScroller = [...ancestors(control)].some((box) => scrolls(readStyle(box).overflowX))
    const isSeen = width > 0 && control.checkVisibility({ visibilityProperty: true })
    const isDecoration = control.closest('[aria-hidden="true"]') !== null || isForScreenReaders(control)
    if (isSeen && !isInScroller && !isDecoration && (left < -slackPx || right > clientWidth + slackPx)) {
      errors.add(`${describe(control)} is outside the viewport`)
    }
  }
  return [...errors]

  function* ancestors(element: Element): Generator<Element> {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      yield box
    }
  }
}
