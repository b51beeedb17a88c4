import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import { RatiosSchema } from '@site/contracts/market/ratios.ts'
import { StatementsSchema } from '@site/contracts/market/statements.ts'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { companiesCsv, useImports } from '#market/import/import-files.fixture.ts'

/** GDVN has a fiscal year to June. */
const filings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '2025-06-30,12': {
    revenue: 1_000_000,
    parentProfit: 100_000,
    totalAssets: 2_000_000,
    totalEquity: 800_000,
  },
  '2025-09-30,3': { revenue: 200_000, parentProfit: 20_000, totalAssets: 2_050_000, totalEquity: 820_000 },
  '2026-06-30,12': {
    revenue: 1_100_000,
    parentProfit: 120_000,
    totalAssets: 2_200_000,
    totalEquity: 900_000,
  },
  '2026-09-30,3': { revenue: 300_000, parentProfit: 32_000, totalAssets: 2_250_000, totalEquity: 930_000 },
}
/** Of both companies. */
const counts = { listed_shares: '1000000000', issued_shares: '1000000000' }
const shares = { weightedShares: 1_000_000_000, sharesOutstanding: 1_000_000_000 }
const statements = [
  'ticker,period_end,months,item,value,restated',
  ...Object.entries(filings).flatMap(([period, lines]) =>
    Object.entries({ ...lines, ...shares }).map(([item, value]) => `GDVN,${period},${item},${value},no`),
  ),
  // A calendar year in dollars.
  ...Object.entries({ parentProfit: 10, totalEquity: 80, totalLiabilities: 40, ...shares }).map(
    ([item, value]) => `BQNS,2025-12-31,12,${item},${value},no`,
  ),
]
const prices = [
  'ticker,date,open,high,low,close,volume',
  'BQNS,2026-11-20,1600,1600,1600,1600,100',
  'GDVN,2025-08-04,600,600,600,600,100',
  'GDVN,2026-11-20,1320,1320,1320,1320,100',
]

const imports = useImports()
const { importFiles: imported } = imports
beforeAll(async () => {
  await imported({
    'companies.csv': companiesCsv(['GDVN'], { ...counts, statement_layout: 'general', fiscal_year_end: '6' }),
    'statements.csv': statements.join('\n'),
    'prices.csv': prices.join('\n'),
  })
})

async function read<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const response = await imports.app.request(`/apids${path}`, {})
  return v.parse(schema, await response.json())
}

const rounded = (values: readonly unknown[] | undefined) =>
  values?.map((value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value))

describe('a fiscal year to June', () => {
  it('has its latest quarter, the same one a year before, and the full years', async () => {
    const { columns, fiscalYearEnd } = await read(
      '/companies/GDVN/statements?kind=profit-loss',
      StatementsSchema,
    )
    expect(fiscalYearEnd).toBe(6)
    expect(columns.map(({ year, months, end }) => `${year} ${months} ${end}`)).toEqual([
      '2027 3 2026-09-30',
      '2026 3 2025-09-30',
      '2026 12 2026-06-30',
      '2025 12 2025-06-30',
    ])
  })

  it('grows against the same months of the previous fiscal year', async () => {
    const { lines } = await read('/companies/GDVN/statements?kind=profit-loss', StatementsSchema)
    // 32/20, nothing before, 120/100, nothing before.
    expect(rounded(lines.find(({ key }) => key === 'parentProfit')?.growth)).toEqual([
      60,
      'missing',
      20,
      'missing',
    ])
  })

  it('has ratios with its own trailing twelve months', async () => {
    const { lines } = await read('/companies/GDVN/ratios', RatiosSchema)
    const findValues = (key: string) => rounded(lines.find((line) => line.key === key)?.values)
    // 120 + 32 − 20 = 132 billion over a billion shares: Rp132, at Rp1,320. The year to June 2026 at Rp600, traded in
    // August 2025.
    expect(findValues('per')).toEqual([10, 'missing', 5, 'priceUnknown'])
    // 4 × 32 over the average of 900 and 930; 4 × 20 over 810; 120 over 850; 100 over 800 in the first year.
    expect(findValues('roe')).toEqual([13.99, 9.88, 14.12, 12.5])
    const { keyRatios, latestPeriod } = await read('/companies/GDVN', CompanySchema)
    expect(keyRatios.per).toBe(10)
    expect(latestPeriod).toMatchObject({ year: 2027, months: 3, end: '2026-09-30' })
  })

  it('is compared with a calendar year of the same name as another period', async () => {
    const { companies, isSamePeriod } = await read('/comparison?tickers=GDVN,BQNS', ComparisonSchema)
    expect(companies.map(({ period }) => period?.end)).toEqual(['2025-06-30', '2025-12-31'])
    expect(isSamePeriod).toBe(false)
  })
})

describe('a company in US dollars', () => {
  const inDollars = (...rows: readonly string[]) =>
    imported({
      'companies.csv': companiesCsv(['BQNS'], { ...counts, statement_currency: 'USD' }),
      'statements.csv': [statements[0], ...rows].join('\n'),
    })
  const filed = Object.entries({ parentProfit: 10, totalEquity: 80, totalLiabilities: 40, ...shares }).map(
    ([item, value]) => `BQNS,2025-12-31,12,${item},${value},no`,
  )

  it('has ratios with a price if the filing has the exchange rate', async () => {
    await inDollars(...filed, 'BQNS,2025-12-31,12,exchangeRate,16000,no')
    const { keyRatios } = await read('/companies/BQNS', CompanySchema)
    // 10 million dollars over a billion shares at Rp16,000: Rp160. Book value: 80 million, Rp1,280.
    expect(keyRatios).toMatchObject({ per: 10, eps: 160, bvps: 1_280, pbv: 1.25, der: 0.5 })
  })

  it('has no ratios with a price without it', async () => {
    await inDollars(...filed)
    const { keyRatios } = await read('/companies/BQNS', CompanySchema)
    expect(keyRatios).toMatchObject({ per: 'missing', eps: 'missing', pbv: 'missing', der: 0.5 })
    const { companies } = await read('/comparison?tickers=BQNS', ComparisonSchema)
    expect(companies[0]?.exchangeRate).toBeNull()
    expect(companies[0]?.amounts.map(({ value }) => value)).toEqual([null, null, null, null, null, null])
  })
})
