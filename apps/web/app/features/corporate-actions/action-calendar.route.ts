import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { fileError, fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { actionCalendarPath } from '#app/i18n/endpoints/action-files.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/action-calendar.route.ts'
import { actionCalendar } from './action-calendar.server.ts'
import { allActions } from './all-actions.server.ts'
import { loadCalendarSubject } from './calendar-subject.server.ts'
import { copy } from './copy.ts'
import { addMonths, firstDay, toMonth } from './month.ts'

/** The dates of one kind of action, of all kinds or of one company as iCalendar. */
export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => createCalendarResponse(args))
}

async function createCalendarResponse({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, market, now } = context.get(siteContext)
  const words = copy[locale]
  const [, requested = ''] = /^([a-z-]{3,20})\.ics$/i.exec(params.name) ?? []
  const subject = await loadCalendarSubject(locale, requested, (ticker) => market.company(ticker))
  if (subject === null) {
    return fileError(404, words.unknownCalendar)
  }
  const { of, name, filter, monthsBack } = subject
  const today = dayInJakarta(now)
  const from = firstDay(addMonths(toMonth(today), -monthsBack))
  const [actions, { siteUrl, siteChrome }] = await Promise.all([
    allActions(market, { ...filter, from }),
    context.get(requestContext).layoutData(locale),
  ])
  if (actions === null) {
    return fileError(422, words.tooMany)
  }
  const text = actionCalendar({
    locale,
    companyName: siteChrome.settings.companyName,
    siteUrl,
    path: actionCalendarPath(locale, of),
    name,
    today,
    actions,
  })
  return fileResponse(text, 'text/calendar', `${requested.toLowerCase()}.ics`)
}
