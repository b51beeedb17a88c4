import { fileError, fileResponse } from '#app/errors/file-response.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/tool-calendar.route.ts'
import { formatToolCalendar } from './tool-calendar.server.ts'
import { loadToolFile } from './tool-file.server.ts'

/** The days of a result as iCalendar. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const [{ table, days, name, error, today }, { siteUrl, siteChrome }] = await Promise.all([
    loadToolFile(url, site),
    context.get(requestContext).layoutData(locale),
  ])
  if (table === null) return fileError(422, error)
  if (days.length === 0) return fileError(404, noDays[locale])
  const { companyName } = siteChrome.settings
  const text = formatToolCalendar({ locale, companyName, url: pageUrl(siteUrl, url), today, days })
  return fileResponse(text, 'text/calendar', `${name}.ics`)
}

const noDays = { id: 'Hasil ini tidak memuat tanggal.', en: 'This result has no dates.' }

/** Of the page with the same entries. */
function pageUrl(siteUrl: string, { pathname, search }: URL): string {
  return `${siteUrl}${pathname.slice(0, pathname.lastIndexOf('/'))}${search}`
}
