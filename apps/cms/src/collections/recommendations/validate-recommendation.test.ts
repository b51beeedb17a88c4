import { describe, expect, it } from 'vitest'
import { judgeRecommendation } from './validate-recommendation.ts'

const prices = (priceAtIssue: number, targetPrice: number, stopLoss: number | null = null) => ({
  priceAtIssue,
  targetPrice,
  stopLoss,
})
const faultsOf = (document: unknown) =>
  judgeRecommendation(document).map(({ path, sentence }) => `${path}: ${sentence.en}`)

describe('judgeRecommendation', () => {
  it.each([
    {
      name: 'a buy with its target above and its stop loss below',
      call: { rating: 'buy', ...prices(4040, 4740, 3710) },
    },
    {
      name: 'a sell with its target below and its stop loss above',
      call: { rating: 'sell', ...prices(49, 38, 56) },
    },
    { name: 'a hold with its target above', call: { rating: 'hold', ...prices(2140, 2220, 2000) } },
    { name: 'a buy with its target 15 % above', call: { rating: 'buy', ...prices(100, 115) } },
    { name: 'a hold with its target at the price', call: { rating: 'hold', ...prices(2140, 2140, 2000) } },
    { name: 'a target of five times the price', call: { rating: 'buy', ...prices(100, 500, 20) } },
    { name: 'no stop and no rating yet', call: { ...prices(1000, 900) } },
    { name: 'a draft without numbers', call: { rating: 'sell', priceAtIssue: null, stopLoss: 10 } },
    {
      name: 'a closed buy that violates the current rule',
      call: { rating: 'buy', state: 'closed', ...prices(100, 112) },
    },
    { name: 'the longest horizon', call: { horizonMonths: 24 } },
    { name: 'nothing', call: null },
  ])('finds nothing in $name', ({ call }) => {
    expect(faultsOf(call)).toEqual([])
  })

  it.each([
    {
      call: { rating: 'buy', ...prices(1000, 1000) },
      path: 'targetPrice',
      says: 'at least 15% above the price at issue (IDR 1,000)',
    },
    { call: { rating: 'buy', ...prices(1000, 1149) }, path: 'targetPrice', says: 'at least 15% above' },
    { call: { rating: 'hold', ...prices(1000, 999) }, path: 'targetPrice', says: 'less than 15% above' },
    { call: { rating: 'hold', ...prices(1000, 1150) }, path: 'targetPrice', says: 'less than 15% above' },
    { call: { rating: 'buy', ...prices(1000, 900) }, path: 'targetPrice', says: 'above' },
    { call: { rating: 'sell', ...prices(1000, 1000) }, path: 'targetPrice', says: 'below' },
    { call: { rating: 'sell', ...prices(1000, 1100) }, path: 'targetPrice', says: 'below' },
    { call: { rating: 'buy', ...prices(1000, 1200, 1000) }, path: 'stopLoss', says: 'below' },
    { call: { rating: 'sell', ...prices(1000, 900, 1000) }, path: 'stopLoss', says: 'above' },
    { call: { rating: 'sell', ...prices(1000, 900, 950) }, path: 'stopLoss', says: 'above' },
    { call: { rating: 'hold', ...prices(1000, 1100, 1050) }, path: 'stopLoss', says: '(IDR 1,000)' },
    { call: { rating: 'buy', ...prices(404, 4740) }, path: 'targetPrice', says: 'Check the zeros' },
    { call: { rating: 'hold', ...prices(4040, 474) }, path: 'targetPrice', says: 'Check the zeros' },
    { call: { rating: 'buy', ...prices(4040, 4740, 371) }, path: 'stopLoss', says: 'Check the zeros' },
    { call: { priceAtIssue: 0 }, path: 'priceAtIssue', says: 'whole rupiah' },
    { call: { priceAtIssue: -1000 }, path: 'priceAtIssue', says: 'whole rupiah' },
    { call: { targetPrice: 4740.5 }, path: 'targetPrice', says: 'whole rupiah' },
    { call: { stopLoss: 1e12 }, path: 'stopLoss', says: 'to 10,000,000' },
    { call: { closePrice: 0 }, path: 'closePrice', says: 'whole rupiah' },
    { call: { horizonMonths: 0 }, path: 'horizonMonths', says: 'from 1 to 24' },
    { call: { horizonMonths: 1.5 }, path: 'horizonMonths', says: 'whole months' },
    { call: { horizonMonths: 25 }, path: 'horizonMonths', says: 'from 1 to 24' },
    { call: { horizonMonths: 2026 }, path: 'horizonMonths', says: 'from 1 to 24' },
  ])('says beside $path of $call: $says', ({ call, path, says }) => {
    expect(faultsOf(call)).toContainEqual(expect.stringMatching(new RegExp(`^${path}: `)))
    expect(faultsOf(call).join()).toContain(says)
  })
})
