import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from '../test/market-rule-vectors.json' with { type: 'json' }
import { autoRejectionLimits, type BoardCode, findFirstDayRule, rejectionTableOn } from './auto-rejection.ts'
import { findTickSize, isOnTick, roundToTick } from './lots-and-ticks.ts'
import { isTradedOn } from './suspension-and-delisting.ts'

function parseBoardCode(code: string): BoardCode {
  for (const board of ['M', 'D', 'A', 'E', 'W'] as const) {
    if (board === code) return board
  }
  throw new Error(`no board ${code}`)
}

const today = '2026-11-20'

it('rejectionTableOn has one lower limit for all prices since April 8, 2025, and the upper one before', () => {
  expect(rejectionTableOn('2025-04-08')?.bands).toEqual([
    { upTo: 200, upper: 35, lower: 15 },
    { upTo: 5000, upper: 25, lower: 15 },
    { upTo: null, upper: 20, lower: 15 },
  ])
  expect(rejectionTableOn('2025-04-07')?.bands.map(({ lower }) => lower)).toEqual([35, 25, 20])
})

describe('findFirstDayRule', () => {
  it.each([
    { board: 'M', source: 'Kep-00025/BEI/03-2020' },
    { board: 'D', source: 'Kep-00025/BEI/03-2020' },
    { board: 'E', source: 'Kep-00025/BEI/03-2020' },
    { board: 'A', source: undefined },
    { board: 'W', source: undefined },
  ] as const)('returns $source for board $board', ({ board, source }) => {
    expect(findFirstDayRule(board, today)?.source).toBe(source)
  })
})

describe('findTickSize', () => {
  it.each(vectors.ticks)('is $tick from Rp$from', ({ from, below, tick }) => {
    expect(findTickSize(from, today)).toBe(tick)
    expect(findTickSize((below ?? 100_000) - 1, today)).toBe(tick)
  })

  it.each([
    { day: '2016-05-02', price: 250, tick: 2 },
    { day: '2016-04-29', price: 250, tick: 1 },
    { day: '2016-04-29', price: 4_990, tick: 5 },
    { day: '2016-04-29', price: 5_000, tick: 25 },
    { day: '2014-01-06', price: 499, tick: 1 },
    { day: '2014-01-03', price: 199, tick: 1 },
    { day: '2014-01-03', price: 200, tick: 5 },
    { day: '2014-01-03', price: 1_990, tick: 10 },
    { day: '2014-01-03', price: 2_000, tick: 25 },
    { day: '2014-01-03', price: 5_000, tick: 50 },
    { day: '2007-01-02', price: 5_000, tick: 50 },
    { day: '2006-12-28', price: 5_001, tick: 1 },
  ])('is $tick for Rp$price on $day', ({ day, price, tick }) => {
    expect(findTickSize(price, day)).toBe(tick)
  })
})

it('isOnTick accepts a price of 2015 that is off the tick of today', () => {
  expect(isOnTick(251, '2015-06-01')).toBe(true)
  expect(isOnTick(251, today)).toBe(false)
})

describe('roundToTick', () => {
  it.each([
    { price: 2324, expected: 2320 },
    { price: 712.5, expected: 715 },
    { price: 199.6, expected: 200 },
    { price: 0.2, expected: 1 },
    { price: 4997, expected: 5000 },
  ])('rounds $price to $expected', ({ price, expected }) => {
    expect(roundToTick(price, today)).toBe(expected)
  })

  it('always returns a tradable price', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 200_000, noNaN: true }), (price) =>
        isOnTick(roundToTick(price, today), today),
      ),
    )
  })
})

describe('autoRejectionLimits', () => {
  it.each(vectors.autoRejection)('of Rp$reference on board $board', ({ reference, board, lower, upper }) => {
    expect(autoRejectionLimits(reference, parseBoardCode(board), today)).toEqual({ lower, upper })
  })

  it('allows the acceleration board below Rp50, but by 10% only', () => {
    expect(autoRejectionLimits(50, 'A', today)).toEqual({ lower: 45, upper: 55 })
  })

  it.each([
    { name: '15% down since April 2025', day: '2025-04-08', lower: 850, upper: 1_250 },
    { name: 'symmetric limits until April 2025', day: '2025-04-07', lower: 750, upper: 1_250 },
    { name: 'symmetric limits since September 2023', day: '2023-09-04', lower: 750, upper: 1_250 },
    { name: '15% down in summer 2023', day: '2023-06-05', lower: 850, upper: 1_250 },
    { name: '7% down until June 2023', day: '2023-06-02', lower: 930, upper: 1_250 },
    { name: '10% down for three days in March 2020', day: '2020-03-12', lower: 900, upper: 1_250 },
    { name: 'symmetric limits since 2017', day: '2020-03-09', lower: 750, upper: 1_250 },
    { name: '10% down in 2016', day: '2016-12-30', lower: 900, upper: 1_250 },
  ])('applies $name', ({ day, lower, upper }) => {
    expect(autoRejectionLimits(1_000, 'M', day)).toEqual({ lower, upper })
  })

  it('returns null before the first known rule', () => {
    expect(autoRejectionLimits(1_000, 'M', '2015-08-24')).toBeNull()
  })

  it('applies the rule of the other boards before the watchlist had its own', () => {
    expect(autoRejectionLimits(1_000, 'W', '2023-06-09')).toEqual({ lower: 850, upper: 1_250 })
    expect(autoRejectionLimits(1_000, 'W', '2023-06-12')).toEqual({ lower: 900, upper: 1_100 })
  })

  it.each([
    // The offering price of a share and the limits of its first day; those of 2019 and 2020 closed at their upper limit.
    { of: 'CDIA', board: 'M', reference: 190, day: '2025-07-09', lower: 162, upper: 256 },
    { of: 'STRK', board: 'D', reference: 100, day: '2023-10-10', lower: 65, upper: 135 },
    { of: 'IOTF', board: 'D', reference: 100, day: '2023-10-06', lower: 65, upper: 135 },
    { of: 'BREN', board: 'M', reference: 780, day: '2023-10-09', lower: 585, upper: 975 },
    { of: 'INDO', board: 'D', reference: 110, day: '2020-01-13', lower: 50, upper: 187 },
    { of: 'KJEN', board: 'D', reference: 202, day: '2019-07-01', lower: 101, upper: 302 },
    { of: 'a share today', board: 'D', reference: 100, day: today, lower: 85, upper: 135 },
    { of: 'a share today', board: 'M', reference: 780, day: today, lower: 665, upper: 975 },
    { of: 'a share today', board: 'E', reference: 7_500, day: today, lower: 6_375, upper: 9_000 },
    { of: 'a share today', board: 'W', reference: 8, day: today, lower: 7, upper: 9 },
    { of: 'a share today', board: 'A', reference: 100, day: today, lower: 90, upper: 110 },
    { of: 'a share today', board: 'A', reference: 10, day: today, lower: 9, upper: 11 },
    { of: 'a share', board: 'M', reference: 1_000, day: '2023-09-01', lower: 850, upper: 1_250 },
    { of: 'a share', board: 'M', reference: 1_000, day: '2020-03-13', lower: 930, upper: 1_250 },
    { of: 'a share', board: 'M', reference: 1_000, day: '2020-03-12', lower: 800, upper: 1_500 },
  ])('are $lower and $upper on the first trading day of $of, offered at Rp$reference on $day', (vector) => {
    const { board, reference, day, lower, upper } = vector
    const limits = autoRejectionLimits(reference, parseBoardCode(board), day, { isFirstTradingDay: true })
    expect(limits).toEqual({ lower, upper })
  })

  it('keeps the reference between both limits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 100_000 }),
        fc.constantFrom('M', 'D', 'A', 'E', 'W'),
        fc.constantFrom('2015-08-25', '2019-01-02', '2022-01-03', today),
        (price, board, day) => {
          const reference = roundToTick(price, day)
          const { lower = 0, upper = 0 } = autoRejectionLimits(reference, parseBoardCode(board), day) ?? {}
          return lower <= reference && reference <= upper && isOnTick(lower, day) && isOnTick(upper, day)
        },
      ),
    )
  })
})

describe('isTradedOn', () => {
  const day = '2026-11-20'
  const usual = { suspendedSince: null, delistedOn: null }
  it.each([
    { name: 'a share before any trading day', on: null, lastDay: day, trading: usual, isTraded: false },
    { name: 'a share with a price on the day', lastDay: day, trading: usual, isTraded: true },
    { name: 'a share with an older last price', lastDay: '2026-11-19', trading: usual, isTraded: false },
    {
      name: 'a share suspended from that day on, even with a price in the file',
      lastDay: day,
      trading: { ...usual, suspendedSince: day },
      isTraded: false,
    },
    {
      name: 'a share suspended from the next day on',
      lastDay: day,
      trading: { ...usual, suspendedSince: '2026-11-23' },
      isTraded: true,
    },
    {
      name: 'a share on its last day',
      lastDay: day,
      trading: { ...usual, delistedOn: day },
      isTraded: true,
    },
    {
      name: 'a share delisted the day before',
      lastDay: day,
      trading: { ...usual, delistedOn: '2026-11-19' },
      isTraded: false,
    },
  ])('returns $isTraded for $name', ({ on = day, lastDay, trading, isTraded }) => {
    expect(isTradedOn(on, lastDay, trading)).toBe(isTraded)
  })
})
