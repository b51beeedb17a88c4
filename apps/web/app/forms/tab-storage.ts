/** A text stored for this tab, so that a reload loses nothing; empty if there is none. */
export function readTabText(key: string): string {
  return withStorage((storage) => storage.getItem(key)) ?? ''
}

/** Stores a text for this tab; an empty one is removed. */
export function storeTabText(key: string, text: string): void {
  withStorage((storage) => (text === '' ? storage.removeItem(key) : storage.setItem(key, text)))
}

/** Null if the browser denies storage or it is full: the page works, but a reload restarts it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) {
      return null
    }
    throw error
  }
}
