import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { describe, expect, it } from 'vitest'
import { lastCompleteDay, nextPull, pullDaily } from './pull-schedule.ts'

/** In Jakarta. */
const at = (time: string) => new Date(`${time}:00+07:00`)
const announced = tradingCalendar([])
/** An invented list of 2027; the exchange has not announced one. */
const imported = tradingCalendar(
  ['01-01', '02-08', '03-09', '03-10', '03-26', '05-06', '06-01', '08-17', '12-24', '12-31'].map(
    (day) => `2027-${day}`,
  ),
)

describe('lastCompleteDay', () => {
  it.each([
    { name: 'today from the time on', now: '2026-11-20T18:00', day: '2026-11-20' },
    { name: 'yesterday before it', now: '2026-11-20T17:59', day: '2026-11-19' },
    { name: 'Friday on a Monday morning', now: '2026-11-23T06:00', day: '2026-11-20' },
    { name: 'the last trading day on a holiday', now: '2026-12-25T20:00', day: '2026-12-23' },
    { name: 'the weekday of a year without known holidays', now: '2027-01-01T20:00', day: '2027-01-01' },
  ])('is $name', ({ now, day }) => {
    expect(lastCompleteDay(at(now), '18:00', announced)).toBe(day)
  })

  it('is the last trading day before an imported holiday', () => {
    expect(lastCompleteDay(at('2027-01-01T20:00'), '18:00', imported)).toBe('2026-12-30')
  })
})

describe('nextPull', () => {
  it.each([
    { name: 'tomorrow after a complete one', outcome: 'complete', now: '20T18:03', next: '21T18:00' },
    { name: 'today if the time is still ahead', outcome: 'complete', now: '20T09:00', next: '20T18:00' },
    { name: 'in an hour if the vendor is late', outcome: 'waiting', now: '20T18:03', next: '20T19:03' },
    { name: 'in an hour after a failure', outcome: 'failed', now: '20T18:03', next: '20T19:03' },
    { name: 'tomorrow if the day ends', outcome: 'waiting', now: '20T23:30', next: '21T18:00' },
    { name: 'tomorrow if no calls are left', outcome: 'usedUp', now: '20T18:03', next: '21T18:00' },
  ] as const)('is $name', ({ outcome, now, next }) => {
    expect(nextPull(at(`2026-11-${now}`), '18:00', outcome, announced)).toEqual(at(`2026-11-${next}`))
  })

  it.each([
    { name: 'once more after three hours', outcome: 'waiting', now: '01T18:03', next: '01T21:03' },
    { name: 'then tomorrow', outcome: 'waiting', now: '01T21:03', next: '02T18:00' },
    { name: 'in an hour after a failure', outcome: 'failed', now: '01T18:03', next: '01T19:03' },
  ] as const)('is $name on a day that may be a holiday', ({ outcome, now, next }) => {
    expect(nextPull(at(`2027-01-${now}`), '18:00', outcome, announced)).toEqual(at(`2027-01-${next}`))
  })

  it('is in an hour if the vendor is late on a day that imported holidays show to be a trading day', () => {
    expect(nextPull(at('2027-01-04T18:03'), '18:00', 'waiting', imported)).toEqual(at('2027-01-04T19:03'))
  })
})

it('pullDaily pulls at once, and stops waiting at the signal', async () => {
  const stopping = new AbortController()
  const lines: string[] = []
  let pulls = 0
  const schedule = {
    time: '18:00',
    now: () => at('2026-11-20T18:03'),
    readCalendar: () => announced,
    pull: async () => {
      pulls += 1
      return 'complete' as const
    },
    log: (line: string) => {
      lines.push(line)
      stopping.abort()
    },
  }
  await pullDaily(schedule, stopping.signal)
  expect(pulls).toBe(1)
  expect(lines).toEqual(['Next pull: 2026-11-21 18:00 in Jakarta.'])
})
