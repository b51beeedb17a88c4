import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { TRANSITION_MS } from './feedback-timing.ts'

/** Classes of `<main>`, see design/transition.css. */
const OUT = 'page-out'
const IN = 'page-in'

/**
 * Fades the page out once the next one has loaded, before React renders it. Elements stay in place, so clicks reach
 * them. Browsers animate back and forward navigations themselves: the URL has changed before this runs.
 */
export const fadeOut: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request: { method, url, signal } },
  next,
) => {
  const results = await next()
  const main = document.querySelector('main')
  const { pathname } = new URL(url)
  const isNextPage =
    method === 'GET' &&
    pathname !== location.pathname &&
    !Object.values(results).some(({ result }) => result instanceof Response)
  // A hidden tab does not advance animations.
  if (main && isNextPage && !signal.aborted && !document.hidden) {
    main.className = OUT
    // If another link is followed meanwhile, this page stays until that link's page has loaded.
    signal.addEventListener('abort', () => main.classList.remove(OUT))
    // There are no animations with reduced motion, canceled ones reject, and those of a hidden tab do not finish.
    const ended = Promise.allSettled(main.getAnimations().map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, TRANSITION_MS))])
  }
  return results
}

/** Fades in the page that has replaced a faded-out one. */
export function fadeIn(): void {
  document.querySelector('main')?.classList.replace(OUT, IN)
}
