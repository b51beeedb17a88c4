import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { toCsv } from '#app/data/csv.server.ts'
import { fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { priceListFile } from '#app/i18n/endpoints/price-list-file.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/price-list.route.ts'
import { tabulatePriceList } from './price-list.server.ts'

/** The price list as CSV. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, content, now } = context.get(siteContext)
  return fileOrUnavailable(locale, async () => {
    const rows = tabulatePriceList(locale, { fees: await content.serviceFees(), day: dayInJakarta(now) })
    return fileResponse(toCsv(rows), 'text/csv', priceListFile[locale])
  })
}
