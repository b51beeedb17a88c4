import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { matchPage } from '#app/i18n/path-to.ts'
import { pathOf } from './watch/route-label.ts'

/**
 * What every page needs, told to a browser while its page is still being made (103, RFC 8297): the style sheets. Only to
 * those that ask for a document as browsers do; others may not know that an answer can come in two.
 */
export function earlyHints({ assets }: ServerBuild) {
  const sheets = assets.routes.root?.css ?? []
  const link = sheets.map((path) => `<${path}>; rel=preload; as=style`)
  return (request: IncomingMessage, response: ServerResponse): void => {
    // Who has been given an older page meanwhile has no use for it.
    if (link.length > 0 && !response.headersSent && isBrowserAtPage(request)) {
      response.writeEarlyHints({ link })
    }
  }
}

/** HTTP/1.0 knows no answer before the answer (RFC 9110, 15.2). */
function isBrowserAtPage({ method, httpVersion, headers, url = '' }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    httpVersion !== '1.0' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    matchPage(pathOf(url)) !== null
  )
}
