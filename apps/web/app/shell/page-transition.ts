import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** Classes of `<main>`, see design/transition.css. */
const OUT = 'page-out'
const IN = 'page-in'

/**
 * Fades the page out once the next one is there, before React renders that one. Both are plain elements all the time, so
 * that clicks reach them. Back and forward are animated by browsers themselves: their URL has changed by now.
 */
export const fadeOut: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request: { method, url, signal } },
  next,
) => {
  const results = await next()
  const main = document.querySelector('main')
  const isNextPage =
    method === 'GET' &&
    new URL(url).pathname !== location.pathname &&
    !Object.values(results).some(({ result }) => result instanceof Response)
  // A hidden tab does not advance animations.
  if (main && isNextPage && !signal.aborted && !document.hidden) {
    main.className = OUT
    // Another link was followed meanwhile: this page stays until that one's page is there.
    signal.addEventListener('abort', () => main.classList.remove(OUT))
    // None with reduced motion; a canceled one rejects.
    await Promise.allSettled(main.getAnimations().map(({ finished }) => finished))
  }
  return results
}

/** Fades in the page that has been rendered in the place of one that has faded out. */
export function fadeIn(): void {
  document.querySelector('main')?.classList.replace(OUT, IN)
}
