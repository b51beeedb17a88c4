import { useEffect, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'

/** The address follows when a key has rested; browsers refuse more than a few changes a second. */
const ADDRESS_MS = 400

/**
 * Keeps the page's address that of the plan as it is typed; the router learns it without asking the server. What comes
 * back lets the address follow at once, for who leaves the field to click on something.
 */
export function useTypedAddress(address: string | null): () => void {
  const navigate = useNavigate()
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (address === null) {
      return
    }
    const entry = entryKey()
    const stop = () => {
      clearTimeout(timer)
      pending.current = null
    }
    const follow = () => {
      stop()
      // The visitor may have gone back meanwhile: another entry keeps its address.
      if (entryKey() === entry) {
        replaceAddress(navigate, address)
      }
    }
    const timer = setTimeout(follow, ADDRESS_MS)
    pending.current = follow
    return stop
  }, [address, navigate])
  return () => pending.current?.()
}

async function replaceAddress(navigate: NavigateFunction, address: string): Promise<void> {
  try {
    await navigate(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  } catch (error) {
    // A browser that has had too many changes refuses this one; the next will tell the same.
    if (!(error instanceof DOMException)) {
      throw error
    }
  }
}

/** Which entry of the history the page stands on, as the router names it. */
function entryKey(): unknown {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : null
}
