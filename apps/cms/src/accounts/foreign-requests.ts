import type { Payload } from 'payload'
import { adminOrigins, environment } from '#cms/environment.ts'

const own = adminOrigins(environment)

/**
 * Whether a page of another origin sent the request. Browsers name the origin with everything but plain reading, and
 * where a request comes from with all of it. What names neither is no browser, and has nobody's cookies.
 */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return !own.includes(origin)
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}

/** Payload itself takes the cookie from other hosts of the same site, too. */
export function keepSessionsOwn(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: (args) => (isForeign(args.headers) ? { user: null } : strategy.authenticate(args)),
  }))
}
