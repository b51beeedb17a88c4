import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService, readFormOutcome, readLocation } from '#app/content/fake-service.fixture.ts'
import { cancelRegistration, fetchCancellation, toStatusCode } from './cancellation.server.ts'

const ticket = `17.${'tIcKeT-_'.repeat(6).slice(0, 43)}`
const toPageUrl = (named: string | null) =>
  new URL(`https://site.example/id/x${named === null ? '' : `?ticket=${encodeURIComponent(named)}`}`)

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
})

async function fetchState(named: string | null) {
  const { site } = service.actionContext('203.0.113.7')
  const cancellation = await fetchCancellation(site, toPageUrl(named))
  return cancellation && { state: cancellation.state, status: toStatusCode(cancellation) }
}

describe('the page that a cancellation link in an email leads to', () => {
  it.each(['confirmed', 'waiting', 'cancelled', 'over'])(
    'states that the registration is %s',
    async (state) => {
      service.respond = () => ({ body: { state } })
      expect(await fetchState(ticket)).toEqual({ state, status: 200 })
      expect(service.requests.map(({ method }) => method)).toEqual(['GET'])
    },
  )

  it('is the registration form without a ticket', async () => {
    expect(await fetchState(null)).toBeNull()
  })

  it('rejects a ticket that the CMS does not know', async () => {
    expect(await fetchState(ticket)).toEqual({ state: 'unknown', status: 404 })
  })

  it.each(['', 'x', `${ticket}x`, '../contact-messages', ticket.replace('17.', '-1.')])(
    'does not send "%s", which is not a ticket, to the CMS',
    async (named) => {
      expect(await fetchState(named)).toEqual({ state: 'unknown', status: 404 })
      expect(service.requests).toEqual([])
    },
  )

  it('states that the service is unavailable, and keeps the ticket out of the log', async () => {
    service.respond = () => ({ status: 500, body: {} })
    expect(await fetchState(ticket)).toEqual({ state: 'unavailable', status: 503 })
    expect(service.reported.map(String)).toEqual([
      'UpstreamError: content: status: 500 for /registration-tickets/…?locale=id',
    ])
  })

  it('is never cached', async () => {
    let state = 'confirmed'
    service.respond = () => ({ body: { state } })
    const { site } = service.actionContext('203.0.113.7')
    expect(await fetchCancellation(site, toPageUrl(ticket))).toMatchObject({ state: 'confirmed' })
    state = 'cancelled'
    expect(await fetchCancellation(site, toPageUrl(ticket))).toMatchObject({ state: 'cancelled' })
  })
})

describe('the cancel button', () => {
  const cancel = (named = ticket) =>
    cancelRegistration(service.actionContext('203.0.113.7').site, 'kelas', named)

  it('cancels and redirects to the same URL', async () => {
    service.respond = () => ({ body: { state: 'cancelled' } })
    const response = await cancel()
    expect(response).toMatchObject({ status: 303 })
    expect(readLocation(response)).toBe(`/id/edukasi/brids-eduvest/kelas/daftar?ticket=${ticket}`)
    expect(readFormOutcome(response)).toBe('cancelled')
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/site/registration-cancellations',
        headers: { [VISITOR_HEADER]: '203.0.113.7' },
        body: { ticket, locale: 'id' },
      },
    ])
  })

  it.each([ticket, 'x'])('redirects if there is nothing to cancel: %s', async (named) => {
    expect(await cancel(named)).toMatchObject({ status: 303 })
  })

  it('states that nothing was canceled if the CMS is unavailable', async () => {
    service.respond = () => null
    expect(await cancel()).toMatchObject({
      init: { status: 503 },
      data: { kind: 'cancelError', reason: 'unavailable' },
    })
  })
})
