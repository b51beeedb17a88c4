import { describe, expect, it } from 'vitest'
import { readContent, SeedErrors } from './content-files.ts'
import { applyDemoPrices, type Closes } from './demo-prices.ts'

const content = await readContent(new SeedErrors())
const written = (content.get('recommendations') ?? []).map(({ data }) => data)
const bank = written.find(({ key }) => key === 'bqns-2026-11')

function priced(closes: Closes) {
  const changed = applyDemoPrices(content, closes)
  return {
    recommendations: (changed.get('recommendations') ?? []).map(({ data }) => data),
    report: changed.get('reports')?.find(({ key }) => key === bank?.report)?.data,
  }
}

describe('applyDemoPrices', () => {
  it('gives an open recommendation and its report the close of their day, with target and stop in proportion', () => {
    // Twice the price at issue of 4,040.
    const closes = new Map([['BQNS', [{ date: '2021-01-04', close: 8080 }]]])
    const { recommendations, report } = priced(closes)
    expect(recommendations.find(({ key }) => key === bank?.key)).toMatchObject({
      priceAtIssue: 8080,
      targetPrice: 9475,
      stopLoss: 7425,
    })
    expect(report).toMatchObject({ priceAtIssue: 8080, targetPrice: 9475 })
  })

  it('keeps closed recommendations, whose texts name their result, and tickers without prices', () => {
    const closes = new Map([['BQNS', [{ date: '2021-01-04', close: 8080 }]]])
    const isChangeable = ({ ticker, state }: (typeof written)[number]) =>
      ticker === 'BQNS' && state === 'open'
    expect(priced(closes).recommendations.filter((data) => !isChangeable(data))).toEqual(
      written.filter((data) => !isChangeable(data)),
    )
  })
})
