import { type MiddlewareFunction, redirect } from 'react-router'
import { canonicalPath } from '#app/i18n/canonical-path.ts'
import { requestContext } from '#app/request/request-context.server.ts'

/** One hop from an address that editors have moved, or from an odd form of one, to the right one. */
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
