import { data, type MiddlewareFunction } from 'react-router'
import { localeOfPath } from '#app/i18n/locales.ts'
import { isDisabledPage } from '#app/request/disabled-pages.ts'
import { rejectRoute } from '#app/request/rejected-routes.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'

/** Responds 404 for a page whose menu entries are all disabled or outside their dates; drafts are exempt. */
export const menuCheck: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { layoutData, preview } = context.get(requestContext)
  const locale = localeOfPath(url.pathname)
  if (locale === null || preview !== null) {
    return
  }
  const { menuPlaces } = await layoutData(locale)
  if (isDisabledPage(menuPlaces, url.pathname)) {
    rejectRoute(context, data(null, { status: 404 }))
  }
}
