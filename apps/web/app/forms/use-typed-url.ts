import { useEffect, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

/** Delay after the last key; browsers limit how often the URL may change. */
const URL_DELAY_MS = 400

export interface TypedUrls {
  readonly own: string
  /** Of the page in the other language, for the language switch. */
  readonly other: string
}

const noUrls = { own: null, other: '' } as const

/**
 * Updates the page's URL to the typed values, or keeps it (null); the router navigates without a request to the server.
 * Call the returned function to update the URL immediately, before the visitor clicks a link.
 */
export function useTypedUrl(urls: TypedUrls | null): () => void {
  const { own, other } = urls ?? noUrls
  const navigate = useNavigate()
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (own === null) {
      return
    }
    const entry = entryKey()
    const stop = () => {
      clearTimeout(timer)
      pending.current = null
    }
    const follow = () => {
      stop()
      // The visitor may have gone back meanwhile: another history entry keeps its URL.
      if (entryKey() === entry) {
        void replaceUrl(navigate, own, other)
      }
    }
    const timer = setTimeout(follow, URL_DELAY_MS)
    pending.current = follow
    return stop
  }, [own, other, navigate])
  return () => pending.current?.()
}

async function replaceUrl(navigate: NavigateFunction, url: string, state: string): Promise<void> {
  try {
    await navigate(url, { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  } catch (error) {
    // The browser rejects too frequent changes; the next one has the complete URL.
    if (!(error instanceof DOMException)) {
      throw error
    }
  }
}

/** The key of the current history entry, as set by the router. */
function entryKey(): unknown {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : null
}
