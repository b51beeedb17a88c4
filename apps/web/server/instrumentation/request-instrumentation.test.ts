import { get, type ServerResponse } from 'node:http'
import { metrics } from '@site/operations/metrics.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendErrorPage } from '../pages/send-error-page.ts'
import { serve } from '../serve.fixture.ts'
import { RequestInstrumentation } from './request-instrumentation.ts'

let lines: string[]
let listener: (response: ServerResponse) => void
let instrumentation: RequestInstrumentation
let url: string

beforeEach(async () => {
  lines = []
  const log = pino({ level: 'debug', mixin: requestFields }, { write: (line) => lines.push(line) })
  instrumentation = new RequestInstrumentation({ trustedProxies: 0, log })
  url = await serve((request, response) => instrumentation.track(request, response, () => listener(response)))
})

/** The log entry of the last request. */
async function lastLine(): Promise<Record<string, unknown>> {
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  return JSON.parse(lines.at(-1) ?? '')
}

describe('a request', () => {
  it.each([
    { name: 'was rendered', outcome: 'miss', status: 200, act: () => 'miss' },
    { name: 'was shed', outcome: 'shed', status: 503, act: () => 'shed' },
    { name: 'failed', outcome: 'failed', status: 500, act: () => 'miss' },
    { name: 'was not found', outcome: 'not-found', status: 404, act: () => 'stale' },
    { name: 'was rejected', outcome: 'refused', status: 405, act: () => null },
    { name: 'was a file', outcome: 'file', status: 200, act: () => null },
  ] as const)('that $name counts as $outcome', async ({ outcome, status, act }) => {
    listener = (response) => {
      const known = act()
      if (known !== null) {
        instrumentation.setOutcome(response, known)
      }
      response.writeHead(status).end()
    }
    const { headers } = await fetch(`${url}/id/promo`)
    expect(await lastLine()).toMatchObject({
      requestId: headers.get('x-request-id'),
      route: 'promo',
      outcome,
      status,
    })
    const line = `site_responses_total{route="promo",outcome="${outcome}",class="${Math.floor(status / 100)}xx"}`
    expect(await metrics.text()).toContain(line)
  })

  it('counts as aborted when the client disconnects, and is no longer in progress', async () => {
    const request = get(`${url}/id/promo`)
    request.on('error', () => {})
    const reached = Promise.withResolvers<void>()
    listener = () => {
      reached.resolve()
      request.destroy()
    }
    await reached.promise
    expect(instrumentation.inFlight).toBe(1)
    expect(await lastLine()).toMatchObject({ outcome: 'aborted' })
    expect(instrumentation.inFlight).toBe(0)
  })
})

describe('the page of a server error', () => {
  it.each([
    { path: '/id/promo', words: 'Sebutkan nomor ini bila Anda menghubungi kami' },
    { path: '/en/promo', words: 'Mention this number if you contact us' },
  ])('shows the request ID at $path', async ({ path, words }) => {
    listener = (response) => sendErrorPage(response, 503, path)
    const page = await fetch(`${url}${path}`)
    expect(await page.text()).toContain(`${words}: ${page.headers.get('x-request-id')}`)
  })

  it('shows none for a client error', async () => {
    listener = (response) => sendErrorPage(response, 404, '/id/promo')
    const page = await fetch(`${url}/id/promo`)
    expect(await page.text()).not.toContain(page.headers.get('x-request-id') ?? '-')
  })
})
