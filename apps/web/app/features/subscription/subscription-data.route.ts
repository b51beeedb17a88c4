import { fileError, fileResponse } from '#app/errors/file-response.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/subscription-data.route.ts'
import { catchUnavailable, readToken } from './link.server.ts'
import { tokenCopy } from './token-copy.ts'

/** Everything that is stored about the subscriber of a link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const words = tokenCopy[locale]
  const token = readToken(url)
  const response = token === null ? null : await catchUnavailable(content.downloadSubscription(token))
  if (response === 'unavailable') {
    return fileError(503, words.unavailable)
  }
  return response?.outcome === 'found'
    ? fileResponse(`${JSON.stringify(response.data, null, 2)}\n`, 'application/json', 'langganan.json')
    : fileError(404, words.expired)
}
