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
      await limiter.consume(networkOf(addressOf(c, trustedProxies)))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return problem(429, `At most ${anonymousPerMinute} requests a minute without a key.`, {
        headers: { 'Retry-After': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))) },
      })
    }
    return next()
  }
}

/** What a caller writes into X-Forwarded-For itself stands left of what our proxies add, and is not believed. */
function addressOf(c: Context, trustedProxies: number): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  return (trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined) ?? remoteAddress(c.env)
}

/** What the Node adapter hands on with a request; where there is no connection, all callers are one. */
const NodeBindingsSchema = v.object({
  incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }),
})

function remoteAddress(bindings: unknown): string {
  const known = v.safeParse(NodeBindingsSchema, bindings)
  return known.success ? known.output.incoming.socket.remoteAddress : 'unknown'
}

/** One household or server has a /64 of IPv6 to itself. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
