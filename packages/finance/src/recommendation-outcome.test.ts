import { describe, expect, it } from 'vitest'
import {
  type CallOutcome,
  countOutcomes,
  distanceToTarget,
  followCall,
  monthsAfter,
  type PublishedCall,
  recommendationOutcome,
  type TradedDay,
  upsideAtIssue,
} from './recommendation-outcome.ts'

/** Buy at 1,000 with a target of 1,200 and a stop at 900, for three months: until June 2, 2026. */
const buy: PublishedCall = {
  issuedAt: '2026-03-02',
  priceAtIssue: 1000,
  targetPrice: 1200,
  stopLoss: 900,
  horizonMonths: 3,
  closed: null,
}
/** Sell at 1,000 with a target of 800 and a stop at 1,100. */
const sell: PublishedCall = { ...buy, targetPrice: 800, stopLoss: 1100 }

function day(date: string, open: number | null, high: number, low: number, close: number): TradedDay {
  return { date, open, high, low, close }
}
const quiet = day('2026-03-03', 1000, 1020, 990, 1010)
const open: CallOutcome = { kind: 'open', on: '2026-03-03', price: 1010, change: 0.01, isRestated: false }

/** All prices and quotients are calculated by hand. */
const cases: readonly {
  readonly name: string
  readonly call?: Partial<PublishedCall>
  readonly days: readonly TradedDay[]
  readonly events?: readonly { date: string; factor: number }[]
  readonly latestDay?: string
  readonly brokenOn?: string
  readonly expected: CallOutcome
}[] = [
  { name: 'is open with the last close while nothing was reached', days: [quiet], expected: open },
  {
    name: 'reaches its target at the target price, on the first day with a sufficient high',
    days: [quiet, day('2026-03-04', 1010, 1200, 1000, 1150), day('2026-03-05', 1150, 1300, 850, 900)],
    expected: { kind: 'target', on: '2026-03-04', price: 1200, change: 0.2, isRestated: false },
  },
  {
    name: 'does not reach a target that is one rupiah away',
    days: [day('2026-03-03', 1000, 1199, 990, 1010)],
    expected: open,
  },
  {
    name: 'reaches its stop at the stop price, on the first day with a sufficient low',
    days: [quiet, day('2026-03-04', 1010, 1020, 900, 950), day('2026-03-05', 950, 1300, 940, 1250)],
    expected: { kind: 'stop', on: '2026-03-04', price: 900, change: -0.1, isRestated: false },
  },
  {
    name: 'counts the stop when both were reached on the same day in unknown order',
    days: [day('2026-03-03', 1000, 1250, 880, 1100)],
    expected: { kind: 'stop', on: '2026-03-03', price: 900, change: -0.1, isRestated: false },
  },
  {
    name: 'counts the target at the open when a day that reached both opened beyond the target',
    days: [day('2026-03-03', 1250, 1260, 880, 890)],
    expected: { kind: 'target', on: '2026-03-03', price: 1250, change: 0.25, isRestated: false },
  },
  {
    name: 'counts the open when a day opened beyond the stop, because nobody could sell at the stop',
    days: [day('2026-03-03', 850, 1250, 840, 1100)],
    expected: { kind: 'stop', on: '2026-03-03', price: 850, change: -0.15, isRestated: false },
  },
  {
    name: 'without an open counts the low of a day that was wholly above the target',
    days: [day('2026-03-03', null, 1270, 1240, 1260)],
    expected: { kind: 'target', on: '2026-03-03', price: 1240, change: 0.24, isRestated: false },
  },
  {
    name: 'without an open counts the stop within the prices of the day',
    days: [day('2026-03-03', null, 1250, 880, 1100)],
    expected: { kind: 'stop', on: '2026-03-03', price: 900, change: -0.1, isRestated: false },
  },
  {
    name: 'ignores the day of issue, whose prices may precede the recommendation',
    days: [day('2026-03-02', 1000, 1300, 800, 1000), quiet],
    expected: open,
  },
  {
    name: 'works without a stop',
    call: { stopLoss: null },
    days: [day('2026-03-03', 1000, 1020, 500, 1010)],
    expected: open,
  },
  {
    name: 'to sell reaches its target at a low',
    call: sell,
    days: [day('2026-03-03', 1000, 1020, 800, 850)],
    expected: { kind: 'target', on: '2026-03-03', price: 800, change: -0.2, isRestated: false },
  },
  {
    name: 'to sell reaches its stop at a high',
    call: sell,
    days: [day('2026-03-03', 1000, 1100, 990, 1050)],
    expected: { kind: 'stop', on: '2026-03-03', price: 1100, change: 0.1, isRestated: false },
  },
  {
    name: 'with a target equal to the price at issue has nothing to reach',
    call: { targetPrice: 1000 },
    days: [quiet],
    expected: open,
  },
  {
    // Split 1:5 on March 4: a price of 204 equals 1,020 at the day of issue, and a low of 196 equals 980.
    name: 'is open across a split that divides prices by five',
    days: [quiet, day('2026-03-04', 202, 206, 196, 204)],
    events: [{ date: '2026-03-04', factor: 0.2 }],
    expected: { kind: 'open', on: '2026-03-04', price: 1020, change: 0.02, isRestated: true },
  },
  {
    // 240 × 5 = 1,200.
    name: 'reaches its target after a split at the new level',
    days: [quiet, day('2026-03-04', 202, 206, 196, 204), day('2026-03-05', 204, 240, 203, 238)],
    events: [{ date: '2026-03-04', factor: 0.2 }],
    expected: { kind: 'target', on: '2026-03-05', price: 1200, change: 0.2, isRestated: true },
  },
  {
    name: 'published on the first day of a split is at the new level',
    days: [quiet],
    events: [{ date: '2026-03-02', factor: 0.2 }],
    expected: open,
  },
  {
    name: 'ignores a split that has only been announced',
    days: [quiet],
    events: [{ date: '2026-03-04', factor: 0.2 }],
    latestDay: '2026-03-03',
    expected: open,
  },
  {
    name: 'has no price before the first trading day after its issue',
    days: [day('2026-03-02', 1000, 1300, 800, 1000)],
    latestDay: '2026-03-02',
    expected: { kind: 'open', on: null, price: null, change: null, isRestated: false },
  },
  {
    name: 'expires on the same day three months later, at the last close before its end',
    days: [quiet, day('2026-06-01', 1040, 1060, 1030, 1050), day('2026-06-03', 1050, 1400, 1040, 1390)],
    latestDay: '2026-06-03',
    expected: { kind: 'expired', on: '2026-06-02', price: 1050, change: 0.05, isRestated: false },
  },
  {
    name: 'may reach its target on its last day',
    days: [day('2026-06-02', 1040, 1210, 1030, 1200)],
    latestDay: '2026-06-02',
    expected: { kind: 'target', on: '2026-06-02', price: 1200, change: 0.2, isRestated: false },
  },
  {
    name: 'stays open until the market has traded on its last day or later',
    days: [quiet],
    latestDay: '2026-06-01',
    expected: open,
  },
  {
    name: 'expires without a price if trading stopped before its issue',
    days: [],
    latestDay: '2026-06-02',
    expected: { kind: 'expired', on: '2026-06-02', price: null, change: null, isRestated: false },
  },
  {
    name: 'closed by the analyst has the price of that day, whatever came later',
    call: { closed: { on: '2026-03-04', price: 1040 } },
    days: [quiet, day('2026-03-05', 1040, 1300, 1030, 1290)],
    expected: { kind: 'closed', on: '2026-03-04', price: 1040, change: 0.04, isRestated: false },
  },
  {
    name: 'closed by the analyst after its stop has reached its stop',
    call: { closed: { on: '2026-03-05', price: 1040 } },
    days: [day('2026-03-03', 1000, 1020, 890, 1010)],
    expected: { kind: 'stop', on: '2026-03-03', price: 900, change: -0.1, isRestated: false },
  },
  {
    // 208 after the split equals 1,040 at the day of issue.
    name: 'closed by the analyst after a split is valued at the level of its issue',
    call: { closed: { on: '2026-03-05', price: 208 } },
    days: [quiet],
    events: [{ date: '2026-03-04', factor: 0.2 }],
    expected: { kind: 'closed', on: '2026-03-05', price: 1040, change: 0.04, isRestated: true },
  },
  {
    name: 'reaches its target before prices that cannot be compared',
    days: [day('2026-03-03', 1000, 1200, 990, 1010), day('2026-03-04', 250, 260, 240, 250)],
    brokenOn: '2026-03-04',
    expected: { kind: 'target', on: '2026-03-03', price: 1200, change: 0.2, isRestated: false },
  },
  {
    name: 'is open without a price after prices that cannot be compared',
    days: [quiet, day('2026-03-04', 250, 260, 240, 250)],
    brokenOn: '2026-03-04',
    expected: { kind: 'open', on: null, price: null, change: null, isRestated: false },
  },
  {
    name: 'closed by the analyst after prices that cannot be compared has no result',
    call: { closed: { on: '2026-03-05', price: 250 } },
    days: [quiet, day('2026-03-04', 250, 260, 240, 250)],
    brokenOn: '2026-03-04',
    expected: { kind: 'closed', on: '2026-03-05', price: null, change: null, isRestated: false },
  },
  {
    name: 'expired after prices that cannot be compared has no result',
    days: [quiet, day('2026-03-04', 250, 260, 240, 250)],
    latestDay: '2026-06-02',
    brokenOn: '2026-03-04',
    expected: { kind: 'expired', on: '2026-06-02', price: null, change: null, isRestated: false },
  },
  {
    name: 'closed by the analyst at its end has expired',
    call: { closed: { on: '2026-06-02', price: 1010 } },
    days: [quiet],
    latestDay: '2026-06-02',
    expected: { kind: 'expired', on: '2026-06-02', price: 1010, change: 0.01, isRestated: false },
  },
]

describe('a recommendation', () => {
  it.each(cases)(
    '$name',
    ({ call, days, events = [], latestDay = '2026-03-05', brokenOn = null, expected }) => {
      const market = { days, events, latestDay, brokenOn }
      const { price, change, ...rest } = recommendationOutcome({ ...buy, ...call }, market)
      expect(rest).toEqual({ kind: expected.kind, on: expected.on, isRestated: expected.isRestated })
      expect([price === null, change === null]).toEqual([expected.price === null, expected.change === null])
      expect(price ?? 0).toBeCloseTo(expected.price ?? 0, 9)
      expect(change ?? 0).toBeCloseTo(expected.change ?? 0, 12)
    },
  )

  it('reaches its target despite floating-point errors', () => {
    // Bonus shares 10:3 on March 4: 1,000 equals 1,300 at the day of issue.
    const events = [{ date: '2026-03-04', factor: 10 / 13 }]
    const market = { days: [day('2026-03-04', 800, 1000, 790, 990)], events, latestDay: '2026-03-04' }
    const call = { ...buy, targetPrice: 1300 }
    const { kind, price } = recommendationOutcome(call, { ...market, brokenOn: null })
    expect({ kind, price }).toEqual({ kind: 'target', price: 1300 })
  })
})

it.each([
  { day: '2026-11-19', months: 12, expected: '2027-11-19' },
  { day: '2026-08-31', months: 6, expected: '2027-02-28' },
  { day: '2027-12-31', months: 2, expected: '2028-02-29' },
  { day: '2026-12-15', months: 1, expected: '2027-01-15' },
])('monthsAfter returns $expected for $day plus $months months', ({ day: start, months, expected }) => {
  expect(monthsAfter(start, months)).toBe(expected)
})

describe('the way to the target', () => {
  it('is measured from the price at issue and, while the call is open, from the last price', () => {
    expect(upsideAtIssue(buy)).toBe(0.2)
    expect(upsideAtIssue({ ...buy, priceAtIssue: 0 })).toBeNull()
    expect(distanceToTarget(buy, { ...open, price: 960 })).toBe(0.25)
    expect(distanceToTarget(sell, { ...open, price: 1000 })).toBeCloseTo(-0.2, 12)
  })

  it.each([
    { kind: 'target' },
    { kind: 'stop' },
    { kind: 'expired' },
    { kind: 'closed' },
    { price: null },
  ] as const)('has no distance after the outcome %o', (outcome) => {
    expect(distanceToTarget(buy, { ...open, ...outcome })).toBeNull()
  })
})

it('countOutcomes counts a hold that reached its target neither as a hit nor as finished', () => {
  const record = countOutcomes([
    { rating: 'hold', kind: 'target' },
    { rating: 'hold', kind: 'open' },
    { rating: 'buy', kind: 'target' },
    { rating: 'sell', kind: 'closed' },
    { rating: 'buy', kind: 'open' },
  ])
  expect(record).toEqual({
    counts: { target: 1, stop: 0, expired: 0, closed: 1, open: 1 },
    finished: 2,
    holds: { total: 2, open: 1 },
  })
})

describe('followCall', () => {
  const market = { events: [], latestDay: '2026-03-05', brokenOn: null }
  const days = [quiet, day('2026-03-04', 1010, 1250, 1000, 1100), day('2026-03-05', 1150, 1300, 850, 900)]
  const follow = (changed: Partial<Parameters<typeof recommendationOutcome>[1]>) => {
    const given = { ...market, days, ...changed }
    return followCall(buy, given, recommendationOutcome(buy, given)).map(({ date, change }) => [
      date,
      Math.round(change * 1000) / 1000,
    ])
  }

  it('has each close until the outcome, whose price ends it', () => {
    expect(follow({})).toEqual([
      ['2026-03-03', 0.01],
      ['2026-03-04', 0.2],
    ])
  })

  it('is at the price level of the issue after a split 1:2', () => {
    const split = [quiet, day('2026-03-04', 505, 510, 500, 510)]
    expect(follow({ days: split, events: [{ date: '2026-03-04', factor: 0.5 }] })).toEqual([
      ['2026-03-03', 0.01],
      ['2026-03-04', 0.02],
    ])
  })

  it('ends on the day of an analyst’s price without trading', () => {
    const closed = { ...buy, closed: { on: '2026-03-05', price: 1050 } }
    const given = { ...market, days: [quiet] }
    expect(followCall(closed, given, recommendationOutcome(closed, given)).at(-1)).toEqual({
      date: '2026-03-05',
      change: expect.closeTo(0.05),
    })
  })

  it('is empty without a price, and after a break of the prices', () => {
    expect(follow({ days: [] })).toEqual([])
    expect(follow({ brokenOn: '2026-03-03' })).toEqual([])
  })
})
