import { localeOfPath } from '#app/i18n/locales.ts'

/** Whether a link leads to another page of the site, which client-side navigation can show. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    localeOfPath(link.pathname) !== null &&
    !isFile(link.pathname) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    !isOnThisPage(link)
  )
}

/** Feeds and downloads have a language prefix, too; no page's path contains a dot. */
function isFile(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/')).includes('.')
}

/** The browser handles anchors on the same page, including the focus. */
function isOnThisPage(link: HTMLAnchorElement): boolean {
  const { pathname, search } = window.location
  return link.hash !== '' && link.pathname === pathname && link.search === search
}

/** A modifier key or another mouse button opens a tab, a download or a menu. */
export function isPlainClick(
  event: Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}
