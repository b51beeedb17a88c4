import { data, type MiddlewareFunction } from 'react-router'
import { localeOfPath } from '#app/i18n/locales.ts'
import { isClosedByMenu } from '#app/layout/closed-by-menu.ts'
import { refusePage } from '#app/request/refused-pages.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'

/** A page whose entries of the menu are all off, or outside their dates, is not found; drafts are for editors. */
export const menuCheck: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { frame, preview } = context.get(requestContext)
  const locale = localeOfPath(url.pathname)
  if (locale === null || preview !== null) {
    return
  }
  const { menuPlaces } = await frame(locale)
  if (isClosedByMenu(menuPlaces, url.pathname)) {
    refusePage(context, data(null, { status: 404 }))
  }
}
