import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { corporateActionKinds } from '@site/contracts/market/corporate-actions.ts'
import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { fileError, fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { actionCalendarPath, allKinds } from '#app/i18n/endpoints/action-files.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/action-calendar.route.ts'
import { actionCalendar } from './action-calendar.server.ts'
import { allActions } from './all-actions.server.ts'
import { copy } from './copy.ts'
import { addMonths, firstDay, toMonth } from './month.ts'

/** Past months in a calendar; all future dates are included. */
const MONTHS_BACK = 12
/** A year of all kinds of a whole exchange would exceed the maximum of a file. */
const MONTHS_BACK_OF_ALL_KINDS = 3

/** The dates of one kind of action, of all kinds or of one company as iCalendar. */
export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => createCalendarResponse(args))
}

async function createCalendarResponse({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, market, now } = context.get(siteContext)
  const words = copy[locale]
  const [, requested = ''] = /^([a-z-]{3,20})\.ics$/i.exec(params.name) ?? []
  const kind = ([...corporateActionKinds, allKinds] as const).find((each) => each === requested)
  const ticker = kind === undefined ? tickerOfSlug(requested.toLowerCase()) : null
  const company = ticker === null ? null : await market.company(ticker)
  if (kind === undefined && company === null) {
    return fileError(404, words.unknownCalendar)
  }
  const today = dayInJakarta(now)
  const from = firstDay(
    addMonths(toMonth(today), kind === allKinds ? -MONTHS_BACK_OF_ALL_KINDS : -MONTHS_BACK),
  )
  const [actions, { siteUrl, siteChrome }] = await Promise.all([
    allActions(market, { kind: kind === undefined || kind === allKinds ? null : kind, ticker, from }),
    context.get(requestContext).layoutData(locale),
  ])
  if (actions === null) {
    return fileError(422, words.tooMany)
  }
  const name =
    kind === undefined
      ? (company?.name[locale] ?? requested)
      : kind === allKinds
        ? null
        : corporateActionNames[locale].kinds[kind]
  const text = actionCalendar({
    locale,
    companyName: siteChrome.settings.companyName,
    siteUrl,
    path: actionCalendarPath(locale, kind ?? { ticker: requested }),
    name,
    today,
    actions,
  })
  return fileResponse(text, 'text/calendar', `${requested.toLowerCase()}.ics`)
}
