import { networkOf, visitorAddress } from '@site/contracts/visitor-address.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { isAuthorised } from './authorisation.ts'
import { problem } from './problem.ts'

const windowSeconds = 60

export interface RateLimitOptions {
  /** Whoever shows it is not limited: the site. */
  readonly apiKey: string
  /** Requests a minute of one address (IPv6: of one /64) to this process. */
  readonly anonymousPerMinute: number
  /** How many proxies of ours stand before this service, each adding to X-Forwarded-For. */
  readonly trustedProxies: number
}

/** Refuses anonymous callers that ask too often, with 429 and the seconds until they may ask again. */
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
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return problem(429, `At most ${anonymousPerMinute} requests a minute without a key.`, {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))) },
      })
    }
    return next()
  }
}

/** What the Node adapter hands on with a request; where there is no connection, all callers are one. */
const NodeBindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
})

function networkOfCaller(c: Context, trustedProxies: number): string {
  const known = v.safeParse(NodeBindingsSchema, c.env)
  const socket = known.success ? known.output.incoming.socket : {}
  const forwarded = c.req.header('x-forwarded-for')
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return networkOf(visitorAddress({ headers, socket }, trustedProxies))
}
