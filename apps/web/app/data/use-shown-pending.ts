import { useEffect, useState } from 'react'
import { PendingDisplay } from './pending-display.ts'

/** Whether to show a loading indicator: only after 200 ms, and then for at least 200 ms. */
export function useShownPending(isPending: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const [display] = useState(() => new PendingDisplay(setShown))
  useEffect(() => display.set(isPending), [display, isPending])
  useEffect(() => () => display.stop(), [display])
  return isShown
}
