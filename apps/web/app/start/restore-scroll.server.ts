import { serializeFunction } from '#app/design/serialize-function.server.ts'
import { SCROLL_POSITIONS } from '#app/navigation/scroll-positions.ts'

/**
 * A script that scrolls a reloaded page to its place before the first paint. The router's own throws an error where
 * storage is blocked.
 */
export const restoreScrollScript = `(${serializeFunction(restoreScroll)})(${JSON.stringify(SCROLL_POSITIONS)})`

/** Serialized into the page, so it must not use anything from its scope. */
function restoreScroll(storageKey: string) {
  if (!history.state?.key) {
    history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  }
  try {
    const position: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[history.state.key]
    if (typeof position === 'number') {
      scrollTo(0, position)
    }
  } catch {
    // Without storage, the page starts at its top.
  }
}
