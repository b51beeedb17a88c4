import { useEffect, useState } from 'react'
import { PendingDisplay } from './pending-display.ts'

/** Whether a wait is to be shown: not before 200 ms, and then for 200 ms at least. */
export function useShownPending(isPending: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const [display] = useState(() => new PendingDisplay(setShown))
  useEffect(() => display.set(isPending), [display, isPending])
  useEffect(() => () => display.stop(), [display])
  return isShown
}
