import { useSyncExternalStore } from 'react'

/** Browsers tell only other tabs about a change of the storage. */
const changed = (key: string) => `${key}-changed`

/**
 * A text in the storage of this browser, current in all tabs; empty if nothing is stored. Null on the server, before
 * hydration, and if the browser denies storage.
 */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('storage', onChange)
      window.addEventListener(changed(key), onChange)
      return () => {
        window.removeEventListener('storage', onChange)
        window.removeEventListener(changed(key), onChange)
      }
    },
    () => readStoredText(key),
    () => null,
  )
}

/** Null if the browser denies access to storage. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? ''
  } catch (error) {
    if (error instanceof DOMException) {
      return null
    }
    throw error
  }
}

/** Stores a text; an empty one is removed. */
export function storeText(key: string, text: string): void {
  try {
    if (text === '') {
      localStorage.removeItem(key)
    } else {
      localStorage.setItem(key, text)
    }
  } catch (error) {
    // The storage is full or denied: only the mark is lost.
    if (!(error instanceof DOMException)) {
      throw error
    }
  }
  window.dispatchEvent(new Event(changed(key)))
}
