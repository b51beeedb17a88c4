import { type RefObject, useEffect } from 'react'
import { usePageChange } from '#app/design/use-page-change.ts'

/** The minimum width of the main menu (Tailwind's `lg`). */
const WIDE = '(width >= 64rem)'

/**
 * Makes a full-page disclosure behave like a modal dialog: the rest of the page is inert. Escape closes it and returns
 * the focus; a link, a new page or a wider window close it, too.
 */
export function useModalDisclosure(disclosure: RefObject<HTMLDetailsElement | null>, pathname: string): void {
  usePageChange(pathname, () => disclosure.current?.removeAttribute('open'))

  useEffect(() => {
    const element = disclosure.current
    if (element === null) {
      return
    }
    let covered: Element[] = []

    function uncover(): void {
      for (const other of covered) {
        other.removeAttribute('inert')
      }
      covered = []
      delete document.documentElement.dataset.menuOpen
    }
    function coverIfOpen(): void {
      uncover()
      if (element?.open) {
        covered = elementsOutside(element)
        // Keeps the page from scrolling; `:has()` would make every page slower.
        document.documentElement.dataset.menuOpen = ''
        for (const other of covered) {
          other.setAttribute('inert', '')
        }
      }
    }
    function follow(event: Event): void {
      // Nested disclosures also fire `toggle`.
      if (event.target === element) {
        coverIfOpen()
      }
    }
    function close(): void {
      element?.removeAttribute('open')
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape' && element?.open) {
        close()
        element.querySelector('summary')?.focus()
      }
    }
    function click(event: MouseEvent): void {
      if (event.target instanceof Element && event.target.closest('a') !== null) {
        close()
      }
    }

    // A visitor may have opened it before hydration.
    coverIfOpen()
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('toggle', follow, { signal })
    element.addEventListener('click', click, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    window.matchMedia(WIDE).addEventListener('change', close, { signal })
    return () => {
      uncover()
      listening.abort()
    }
  }, [disclosure])
}

/** All elements outside the element and its ancestors. */
function elementsOutside(element: Element): Element[] {
  const others: Element[] = []
  for (
    let inner = element;
    inner.parentElement !== null && inner !== document.body;
    inner = inner.parentElement
  ) {
    others.push(
      ...[...inner.parentElement.children].filter((other) => other !== inner && !other.matches('script')),
    )
  }
  return others
}
