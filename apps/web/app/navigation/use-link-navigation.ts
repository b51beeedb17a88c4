import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasNewerVersion } from './newer-version.ts'
import { leadsToPage } from './page-link.ts'
import { mustLoadDocument } from './reload-once.ts'

/**
 * Links are plain `<a href>`: they work before and without script, cost nothing to render, and texts from the content
 * system have them too. This turns a click on one that leads to another page of the site into a change of page
 * without loading the document anew. `data-keep-scroll` on a link keeps the place, as for tabs.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !isPlainClick(event) || !leadsToPage(link)) {
        return
      }
      if (hasNewerVersion() || mustLoadDocument()) {
        // As a document, the page comes with the code that belongs to it.
        return
      }
      event.preventDefault()
      navigate(`${link.pathname}${link.search}${link.hash}`, {
        replace: link.href === window.location.href,
        preventScrollReset: link.dataset.keepScroll !== undefined,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** With a modifier or another button the visitor wants a new tab, a download or a menu. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}
