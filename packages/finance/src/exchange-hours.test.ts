import { describe, expect, it } from 'vitest'
import { exchangeHours, hoursOn, sessionAt, sessionsOn } from './exchange-hours.ts'

function at(day: string, time: string) {
  const hours = hoursOn(day)
  if (hours === null) throw new Error(`no hours on ${day}`)
  const { current, next, lock } = sessionAt(hours, day, time)
  return [current?.name ?? null, next?.name ?? null, lock !== null && time <= lock.to, lock !== null]
}

describe('sessionAt', () => {
  // Thursday, November 26, and Friday, November 27, 2026.
  it.each([
    { name: 'before the pre-opening', time: '08:44:59', expected: [null, 'preOpening', false, false] },
    { name: 'before a lock', time: '08:55:59', expected: ['preOpening', 'session1', false, false] },
    { name: 'in the first lock', time: '08:56:00', expected: ['preOpening', 'session1', true, true] },
    { name: 'while prices match', time: '08:58:00', expected: ['preOpening', 'session1', false, true] },
    { name: 'at the opening', time: '09:00:00', expected: ['session1', 'session2', false, false] },
    { name: 'at the end of session I', time: '12:00:00', expected: ['session1', 'session2', false, false] },
    { name: 'in the break', time: '12:00:01', expected: [null, 'session2', false, false] },
    { name: 'in the second lock', time: '15:59:59', expected: ['preClosing', 'postTrading', true, true] },
    { name: 'after a lock', time: '16:01:59', expected: ['preClosing', 'postTrading', false, true] },
    { name: 'after the close', time: '16:02:00', expected: ['postTrading', null, false, false] },
    { name: 'in the evening', time: '16:15:01', expected: [null, null, false, false] },
  ])('on a Thursday $name', ({ time, expected }) => {
    expect(at('2026-11-26', time)).toEqual(expected)
  })

  it('has the longer break of Friday', () => {
    expect([at('2026-11-27', '11:30:01')[0], at('2026-11-27', '13:59:59')[0]]).toEqual([null, null])
    expect(at('2026-11-27', '14:00:00')[0]).toBe('session2')
  })

  it('has no lock before December 15, 2025', () => {
    expect(at('2025-12-12', '08:56:30')).toEqual(['preOpening', 'session1', false, false])
  })
})

describe('hoursOn', () => {
  it.each([
    { day: '2025-12-15', since: '2025-12-15' },
    { day: '2025-12-14', since: '2023-04-03' },
    { day: '2023-04-02', since: undefined },
  ])('returns the row of $since on $day', ({ day, since }) => {
    expect(hoursOn(day)?.since).toBe(since)
  })

  it('has sessions in order, without overlap, and locks inside their session', () => {
    for (const hours of exchangeHours) {
      for (const day of ['2026-11-26', '2026-11-27']) {
        const times = sessionsOn(hours, day).flatMap(({ from, to }) => [from, to])
        expect(times).toEqual(times.toSorted())
      }
      for (const { session, from, to, noChangeTo } of hours.locks) {
        const of = hours.weekdays.find(({ name }) => name === session)
        expect([of?.from, from, to, noChangeTo].toSorted()).toEqual([of?.from, from, to, of?.to])
      }
    }
  })
})
