import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService, readFormOutcome, readLocation } from '#app/content/fake-service.fixture.ts'
import { checkFields } from '#app/forms/form-check.ts'
import { formatConsent } from './consent-texts.ts'
import {
  continueSubscription,
  requestedSubscription,
  requestSubscription,
} from './request-subscription.server.ts'
import { readSubscription } from './subscription-values.ts'

const legalName = 'PT Contoh Sekuritas'
const complete = { email: 'nara@contoh.example', 'consent-pagi': formatConsent('id', 'pagi', legalName) }

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
})

async function submit(fields: Record<string, string>) {
  const { site, humanCheck, receipts } = service.actionContext('203.0.113.7')
  const check = await humanCheck.issue('subscription', new Date(site.now.getTime() - 30_000))
  const posted = new FormData()
  posted.set(checkFields.key, check.idempotencyKey)
  posted.set(checkFields.token, check.token)
  for (const [name, value] of Object.entries(fields)) {
    posted.set(name, value)
  }
  const response = await requestSubscription(site, { humanCheck, receipts }, posted, legalName)
  const isConfirmed = (url: URL) =>
    receipts.verify(url.searchParams.get('sent'), requestedSubscription, site.now)
  return { response, idempotencyKey: check.idempotencyKey, isConfirmed }
}

describe('an address typed on another page', () => {
  const prefilled = { ...readSubscription(new FormData()), newEvents: false, events: ['kelas'] }
  const submitField = async (email: string) => {
    const { site, humanCheck } = service.actionContext('203.0.113.7')
    const posted = new FormData()
    posted.set('email', email)
    return continueSubscription(site, { humanCheck }, posted, prefilled)
  }

  it('prefills the form and sends no request', async () => {
    expect(await submitField('nara@contoh.example')).toMatchObject({
      init: { headers: { 'x-form-outcome': 'continued' } },
      data: {
        values: { ...prefilled, email: 'nara@contoh.example' },
        errors: [],
        submitError: null,
        isContinued: true,
      },
    })
    expect(service.requests).toEqual([])
  })

  it.each([
    { email: '', message: 'Wajib diisi' },
    { email: 'nara.contoh', message: 'Format email salah' },
  ])('"$email" is returned with an error', async ({ email, message }) => {
    expect(await submitField(email)).toMatchObject({
      init: { status: 422 },
      data: { values: { ...prefilled, email }, errors: [{ name: 'email', message }] },
    })
  })

  it('returns a form that the server accepts', async () => {
    const { data } = await submitField('nara@contoh.example')
    const { site, humanCheck, receipts } = service.actionContext('203.0.113.7')
    const posted = new FormData()
    posted.set(checkFields.key, data.check?.idempotencyKey ?? '')
    posted.set(checkFields.token, data.check?.token ?? '')
    posted.set('email', data.values.email)
    posted.set('consent-pagi', complete['consent-pagi'])
    service.respond = () => ({ body: { outcome: 'received' } })
    const later = { ...site, now: new Date(site.now.getTime() + 2_000) }
    const response = await requestSubscription(later, { humanCheck, receipts }, posted, legalName)
    expect(readFormOutcome(response)).toBe('accepted')
  })
})

describe('a request for a subscription', () => {
  it('is sent with the client address and leads to the page that is the same for every address', async () => {
    service.respond = () => ({ body: { outcome: 'received' } })
    const { response, idempotencyKey, isConfirmed } = await submit(complete)
    expect(response).toMatchObject({ status: 303 })
    const location = new URL(readLocation(response) ?? '', 'https://site.example')
    expect(location.pathname).toBe('/id/langganan')
    expect([...location.searchParams.keys()]).toEqual(['sent'])
    expect(isConfirmed(location)).toBe(true)
    expect(readFormOutcome(response)).toBe('accepted')
    expect(service.requests).toMatchObject([
      {
        path: '/site/subscription-requests',
        headers: { [VISITOR_HEADER]: '203.0.113.7' },
        body: {
          idempotencyKey,
          locale: 'id',
          humanCheck: 'withoutScript',
          email: 'nara@contoh.example',
          consentVersion: '1',
          choices: [{ list: 'pagi', consentText: complete['consent-pagi'] }],
        },
      },
    ])
  })

  const invalid = [
    {
      name: 'no box',
      changes: { 'consent-pagi': '' },
      field: 'lists',
      message: 'Pilih sedikitnya satu langganan.',
    },
    { name: 'no address', changes: { email: '' }, field: 'email', message: 'Wajib diisi' },
    { name: 'no at sign', changes: { email: 'nara.contoh' }, field: 'email', message: 'Format email salah' },
    {
      name: 'a bad domain',
      changes: { email: 'nara@-contoh-.example' },
      field: 'email',
      message: 'Email tidak valid',
    },
    {
      name: 'a long address',
      changes: { email: `${'a'.repeat(250)}@b.example` },
      field: 'email',
      message: 'Maksimal 254 karakter',
    },
  ]
  it.each(invalid)('with $name is returned as typed, and not sent', async ({ changes, field, message }) => {
    const fields = { ...complete, ...changes }
    const { response } = await submit(fields)
    expect(response).toMatchObject({
      init: { status: 422 },
      data: { errors: [{ name: field, message }], submitError: null, values: { email: fields.email } },
    })
    expect(service.requests).toEqual([])
  })

  it('keeps its shares if the market service is down', async () => {
    service.respond = () => null
    const { response, idempotencyKey } = await submit({
      ...complete,
      'consent-saham': formatConsent('id', 'saham', legalName),
      'ticker-20': 'BQNS',
      'above-20': '4.300',
    })
    expect(response).toMatchObject({
      init: { status: 503 },
      data: { submitError: { kind: 'unavailable' }, check: { idempotencyKey } },
    })
    const returned = 'data' in response ? response.data.values.shares.at(-1) : null
    expect(returned).toEqual({ ticker: 'BQNS', news: [], above: '4.300', below: '' })
    expect(service.requests.map(({ method }) => method)).not.toContain('POST')
  })

  it.each([
    { name: 'lacks the endpoint', response: { status: 404, body: null }, status: 503, kind: 'unavailable' },
    { name: 'is down', response: null, status: 503, kind: 'unavailable' },
    {
      name: 'has had too many',
      response: { body: { outcome: 'tooManyTries', retryAfterSeconds: 60 } },
      status: 429,
      kind: 'tooManyTries',
    },
  ])('is not reported as sent if the service $name', async ({ response, status, kind }) => {
    service.respond = () => response
    const { response: returned } = await submit(complete)
    expect(returned).toMatchObject({
      init: { status },
      data: { submitError: { kind }, values: { email: complete.email } },
    })
  })
})
