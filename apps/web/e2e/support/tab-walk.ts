import type { Page } from '@playwright/test'

/** The Tab order of a page: its stops and errors. */
export interface TabWalk {
  readonly stops: readonly string[]
  readonly errors: readonly string[]
}

/** More stops than any page has, to detect loops. */
const MAX_STOPS = 400

/**
 * Presses Tab from the top of the page until the focus leaves it. Each stop must be visible, uncovered and have a focus
 * ring; each usable control must be a stop, once.
 */
export async function walkWithTab(page: Page): Promise<TabWalk> {
  const stops: string[] = []
  const errors: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const { name, error, isEnd } = await page.evaluate(stopAtFocus)
    if (isEnd) {
      break
    }
    stops.push(name)
    if (error !== null) {
      errors.push(`${name} ${error}`)
    }
    if (stops.length > MAX_STOPS) {
      return { stops, errors: [...errors, 'the keyboard does not get out of the page'] }
    }
  }
  return { stops, errors: [...errors, ...(await page.evaluate(controlsLeftOut))] }
}

/** Describes the focused element and marks it as visited. Runs in the browser. */
function stopAtFocus() {
  const element = document.activeElement
  if (element === null || element === document.body || element.hasAttribute('data-visited')) {
    return { name: '', error: null, isEnd: true }
  }
  element.setAttribute('data-visited', '')
  const words = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  const name = `<${element.localName}> ${words || element.getAttribute('name') || element.getAttribute('aria-label')}`
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  const lines = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  const isOnScreen = lines.some(
    ({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  )
  // At least one point of a line must be uncovered: a sticky bar must not hide it completely.
  const isBare = lines.some(({ top, bottom, left, right }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const found = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2)
      return found !== null && element.contains(found)
    }),
  )
  const error =
    (hasRing ? null : 'has no focus ring') ??
    (isOnScreen ? null : 'is focused outside the screen') ??
    (isBare ? null : 'is covered')
  return { name, error, isEnd: false }
}

/** Controls that a mouse can use, but Tab did not reach. Runs in the browser. */
function controlsLeftOut(): string[] {
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll(controls)]
    .filter(
      (control) => !control.hasAttribute('data-visited') && !control.matches(':disabled, [tabindex="-1"]'),
    )
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      // Tab reaches one radio button of a group; arrow keys reach the others.
      const group = control.matches('input[type="radio"]') ? control.getAttribute('name') : null
      return group === null || document.querySelector(`input[name="${group}"][data-visited]`) === null
    })
    .map((control) => `${control.outerHTML.slice(0, 120)} is not reached`)
}
