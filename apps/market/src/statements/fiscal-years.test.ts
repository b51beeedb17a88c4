import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import { RatiosSchema } from '@site/contracts/market/ratios.ts'
import { StatementsSchema } from '@site/contracts/market/statements.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { companiesCsv, useImports } from '#market/import/import-files.fixture.ts'

/** Of GDVN, which has a fiscal year to June, in millions. */
const items = ['revenue', 'parentProfit', 'totalAssets', 'totalEquity', 'weightedShares', 'sharesOutstanding']
const filings = [
  ['2025-06-30,12', 1_000_000, 100_000, 2_000_000, 800_000],
  ['2025-09-30,3', 200_000, 20_000, 2_050_000, 820_000],
  ['2026-06-30,12', 1_100_000, 120_000, 2_200_000, 900_000],
  ['2026-09-30,3', 300_000, 32_000, 2_250_000, 930_000],
] as const
const counts = { listed_shares: '1000000000', issued_shares: '1000000000' }
const statements = [
  'ticker,period_end,months,item,value,restated',
  ...filings.flatMap(([period, ...amounts]) => {
    const values = [...amounts, 1_000_000_000, 1_000_000_000]
    return items.map((item, place) => `GDVN,${period},${item},${values[place]},no`)
  }),
  'BQNS,2025-12-31,12,parentProfit,10,no',
]
const prices = [
  'ticker,date,open,high,low,close,volume',
  'GDVN,2025-08-04,600,600,600,600,100',
  'GDVN,2026-11-20,1320,1320,1320,1320,100',
]

const imports = useImports()
beforeAll(async () => {
  await imports.importFiles({
    'companies.csv': companiesCsv(['GDVN'], { ...counts, statement_layout: 'general', fiscal_year_end: '6' }),
    'statements.csv': statements.join('\n'),
    'prices.csv': prices.join('\n'),
  })
})

const rounded = (values: readonly unknown[] | undefined) =>
  values?.map((value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value))

describe('a fiscal year to June', () => {
  it('has its latest quarter, the same one a year before, and the full years', async () => {
    const { columns, fiscalYearEnd } = await imports.read(
      'companies/GDVN/statements?kind=profit-loss',
      StatementsSchema,
    )
    expect(fiscalYearEnd).toBe(6)
    const periods = columns.map(({ year, months, end }) => `${year} ${months} ${end}`)
    const quarters = ['2027 3 2026-09-30', '2026 3 2025-09-30']
    expect(periods).toEqual([...quarters, '2026 12 2026-06-30', '2025 12 2025-06-30'])
  })

  it('grows against the same months of the previous fiscal year', async () => {
    const { lines } = await imports.read('companies/GDVN/statements?kind=profit-loss', StatementsSchema)
    // 32/20, nothing before, 120/100, nothing before.
    const growth = rounded(lines.find(({ key }) => key === 'parentProfit')?.growth)
    expect(growth).toEqual([60, 'missing', 20, 'missing'])
  })

  it('has ratios with its own trailing twelve months', async () => {
    const { lines } = await imports.read('companies/GDVN/ratios', RatiosSchema)
    const findValues = (key: string) => rounded(lines.find((line) => line.key === key)?.values)
    // 120 + 32 − 20 = 132 billion over a billion shares: Rp132, at Rp1,320. The year to June 2026 at Rp600, traded in
    // August 2025.
    expect(findValues('per')).toEqual([10, 'missing', 5, 'priceUnknown'])
    // 4 × 32 over the average of 900 and 930; 4 × 20 over 810; 120 over 850; 100 over 800 in the first year.
    expect(findValues('roe')).toEqual([13.99, 9.88, 14.12, 12.5])
    const { keyRatios, latestPeriod } = await imports.read('companies/GDVN', CompanySchema)
    expect(keyRatios.per).toBe(10)
    expect(latestPeriod).toMatchObject({ year: 2027, months: 3, end: '2026-09-30' })
  })

  it('is compared with a calendar year of the same name as another period', async () => {
    const { companies, isSamePeriod } = await imports.read('comparison?tickers=GDVN,BQNS', ComparisonSchema)
    expect(companies.map(({ period }) => period?.end)).toEqual(['2025-06-30', '2025-12-31'])
    expect(isSamePeriod).toBe(false)
  })
})
