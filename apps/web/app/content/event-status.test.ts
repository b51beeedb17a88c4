import { describe, expect, it } from 'vitest'
import { eventStatus, seatsLeft } from './event-status.ts'

const event = {
  registrationOpensAt: '2026-11-09T02:00:00.000Z',
  registrationClosesAt: '2026-12-03T10:00:00.000Z',
  endsAt: '2026-12-03T13:30:00.000Z',
  capacity: 200,
  seatsTaken: 49,
  waitingPlacesLeft: 0,
  isCanceled: false,
}

describe('eventStatus', () => {
  const cases = [
    {
      name: 'notYetOpen just before the registration opens',
      now: '2026-11-09T01:59:59.999Z',
      expected: 'notYetOpen',
    },
    { name: 'open from the first instant', now: '2026-11-09T02:00:00.000Z', expected: 'open' },
    { name: 'open until the last instant', now: '2026-12-03T10:00:00.000Z', expected: 'open' },
    { name: 'closed just after it', now: '2026-12-03T10:00:00.001Z', expected: 'closed' },
    { name: 'closed while the event runs', now: '2026-12-03T13:30:00.000Z', expected: 'closed' },
    { name: 'past once it has ended', now: '2026-12-03T13:30:00.001Z', expected: 'past' },
  ]
  it.each(cases)('is $name', ({ now, expected }) => {
    expect(eventStatus(event, new Date(now))).toBe(expected)
  })

  const open = new Date('2026-11-21T03:00:00.000Z')

  it('is canceled at any time', () => {
    expect(eventStatus({ ...event, isCanceled: true }, open)).toBe('canceled')
  })

  it('is full when the last seat is taken', () => {
    expect(eventStatus({ ...event, seatsTaken: 199 }, open)).toBe('open')
    expect(eventStatus({ ...event, seatsTaken: 200 }, open)).toBe('full')
  })

  it('has a waiting list while that has places, and not before the seats are gone', () => {
    const withList = { ...event, waitingPlacesLeft: 1 }
    expect(eventStatus({ ...withList, seatsTaken: 199 }, open)).toBe('open')
    expect(eventStatus({ ...withList, seatsTaken: 200 }, open)).toBe('waitingList')
    expect(eventStatus({ ...withList, seatsTaken: 200 }, new Date('2026-12-03T11:00:00.000Z'))).toBe('closed')
  })

  it('reports a closed registration before a full event', () => {
    expect(eventStatus({ ...event, seatsTaken: 200 }, new Date('2026-12-03T11:00:00.000Z'))).toBe('closed')
  })

  it('is past after its end even if the registration is still open', () => {
    const leftOpen = { ...event, registrationClosesAt: '2027-01-01T00:00:00.000Z' }
    expect(eventStatus(leftOpen, new Date('2026-12-04T00:00:00.000Z'))).toBe('past')
  })
})

describe('seatsLeft', () => {
  it('is never negative, even if an editor has lowered the capacity', () => {
    expect(seatsLeft({ capacity: 40, seatsTaken: 49 })).toBe(0)
  })
})
