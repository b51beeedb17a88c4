import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address names: browsers do so when they load a page, not when only the address changes. */
export function useLinkedAnswer() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash === '' ? null : document.getElementById(hash.slice(1))
    const part = answer?.closest('details')
    if (part) {
      part.open = true
      part.scrollIntoView()
    }
  }, [hash])
}
