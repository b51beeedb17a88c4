import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/**
 * Focuses the element once per response, not on re-renders while somebody types. If the response was rendered by the
 * server, hydration does not take the focus from a field that has it.
 */
export function useResponseFocus<Target extends HTMLElement>(response: unknown): RefObject<Target | null> {
  const element = useRef<Target>(null)
  const focusedFor = useRef<unknown>(null)
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const focusTarget = useEffectEvent(() => {
    if (isHydrated || document.activeElement === document.body) {
      element.current?.focus()
    }
  })
  useEffect(() => {
    if (focusedFor.current !== response) {
      focusedFor.current = response
      focusTarget()
    }
  }, [response])
  return element
}
