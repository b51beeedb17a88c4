import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService, readFormOutcome, readLocation } from '#app/content/fake-service.fixture.ts'
import { checkFields } from '#app/forms/form-check.ts'
import { FORM_OUTCOME_HEADER } from '#app/forms/form-outcome.ts'
import { findReceipt } from './registration-outcome.server.ts'
import { sendRegistration } from './send-registration.server.ts'

const consentText = 'Saya menyetujui pemrosesan data pribadi untuk mendaftar pada acara ini.'
const consent = { processing: consentText, marketing: 'Saya bersedia menerima kabar.' }
const slug = 'kelas-dividen'
const client = { kind: 'client', clientCode: '0012345', consent: consentText }
const nonClient = {
  kind: 'non-client',
  fullName: 'Nara Tumivarka',
  email: 'nara@contoh.example',
  phone: '0812-3456-7890',
  consent: consentText,
}

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
})

/** Submits a form after half a minute, without script. */
async function submit(
  fields: Record<string, string>,
  { ageMs = 30_000, honeypot = '' }: { ageMs?: number; honeypot?: string } = {},
) {
  const { site, humanCheck, receipts } = service.actionContext('203.0.113.7')
  const check = await humanCheck.issue('registration', new Date(site.now.getTime() - ageMs))
  const posted = new FormData()
  posted.set(checkFields.key, check.idempotencyKey)
  posted.set(checkFields.token, check.token)
  posted.set(checkFields.honeypot, honeypot)
  for (const [name, value] of Object.entries(fields)) {
    posted.set(name, value)
  }
  const response = await sendRegistration(site, { humanCheck, receipts }, posted, { slug, consent })
  const url = new URL(readLocation(response) ?? '/', 'https://site.example')
  const isProven = (outcome: 'success' | 'waiting' | 'held' | 'full' | 'closed') =>
    findReceipt(url, receipts, { translations: { id: slug, en: null }, outcome, now: site.now }) !== null
  return { response, idempotencyKey: check.idempotencyKey, url, isProven }
}

describe('an accepted registration', () => {
  it.each([
    { outcome: 'registered', state: null, proves: 'success' },
    { outcome: 'waiting', state: 'waiting', proves: 'waiting' },
    { outcome: 'held', state: 'held', proves: 'held' },
  ] as const)('redirects to the page for $outcome, with its receipt', async ({ outcome, state, proves }) => {
    service.respond = () => ({ body: { outcome } })
    const { response, url, isProven } = await submit(client)
    expect(response).toMatchObject({ status: 303 })
    expect(url.pathname).toBe('/id/edukasi/brids-eduvest/kelas-dividen/daftar-sukses')
    expect(url.searchParams.get('state')).toBe(state)
    expect(isProven(proves)).toBe(true)
    expect(isProven('full')).toBe(false)
    expect(readFormOutcome(response)).toBe('accepted')
  })

  it.each(['full', 'closed'] as const)('redirects to the page for %s, with its receipt', async (outcome) => {
    service.respond = () => ({ body: { outcome } })
    const { response, url, isProven } = await submit(nonClient)
    expect(url.pathname).toBe('/id/edukasi/brids-eduvest/kelas-dividen/daftar-gagal')
    expect(url.searchParams.get('reason')).toBe(outcome)
    expect(isProven(outcome)).toBe(true)
    expect(isProven('success')).toBe(false)
    expect(readFormOutcome(response)).toBe('refused')
  })

  it('is sent once, with the client address, its key and the result of the human check', async () => {
    service.respond = () => ({ body: { outcome: 'registered' } })
    const { idempotencyKey } = await submit(nonClient)
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/site/registrations',
        headers: { [VISITOR_HEADER]: '203.0.113.7' },
        body: { idempotencyKey, humanCheck: 'withoutScript', eventSlug: slug },
      },
    ])
  })
})

describe('a returned registration', () => {
  it.each([
    { outcome: 'unknownClient', fields: client, errors: { clientCode: 'unknownClient' } },
    { outcome: 'alreadyRegistered', fields: client, errors: { clientCode: 'alreadyRegistered' } },
    { outcome: 'alreadyRegistered', fields: nonClient, errors: { email: 'alreadyRegistered' } },
  ])('has the error for $outcome at its field, and all input', async ({ outcome, fields, errors }) => {
    service.respond = () => ({ body: { outcome } })
    const { response, idempotencyKey } = await submit(fields)
    expect(response).toMatchObject({
      init: { status: 422 },
      data: {
        errors,
        submitError: null,
        values: { ...fields, kind: expect.any(String) },
        check: { idempotencyKey },
      },
    })
  })

  it('has the outcome `unknownClient` for an unknown client code, as it may be an enumeration attempt', async () => {
    service.respond = () => ({ body: { outcome: 'unknownClient' } })
    expect((await submit(client)).response).toMatchObject({
      init: { headers: { [FORM_OUTCOME_HEADER]: 'unknownClient' } },
    })
    service.respond = () => ({ body: { outcome: 'sharedCode' } })
    expect((await submit(client)).response).toMatchObject({
      init: {
        status: 422,
        headers: expect.not.objectContaining({ [FORM_OUTCOME_HEADER]: expect.anything() }),
      },
    })
    const withEmail = { ...client, asksEmail: '1', email: 'nara@contoh.example' }
    expect((await submit(withEmail)).response).toMatchObject({
      init: { headers: { [FORM_OUTCOME_HEADER]: 'unknownClient' } },
    })
  })

  it('asks a client for the email if two share the code, and reports a wrong one', async () => {
    service.respond = () => ({ body: { outcome: 'sharedCode' } })
    const first = await submit(client)
    expect(first.response).toMatchObject({
      init: { status: 422 },
      data: { errors: { email: 'sharedCode' }, values: { asksEmail: true, clientCode: '0012345' } },
    })
    const second = await submit({ ...client, asksEmail: '1', email: 'nara@contoh.example' })
    expect(second.response).toMatchObject({
      init: { status: 422 },
      data: {
        errors: { email: 'unregisteredEmail' },
        values: { asksEmail: true, email: 'nara@contoh.example' },
      },
    })
    expect(service.requests.map(({ body }) => body)).toMatchObject([
      { email: null },
      { email: 'nara@contoh.example' },
    ])
  })

  it('states when to retry after too many attempts', async () => {
    service.respond = () => ({ body: { outcome: 'tooManyTries', retryAfterSeconds: 240 } })
    const { response } = await submit(client)
    expect(response).toMatchObject({
      init: { status: 429, headers: { 'retry-after': '240' } },
      data: {
        submitError: { kind: 'tooManyTries', retryAfterSeconds: 240 },
        values: { clientCode: '0012345' },
      },
    })
  })

  it.each([
    { name: 'closes the connection', response: null },
    { name: 'fails', response: { status: 500, body: { outcome: 'registered' } } },
    { name: 'sends an unknown outcome', response: { body: { outcome: 'perhaps' } } },
  ])('keeps its input and key if the service $name', async ({ response: fakeResponse }) => {
    service.respond = () => fakeResponse
    const { response, idempotencyKey } = await submit(nonClient)
    expect(response).toMatchObject({
      init: { status: 503 },
      data: {
        submitError: { kind: 'unavailable' },
        values: { fullName: 'Nara Tumivarka' },
        check: { idempotencyKey },
      },
    })
    expect(String(service.reported)).not.toMatch(/Nara|contoh|6281234567890/)
  })

  it.each([
    { name: 'too fast', form: { ageMs: 0 }, kind: 'tooSoon' },
    { name: 'a day later', form: { ageMs: 24 * 60 * 60 * 1_000 }, kind: 'stale' },
    { name: 'with the honeypot filled in', form: { honeypot: 'x' }, kind: 'honeypot' },
  ])('is not sent to the service when it is submitted $name', async ({ form, kind }) => {
    const { response } = await submit(nonClient, form)
    expect(response).toMatchObject({
      init: { status: 422 },
      data: {
        errors: {},
        submitError: { kind },
        values: { fullName: 'Nara Tumivarka', phone: '0812-3456-7890' },
      },
    })
    expect(service.requests).toEqual([])
  })

  it('reports invalid fields before anything else', async () => {
    const { response } = await submit({ ...nonClient, phone: 'x' }, { ageMs: 0 })
    expect(response).toMatchObject({ data: { errors: { phone: 'numerical' }, submitError: null } })
  })
})

it('responds with 404 if the event does not exist', async () => {
  await expect(submit(client)).rejects.toMatchObject({ init: { status: 404 } })
})
