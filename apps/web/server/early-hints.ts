import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'

/**
 * What every page needs, told to a browser while its page is still being made (103, RFC 8297): the style sheets. Only to
 * those that ask for a document as browsers do; others may not know that an answer can come in two.
 */
export function earlyHints({ assets }: ServerBuild) {
  const sheets = assets.routes.root?.css ?? []
  const link = sheets.map((path) => `<${path}>; rel=preload; as=style`)
  return ({ headers }: IncomingMessage, response: ServerResponse): void => {
    if (headers['sec-fetch-mode'] === 'navigate' && link.length > 0) {
      response.writeEarlyHints({ link })
    }
  }
}
