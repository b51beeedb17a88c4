import { PENDING_MIN_MS } from './feedback-timing.ts'
import { findHeading, focusTarget } from './focus-target.ts'

/** Marks how many items a list has, or why there is none. It is announced after a change of the query. */
const result = 'main [data-list-result]'
/** Marks the heading of a list without a result, if the title of the page is not right above the list. */
const start = 'main [data-list-start]'

/** Where a list begins: focused on another page of it. */
const findListStart = () => findRendered(`${result}, ${start}`)

/** One of the marks for wide and narrow screens is not rendered, and some wait for their text. */
function findRendered(selector: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  return all.find((element) => element.getClientRects().length > 0 && element.innerText !== '') ?? null
}

/** What is announced after a change of the query: the result of the list, or the title of a page without one. */
function readListResult(): string {
  return findRendered(result)?.innerText.replaceAll(/\s+/g, ' ') ?? document.title
}

/** Whether a new query leads to another page of the same list: all links but those of the pagination omit the number. */
export function isOtherListPage(from: string, to: string): boolean {
  const before = new URLSearchParams(from)
  const after = new URLSearchParams(to)
  if (after.has('page')) {
    return after.get('page') !== before.get('page')
  }
  const wasLaterPage = before.has('page')
  before.delete('page')
  return wasLaterPage && before.toString() === after.toString()
}

interface QueryChange {
  readonly from: string
  readonly to: string
  /** Back and forward restore the scroll position instead of the place in the list. */
  readonly isBack: boolean
  /** What had the focus before. */
  readonly origin: Element | null
  /** Whether the page and its query have not changed again. */
  readonly isCurrent: () => boolean
}

/** Keeps the visitor's place after a change of the query, and announces the result. Loaded when first needed. */
export function announceQueryChange(
  { from, to, isBack, origin, isCurrent }: QueryChange,
  announce: (text: string) => void,
): void {
  const isOtherPage = isOtherListPage(from, to)
  const act = () => {
    if (!isCurrent() || announcesItself()) {
      return
    }
    if (isOtherPage && !isBack) {
      focusTarget(findListStart() ?? findHeading(), {})
    } else {
      keepFocus(origin, isBack)
    }
    announce(isOtherPage ? document.title : readListResult())
  }
  // A placeholder stays for a moment after the response.
  setTimeout(act, document.querySelector('main .skeleton') ? 2 * PENDING_MIN_MS : 0)
}

/** The page has errors of a form or a notice, which are live regions and take the focus. */
function announcesItself(): boolean {
  return document.querySelector('main [role="alert"], main .notice[role]') !== null
}

/**
 * The focus stays where it is, or moves to what has replaced it. If that has vanished, like the link that clears a
 * filter, it moves to the start of the list.
 */
function keepFocus(origin: Element | null, isBack: boolean): void {
  const { activeElement, body } = document
  const isGone = origin !== null && !origin.isConnected
  const again = isGone ? findAgain(origin) : null
  // A new view may have moved the focus to its beginning, which has this tabindex.
  if (again && (activeElement === body || activeElement?.getAttribute('tabindex') === '-1')) {
    again.focus({ preventScroll: true })
  } else if (isGone && activeElement === body) {
    focusTarget(findListStart() ?? findHeading(), { preventScroll: isBack })
  } else if (!isBack && activeElement?.matches('a, button, input, select, summary')) {
    // The new page is at its top, and the focused element may be below the window.
    activeElement.scrollIntoView({ block: 'nearest' })
  }
}

/** The same link or field in a new view. */
function findAgain(origin: Element): HTMLElement | null {
  if (origin instanceof HTMLAnchorElement) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
    return links.find(({ href, text }) => href === origin.href && text === origin.text) ?? null
  }
  return document.getElementById(origin.id)
}
