import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from '../test/market-rule-vectors.json' with { type: 'json' }
import {
  autoRejectionLimits,
  type BoardCode,
  isOnTick,
  isTradedOn,
  roundToTick,
  tickOf,
} from './market-rules.ts'

function boardOf(code: string): BoardCode {
  for (const board of ['M', 'D', 'A', 'E', 'W'] as const) {
    if (board === code) return board
  }
  throw new Error(`no board ${code}`)
}

describe('tickOf', () => {
  it.each(vectors.ticks)('is $tick from Rp$from', ({ from, below, tick }) => {
    expect(tickOf(from)).toBe(tick)
    expect(tickOf((below ?? 100_000) - 1)).toBe(tick)
  })
})

describe('roundToTick', () => {
  it.each([
    { price: 2324, expected: 2320 },
    { price: 712.5, expected: 715 },
    { price: 199.6, expected: 200 },
    { price: 0.2, expected: 1 },
    { price: 4997, expected: 5000 },
  ])('rounds $price to $expected', ({ price, expected }) => {
    expect(roundToTick(price)).toBe(expected)
  })

  it('always returns a tradable price', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 200_000, noNaN: true }), (price) =>
        isOnTick(roundToTick(price)),
      ),
    )
  })
})

describe('autoRejectionLimits', () => {
  it.each(vectors.autoRejection)('of Rp$reference on board $board', ({ reference, board, lower, upper }) => {
    expect(autoRejectionLimits(reference, boardOf(board))).toEqual({ lower, upper })
  })

  it('allows the acceleration board below Rp50, but by 10% only', () => {
    expect(autoRejectionLimits(50, 'A')).toEqual({ lower: 45, upper: 55 })
  })

  it('keeps the reference between both limits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 100_000 }),
        fc.constantFrom('M', 'D', 'A', 'E', 'W'),
        (price, board) => {
          const reference = roundToTick(price)
          const { lower, upper } = autoRejectionLimits(reference, boardOf(board))
          return lower <= reference && reference <= upper && isOnTick(lower) && isOnTick(upper)
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
