import { tell } from './data-layer.ts'
import { scrubbedPath } from './scrubbed.ts'

const FILE = /\.(?:pdf|csv|xlsx?|docx?|pptx?|zip|ics)$/i

/**
 * Downloads and ways out, before anything else hears of the click.
 *
 * @param view tells of the page that is shown, unless that has been told
 */
export function followLinks(view: () => void): void {
  const follow = (event: MouseEvent) => {
    view()
    followLink(event)
  }
  document.addEventListener('click', follow, { capture: true, passive: true })
  // The middle button opens a tab.
  document.addEventListener('auxclick', (event) => event.button === 1 && follow(event), {
    capture: true,
    passive: true,
  })
}

function followLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || !link.protocol.startsWith('http')) {
    return
  }
  if (link.host !== location.host) {
    tell({ event: 'outbound_link', host: link.host })
  } else if (link.hasAttribute('download') || FILE.test(link.pathname)) {
    tell({ event: 'file_download', path: scrubbedPath(link.pathname) })
  }
}
