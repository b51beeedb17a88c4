import { CALL_DEADLINE_MS } from '#app/navigation/feedback-timing.ts'
import { browserUrl, shownPage } from '#app/navigation/page-calls.ts'
import { progress } from '#app/navigation/progress.ts'

/**
 * The only function for data requests in the browser: requests JSON with a timeout, aborted when the caller unmounts or
 * the visitor leaves the page. Rejects with the response if its status is an error. The progress bar shows it unless
 * `isAwaited` is false, as for suggestions while typing.
 */
export async function fetchJson(path: string, asker: AbortSignal, isAwaited = true): Promise<unknown> {
  asker.throwIfAborted()
  const call = new AbortController()
  for (const end of [asker, shownPage()]) {
    // Not `AbortSignal.any`, which our oldest supported browsers lack.
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
    hasFailed = !isAborted(error)
    throw error
  } finally {
    clearTimeout(deadline)
    over?.(hasFailed)
    call.abort()
  }
}

/** Whether the request was aborted, which is not a failure. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
