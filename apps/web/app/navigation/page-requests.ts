/**
 * State shared by all data requests of script. Part of every page's script; the requests themselves are in lazy chunks.
 */
let base = '/'
let shown = new AbortController()

/** Set by the layout: base URL of the browser's data requests. */
export function setBrowserBaseUrl(url: string): void {
  base = url
}

export function browserUrl(path: string): string {
  return base + path.slice(1)
}

/** Aborted when the visitor navigates to another page. */
export function pageSignal(): AbortSignal {
  return shown.signal
}

/** Aborts the data requests of the previous page, even if their component stays mounted. */
export function abortPageRequests(): void {
  shown.abort()
  shown = new AbortController()
}
