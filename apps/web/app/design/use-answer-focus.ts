import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/**
 * For a place that speaks of an answer: it takes the focus once for each answer, and not when it is drawn anew while
 * somebody types already. In a page that the server sent so, whoever has gone to a field stays there.
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
