import { defaultLocale } from '#app/i18n/locales.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import type { Route } from './+types/share-facts.route.ts'
import { loadShareFacts } from './engine/tool-facts.server.ts'
import { tickersIn, unknownShare } from './engine/tool-facts.ts'

/** The facts of one share, for a ticker typed into a calculator. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(requestContext).siteFor(defaultLocale)
  const [ticker] = tickersIn(url.searchParams)
  const facts = ticker
    ? await loadShareFacts(ticker, { dividends: true }, site)
    : { ...unknownShare, isKnown: false }
  return Response.json(facts, { headers: { 'x-robots-tag': 'noindex' } })
}
