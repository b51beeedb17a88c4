import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import type { MiddlewareFunction } from 'react-router'
import { defaultLocale, localeOfPath } from '#app/i18n/locales.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'

/** The URL prefix decides the language, never the browser settings. */
export const language: MiddlewareFunction<Response> = ({ request, url, context }) => {
  const locale = localeOfPath(url.pathname) ?? defaultLocale
  context.set(siteContext, context.get(requestContext).siteFor(locale, request.headers.get(VISITOR_HEADER)))
}
