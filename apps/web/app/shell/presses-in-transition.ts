/**
 * While the pictures of a page transition are taken, browsers tell the root alone of a press, whatever stands there.
 * What stays through a change of page, as header and footer do, gets the clicks that began or ended in that time.
 */
export function passOnPressesInTransition(): void {
  const root = document.documentElement
  let lastStart: PointerEvent | undefined
  addEventListener('pointerdown', (event) => {
    lastStart = event
  })
  addEventListener('click', (end) => {
    const start = lastStart
    if (start && end.target === root) {
      // No frame is drawn before the pictures are there; from then on, places have their elements again.
      requestAnimationFrame(() => {
        const isStill = elementAt(start) === elementAt(end)
        const pressed = start.target === root ? elementAt(end) : (start.target as Element)
        if (isStill && document.body.contains(pressed) && !pressed?.closest('main')) {
          pressed?.dispatchEvent(new MouseEvent('click', end))
        }
      })
    }
  })
}

function elementAt({ clientX, clientY }: MouseEvent): Element | null {
  return document.elementFromPoint(clientX, clientY)
}
