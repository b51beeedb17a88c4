import { pushEvent } from './data-layer.ts'
import { scrubbedPath } from './scrubbed.ts'

const FILE = /\.(?:pdf|csv|xlsx?|docx?|pptx?|zip|ics)$/i

/**
 * Tracks downloads and external links, before other click handlers.
 *
 * @param view sends the page view first, if it was not sent yet
 */
export function trackLinks(view: () => void): void {
  const follow = (event: MouseEvent) => {
    view()
    trackLink(event)
  }
  document.addEventListener('click', follow, { capture: true, passive: true })
  // A middle click opens a tab.
  document.addEventListener('auxclick', (event) => event.button === 1 && follow(event), {
    capture: true,
    passive: true,
  })
}

function trackLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || !link.protocol.startsWith('http')) {
    return
  }
  if (link.host !== location.host) {
    pushEvent({ event: 'outbound_link', host: link.host })
  } else if (link.hasAttribute('download') || FILE.test(link.pathname)) {
    pushEvent({ event: 'file_download', path: scrubbedPath(link.pathname) })
  }
}
