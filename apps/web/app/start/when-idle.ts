/** Acts when the browser has nothing else to do, and after the time at the latest; at that time where it cannot tell. */
export function whenIdle(act: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: timeoutMs })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(act, timeoutMs)
  return () => clearTimeout(timer)
}
