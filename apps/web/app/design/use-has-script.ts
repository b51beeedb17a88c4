import { useEffect, useState } from 'react'

/** Whether script runs already: false in what the server sends, and in the first painting of it. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
