import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService, readFormOutcome, readLocation } from '#app/content/fake-service.fixture.ts'
import { checkFields } from '#app/forms/form-check.ts'
import { sendMessage, sentMessage } from './send-message.server.ts'

const consentText = 'Saya menyetujui pemrosesan data pribadi untuk menjawab pesan saya.'
const marketing = 'Saya bersedia menerima informasi produk dan acara (opsional).'
const subjects = [{ id: 12, label: 'Acara' }]
const complete = {
  subject: '12',
  fullName: 'Nara Tumivarka',
  email: 'nara@contoh.example',
  phone: '0812-3456-7890',
  domicile: 'indonesia',
  message: 'Bagaimana cara memindahkan efek saya?',
  consent: consentText,
}
const received = { outcome: 'received', receivedAt: '2026-11-22T03:00:00.000Z' }

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
})

async function submit(fields: Record<string, string>, ageMs = 30_000) {
  const { site, humanCheck, receipts } = service.actionContext('203.0.113.7')
  const check = await humanCheck.issue('contact', new Date(site.now.getTime() - ageMs))
  const posted = new FormData()
  posted.set(checkFields.key, check.idempotencyKey)
  posted.set(checkFields.token, check.token)
  for (const [name, value] of Object.entries(fields)) {
    posted.set(name, value)
  }
  const response = await sendMessage(site, { humanCheck, receipts }, posted, {
    consent: { processing: consentText, marketing },
    subjects,
  })
  const isConfirmed = (url: URL) => receipts.verify(url.searchParams.get('sent'), sentMessage, site.now)
  return { response, idempotencyKey: check.idempotencyKey, isConfirmed }
}

describe('a message', () => {
  it('is sent with its subject and the client address, and redirects to its own confirmation', async () => {
    service.respond = () => ({ body: received })
    const { response, idempotencyKey, isConfirmed } = await submit(complete)
    expect(response).toMatchObject({ status: 303 })
    const location = new URL(readLocation(response) ?? '', 'https://site.example')
    expect(location.pathname).toBe('/id/hubungi-kami')
    expect(isConfirmed(location)).toBe(true)
    expect(readFormOutcome(response)).toBe('accepted')
    expect(service.requests).toMatchObject([
      {
        path: '/site/contact-messages',
        headers: { [VISITOR_HEADER]: '203.0.113.7' },
        body: { idempotencyKey, subject: 12, humanCheck: 'withoutScript' },
      },
    ])
  })

  it('is returned without being sent if a field is invalid', async () => {
    const { response } = await submit({ ...complete, subject: '' })
    expect(response).toMatchObject({
      init: { status: 422 },
      data: { errors: { subject: 'required' }, submitError: null, values: { message: complete.message } },
    })
    expect(service.requests).toEqual([])
  })

  it('is not reported as sent if the service lacks the endpoint', async () => {
    service.respond = () => ({ status: 404, body: null })
    const { response, idempotencyKey } = await submit(complete)
    expect(response).toMatchObject({
      init: { status: 503 },
      data: {
        submitError: { kind: 'unavailable' },
        values: { message: complete.message },
        check: { idempotencyKey },
      },
    })
  })

  it('keeps its input and key if the service is down and the page was open for a day', async () => {
    service.respond = () => null
    const failed = await submit(complete)
    expect(failed.response).toMatchObject({
      init: { status: 503 },
      data: { submitError: { kind: 'unavailable' }, check: { idempotencyKey: failed.idempotencyKey } },
    })
    const old = await submit(complete, 24 * 60 * 60 * 1_000)
    expect(old.response).toMatchObject({
      init: { status: 422 },
      data: {
        submitError: { kind: 'stale' },
        values: { message: complete.message, fullName: complete.fullName },
        check: { idempotencyKey: old.idempotencyKey },
      },
    })
    expect(service.requests).toHaveLength(1)
  })
})
