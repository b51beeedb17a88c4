import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { holidayFile } from '#app/i18n/endpoints/holiday-file.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/holiday-calendar.route.ts'
import { holidayCalendar } from './holiday-calendar.server.ts'

/** The exchange's holidays as iCalendar. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, market, now } = context.get(siteContext)
  return fileOrUnavailable(locale, async () => {
    const [{ holidays }, { siteUrl, siteChrome }] = await Promise.all([
      market.holidays(),
      context.get(requestContext).layoutData(locale),
    ])
    const { companyName } = siteChrome.settings
    const text = holidayCalendar({ locale, companyName, siteUrl, today: dayInJakarta(now), holidays })
    return fileResponse(text, 'text/calendar', holidayFile[locale])
  })
}
