import { FETCH_TIMEOUT_MS } from '#app/navigation/feedback-timing.ts'
import { browserUrl, pageSignal } from '#app/navigation/page-requests.ts'

/**
 * Requests JSON in the browser; the only function for data requests. Aborts on a timeout, when the caller unmounts and
 * when the visitor leaves the page. Rejects with the response if its status is an error.
 */
export async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const controller = new AbortController()
  for (const end of [signal, pageSignal()]) {
    // Not `AbortSignal.any`, which our oldest supported browsers lack.
    end.addEventListener('abort', () => controller.abort(end.reason), { signal: controller.signal })
  }
  const timer = setTimeout(
    () => controller.abort(new DOMException('The request timed out', 'TimeoutError')),
    FETCH_TIMEOUT_MS,
  )
  try {
    const response = await fetch(browserUrl(path), {
      headers: { accept: 'application/json' },
      signal: controller.signal,
    })
    if (!response.ok) {
      throw response
    }
    const body: unknown = await response.json()
    return body
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Whether the request was aborted, which is not a failure. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
