import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * The class of the change that is being drawn: `page` where a link leads to another page. Going back and forward is
 * animated by browsers themselves, and another view of the same page shall only change what differs.
 */
export function usePageTransition(): 'page' | 'none' {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const [shown, setShown] = useState(pathname)
  useEffect(() => setShown(pathname), [pathname])
  return shown !== pathname && type !== 'POP' && !wantsLessMotion() ? 'page' : 'none'
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
