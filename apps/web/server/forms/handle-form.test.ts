import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { pageNames } from '@site/contracts/content/site-pages.ts'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { busyCopy } from '#app/errors/busy-copy.ts'
import { FORM_OUTCOME_HEADER } from '#app/forms/form-outcome.ts'
import { locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { pageRoutes } from '#app/request/page-routes.ts'
import { Overload } from '#server/base/load-shedder.ts'
import { formPages } from '../instrumentation/outcomes.ts'
import { forms } from '../instrumentation/request-metrics.ts'
import type { RenderedPage } from '../page-cache/stored-page.ts'
import { formPageAt, handleForm } from './handle-form.ts'

const path = pathTo('contactUs', 'id')

let make: (request: Request) => Promise<{ status: number; headers: Record<string, string> }>
let server: ReturnType<typeof createServer>
let url: string

beforeEach(async () => {
  counted.mockClear()
  const render = async (request: Request): Promise<RenderedPage> => ({
    ...(await make(request)),
    body: Buffer.from(''),
    tags: [],
    isPartial: false,
  })
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '', url)
    handleForm({ siteUrl: url, trustedProxies: 0, renderer: { render } }, request, response, address).catch(
      (error: unknown) => (error instanceof Overload ? response.writeHead(503).end() : response.destroy()),
    )
  })
  url = await listenLocally(server)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const send = (to = path) =>
  fetch(`${url}${to}`, { method: 'POST', headers: { origin: url }, body: 'a=b', redirect: 'manual' })

const counted = vi.spyOn(forms, 'add')
const outcomes = () => counted.mock.calls.map(([labels]) => `${labels?.form} ${labels?.outcome}`)

describe('a form', () => {
  it.each([
    { response: { status: 303, headers: { [FORM_OUTCOME_HEADER]: 'accepted' } }, outcome: 'accepted' },
    // Client-side submissions get 202 instead of a redirect.
    { response: { status: 202, headers: { [FORM_OUTCOME_HEADER]: 'accepted' } }, outcome: 'accepted' },
    { response: { status: 303, headers: { [FORM_OUTCOME_HEADER]: 'refused' } }, outcome: 'refused' },
    { response: { status: 303, headers: {} }, outcome: 'refused' },
    { response: { status: 422, headers: {} }, outcome: 'refused' },
    {
      response: { status: 422, headers: { [FORM_OUTCOME_HEADER]: 'unknownClient' } },
      outcome: 'unknownClient',
    },
    { response: { status: 503, headers: {} }, outcome: 'failed' },
  ])('with $response counts as $outcome without exposing the header', async (one) => {
    make = async () => one.response
    const response = await send()
    expect(response.status).toBe(one.response.status)
    expect(response.headers.has(FORM_OUTCOME_HEADER)).toBe(false)
    expect(outcomes()).toEqual([`contactUs ${one.outcome}`])
  })

  it('counts as broken when the upload is aborted', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const reached = once(server, 'request')
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\norigin: ${url}\r\ncontent-length: 100\r\n\r\na=b`)
    await reached
    socket.destroy()
    await expect.poll(outcomes).toEqual(['contactUs broken'])
  })

  it('of normal size is accepted while large forms use up their limit, and large ones again when others end', async () => {
    make = async () => ({ status: 303, headers: {} })
    const postForStatus = (bytes: number) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { origin: url },
        body: 'a'.repeat(bytes),
        redirect: 'manual',
      }).then(({ status }) => status)
    const large = 1024 * 1024
    // Headers only: slow clients hold the reservation.
    const slow: Socket[] = []
    const ended: Promise<unknown>[] = []
    while (slow.length < 32) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
      const reached = once(server, 'request')
      socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\norigin: ${url}\r\ncontent-length: ${large}\r\n\r\n`)
      const [, response] = await reached
      slow.push(socket)
      ended.push(once(response, 'close'))
    }
    expect(await postForStatus(large)).toBe(503)
    const usual = await Promise.all(Array.from({ length: 200 }, () => postForStatus(32_000)))
    expect(new Set(usual)).toEqual(new Set([303]))
    for (const socket of slow) {
      socket.destroy()
    }
    await Promise.all(ended)
    await expect.poll(() => postForStatus(large)).toBe(303)
  })

  it('counts as accepted even if the client disconnected before the response', async () => {
    const gone = Promise.withResolvers<void>()
    const leaving = new AbortController()
    make = async () => {
      leaving.abort()
      await gone.promise
      return { status: 303, headers: { [FORM_OUTCOME_HEADER]: 'accepted' } }
    }
    server.on('request', (_, response) => response.on('close', gone.resolve))
    const { signal } = leaving
    await fetch(`${url}${path}`, { method: 'POST', headers: { origin: url }, body: 'a=b', signal }).catch(
      () => null,
    )
    await expect.poll(outcomes).toEqual(['contactUs accepted'])
  })

  const foreign = 'https://evil.test'
  it.each([
    { page: 'contactUs', sent: {}, status: 403 },
    { page: 'contactUs', sent: { origin: 'null' }, status: 403 },
    { page: 'contactUs', sent: { origin: 'null', 'sec-fetch-site': 'cross-site' }, status: 403 },
    { page: 'subscriptionManage', sent: { origin: 'null', 'sec-fetch-site': 'same-origin' }, status: 200 },
    { page: 'subscriptionManage', sent: { origin: foreign, 'sec-fetch-site': 'same-origin' }, status: 403 },
    { page: 'subscriptionManage', sent: { origin: 'null' }, status: 200 },
    { page: 'subscriptionConfirm', sent: { origin: 'null' }, status: 200 },
    { page: 'subscriptionConfirm', sent: { origin: 'null', 'sec-fetch-site': 'cross-site' }, status: 403 },
    { page: 'subscriptionConfirm', sent: { origin: foreign }, status: 403 },
    { page: 'subscription', sent: { origin: 'null' }, status: 403 },
    { page: 'subscriptionManage', sent: {}, status: 403 },
    { page: 'subscriptionConfirm', sent: {}, status: 403 },
    { page: 'subscription', sent: {}, status: 403 },
    // The channel checker stores nothing.
    { page: 'officialChannels', sent: {}, status: 200 },
    { page: 'officialChannels', sent: { origin: foreign }, status: 403 },
    { page: 'officialChannels', sent: { origin: 'null' }, status: 403 },
    // The one click of a mail provider.
    { page: 'subscriptionEnd', sent: {}, status: 200 },
    { page: 'subscriptionEnd', sent: { origin: foreign, 'sec-fetch-site': 'cross-site' }, status: 200 },
    { page: 'subscriptionEnd', sent: { origin: 'null' }, status: 200 },
  ] as const)('of the page $page with $sent gets $status', async ({ page, sent, status }) => {
    // The router would throw for an origin that is not the site's own.
    make = async ({ headers }) => ({ status: headers.has('origin') ? 500 : 200, headers: {} })
    const response = await fetch(`${url}${pathTo(page, 'id')}`, {
      method: 'POST',
      headers: sent,
      body: 'List-Unsubscribe=One-Click',
    })
    expect(response.status).toBe(status)
  })

  it.each(locales)('without an origin gets a way on in the language of the page (%s)', async (locale) => {
    const response = await fetch(`${url}${pathTo('contactUs', locale)}`, { method: 'POST', body: 'a=b' })
    expect(await response.text()).toContain(busyCopy[locale].formOfUnknownOrigin.text)
  })

  it.each([
    { pathname: path, page: 'contactUs' },
    { pathname: `${path}.data`, page: 'contactUs' },
    { pathname: `${path}/x`, page: undefined },
    { pathname: '/id', page: undefined },
  ])('at $pathname belongs to $page', ({ pathname, page }) => {
    expect(formPageAt(pathname)).toBe(page)
  })

  it('is counted on every page with an action, and on no other', async () => {
    const taking = pageNames.filter((name) =>
      readFileSync(new URL(`../../app/${pageRoutes[name].file}`, import.meta.url), 'utf8').includes(
        'export async function action(',
      ),
    )
    expect(taking).toEqual([...formPages])
    make = async () => ({ status: 405, headers: {} })
    await send(pathTo('aboutUs', 'id'))
    expect(counted).not.toHaveBeenCalled()
  })
})
