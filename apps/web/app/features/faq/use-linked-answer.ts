import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer of the URL's hash: browsers do so on page load, but not on client-side navigation. */
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
