import { toClientNetwork, visitorAddress } from '@site/contracts/visitor-address.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { isAuthorised } from './authorisation.ts'
import { problem } from './problem.ts'

const windowSeconds = 60

export interface RateLimitOptions {
  /** Requests with this key (from the site) are not limited. */
  readonly apiKey: string
  /** Requests per minute, client address (IPv6: /64) and process. */
  readonly anonymousPerMinute: number
  /** The number of our proxies in front of this service, each of which appends to X-Forwarded-For. */
  readonly trustedProxies: number
}

/** Rate-limits anonymous clients: 429 with Retry-After. */
export function rateLimit({
  apiKey,
  anonymousPerMinute,
  trustedProxies,
}: RateLimitOptions): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: anonymousPerMinute, duration: windowSeconds })
  return async (c, next) => {
    if (isAuthorised(c.req.header('authorization'), apiKey)) return next()
    try {
      await limiter.consume(networkOfCaller(c, trustedProxies))
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      return problem(429, `At most ${anonymousPerMinute} requests a minute without a key.`, {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(rejection.msBeforeNext / 1000))) },
      })
    }
    return next()
  }
}

/** The bindings of the Node adapter; without a connection, all clients count as one. */
const NodeBindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
})

function networkOfCaller(c: Context, trustedProxies: number): string {
  const known = v.safeParse(NodeBindingsSchema, c.env)
  const socket = known.success ? known.output.incoming.socket : {}
  const forwarded = c.req.header('x-forwarded-for')
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return toClientNetwork(visitorAddress({ headers, socket }, trustedProxies))
}
