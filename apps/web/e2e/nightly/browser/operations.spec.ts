import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from '@site/operations/free-port.ts'
import { OtlpReceiver } from '@site/operations/otlp-receiver.fixture.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { CmsNode } from '../../support/cms-node.ts'
import { sendMessage } from '../../support/contact-message.ts'
import { CuttableConnection } from '../../support/cuttable-connection.ts'
import { testSite } from '../../support/test-site.ts'
import { ended, WebNode } from '../../support/web-node.ts'

const given = '3f9a7c1b22aa4be09a1c0e5d7f665544'
const contentKey = process.env.CONTENT_API_KEY ?? ''

test.describe.configure({ mode: 'serial', timeout: 90_000 })

let receiver: OtlpReceiver
let content: CuttableConnection
let cms: CmsNode
let web: WebNode
let metricsUrl: Record<'web' | 'cms', string>
/** The logs of both services after their end. */
const logs = { web: '', cms: '' }

const fetchReadiness = async (url: string) => (await fetch(`${url}/readyz`)).status
const fetchMetrics = async (url: string) => (await fetch(url)).text()

test.beforeAll(async () => {
  receiver = new OtlpReceiver()
  const ports = { web: await freePort(), cms: await freePort() }
  const settings = {
    LOG_LEVEL: 'debug',
    STOP_NOTICE_SECONDS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.start(),
    OTEL_BSP_SCHEDULE_DELAY: '100',
    BACKUP_DIR: fileURLToPath(new URL('.', import.meta.url)),
  }
  cms = await CmsNode.start({ ...settings, CMS_METRICS_PORT: String(ports.cms) })
  content = new CuttableConnection(cms.url)
  await content.restore()
  web = await WebNode.start(
    { contentUrl: content.url, marketUrl: testSite().marketUrl },
    { ...settings, WEB_METRICS_PORT: String(ports.web), TRUSTED_PROXIES: '1' },
  )
  metricsUrl = {
    web: `http://127.0.0.1:${ports.web}/metrics`,
    cms: `http://127.0.0.1:${ports.cms}/metrics`,
  }
})

test.afterAll(async () => {
  await Promise.all([web.stop(), cms.stop()])
  await content.cut()
  receiver.stop()
})

test('metrics count pages by outcome, and are not on the public port', async () => {
  const path = pathTo('promo', 'id')
  for (let time = 0; time < 3; time += 1) {
    await (await fetch(`${web.url}${path}`)).text()
  }
  await (await fetch(`${web.url}${pathTo('blogDetail', 'id', { slug: 'tidak-ada' })}`)).text()
  await expect
    .poll(() => fetchMetrics(metricsUrl.web))
    .toContain('site_responses_total{route="promo",outcome="hit",class="2xx"} 2\n')
  const figures = await fetchMetrics(metricsUrl.web)
  expect(figures).toContain('site_responses_total{route="promo",outcome="miss",class="2xx"} 1\n')
  expect(figures).toContain('site_responses_total{route="blogDetail",outcome="not-found",class="4xx"} 1\n')
  expect(figures).toContain('site_render_seconds_count{route="promo"} 1\n')
  expect(figures).toMatch(/^site_upstream_seconds_count\{service="content",outcome="ok"\} [1-9]/m)
  expect(figures).toContain('site_circuit_open{service="content"} 0\n')
  expect(figures).toMatch(/^site_feed_silence_seconds\{feed="market"\} \d/m)
  expect(figures).not.toMatch(/^metrics_unreadable\{/m)
  expect(await fetchMetrics(metricsUrl.cms)).not.toMatch(/^metrics_unreadable\{/m)
  expect((await fetch(`${web.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${cms.url}/metrics`)).status).toBe(404)
})

test('a rendered page has the request ID of the proxy, and a cached one has none', async () => {
  const path = pathTo('blog', 'id')
  const made = await fetch(`${web.url}${path}`, { headers: { 'x-request-id': given } })
  expect(made.headers.get('x-request-id')).toBe(given)
  expect(await made.text()).not.toContain(given)
  // A cache hit, rendered for an earlier request.
  const kept = await fetch(`${web.url}${path}`)
  expect(kept.headers.get('cache-status')).toBe('site; hit')
  expect(kept.headers.get('x-request-id')).toBeNull()
  expect(await kept.text()).not.toContain(given)
})

test('one trace contains spans of the web app and the CMS', async () => {
  await fetch(`${web.url}${pathTo('faq', 'en')}`, {
    headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  })
  const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c')
  await expect.poll(() => ofTrace().map(({ name }) => name)).toContain('GET faq')
  await expect.poll(() => ofTrace().map(({ name }) => name)).toContain('GET content')
  const spans = ofTrace()
  const page = spans.find(({ name }) => name === 'GET faq')
  expect(page).toMatchObject({ service: 'web', parentSpanId: 'b7ad6b7169203331' })
  const rendering = spans.find(({ name }) => name === 'render faq')
  expect(rendering).toMatchObject({ service: 'web', parentSpanId: page?.spanId })
  // Client and server spans have the same name.
  const asked = spans.filter(({ service, name }) => service === 'web' && name === 'GET content')
  const answered = spans.filter(({ service, name }) => service === 'cms' && name === 'GET content')
  expect(answered.length).toBeGreaterThan(0)
  for (const { parentSpanId } of answered) {
    expect(asked.map(({ spanId }) => spanId)).toContain(parentSpanId)
  }
})

test('every metric of the dashboard and the alerts exists', async () => {
  const market = await marketProcess()
  try {
    const offered = new Set(
      (await Promise.all([metricsUrl.web, metricsUrl.cms, market.metricsUrl].map(fetchMetrics)))
        .flatMap((figures) => [...figures.matchAll(/^# TYPE (\w+) (\w+)$/gm)])
        .flatMap(([, name = '', kind]) =>
          kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name],
        ),
    )
    const files = ['dashboard.json', 'alerts.yaml'].map((file) =>
      readFile(new URL(`../../../../../deploy/observability/${file}`, import.meta.url), 'utf8'),
    )
    const named = (await Promise.all(files)).flatMap((text) => [
      ...text.matchAll(/\b((?:site|cms|market|process|nodejs|data|backup|metrics)_[a-z_]+)(?=[{[ )"\n])/g),
    ])
    const names = new Set(named.map(([, name = '']) => name))
    expect(names.size).toBeGreaterThan(30)
    expect([...names].filter((name) => !offered.has(name))).toEqual([])
  } finally {
    await ended(market.process, 'SIGTERM')
  }
})

test('an accepted contact message is counted', async ({ page }) => {
  await page.goto(`${web.url}${pathTo('contactUs', 'id')}`)
  await sendMessage(page, 'id')
  await expect
    .poll(() => fetchMetrics(metricsUrl.web))
    .toContain('site_forms_total{form="contactUs",outcome="accepted"} 1\n')
})

test('on SIGTERM both services become unready, finish open requests and exit with 0', async () => {
  content.delay(700)
  const paths = (
    ['aboutUs', 'education', 'educationalVideos', 'recommendation', 'morningNotes', 'events'] as const
  ).map((name) => pathTo(name, 'en'))
  const pages = Promise.all(paths.map(async (path) => (await fetch(`${web.url}${path}`)).status))
  await expect.poll(() => underWay()).toBeGreaterThanOrEqual(paths.length)
  const webEnd = web.end()
  await expect.poll(() => fetchReadiness(web.url)).toBe(503)
  expect(await pages).toEqual(paths.map(() => 200))
  const ofWeb = await webEnd
  expect(ofWeb.exitCode).toBe(0)
  logs.web = ofWeb.log

  const first = Promise.withResolvers<void>()
  const questions = Array.from({ length: 40 }, (_, page) => `/api/site/articles?locale=id&page=${page + 1}`)
  const answers = questions.map(async (question) => {
    const { status } = await fetch(`${cms.url}${question}`, {
      headers: { authorization: `Bearer ${contentKey}` },
    })
    first.resolve()
    return status
  })
  await first.promise
  const cmsEnd = cms.end()
  await expect.poll(() => fetchReadiness(cms.url)).toBe(503)
  const ofCms = await cmsEnd
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  expect(ofCms.exitCode).toBe(0)
  logs.cms = ofCms.log
})

for (const service of ['web', 'cms'] as const) {
  test(`every log entry of ${service} is JSON, one has the request ID, none has personal data or a key`, () => {
    const lines = listLogLines(logs[service])
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number),
        time: expect.any(Number),
        name: expect.any(String),
      })
    }
    expect(lines.filter((line) => line.includes(`"requestId":"${given}"`)).length).toBeGreaterThan(0)
    // Parts of the visitor's phone number, as typed and as stored, long enough not to match a port or timestamp.
    const number = ['3456-7890', '34567890']
    for (const secret of ['Tumivarka', 'nara@', ...number, 'memindahkan efek', contentKey]) {
      expect(logs[service]).not.toContain(secret)
    }
  })
}

async function underWay(): Promise<number> {
  const [, count] = /^site_requests_in_flight (\d+)$/m.exec(await fetchMetrics(metricsUrl.web)) ?? []
  return Number(count)
}

/** Next prints some plain-text lines. */
const listLogLines = (log: string) =>
  log
    .trim()
    .split('\n')
    .filter((line) => !/^\s*(▲|✓|-|$)/.test(stripVTControlCharacters(line)))

/** Only the metrics of the market service are needed, which work without a database. */
async function marketProcess(): Promise<{ process: ChildProcess; metricsUrl: string }> {
  const [port, metricsPort, nobody] = [await freePort(), await freePort(), await freePort()]
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: fileURLToPath(new URL('../../../../market', import.meta.url)),
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      MARKET_PORT: String(port),
      MARKET_METRICS_PORT: String(metricsPort),
      DATABASE_URL: `postgresql://site:site@127.0.0.1:${nobody}/market`,
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${metricsPort}/metrics`
  await expect.poll(() => fetchMetrics(url).catch(() => ''), { timeout: 15_000 }).toContain('# TYPE')
  return { process: child, metricsUrl: url }
}
