import type { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Company } from '@site/contracts/market/company.ts'
import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { changesPath, changesRoute } from './changes/route.ts'
import type { MarketDatabase } from './database/connection.ts'
import { MarketFigures } from './figures/market-figures.ts'
import { Readiness } from './health/readiness.ts'
import { healthPaths, healthRoutes } from './health/route.ts'
import { isUnavailable } from './http/failure.ts'
import { instrumentRequests } from './http/instrument-requests.ts'
import { problem } from './http/problem.ts'
import { rateLimit } from './http/rate-limit.ts'
import { rejectTwoHosts } from './http/reject-two-hosts.ts'
import type { MarketContext } from './http/resource.ts'
import { resourceRoutes } from './http/resource-route.ts'
import { ResponseCache } from './http/response-cache.ts'
import { documentationPaths, documentationRoutes } from './openapi/route.ts'
import { resources } from './resources.ts'

const basePath = '/apids'
/** For responses that are not documents; the documentation page has its own CSP. */
const noDocument = "default-src 'none'; frame-ancestors 'none'"
/** All companies of a market of the intended size; each needs some ten kilobytes. */
const MAX_CACHED_COMPANIES = 1_000
/** Today's, and those of the newest morning notes. */
const MAX_CACHED_DAYS = 20

export interface AppOptions {
  readonly database: MarketDatabase
  readonly streams: ChangeStreams
  readonly apiKey: string
  readonly anonymousPerMinute: number
  readonly trustedProxies: number
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  readonly today?: () => string
  /** Whether the process is shutting down. */
  readonly isStopping?: () => boolean
}

/** Creates the market API without ports and signals. */
export function createApp(options: AppOptions) {
  const { database, streams, apiKey, logger, today = jakartaToday, isStopping = () => false } = options
  const app = new Hono()
  app.use(instrumentRequests(options))
  app.use(async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.header('Content-Security-Policy', noDocument)
    }
  })

  app.use(rejectTwoHosts)
  app.use(`${basePath}/*`, rateLimit(options))
  app.route('/', healthRoutes(new Readiness(database), isStopping))
  app.route(basePath, changesRoute({ apiKey, streams }))
  app.route(basePath, documentationRoutes(basePath, resources))
  const context: MarketContext = {
    database,
    figures: new MarketFigures(database),
    companyResponses: new ResponseCache<Company | null>(database, MAX_CACHED_COMPANIES),
    marketDays: new ResponseCache<MarketDay>(database, MAX_CACHED_DAYS),
    today,
  }
  app.route(basePath, resourceRoutes(resources, context))

  // Only methods other than GET and HEAD get here.
  const rejectMethod = () =>
    problem(405, 'Method not allowed. Use GET or HEAD.', { headers: { Allow: 'GET, HEAD' } })
  const below = [...resources.map(({ path }) => path), changesPath, ...documentationPaths]
  for (const path of [...healthPaths, ...below.map((path) => `${basePath}${path}`)])
    app.all(path, rejectMethod)

  app.notFound(() => problem(404, 'No resource at this URL.'))
  app.onError((error, c) => {
    logger.error({ err: error, method: c.req.method, path: c.req.path }, 'Request failed')
    if (!isUnavailable(error)) return problem(500, 'Internal server error.')
    return problem(503, 'The data is temporarily unavailable.', { headers: { 'Retry-After': '2' } })
  })
  return app
}

function jakartaToday(): string {
  return dayInJakarta(new Date())
}
