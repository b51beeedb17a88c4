import { type MiddlewareFunction, redirect } from 'react-router'
import { canonicalPath } from '#app/i18n/canonical-path.ts'
import { requestContext } from '#app/request/request-context.server.ts'

/** Redirects a URL that editors have moved, or a variant spelling, in one step. */
export const redirection: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { redirectFor, preserveQuery } = context.get(requestContext)
  const rule = await redirectFor(url)
  if (rule) {
    preserveQuery()
    throw redirect(rule.to, rule.status)
  }
  const canonical = canonicalPath(url.pathname)
  if (canonical !== url.pathname) {
    preserveQuery()
    throw redirect(`${canonical}${url.search}`, 301)
  }
}
