import type { Locale } from '#app/i18n/locales.ts'

const copy = { id: 'Selengkapnya', en: 'Read more' } as const satisfies Record<Locale, string>

const DEFINITION_ID = 'term-definition'
/** A pointer that only passes a link opens nothing, and has time to reach the popover. */
const openDelayMs = 300
const closeDelayMs = 300
const gapPx = 8

const findTermLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-term]') : null

/**
 * Shows the definition of a term next to its link: after a moment under the mouse, on keyboard focus, and on the first
 * touch, which otherwise would leave the page. Browsers without popovers only follow the link.
 */
export function showTerms(locale: Locale, signal: AbortSignal): void {
  if (signal.aborted || !('popover' in HTMLElement.prototype)) {
    return
  }
  const popover = new TermPopover(copy[locale])
  signal.addEventListener('abort', () => popover.remove())
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
    capture = false,
  ) => document.addEventListener(name, handle, { signal, capture })

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') {
      popover.hover(findTermLink(target), target instanceof Node && popover.contains(target))
    }
  })
  listen('focusin', ({ target }) => {
    const link = findTermLink(target)
    if (link?.matches(':focus-visible')) {
      popover.show(link)
    }
  })
  listen('focusout', ({ target, relatedTarget }) => {
    if (findTermLink(target) && !(relatedTarget instanceof Node && popover.contains(relatedTarget))) {
      popover.hide()
    }
  })
  // Before the browser closes the popover, so that a second touch of the same link follows it.
  let touched: { link: HTMLAnchorElement; wasOpen: boolean } | null = null
  listen(
    'pointerdown',
    ({ target, pointerType }) => {
      const link = pointerType === 'mouse' ? null : findTermLink(target)
      touched = link && { link, wasOpen: popover.isOpenFor(link) }
    },
    true,
  )
  // Before the click becomes a navigation.
  listen(
    'click',
    (event) => {
      const link = findTermLink(event.target)
      if (link && touched?.link === link && !touched.wasOpen) {
        event.preventDefault()
        popover.show(link)
      }
      touched = null
    },
    true,
  )
  // Focus may scroll its link into view.
  listen('scroll', () => popover.follow(), true)
}

class TermPopover {
  readonly #element = document.createElement('div')
  readonly #term = document.createElement('strong')
  readonly #definition = document.createElement('p')
  readonly #more = document.createElement('a')
  #link: HTMLAnchorElement | null = null
  #timer = 0

  constructor(more: string) {
    const element = this.#element
    element.className = 'term-popover'
    // Closes on Escape and on a press outside.
    element.popover = 'auto'
    this.#definition.id = DEFINITION_ID
    this.#more.className = 'text-link'
    this.#more.textContent = more
    element.append(this.#term, this.#definition, this.#more)
    element.addEventListener('toggle', (event) => {
      if (event instanceof ToggleEvent && event.newState === 'closed') {
        this.#forget()
      }
    })
    document.body.append(element)
  }

  contains(node: Node): boolean {
    return this.#element.contains(node)
  }

  isOpenFor(link: HTMLAnchorElement): boolean {
    return this.#link === link
  }

  /** The mouse is over a link, the popover or neither. */
  hover(link: HTMLAnchorElement | null, isOverPopover: boolean): void {
    window.clearTimeout(this.#timer)
    if (link && link !== this.#link) {
      this.#timer = window.setTimeout(() => this.show(link), openDelayMs)
    } else if (this.#link && !link && !isOverPopover && this.#link !== document.activeElement) {
      this.#timer = window.setTimeout(() => this.hide(), closeDelayMs)
    }
  }

  show(link: HTMLAnchorElement): void {
    window.clearTimeout(this.#timer)
    if (!link.isConnected || this.#link === link) {
      return
    }
    this.hide()
    this.#link = link
    this.#term.textContent = link.dataset.term ?? ''
    this.#definition.textContent = link.dataset.definition ?? ''
    this.#more.href = link.href
    this.#more.setAttribute('aria-label', `${this.#more.textContent}: ${link.dataset.term ?? ''}`)
    link.setAttribute('aria-describedby', DEFINITION_ID)
    this.#element.showPopover()
    this.#place(link)
  }

  hide(): void {
    window.clearTimeout(this.#timer)
    this.#forget()
    if (this.#element.matches(':popover-open')) {
      this.#element.hidePopover()
    }
  }

  /** Stays at its link. */
  follow(): void {
    if (this.#link) {
      this.#place(this.#link)
    }
  }

  remove(): void {
    this.hide()
    this.#element.remove()
  }

  #forget(): void {
    this.#link?.removeAttribute('aria-describedby')
    this.#link = null
  }

  /** Below the first line of the link, or above it where there is no room. */
  #place(link: HTMLAnchorElement): void {
    const [line = link.getBoundingClientRect()] = link.getClientRects()
    const { width, height } = this.#element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const below = line.bottom + gapPx
    const above = line.top - gapPx - height
    const top = below + height > clientHeight && above > 0 ? above : below
    const left = Math.max(gapPx, Math.min(line.left, clientWidth - width - gapPx))
    this.#element.style.setProperty('top', `${top}px`)
    this.#element.style.setProperty('left', `${left}px`)
  }
}
