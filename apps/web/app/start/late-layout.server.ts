/**
 * A script that postpones the layout of parts below the window (`late-layout` in layout.css) until the page is loaded,
 * because the layout of a long page at once blocks a phone for a fifth of a second. Each part is one task.
 */
export const lateLayoutScript = `(${layOutLate})()`

/** Serialized into the page, so it must not use anything from its scope. */
function layOutLate() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Otherwise the browser scrolls to a fragment or to an earlier position, and needs the final heights for that.
  if (navigation?.type !== 'navigate' || location.hash !== '') {
    return
  }
  const { documentElement } = document
  documentElement.setAttribute('data-late-layout', '')
  const finish = () => documentElement.removeAttribute('data-late-layout')
  const selector = '.late-layout, .prose > :is(figure, .table-region)'
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
  const showNext = () => parts.shift()?.style.setProperty('content-visibility', 'visible')
  // Also forces the layout of the parts before.
  const nextTop = () => parts[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  // What is visible at once must not move.
  while (nextTop() < window.innerHeight) {
    showNext()
  }
  const whenIdle = (act: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 1000 }) : setTimeout(act)
  const continueLayout = () => {
    if (parts.length === 0) {
      finish()
      return
    }
    showNext()
    nextTop()
    whenIdle(continueLayout)
  }
  addEventListener('load', () => whenIdle(continueLayout), { once: true })
  // A link may scroll to a fragment.
  addEventListener('click', finish, { capture: true, once: true })
}
