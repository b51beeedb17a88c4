/** What all calls for data share. Part of every page's script; the calls themselves come with who makes them. */
let base = '/'
let shown = new AbortController()

/** Told by the server with every page: where the browser's questions go. */
export function setBrowserBase(url: string): void {
  base = url
}

export function browserUrl(path: string): string {
  return base + path.slice(1)
}

/** Aborted when the visitor goes on to another page. */
export function shownPage(): AbortSignal {
  return shown.signal
}

/** Nobody waits any more for what the page before has asked for, also where its asker stays. */
export function endCalls(): void {
  shown.abort()
  shown = new AbortController()
}
