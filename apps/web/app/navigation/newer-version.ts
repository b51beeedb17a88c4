/** Name of the Server-Timing entry with the server's build ID. */
const BUILD = 'build'

let isNewer = false

/** Detects data responses from another build than this document's. */
export function watchVersion(version: string): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming) {
        isNewer ||= entry.serverTiming.some(
          ({ name, description }) => name === BUILD && description !== version,
        )
      }
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

/**
 * The code of a linked page failed to load. For a client-side navigation the router would reload the current page.
 * Loaded as a document, the linked page has its own code or works without.
 */
export function recordMissingCode(): void {
  isNewer ||= navigator.onLine
}

/** Whether a newer release has been detected since this document was loaded. */
export function hasNewerVersion(): boolean {
  return isNewer
}
