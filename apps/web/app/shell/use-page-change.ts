import { useLayoutEffect, useRef } from 'react'

/**
 * Acts when another page is shown, not when script takes the first one over: what a visitor opened before then
 * stays open. In a layout effect, so that nobody sees the new page before.
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
