import { type RefObject, useEffect, useRef } from 'react'

/** Aborted when the component goes, so that nothing is fetched for nobody. */
export function useGone(): RefObject<AbortController> {
  const gone = useRef(new AbortController())
  useEffect(() => {
    gone.current = new AbortController()
    return () => gone.current.abort()
  }, [])
  return gone
}
