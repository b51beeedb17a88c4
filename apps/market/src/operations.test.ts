import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { freePort } from '@site/operations/free-port.ts'
import { OtlpReceiver } from '@site/operations/otlp-receiver.fixture.ts'
import * as v from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { startServer, untilStatus } from './test/real-server.ts'
import { apiKey } from './test/start-service.ts'
import { createTestDatabase } from './test/test-database.ts'

const authorization = `Bearer ${apiKey}`
const LinesSchema = v.array(
  v.object({
    level: v.number(),
    time: v.number(),
    name: v.literal('market'),
    msg: v.string(),
    requestId: v.optional(v.string()),
  }),
)

/** Starts the service as a child process on a migrated database and waits until it is ready. */
async function startProcess(settings: Record<string, string> = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const { connectionString: databaseUrl, drop } = await createTestDatabase('migrated')
  onTestFinished(drop)
  const child = startServer({
    MARKET_PORT: String(port),
    MARKET_METRICS_PORT: String(metricsPort),
    DATABASE_URL: databaseUrl,
    STOCK_API_KEY: apiKey,
    LOG_LEVEL: 'debug',
    ...settings,
  })
  const log = text(child.stdout)
  const url = `http://127.0.0.1:${port}`
  await untilStatus(`${url}/readyz`, 200)
  return { child, url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, databaseUrl, log }
}

it('the metrics are served on a port of their own, with counts by route and caller', async () => {
  const { url, metricsUrl } = await startProcess()
  await fetch(`${url}/apids/companies`, { headers: { authorization } })
  await fetch(`${url}/apids/companies/ABCD`)
  await fetch(`${url}/nowhere/at/all`)
  const response = await fetch(metricsUrl)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const figures = await response.text()
  for (const line of [
    'market_requests_total{route="/apids/companies",caller="site",class="2xx"} 1',
    'market_requests_total{route="/apids/companies/:ticker",caller="public",class="4xx"} 1',
    'market_requests_total{route="none",caller="public",class="4xx"} 1',
    'market_request_seconds_count{route="/apids/companies"} 1',
    'market_feed_sequence 0',
    'market_feed_clients 0',
    'market_missing_trading_days 0',
  ]) {
    expect(figures).toContain(`${line}\n`)
  }
  expect(figures).toMatch(/^market_database_connections\{state="idle"\} [1-9]/m)
  // Excludes the queries of the scrape itself.
  expect(figures).toContain('market_database_connections{state="waiting"} 0\n')
  expect(figures).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/m)
  expect(figures).not.toMatch(/^metrics_unreadable\{/m)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
})

it('a trace continues a trace of the site with spans for the response and its statements', async () => {
  const receiver = new OtlpReceiver()
  const endpoint = await receiver.start()
  const { child, url } = await startProcess({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  })
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const traceparent = `00-${traceId}-${spanId}-01`
  await fetch(`${url}/apids/companies/ABCD`, { headers: { authorization, traceparent } })
  // Trace headers of other clients are ignored, and the service starts no traces itself.
  await fetch(`${url}/apids/companies/EFGH`, { headers: { traceparent } })
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  const responses = receiver.spans.filter(({ name }) => name === 'GET market')
  expect(responses).toMatchObject([
    {
      service: 'market',
      traceId,
      parentSpanId: spanId,
      attributes: { 'http.route': '/apids/companies/:ticker' },
    },
  ])
  const statements = receiver.spans.filter(({ name }) => name === 'sql')
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId, parentSpanId: responses[0]?.spanId })
    expect(statement.attributes['db.query.text']).not.toContain('ABCD')
  }
  receiver.stop()
})

it('the log contains the request ID in each entry, and no secrets', async () => {
  const { child, url, databaseUrl, log } = await startProcess()
  const given = 'a1b2c3d4e5f6a7b8'
  const bySite = await fetch(`${url}/apids/companies`, {
    headers: { authorization, 'x-request-id': given },
  })
  const byAnybody = await fetch(`${url}/apids/companies/x`, { headers: { 'x-request-id': given } })
  expect(bySite.headers.get('x-request-id')).toBe(given)
  const generatedId = byAnybody.headers.get('x-request-id') ?? ''
  expect(generatedId).toMatch(/^[a-z0-9]{12}$/)
  child.kill('SIGTERM')
  const written = await log
  const lines = v.parse(
    LinesSchema,
    written
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  )
  const numbered = lines.filter(({ requestId }) => requestId === given || requestId === generatedId)
  expect(numbered.map(({ requestId, msg }) => [requestId, msg])).toEqual([
    [given, 'Request completed'],
    [generatedId, 'Request rejected'],
  ])
  expect(written).not.toContain(apiKey)
  expect(written).not.toContain(new URL(databaseUrl).password)
})
