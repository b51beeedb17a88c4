import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService, readFormOutcome, readLocation } from '#app/content/fake-service.fixture.ts'
import { cancelRegistration, confirmRegistration, fetchTicketed, toStatusCode } from './tickets.server.ts'

const ticket = `17.${'tIcKeT-_'.repeat(6).slice(0, 43)}`
const toPageUrl = (named: string | null, rest = '') =>
  new URL(`https://site.example/id/x${named === null ? '' : `?ticket=${encodeURIComponent(named)}`}${rest}`)

let service: FakeService
beforeEach(async () => {
  service = await FakeService.start()
})

async function fetchState(named: string | null) {
  const { site } = service.actionContext('203.0.113.7')
  const ticketed = await fetchTicketed(site, 'kelas', toPageUrl(named))
  return ticketed && { state: ticketed.state, status: toStatusCode(ticketed) }
}

describe('the page that a cancellation link in an email leads to', () => {
  it.each(['confirmed', 'waiting', 'cancelled', 'over'])('states that it is %s', async (state) => {
    service.respond = () => ({ body: { state } })
    expect(await fetchState(ticket)).toEqual({ state, status: 200 })
    expect(service.requests.map(({ method }) => method)).toEqual(['GET'])
  })

  it('is the registration form without a ticket', async () => {
    expect(await fetchState(null)).toBeNull()
  })

  it('rejects a ticket that the CMS does not know', async () => {
    expect(await fetchState(ticket)).toEqual({ state: 'unknown', status: 404 })
  })

  it.each(['', 'x', `${ticket}x`, '../contact-messages'])('does not send "%s" to the CMS', async (named) => {
    expect(await fetchState(named)).toEqual({ state: 'unknown', status: 404 })
    expect(service.requests).toEqual([])
  })

  it('states that the service is unavailable, and keeps the ticket out of the log', async () => {
    service.respond = () => ({ status: 500, body: {} })
    expect(await fetchState(ticket)).toEqual({ state: 'unavailable', status: 503 })
    expect(service.reported.map(String)).toEqual([
      'UpstreamError: content: status: 500 for /registration-tickets/…?locale=id&event=kelas',
    ])
  })

  it('is never cached', async () => {
    let state = 'confirmed'
    service.respond = () => ({ body: { state } })
    const { site } = service.actionContext('203.0.113.7')
    expect(await fetchTicketed(site, 'kelas', toPageUrl(ticket))).toMatchObject({ state: 'confirmed' })
    state = 'cancelled'
    expect(await fetchTicketed(site, 'kelas', toPageUrl(ticket))).toMatchObject({ state: 'cancelled' })
  })

  it.each([
    { state: 'confirmed', rest: '', purpose: 'cancel' },
    { state: 'confirmed', rest: '&confirm=1', purpose: 'confirm' },
    { state: 'held', rest: '', purpose: 'confirm' },
    { state: 'heldWaiting', rest: '&confirm=1', purpose: 'confirm' },
    { state: 'lapsed', rest: '', purpose: 'confirm' },
  ])('offers to $purpose a registration that is $state ($rest)', async ({ state, rest, purpose }) => {
    service.respond = () => ({ body: { state } })
    const { site } = service.actionContext('203.0.113.7')
    expect(await fetchTicketed(site, 'kelas', toPageUrl(ticket, rest))).toEqual({ purpose, ticket, state })
    expect(service.requests.map(({ method }) => method)).toEqual(['GET'])
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
        body: { ticket, eventSlug: 'kelas', locale: 'id' },
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
      data: { kind: 'ticketError', reason: 'unavailable' },
    })
  })
})

describe('the confirm button', () => {
  const confirm = (named = ticket) => {
    const { site, receipts } = service.actionContext('203.0.113.7')
    return confirmRegistration(site, receipts, 'kelas', named)
  }
  const form = '/id/edukasi/brids-eduvest/kelas/daftar'

  it.each([
    { state: 'confirmed', location: `${form}-sukses?receipt=`, outcome: 'accepted' },
    { state: 'waiting', location: `${form}-sukses?state=waiting&receipt=`, outcome: 'accepted' },
    { state: 'lapsed', location: `${form}?ticket=${ticket}&confirm=1`, outcome: 'refused' },
    { state: 'eventCanceled', location: `${form}?ticket=${ticket}&confirm=1`, outcome: 'refused' },
  ])('leads to the page for a registration that is $state', async ({ state, location, outcome }) => {
    service.respond = () => ({ body: { state } })
    const response = await confirm()
    expect(response).toMatchObject({ status: 303 })
    expect(readLocation(response)).toContain(location)
    expect(readFormOutcome(response)).toBe(outcome)
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: '/site/registration-confirmations',
        body: { ticket, eventSlug: 'kelas', locale: 'id' },
      },
    ])
  })

  it('shows why not for what is not a ticket', async () => {
    expect(readLocation(await confirm('x'))).toBe(`${form}?ticket=x&confirm=1`)
    expect(service.requests).toEqual([])
  })

  it('states that nothing was confirmed if the CMS is unavailable', async () => {
    service.respond = () => null
    expect(await confirm()).toMatchObject({
      init: { status: 503 },
      data: { kind: 'ticketError', reason: 'unavailable' },
    })
  })
})
