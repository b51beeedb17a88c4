import { describe, expect, it } from 'vitest'
import { closedReason, findReturn } from './closed-reason.ts'

const event = {
  registrationOpensAt: '2026-11-09T02:00:00.000Z',
  registrationClosesAt: '2026-12-03T10:00:00.000Z',
  endsAt: '2026-12-03T13:30:00.000Z',
}

describe('the reason why nobody can register', () => {
  it.each([
    { unconfirmedPlaces: 1, end: 'Some are not confirmed yet and may become free again: try again later.' },
    { unconfirmedPlaces: 0, end: 'All seats for this event are taken.' },
  ])('says of a full event whether places may return: $unconfirmedPlaces', ({ unconfirmedPlaces, end }) => {
    const reason = closedReason('en', 'full', { ...event, unconfirmedPlaces })
    expect(reason).toMatch(/^All seats for this event are taken\./)
    expect(reason?.endsWith(end)).toBe(true)
  })

  it.each(['closed', 'canceled', 'past', 'notYetOpen'] as const)(
    'does not mention unconfirmed places of an event that is %s',
    (status) => {
      expect(closedReason('id', status, { ...event, unconfirmedPlaces: 3 })).not.toContain('dikonfirmasi')
    },
  )

  it.each(['open', 'waitingList'] as const)('is none while the event is %s', (status) => {
    expect(closedReason('id', status, { ...event, unconfirmedPlaces: 3 })).toBeNull()
  })
})

describe('the return of unconfirmed places', () => {
  it('is announced while an event with some is full', () => {
    expect(findReturn('en', 'full', { unconfirmedPlaces: 1 })).toMatch(/^Some are not confirmed yet/)
  })

  it.each([
    { status: 'full', unconfirmedPlaces: 0 },
    { status: 'waitingList', unconfirmedPlaces: 3 },
    { status: 'past', unconfirmedPlaces: 3 },
  ] as const)('is not announced of $unconfirmedPlaces places if it is $status', ({ status, ...event }) => {
    expect(findReturn('id', status, event)).toBeNull()
  })
})
