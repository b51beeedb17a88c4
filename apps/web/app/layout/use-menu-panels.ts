import { type RefObject, useEffect } from 'react'
import { usePageChange } from '#app/design/use-page-change.ts'

/**
 * The open delay ignores a pointer that only crosses the menu; the close delay tolerates one that slips off a panel.
 */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 350

/**
 * Adds to `<details>`: a panel opens under a resting mouse and stays open while it contains the pointer or the focus
 * (WCAG 1.4.13). Escape closes it and returns the focus; a click outside, leaving by keyboard or another page close it,
 * too. A click on a panel that the mouse has opened keeps it open.
 */
export function useMenuPanels(nav: RefObject<HTMLElement | null>, pathname: string): void {
  usePageChange(pathname, () => closeAll(nav.current))

  useEffect(() => {
    const root = nav.current
    if (root === null) {
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let openedByMouse: HTMLDetailsElement | null = null

    function later(delayMs: number, act: () => void): void {
      clearTimeout(timer)
      timer = setTimeout(act, delayMs)
    }
    function enter(event: PointerEvent): void {
      const panel = panelAt(event.target)
      if (event.pointerType !== 'mouse') {
        return
      }
      if (panel === null || panel.open) {
        clearTimeout(timer)
        return
      }
      later(OPEN_AFTER_MS, () => {
        openedByMouse = panel
        panel.open = true
      })
    }
    function leave(event: PointerEvent): void {
      if (event.pointerType === 'mouse') {
        later(CLOSE_AFTER_MS, () => {
          if (openedByMouse !== null && !openedByMouse.contains(document.activeElement)) {
            openedByMouse.open = false
            openedByMouse = null
          }
        })
      }
    }
    function click(event: MouseEvent): void {
      clearTimeout(timer)
      const panel = panelAt(event.target)
      const onSummary = event.target instanceof Element && event.target.closest('summary') !== null
      if (onSummary && panel !== null && panel === openedByMouse) {
        event.preventDefault()
        openedByMouse = null
      } else if (!onSummary && event.target instanceof Element && event.target.closest('a') !== null) {
        closeAll(root)
      }
    }
    function onOutsideClick(event: PointerEvent): void {
      if (event.target instanceof Node && !root?.contains(event.target)) {
        closeAll(root)
      }
    }
    function onKeyDown(event: KeyboardEvent): void {
      const open = event.key === 'Escape' ? root?.querySelector<HTMLDetailsElement>('details[open]') : null
      if (open) {
        clearTimeout(timer)
        const hadFocus = open.contains(document.activeElement)
        closeAll(root)
        if (hadFocus) {
          open.querySelector('summary')?.focus()
        }
      }
    }
    function onFocusOut(event: FocusEvent): void {
      const panel = panelAt(event.target)
      if (panel !== null && event.relatedTarget instanceof Node && !panel.contains(event.relatedTarget)) {
        panel.open = false
      }
    }

    const listening = new AbortController()
    const { signal } = listening
    root.addEventListener('pointerover', enter, { signal })
    root.addEventListener('pointerleave', leave, { signal })
    root.addEventListener('click', click, { signal })
    root.addEventListener('focusout', onFocusOut, { signal })
    document.addEventListener('pointerdown', onOutsideClick, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [nav])
}

function panelAt(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest('details') : null
}

function closeAll(root: HTMLElement | null): void {
  for (const panel of root?.querySelectorAll('details') ?? []) {
    panel.open = false
  }
}
