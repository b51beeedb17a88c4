/** A visitor who waits longer has gone on. */
const DEADLINE_MS = 10_000

let base = '/'

/** Told by the server with every page: where the browser's questions go. */
export function setBrowserBase(url: string): void {
  base = url
}

/**
 * The one way in which script in the browser asks for more: as JSON, within a time, and no longer than the asker is
 * there. Fails with the response where that is an error, so that its status is known.
 */
export async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const time = AbortSignal.timeout(DEADLINE_MS)
  const response = await fetch(base + path.slice(1), {
    headers: { accept: 'application/json' },
    // Older browsers go without the deadline.
    signal: AbortSignal.any?.([signal, time]) ?? signal,
  })
  if (!response.ok) {
    throw response
  }
  return response.json()
}
