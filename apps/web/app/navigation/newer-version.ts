/** As the server names its build beside the data of a page. */
const BUILD = 'build'

let isNewer = false

/** Notes when the data of a page comes from another build than this document. */
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
 * The code of a linked page failed to load. The router would reload the current page on the click; as a document the
 * linked page comes with its own code, or works without.
 */
export function noteMissingCode(): void {
  isNewer ||= navigator.onLine
}

/** Whether the site has been released anew since this document was loaded, as far as is known. */
export function hasNewerVersion(): boolean {
  return isNewer
}
