import { fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { foundDocument } from '#app/errors/found-document.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/event-calendar.route.ts'
import { eventCalendar } from './event-calendar.server.ts'

export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => createCalendarResponse(args))
}

async function createCalendarResponse({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, content } = context.get(siteContext)
  const [found, { siteUrl, siteChrome }] = await Promise.all([
    content.event(params.slug),
    context.get(requestContext).layoutData(locale),
  ])
  const event = foundDocument('eventDetail', locale, params, found)
  const { companyName } = siteChrome.settings
  const text = eventCalendar({ locale, companyName, siteUrl, event })
  return fileResponse(text, 'text/calendar', `${event.slug}.ics`)
}
