import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService } from '#app/content/fake-service.fixture.ts'
import { formatConsent } from './consent-texts.ts'
import { manageSubscription } from './manage-actions.server.ts'

const token = `17.manage.2.1790000000.${'t-_'.repeat(15).slice(0, 43)}`
const legalName = 'PT Contoh Sekuritas'
const found = {
  outcome: 'found',
  maskedEmail: 'n•••@contoh.example',
  locale: 'id',
  confirmedAt: '2026-11-20T03:00:00.000Z',
  pausedUntil: null,
  lists: ['pagi'],
  shares: [],
  newEvents: false,
  events: [],
}

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
  service.respond = () => ({ body: found })
})

async function post(fields: Record<string, string>, given = token) {
  const posted = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    posted.set(name, value)
  }
  const { site } = service.actionContext('203.0.113.7')
  return manageSubscription(site, new URL(`https://site.example/id/x?t=${given}`), posted, legalName)
}
const listCalls = () => service.requests.map(({ path, body }) => ({ path, body }))

describe('the page that manages a subscription', () => {
  it('saves the lists and the language', async () => {
    const consentText = formatConsent('id', 'riset', legalName)
    const response = await post({ step: 'update', language: 'en', 'consent-riset': consentText })
    expect(response).toMatchObject({ data: { kind: 'saved' }, init: { status: 200 } })
    expect(listCalls()).toEqual([
      { path: '/site/subscription-states', body: { token } },
      {
        path: '/site/subscription-updates',
        body: { token, locale: 'en', consentVersion: '1', choices: [{ list: 'riset', consentText }] },
      },
    ])
  })

  it('ends all lists without a box', async () => {
    expect(await post({ step: 'update' })).toMatchObject({ data: { kind: 'saved' } })
    expect(listCalls().at(-1)).toMatchObject({ body: { locale: 'id', choices: [] } })
  })

  it('returns invalid fields as typed, and saves nothing', async () => {
    const fields = { 'consent-saham': formatConsent('id', 'saham', legalName), 'above-3': '4.300' }
    const response = await post({ step: 'update', language: 'en', ...fields })
    expect(response).toMatchObject({
      data: { kind: 'returned', errors: [{ name: 'ticker-3' }], values: { language: 'en' } },
      init: { status: 422 },
    })
    expect(listCalls()).toHaveLength(1)
  })

  it.each([
    { step: 'pause1', months: 1, kind: 'paused' },
    { step: 'pause3', months: 3, kind: 'paused' },
    { step: 'resume', months: 0, kind: 'resumed' },
  ])('has a button for $step', async ({ step, months, kind }) => {
    expect(await post({ step })).toMatchObject({ data: { kind }, init: { status: 200 } })
    expect(listCalls()).toEqual([{ path: '/site/subscription-pauses', body: { token, months } }])
  })

  it('deletes everything only after a confirmation', async () => {
    service.respond = () => ({ body: { outcome: 'deleted' } })
    expect(await post({ step: 'delete' })).toMatchObject({ data: { kind: 'unsure' }, init: { status: 422 } })
    expect(service.requests).toEqual([])
    expect(await post({ step: 'delete', sure: '1' })).toMatchObject({ data: { kind: 'deleted' } })
    expect(listCalls()).toEqual([{ path: '/site/subscription-deletions', body: { token } }])
  })

  it.each([
    { name: 'an unknown button', fields: { step: 'erase' }, given: token },
    { name: 'no button', fields: {}, given: token },
    { name: 'a malformed token', fields: { step: 'delete', sure: '1' }, given: 'x' },
  ])('does nothing for $name', async ({ fields, given }) => {
    expect(await post(fields, given)).toMatchObject({ data: { kind: 'expired' }, init: { status: 404 } })
    expect(service.requests).toEqual([])
  })

  it.each([{ step: 'update' }, { step: 'pause1' }, { step: 'delete', sure: '1' }])(
    'states an old link at $step',
    async (fields) => {
      service.respond = () => ({ body: { outcome: 'expired' } })
      expect(await post(fields)).toMatchObject({ data: { kind: 'expired' }, init: { status: 404 } })
      expect(service.requests).toHaveLength(1)
    },
  )

  it('keeps the choices if the CMS is down', async () => {
    service.respond = () => null
    const consentText = formatConsent('id', 'pagi', legalName)
    expect(await post({ step: 'update', 'consent-pagi': consentText })).toMatchObject({
      data: { kind: 'failed', reason: 'unavailable', values: { consents: { pagi: consentText } } },
      init: { status: 503 },
    })
  })
})
