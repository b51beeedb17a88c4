import { type MiddlewareFunction, redirect } from 'react-router'
import { canonicalPath } from '#app/i18n/canonical-path.ts'
import { requestContext } from '../request-context.server.ts'

/** One hop from any old or odd form of an address to the right one; the query goes along. */
export const redirection: MiddlewareFunction<Response> = async ({ url, context }) => {
  const rule = await context.get(requestContext).redirectFor(url.pathname)
  if (rule) {
    throw redirect(rule.to, rule.status)
  }
  const canonical = canonicalPath(url.pathname)
  if (canonical !== url.pathname) {
    throw redirect(`${canonical}${url.search}`, 301)
  }
}
