import { describe, expect, it } from 'vitest'
import file from '../../test/what-if-vectors.json' with { type: 'json' }
import { tradingRatesOn } from '../trading-rates.ts'
import { growDeposit } from './grow-deposit.ts'
import { investInIndex } from './invest-in-index.ts'
import { listContributions } from './list-contributions.ts'
import { simulatePlan } from './simulate-plan.ts'
import type { WhatIfCompany } from './what-if-input.ts'
import { yearlyRatePercent } from './yearly-rate.ts'

const rates = tradingRatesOn('2024-01-02')
if (!rates) throw new Error('The rates of 2024 are missing.')

type Vector = (typeof file.vectors)[number]

/** JSON lacks absent and optional fields in the inferred types of the file. */
const readVector = (vector: Vector) => {
  const { input, expected } = vector
  const { from, to, amount } = input
  const schedule =
    input.mode === 'monthly'
      ? ({ mode: 'monthly', day: input.day ?? 0, from, to } as const)
      : ({ mode: 'lumpSum', from, to } as const)
  const companies: Record<string, WhatIfCompany> = JSON.parse(JSON.stringify(vector.companies ?? {}))
  return { input, expected, to, companies, contributions: listContributions(schedule, amount) }
}

describe('What if I had', () => {
  it.each(file.vectors)('$id: $title', (vector) => {
    const { input, expected, to, companies, contributions } = readVector(vector)
    expect(contributions).toHaveLength(expected.contributions)
    const invested = expected.invested
    const checkRate = (value: number, wanted: number | null) => {
      const rate = yearlyRatePercent(contributions, value, to)
      if (wanted === null) expect(rate).toBeNull()
      else expect(Math.abs((rate ?? Number.NaN) - wanted)).toBeLessThan(0.0101)
    }
    if (input.shares && input.fees) {
      const { dividends } = input
      const result = simulatePlan(
        {
          contributions,
          shares: input.shares,
          companies,
          to,
          dividends: dividends === 'paid' ? 'paid' : 'reinvested',
          fees: input.fees,
          slippageTicks: input.slippageTicks ?? 0,
        },
        rates,
      )
      expect({
        ...result,
        purchases: result.purchases.map(({ date, ticker, lots, price, costs }) => ({
          date,
          ticker,
          lots,
          price,
          costs,
        })),
      }).toMatchObject({
        invested,
        purchases: expected.buys ?? [],
        shares: expected.shares,
        cash: expected.cash,
        dividends: expected.dividends,
        buyCosts: expected.buyCosts,
        stampDuties: expected.stampDuties,
        endValue: expected.endValue,
        gain: expected.gain,
        returnPercent: expected.returnPercent,
        worstFall: expected.worstFall,
        notes: expected.notes,
      })
      expect(result.sale?.value ?? null).toBe(expected.afterSale)
      expect(result.sale?.gain ?? null).toBe(expected.gainAfterSale)
      checkRate(result.endValue, expected.xirr)
      if (result.sale) checkRate(result.sale.value, expected.xirrAfterSale ?? null)
    }
    const index = vector.index && investInIndex(contributions, vector.index.points, to)
    const wantedIndex = input.shares ? expected.index : expected
    if (wantedIndex) {
      expect(index?.endValue).toBe('value' in wantedIndex ? wantedIndex.value : wantedIndex.endValue)
      if (index) checkRate(index.endValue, wantedIndex.xirr)
      if (!input.shares) expect(index?.worstFall).toEqual(expected.worstFall)
    }
    if (expected.deposit) {
      const value = growDeposit(contributions, vector.depositRates ?? [], to)
      expect(value).toBe(expected.deposit.value)
      checkRate(value ?? 0, expected.deposit.xirr)
    }
  })
})
