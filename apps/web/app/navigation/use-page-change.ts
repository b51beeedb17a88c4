import { useLayoutEffect, useRef } from 'react'

/**
 * Acts when another page is shown, not when script takes the first one over: what a visitor opened before then
 * stays open. A layout effect runs before the new page is painted.
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
