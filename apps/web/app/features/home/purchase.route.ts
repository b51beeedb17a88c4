import { defaultLocale, isLocale } from '#app/i18n/locales.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import type { Route } from './+types/purchase.route.ts'
import { readPurchase } from './purchase.server.ts'

/** What a purchase costs, for a ticker or lots typed into the receipt of the home page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const requested = url.searchParams.get('locale')
  const site = context.get(requestContext).siteFor(isLocale(requested) ? requested : defaultLocale)
  const purchase = await readPurchase(site, url.searchParams)
  return Response.json(purchase, { headers: { 'x-robots-tag': 'noindex' } })
}
