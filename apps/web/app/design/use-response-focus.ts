import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/**
 * Focuses the element once per response, not on re-renders while somebody types. If the response was rendered by the
 * server, hydration does not take the focus from a field that has it.
 */
export function useResponseFocus<Place extends HTMLElement>(response: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const focusedFor = useRef<unknown>(null)
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const focusPlace = useEffectEvent(() => {
    if (isHydrated || document.activeElement === document.body) {
      place.current?.focus()
    }
  })
  useEffect(() => {
    if (focusedFor.current !== response) {
      focusedFor.current = response
      focusPlace()
    }
  }, [response])
  return place
}
