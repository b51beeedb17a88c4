import { describe, expect, it } from 'vitest'
import vectors from '../test/adjustment-vectors.json' with { type: 'json' }
import {
  type AdjustmentEvent,
  adjustmentFactor,
  cumulativeFactor,
  shareMultiplier,
  theoreticalPrice,
  totalReturnFactor,
} from './adjustment.ts'

function toAdjustmentEvent(vector: (typeof vectors)[number]): AdjustmentEvent {
  const ratio = { old: vector.old, new: vector.new }
  if (vector.kind === 'rights') {
    return { kind: 'rights', ...ratio, cumPrice: vector.cumPrice, exercisePrice: vector.exercisePrice ?? 0 }
  }
  if (vector.kind === 'bonus') return { kind: 'bonus', ...ratio }
  return { kind: vector.kind === 'split' ? 'split' : 'reverseSplit', ...ratio }
}

it.each(vectors)('adjustment vectors $kind $old:$new at Rp$cumPrice', (vector) => {
  const event = toAdjustmentEvent(vector)
  const theoretical = theoreticalPrice(vector.cumPrice, event, '2026-11-20')
  expect(adjustmentFactor(event)).toBeCloseTo(vector.factor, 6)
  expect(theoretical?.exact).toBeCloseTo(vector.theoretical, 4)
  expect(theoretical?.onTick).toBe(vector.theoreticalOnTick)
})

describe('adjustmentFactor', () => {
  it('treats a stock dividend like bonus shares', () => {
    expect(adjustmentFactor({ kind: 'stockDividend', old: 10, new: 3 })).toBe(10 / 13)
  })

  it('returns null for an impossible ratio or cum price', () => {
    expect(adjustmentFactor({ kind: 'split', old: 0, new: 5 })).toBeNull()
    expect(adjustmentFactor({ kind: 'bonus', old: 4, new: 0 })).toBeNull()
    expect(adjustmentFactor({ kind: 'rights', old: 5, new: 2, cumPrice: 0, exercisePrice: 500 })).toBeNull()
  })
})

it('shareMultiplier is the inverse of the price factor, except for rights, which cost money', () => {
  expect(shareMultiplier({ kind: 'split', old: 1, new: 5 })).toBe(5)
  expect(shareMultiplier({ kind: 'reverseSplit', old: 10, new: 1 })).toBe(0.1)
  expect(shareMultiplier({ kind: 'bonus', old: 10, new: 3 })).toBe(1.3)
  expect(shareMultiplier({ kind: 'rights', old: 5, new: 2, cumPrice: 800, exercisePrice: 500 })).toBe(1)
})

describe('cumulativeFactor', () => {
  const events = [
    { date: '2023-05-10', factor: 0.2 },
    { date: '2025-08-01', factor: 0.8 },
  ]

  it('multiplies the factors of all later events', () => {
    expect(cumulativeFactor('2023-05-09', events)).toBeCloseTo(0.16, 12)
    expect(cumulativeFactor('2025-07-31', events)).toBe(0.8)
  })

  it('excludes the event day, which trades at the new level', () => {
    expect(cumulativeFactor('2023-05-10', events)).toBe(0.8)
    expect(cumulativeFactor('2025-08-01', events)).toBe(1)
  })
})

describe('totalReturnFactor', () => {
  it('subtracts the dividend from the cum price', () => {
    expect(totalReturnFactor({ cumPrice: 4000, amount: 100 })).toBe(0.975)
  })

  it('returns null for a dividend above the price', () => {
    expect(totalReturnFactor({ cumPrice: 100, amount: 101 })).toBeNull()
  })
})
