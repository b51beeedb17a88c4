import { describe, expect, it } from 'vitest'
import { closedReason, findReturn } from './closed-reason.ts'

const event = {
  registrationOpensAt: '2026-11-09T02:00:00.000Z',
  registrationClosesAt: '2026-12-03T10:00:00.000Z',
  endsAt: '2026-12-03T13:30:00.000Z',
}

describe('the reason why nobody can register', () => {
  it.each([
    {
      locale: 'id',
      unconfirmedPlaces: 1,
      expected:
        'Semua kursi acara ini sudah terisi. Sebagian belum dikonfirmasi dan dapat kembali tersedia: coba lagi nanti.',
    },
    {
      locale: 'en',
      unconfirmedPlaces: 60,
      expected:
        'All seats for this event are taken. Some are not confirmed yet and may become free again: try again later.',
    },
    { locale: 'id', unconfirmedPlaces: 0, expected: 'Semua kursi acara ini sudah terisi.' },
    { locale: 'en', unconfirmedPlaces: 0, expected: 'All seats for this event are taken.' },
  ] as const)(
    'in $locale says of a full event with $unconfirmedPlaces unconfirmed places whether they may return',
    ({ locale, unconfirmedPlaces, expected }) => {
      expect(closedReason(locale, 'full', { ...event, unconfirmedPlaces })).toBe(expected)
    },
  )

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
  ] as const)(
    'is not announced of $unconfirmedPlaces places of an event that is $status',
    ({ status, ...event }) => {
      expect(findReturn('id', status, event)).toBeNull()
    },
  )
})
