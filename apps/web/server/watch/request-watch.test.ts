import { get, type ServerResponse } from 'node:http'
import { metrics } from '@site/operations/metrics.ts'
import { requestFields } from '@site/operations/request-scope.ts'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { refuse } from '../refusal.ts'
import { serve } from '../serve.fixture.ts'
import { RequestWatch } from './request-watch.ts'

let lines: string[]
let answer: (response: ServerResponse) => void
let watch: RequestWatch
let url: string

beforeEach(async () => {
  lines = []
  const log = pino({ level: 'debug', mixin: requestFields }, { write: (line) => lines.push(line) })
  watch = new RequestWatch({ trustedProxies: 0, log })
  url = await serve((request, response) => watch.follow(request, response, () => answer(response)))
})

/** The line of the request that was answered last, once it is written. */
async function lastLine(): Promise<Record<string, unknown>> {
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  return JSON.parse(lines.at(-1) ?? '')
}

describe('a request', () => {
  it.each([
    { name: 'was made anew', outcome: 'miss', status: 200, act: () => 'miss' },
    { name: 'was sent away', outcome: 'shed', status: 503, act: () => 'shed' },
    { name: 'made and failed', outcome: 'failed', status: 500, act: () => 'miss' },
    { name: 'was not found, kept or not', outcome: 'not-found', status: 404, act: () => 'stale' },
    { name: 'was refused', outcome: 'refused', status: 405, act: () => null },
    { name: 'was a file', outcome: 'file', status: 200, act: () => null },
  ] as const)('that $name counts as $outcome', async ({ outcome, status, act }) => {
    answer = (response) => {
      const noted = act()
      if (noted !== null) {
        watch.note(response, noted)
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
    const line = `site_answers_total{route="promo",outcome="${outcome}",class="${Math.floor(status / 100)}xx"}`
    expect(await metrics.text()).toContain(line)
  })

  it('whose sender has gone counts as aborted, and is no longer under way', async () => {
    const request = get(`${url}/id/promo`)
    request.on('error', () => {})
    const reached = Promise.withResolvers<void>()
    answer = () => {
      reached.resolve()
      request.destroy()
    }
    await reached.promise
    expect(watch.underWay).toBe(1)
    expect(await lastLine()).toMatchObject({ outcome: 'aborted' })
    expect(watch.underWay).toBe(0)
  })
})

describe('the page of a fault of ours', () => {
  it.each([
    { path: '/id/promo', words: 'Sebutkan nomor ini bila Anda menghubungi kami' },
    { path: '/en/promo', words: 'Mention this number if you contact us' },
  ])('tells the number of the request at $path', async ({ path, words }) => {
    answer = (response) => refuse(response, 503, path)
    const page = await fetch(`${url}${path}`)
    expect(await page.text()).toContain(`${words}: ${page.headers.get('x-request-id')}`)
  })

  it('is not that of a fault of theirs', async () => {
    answer = (response) => refuse(response, 404, '/id/promo')
    const page = await fetch(`${url}/id/promo`)
    expect(await page.text()).not.toContain(page.headers.get('x-request-id') ?? '-')
  })
})
