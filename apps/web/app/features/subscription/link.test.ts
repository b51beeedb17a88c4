import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService } from '#app/content/fake-service.fixture.ts'
import { linkInit, openLink } from './link.server.ts'
import { confirmSubscription, endSubscription } from './link-actions.server.ts'

const token = `17.unsubscribe.2..${'t-_'.repeat(15).slice(0, 43)}`
const toUrl = (given: string | null) =>
  new URL(`https://site.example/id/x${given === null ? '' : `?t=${encodeURIComponent(given)}`}`)
const malformed = ['', 'x', `${token}x`, '../subscription-deletions', `${token}\n`]

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
})
const getSite = () => service.actionContext('203.0.113.7').site

describe('opening the link of an email', () => {
  it('asks the CMS what it is for, and nothing else', async () => {
    service.respond = () => ({ body: { outcome: 'valid', purpose: 'unsubscribe', list: 'pagi' } })
    expect(await openLink(getSite(), toUrl(token), 'unsubscribe')).toEqual({
      state: 'valid',
      token,
      list: 'pagi',
    })
    expect(service.requests).toMatchObject([{ path: '/site/subscription-links', body: { token } }])
  })

  it('with a token of another purpose is refused', async () => {
    service.respond = () => ({ body: { outcome: 'valid', purpose: 'unsubscribe', list: 'pagi' } })
    expect(await openLink(getSite(), toUrl(token), 'confirm')).toEqual({ state: 'expired' })
  })

  it.each(malformed)('does not send "%s" to the CMS', async (given) => {
    expect(await openLink(getSite(), toUrl(given), 'confirm')).toEqual({ state: 'expired' })
    expect(service.requests).toEqual([])
  })

  it('keeps the token out of the log when the CMS fails', async () => {
    service.respond = () => ({ status: 500, body: {} })
    expect(await openLink(getSite(), toUrl(token), 'unsubscribe')).toEqual({ state: 'unavailable' })
    expect(service.reported).toHaveLength(1)
    expect(service.reported.map(String).join()).not.toContain(token)
  })

  it.each([
    { state: 'valid', status: 200 },
    { state: 'missing', status: 200 },
    { state: 'expired', status: 404 },
    { state: 'unavailable', status: 503 },
  ] as const)('shows no other page its URL, with $status if it is $state', ({ state, status }) => {
    expect(linkInit(state)).toEqual({ status, headers: { 'referrer-policy': 'no-referrer' } })
  })
})

describe('the button that confirms', () => {
  it('leads to the page that manages the subscription', async () => {
    service.respond = () => ({
      body: { outcome: 'confirmed', lists: ['pagi', 'saham'], omittedTickers: ['BQNS'], manageToken: token },
    })
    expect(await confirmSubscription(getSite(), toUrl(token))).toMatchObject({
      data: { kind: 'confirmed', lists: ['pagi', 'saham'], omittedTickers: ['BQNS'], manageToken: token },
      init: { status: 200, headers: { 'x-form-outcome': 'accepted' } },
    })
    expect(service.requests).toMatchObject([{ path: '/site/subscription-confirmations', body: { token } }])
  })

  it.each([
    {
      name: 'an old link',
      given: token,
      response: { body: { outcome: 'expired' } },
      status: 404,
      kind: 'expired',
    },
    { name: 'no link', given: null, response: null, status: 404, kind: 'expired' },
    { name: 'a CMS that is down', given: token, response: null, status: 503, kind: 'failed' },
    {
      name: 'a CMS without it',
      given: token,
      response: { status: 404, body: null },
      status: 503,
      kind: 'failed',
    },
  ])('confirms nothing with $name', async ({ given, response, status, kind }) => {
    service.respond = () => response
    expect(await confirmSubscription(getSite(), toUrl(given))).toMatchObject({
      data: { kind },
      init: { status },
    })
  })
})

describe('the button and the one click that end a list', () => {
  it('have an effect at once, with the same response when repeated', async () => {
    service.respond = () => ({ body: { outcome: 'ended', list: 'pagi' } })
    const responses = [
      await endSubscription(getSite(), toUrl(token)),
      await endSubscription(getSite(), toUrl(token)),
    ]
    for (const response of responses) {
      expect(response).toMatchObject({ data: { kind: 'ended', list: 'pagi' }, init: { status: 200 } })
    }
    expect(service.requests).toMatchObject([
      { path: '/site/subscription-ends', body: { token } },
      { path: '/site/subscription-ends', body: { token } },
    ])
  })

  it.each([...malformed, null])('get 200 for the token "%s"', async (given) => {
    expect(await endSubscription(getSite(), toUrl(given))).toMatchObject({
      data: { kind: 'ended', list: null },
      init: { status: 200 },
    })
    expect(service.requests).toEqual([])
  })

  it('get 503 if the list has not ended', async () => {
    service.respond = () => null
    expect(await endSubscription(getSite(), toUrl(token))).toMatchObject({
      data: { kind: 'failed' },
      init: { status: 503 },
    })
  })
})
