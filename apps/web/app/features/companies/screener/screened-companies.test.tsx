import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ScreenedCompanies } from './screened-companies.tsx'

const row = {
  ticker: 'BQNS',
  slug: 'bqns',
  shortName: 'Bank Quantara Nusa',
  notations: [],
  hasCaution: false,
  states: [],
  marketValue: 99_200_000_000_000,
  per: 17.55,
  pbv: 2.4,
  roe: 14,
  der: 0.5,
  dividendYield: 3,
  revenueGrowth: 0.1,
  profitGrowth: 0.2,
}
const range = {
  kind: 'percent',
  min: { text: '10', value: 10 },
  max: { text: '', value: null },
  error: null,
} as const

it('notes on phones the figure of the sort order, and first those with a range', () => {
  const html = renderToStaticMarkup(
    <ScreenedCompanies
      caption=""
      locale="en"
      pathOfSort={(sort) => sort}
      request={{ ranges: [{ ...range, figure: 'roe' }], sort: '-per' }}
      rows={[row]}
    />,
  )
  expect(html).toContain('<span class="line-figure">17.55x</span><span class="line-basis">P/E</span>')
  expect(html).toContain('<span class="line-note">ROE 14.00% · Market cap IDR\u00a099.2T</span>')
  expect(html.match(/BQNS/g)).toHaveLength(1)
})
