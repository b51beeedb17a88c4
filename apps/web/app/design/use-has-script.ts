import { useEffect, useState } from 'react'

/** False on the server and in the first render in the browser, true after hydration. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
