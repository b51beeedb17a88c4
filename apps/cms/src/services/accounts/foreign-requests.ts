import type { Payload } from 'payload'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'

const own = adminOrigins(environment)

/**
 * Whether a page of another origin sent the request. Browsers send `Origin` with every request but plain GETs, and
 * `Sec-Fetch-Site` with all of them. A request without both does not come from a browser.
 */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !own.includes(origin)
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/** Payload itself accepts the cookie from other hosts of the same site. */
export function rejectForeignSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: (args) => (isForeign(args.headers) ? { user: null } : strategy.authenticate(args)),
  }))
}
