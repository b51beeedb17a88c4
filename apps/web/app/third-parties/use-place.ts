import { useEffect, useState } from 'react'

/**
 * An element of our own within what the site's pages are drawn in, for a portal. Pages come and go without knowing of
 * it, so it is put back wherever they have taken it away.
 */
export function usePlace(tag: 'div' | 'li', insert: (place: HTMLElement) => void): HTMLElement {
  const [place] = useState(() => document.createElement(tag))
  useEffect(() => {
    if (!place.isConnected) {
      insert(place)
    }
  })
  useEffect(() => () => place.remove(), [place])
  return place
}
