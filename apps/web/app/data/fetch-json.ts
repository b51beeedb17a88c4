import { CALL_DEADLINE_MS } from '#app/navigation/feedback-timing.ts'
import { browserUrl, shownPage } from '#app/navigation/page-calls.ts'
import { progress } from '#app/navigation/progress.ts'

/**
 * The one way in which script in the browser asks for more: as JSON, within a time, and no longer than the asker is
 * there and the page is shown. Fails with the response where that is an error, so that its status is known. The bar at
 * the top shows it, unless the visitor waits for nothing, as while typing.
 */
export async function fetchJson(path: string, asker: AbortSignal, isAwaited = true): Promise<unknown> {
  asker.throwIfAborted()
  const call = new AbortController()
  for (const end of [asker, shownPage()]) {
    // Not `AbortSignal.any`, which the oldest of our browsers do not know.
    end.addEventListener('abort', () => call.abort(end.reason), { signal: call.signal })
  }
  const deadline = setTimeout(
    () => call.abort(new DOMException('The answer took too long', 'TimeoutError')),
    CALL_DEADLINE_MS,
  )
  const over = isAwaited ? progress.begin() : null
  let hasFailed = true
  try {
    const response = await fetch(browserUrl(path), {
      headers: { accept: 'application/json' },
      signal: call.signal,
    })
    if (!response.ok) {
      throw response
    }
    const answer: unknown = await response.json()
    hasFailed = false
    return answer
  } catch (error) {
    hasFailed = !isGivenUp(error)
    throw error
  } finally {
    clearTimeout(deadline)
    over?.(hasFailed)
    call.abort()
  }
}

/** Whether nobody waits for the answer any more, which is no failure. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
