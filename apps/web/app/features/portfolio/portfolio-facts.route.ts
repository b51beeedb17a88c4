import { defaultLocale } from '#app/i18n/locales.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import type { Route } from './+types/portfolio-facts.route.ts'

/** All shares with their close, dividends and meetings, in both languages: nothing in the request tells who holds what. */
export async function loader({ context }: Route.LoaderArgs) {
  const { market } = context.get(requestContext).siteFor(defaultLocale)
  return Response.json(await market.portfolioFacts(), { headers: { 'x-robots-tag': 'noindex' } })
}
