import { useLayoutEffect, useRef } from 'react'

/**
 * Acts when another page is shown, not when script takes the first one over: what a visitor opened before then
 * stays open. At once, as other effects come only when the transition between the pages is over.
 */
export function usePageChange(address: string, act: () => void): void {
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (shown.current !== address) {
      shown.current = address
      act()
    }
  })
}
