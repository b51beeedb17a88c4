import { localeOfPath } from '#app/i18n/locales.ts'

/** Whether a link leads to another page of the site, which can be shown without loading the document anew. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    localeOfPath(link.pathname) !== null &&
    !isFile(link.pathname) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !isOnThisPage(link)
  )
}

/** Feeds and downloads stand below a language too; no page's address has a dot. */
function isFile(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/')).includes('.')
}

/** The browser itself moves to a place on the same page, and focuses it. */
function isOnThisPage(link: HTMLAnchorElement): boolean {
  const { pathname, search } = window.location
  return link.hash !== '' && link.pathname === pathname && link.search === search
}
