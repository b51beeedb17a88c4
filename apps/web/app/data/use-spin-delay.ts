import { useEffect, useState } from 'react'
import { SpinDelay } from './spin-delay.ts'

/** Whether to show a loading indicator: only after 200 ms, and then for at least 200 ms. */
export function useSpinDelay(isPending: boolean): boolean {
  const [isShown, setShown] = useState(false)
  const [display] = useState(() => new SpinDelay(setShown))
  useEffect(() => display.set(isPending), [display, isPending])
  useEffect(() => () => display.stop(), [display])
  return isShown
}
