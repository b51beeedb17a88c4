import { serializeFunction } from '#app/design/serialize-function.server.ts'

/**
 * A script that defers the layout of parts below the viewport (`deferred-layout` in layout.css) until the page is
 * loaded, because the layout of a long page at once blocks a phone for a fifth of a second. Each part is one task.
 */
export const deferredLayoutScript = `(${serializeFunction(deferLayout)})()`

/** Serialized into the page, so it must not use anything from its scope. */
function deferLayout() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload, on the way back and with a fragment, the browser scrolls to a place that needs final heights.
  const scrolls = navigation?.type !== 'navigate' || location.hash !== ''
  if (scrolls || !CSS.supports('content-visibility', 'auto')) {
    return
  }
  const { documentElement } = document
  documentElement.setAttribute('data-deferred-layout', '')
  const parts = [
    ...document.querySelectorAll<HTMLElement>('.deferred-layout, .prose > :is(figure, .table-region)'),
  ]
  const finish = () => {
    parts.length = 0
    documentElement.removeAttribute('data-deferred-layout')
  }
  const showNext = () => parts.shift()?.style.setProperty('content-visibility', 'visible')
  /** Forces the layout of the parts before. */
  const nextTop = () => parts[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

  // Parts in the first viewport get their final height before the first paint.
  while (nextTop() < window.innerHeight) {
    showNext()
  }
  const continueLayout = () => {
    if (parts.length === 0) {
      finish()
      return
    }
    showNext()
    nextTop()
    setTimeout(continueLayout)
  }
  addEventListener('load', () => setTimeout(continueLayout), { once: true })
  // A slow image must not delay the layout for long.
  setTimeout(continueLayout, 3000)
  addEventListener(
    'click',
    ({ target }) => {
      // A link may scroll to a fragment.
      if (target instanceof Element && target.closest('a') !== null) {
        finish()
      }
    },
    { capture: true },
  )
}
