import { describe, expect, it } from 'vitest'
import { lastCompleteDay, nextPull, pullDaily } from './pull-schedule.ts'

/** In Jakarta. */
const at = (time: string) => new Date(`${time}:00+07:00`)

describe('lastCompleteDay', () => {
  it.each([
    { name: 'today from the time on', now: '2026-11-20T18:00', day: '2026-11-20' },
    { name: 'yesterday before it', now: '2026-11-20T17:59', day: '2026-11-19' },
    { name: 'Friday on a Sunday', now: '2026-11-22T20:00', day: '2026-11-20' },
    { name: 'Friday on a Monday morning', now: '2026-11-23T06:00', day: '2026-11-20' },
    { name: 'the last trading day on a holiday', now: '2026-12-25T20:00', day: '2026-12-23' },
  ])('is $name', ({ now, day }) => {
    expect(lastCompleteDay(at(now), '18:00')).toBe(day)
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
    expect(nextPull(at(`2026-11-${now}`), '18:00', outcome)).toEqual(at(`2026-11-${next}`))
  })
})

describe('pullDaily', () => {
  it('pulls at once, and stops waiting at the signal', async () => {
    const stopping = new AbortController()
    const lines: string[] = []
    let pulls = 0
    const schedule = {
      time: '18:00',
      now: () => at('2026-11-20T18:03'),
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
})
