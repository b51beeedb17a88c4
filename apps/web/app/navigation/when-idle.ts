/** Runs a task when the browser is idle, at the latest after the timeout. Returns a cancel function. */
export function whenIdle(act: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: timeoutMs })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(act, timeoutMs)
  return () => clearTimeout(timer)
}
