import { useLayoutEffect, useRef } from 'react'

/**
 * Calls `act` when another page is shown, but not on hydration: disclosures that the visitor opened before stay open. A
 * layout effect runs before the new page is painted.
 */
export function usePageChange(path: string, act: () => void): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current !== path) {
      shown.current = path
      act()
    }
  })
}
