import { describe, expect, it } from 'vitest'
import { validateRecommendation } from './validate-recommendation.ts'

const prices = (priceAtIssue: number, targetPrice: number, stopLoss: number | null = null) => ({
  priceAtIssue,
  targetPrice,
  stopLoss,
})
const listViolations = (document: unknown) =>
  validateRecommendation(document).map(({ path, message }) => `${path}: ${message.en}`)

describe('validateRecommendation', () => {
  it.each([
    { name: 'a buy with its stop loss below', call: { rating: 'buy', ...prices(4040, 4740, 3710) } },
    { name: 'a sell with its stop loss above', call: { rating: 'sell', ...prices(49, 38, 56) } },
    { name: 'a hold with its target above', call: { rating: 'hold', ...prices(2140, 2220, 2000) } },
    { name: 'a buy with its target 15 % above', call: { rating: 'buy', ...prices(100, 115) } },
    { name: 'a hold with its target at the price', call: { rating: 'hold', ...prices(2140, 2140, 2000) } },
    { name: 'a target of five times the price', call: { rating: 'buy', ...prices(100, 500, 20) } },
    { name: 'no stop and no rating yet', call: { ...prices(1000, 900) } },
    { name: 'a draft without numbers', call: { rating: 'sell', priceAtIssue: null, stopLoss: 10 } },
    { name: 'a closed buy of another rule', call: { rating: 'buy', state: 'closed', ...prices(100, 112) } },
    { name: 'the longest horizon', call: { horizonMonths: 24 } },
    { name: 'nothing', call: null },
  ])('finds nothing in $name', ({ call }) => {
    expect(listViolations(call)).toEqual([])
  })

  it.each([
    { call: { rating: 'buy', ...prices(1000, 1149) }, path: 'targetPrice', expected: 'at least 15% above' },
    { call: { rating: 'hold', ...prices(1000, 999) }, path: 'targetPrice', expected: 'less than 15% above' },
    { call: { rating: 'hold', ...prices(1000, 1150) }, path: 'targetPrice', expected: 'less than 15% above' },
    { call: { rating: 'sell', ...prices(1000, 1000) }, path: 'targetPrice', expected: 'below' },
    { call: { rating: 'buy', ...prices(1000, 1200, 1000) }, path: 'stopLoss', expected: 'below' },
    { call: { rating: 'sell', ...prices(1000, 900, 1000) }, path: 'stopLoss', expected: 'above' },
    { call: { rating: 'hold', ...prices(1000, 1100, 1050) }, path: 'stopLoss', expected: '(IDR 1,000)' },
    { call: { rating: 'buy', ...prices(404, 4740) }, path: 'targetPrice', expected: 'Check the zeros' },
    { call: { rating: 'hold', ...prices(4040, 474) }, path: 'targetPrice', expected: 'Check the zeros' },
    { call: { rating: 'buy', ...prices(4040, 4740, 371) }, path: 'stopLoss', expected: 'Check the zeros' },
    { call: { priceAtIssue: 0 }, path: 'priceAtIssue', expected: 'whole rupiah' },
    { call: { targetPrice: 4740.5 }, path: 'targetPrice', expected: 'whole rupiah' },
    { call: { stopLoss: 1e12 }, path: 'stopLoss', expected: 'to 10,000,000' },
    { call: { closePrice: 0 }, path: 'closePrice', expected: 'whole rupiah' },
    { call: { horizonMonths: 0 }, path: 'horizonMonths', expected: 'from 1 to 24' },
    { call: { horizonMonths: 1.5 }, path: 'horizonMonths', expected: 'whole months' },
    { call: { horizonMonths: 25 }, path: 'horizonMonths', expected: 'from 1 to 24' },
  ])('reports at $path of $call: $expected', ({ call, path, expected }) => {
    expect(listViolations(call)).toContainEqual(expect.stringMatching(new RegExp(`^${path}: `)))
    expect(listViolations(call).join()).toContain(expected)
  })
})
