import { describe, expect, it } from 'vitest'
import { type Facts, isCloseLate, judgeFacts } from './judge-facts.ts'

/** A Monday evening. */
const now = new Date('2026-11-30T19:30:00+07:00')
const fine: Facts = {
  isContentReady: true,
  isMarketReady: true,
  oldestMailSeconds: 0,
  closes: { last: '2026-11-30', holidays: [] },
  servesStale: false,
}
const ok = { website: 'ok', forms: 'ok', marketData: 'ok', search: 'ok' }

describe('the states of a check', () => {
  it.each([
    { name: 'everything works', change: {}, states: {} },
    { name: 'an email waits 10 minutes', change: { oldestMailSeconds: 600 }, states: {} },
    { name: 'an email waits longer', change: { oldestMailSeconds: 601 }, states: { forms: 'degraded' } },
    { name: 'the outbox is not read', change: { oldestMailSeconds: null }, states: { forms: null } },
    { name: 'a stale page is served', change: { servesStale: true }, states: { website: 'degraded' } },
    {
      name: 'the CMS does not answer',
      change: { isContentReady: false, oldestMailSeconds: null },
      states: { website: 'degraded', forms: 'down', search: 'down' },
    },
    {
      name: 'the market service does not answer',
      change: { isMarketReady: false, closes: null },
      states: { marketData: 'down' },
    },
    { name: 'closes are not read', change: { closes: null }, states: { marketData: null } },
    {
      name: 'there are no closes',
      change: { closes: { last: null, holidays: [] } },
      states: { marketData: 'degraded' },
    },
  ])('are right if $name', ({ change, states }) => {
    expect(judgeFacts({ ...fine, ...change }, now)).toEqual({ ...ok, ...states })
  })
})

describe('a close', () => {
  it.each([
    {
      name: 'of Friday on Monday at 18.59',
      last: '2026-11-27',
      at: '2026-11-30T18:59:00+07:00',
      isLate: false,
    },
    {
      name: 'of Friday on Monday at 19.00',
      last: '2026-11-27',
      at: '2026-11-30T19:00:00+07:00',
      isLate: true,
    },
    { name: 'of Friday on Sunday', last: '2026-11-27', at: '2026-11-29T23:00:00+07:00', isLate: false },
    { name: 'before a holiday', last: '2026-12-23', at: '2026-12-25T20:00:00+07:00', isLate: false },
    {
      name: 'of Thursday on Monday at noon',
      last: '2026-11-26',
      at: '2026-11-30T12:00:00+07:00',
      isLate: true,
    },
  ])('$name: late is $isLate', ({ last, at, isLate }) => {
    expect(isCloseLate(last, [], new Date(at))).toBe(isLate)
  })
})
