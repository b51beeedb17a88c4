import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { TRANSITION_MS } from './feedback-timing.ts'

/** Classes of `<main>`, see design/transition.css. */
const OUT = 'page-out'
const IN = 'page-in'

/**
 * Fades the page out once the next one is there, before React renders that one. Elements stay in place, so clicks reach
 * them. Back and forward are animated by browsers themselves: their URL has changed by now.
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
    // Another link was followed meanwhile: this page stays until that one's page is there.
    signal.addEventListener('abort', () => main.classList.remove(OUT))
    // There are none with reduced motion, a canceled one rejects, and those of a tab that becomes hidden stand still.
    const ended = Promise.allSettled(main.getAnimations().map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, TRANSITION_MS))])
  }
  return results
}

/** Fades in the page that has been rendered in the place of one that has faded out. */
export function fadeIn(): void {
  document.querySelector('main')?.classList.replace(OUT, IN)
}
