import { STILL_POINTER_PX } from './feel.ts'
import { isPlainClick } from './use-link-navigation.ts'

const CONTROL = ':is(a, button, summary)'

interface Press {
  event: PointerEvent
  /** Of the page as it was seen then. */
  scrollY: number
}

/**
 * While a browser takes the snapshots of a view transition it draws nothing, and pointer events hit `<html>` alone
 * (CSS View Transitions 1, "rendering suppression"): a click that began or ended then would be lost. In header and
 * footer, which are the same before and after, it is passed on to what was pressed.
 */
export function passOnPressesInTransition(): void {
  const root = document.documentElement
  let last: Press | undefined
  let drawnScrollY = window.scrollY

  // Told when a page is drawn, while the new one is scrolled before that.
  addEventListener('scroll', () => {
    drawnScrollY = window.scrollY
  })
  addEventListener(
    'pointerdown',
    (event) => {
      last = { event, scrollY: drawnScrollY }
    },
    { capture: true },
  )
  addEventListener('click', (click) => {
    const press = last
    if (press && click.isTrusted && click.target === root && isPlainClick(click) && isStill(press, click)) {
      // No frame is drawn before the snapshots are there.
      requestAnimationFrame(() => pressedControl(press)?.click())
    }
  })
}

function pressedControl({ event: { target, clientX, clientY }, scrollY }: Press): HTMLElement | null {
  if (target !== document.documentElement) {
    const control =
      target instanceof Element ? target.closest<HTMLElement>(`:is(.header, .footer) ${CONTROL}`) : null
    return control?.isConnected ? control : null
  }
  // Only its place is known. The header scrolls with the page: where that was elsewhere, something else stood there.
  const element = scrollY === window.scrollY ? document.elementFromPoint(clientX, clientY) : null
  return element?.closest<HTMLElement>(`.header ${CONTROL}`) ?? null
}

function isStill({ event }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - event.clientX, clientY - event.clientY) <= STILL_POINTER_PX
}
