import { useEffect, useRef } from 'react'

/**
 * Acts when another page is shown, not when script takes the first one over: what a visitor opened before then
 * stays open.
 */
export function usePageChange(address: string, act: () => void): void {
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current !== address) {
      shown.current = address
      act()
    }
  })
}
