import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasNewerVersion } from './newer-version.ts'
import { isPageLink, isPlainClick } from './page-link.ts'
import { mustLoadDocument } from './reload-once.ts'

/**
 * Links are plain `<a href>`: they work before hydration and without script, cost no rendering time, and CMS texts
 * contain them, too. This turns clicks on links to other pages of the site into client-side navigations.
 * `data-keep-scroll` on a link keeps the scroll position, e.g. for tabs.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !isPlainClick(event) || !isPageLink(link)) {
        return
      }
      if (hasNewerVersion() || mustLoadDocument()) {
        // Loaded as a document, the page has matching code.
        return
      }
      event.preventDefault()
      void navigate(`${link.pathname}${link.search}${link.hash}`, {
        replace: link.href === window.location.href,
        preventScrollReset: link.dataset.keepScroll !== undefined,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
