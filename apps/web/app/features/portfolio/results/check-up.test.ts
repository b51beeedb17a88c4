import { expect, it } from 'vitest'
import { facts, holding, sale, share, suspended } from './check-up.fixture.ts'
import { checkPortfolio, findShares } from './check-up.ts'

it('finds shares of the list, and neither warrants nor unknown tickers', () => {
  const held = [holding, { ...holding, ticker: 'BQNS-W', isShare: false }, { ...holding, ticker: 'XXXX' }]
  expect(findShares(held, facts).map((found) => found.share?.ticker ?? null)).toEqual(['BQNS', null, null])
  expect(findShares(held, null).map((found) => found.share)).toEqual([null, null, null])
})

it('checks holdings: a suspended one is not sold, and its older change is none of the day', () => {
  const found = findShares([holding, { ...holding, ticker: 'SUSP' }], facts)
  const checked = checkPortfolio(found, facts, { branch: 'paid', sale })
  expect(checked).toMatchObject({
    value: 4_380_000,
    dayChange: 20_000,
    suspendedValue: 100_000,
    paid: { gross: 150_000, tax: 15_000, net: 135_000 },
    announced: { gross: 0, tax: 0, net: 0 },
    // 150,000 of 4,380,000.
    yieldPercent: 3.42,
    unknownShariaCount: 0,
    soldCount: 1,
    sale: { value: 4_280_000, fees: 6420, salesTax: 4280, stampDuty: 0 },
  })
  expect(
    checked.dividends.map(({ phase, income }) => [phase, typeof income === 'string' ? income : 0]),
  ).toEqual([
    ['paid', 0],
    ['announced', 'rate'],
  ])
})

it.each([
  ['no price', { ...share, quote: null }],
  ['no dividend', { ...share, dividends: [] }],
  [
    'a dividend in dollars without a rate',
    { ...share, dividends: share.dividends.map((each) => ({ ...each, currency: 'USD' as const })) },
  ],
])('has no yield with %s', (_, one) => {
  const found = findShares([holding], { ...facts, shares: [one] })
  expect(checkPortfolio(found, facts, { branch: 'paid', sale }).yieldPercent).toBeNull()
})

it('neither counts nor sells what is not known to be paid or for sale', () => {
  const [final, interim] = share.dividends
  const dividends = [
    ...(final ? [final, { ...final, id: 'unpaid', paymentDate: null }] : []),
    ...(interim ? [{ ...interim, exDate: '2026-09-01', paymentDate: '2026-09-20' }] : []),
  ]
  const found = findShares(
    [
      { ...holding, shares: 1550, blocked: 400 },
      { ...holding, ticker: 'SUSP', blocked: 100 },
    ],
    { ...facts, shares: [{ ...share, dividends }, suspended] },
  )
  expect(checkPortfolio(found, facts, { branch: 'paid', sale })).toMatchObject({
    paid: { gross: 232_500 },
    announced: { gross: 232_500 },
    // 232,500 of 6,734,000.
    yieldPercent: 3.45,
    unknownPaidCount: 1,
    sale: { value: 1100 * 4280 },
    unsold: { suspendedCount: 1, blockedShares: 400, oddShares: 50 },
  })
})

it('has no sale without a fee, or with nothing to sell', () => {
  const found = findShares([{ ...holding, ticker: 'SUSP' }], facts)
  expect(checkPortfolio(found, facts, { branch: 'paid', sale }).sale).toBeNull()
  expect(checkPortfolio(findShares([holding], facts), facts, { branch: 'paid', sale: null }).sale).toBeNull()
})
