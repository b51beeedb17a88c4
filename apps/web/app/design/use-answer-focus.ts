import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/**
 * Focuses the element once per response, not on re-renders while somebody types. If the response was rendered by the
 * server, hydration does not take the focus from a field that has it.
 */
export function useAnswerFocus<Place extends HTMLElement>(answer: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const spokenOf = useRef<unknown>(null)
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const speak = useEffectEvent(() => {
    if (isTakenOver || document.activeElement === document.body) {
      place.current?.focus()
    }
  })
  useEffect(() => {
    if (spokenOf.current !== answer) {
      spokenOf.current = answer
      speak()
    }
  }, [answer])
  return place
}
