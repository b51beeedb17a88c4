import { CompanySchema } from '@site/contracts/market/company.ts'
import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read, changeCompany } = service

/** Until the test ends, the prices of a condition are missing. */
async function withoutPrices(condition: string): Promise<void> {
  await service.runSql(`create table kept as select * from prices where ${condition}`)
  await service.runSql(`delete from prices where ${condition}`)
  // The figures of all companies are computed once per change event.
  await changeCompany('SPLT', { fax: null })
  onTestFinished(async () => {
    await service.runSql('insert into prices select * from kept')
    await service.runSql('drop table kept')
    await changeCompany('SPLT', { fax: null })
  })
}

describe('a company', () => {
  it('has the range of adjusted prices', async () => {
    const { latestPrice } = await read('/apids/companies/SPLT', CompanySchema)
    expect(latestPrice?.high52Weeks).toBeCloseTo(1_958.4, 6)
    expect(latestPrice?.low52Weeks).toBeCloseTo(1_862, 6)
    expect(latestPrice?.previousClose).toBe(1_900)
    expect(latestPrice?.averageVolume).toBe(5_000)
    expect(latestPrice).toMatchObject({ rangeSince: null, averagedDays: 30 })
  })

  it('with less than a year of prices has the first day of their range, and the days of the average', async () => {
    await withoutPrices(`ticker = 'RUGI' and day < '2026-11-18'`)
    const { latestPrice } = await read('/apids/companies/RUGI', CompanySchema)
    expect(latestPrice).toMatchObject({
      low52Weeks: 88.2,
      high52Weeks: 102,
      rangeSince: '2026-11-18',
      averageVolume: 700,
      averagedDays: 3,
    })
  })

  it('that was traded once in a year has no range, with the reason', async () => {
    await withoutPrices(`ticker = 'RUGI' and day < '2026-11-20'`)
    const longAgo = { ticker: 'RUGI', day: '2024-11-04', high: 100, low: 100, close: 100, volume: 700 }
    await service.database.insertInto('prices').values(longAgo).execute()
    await changeCompany('RUGI', { fax: null })
    const range = { low52Weeks: null, high52Weeks: null, rangeSince: null, rangeReason: 'oneDay' }
    expect((await read('/apids/companies/RUGI', CompanySchema)).latestPrice).toMatchObject(range)
    const { companies } = await read('/apids/comparison?tickers=RUGI', ComparisonSchema)
    expect(companies).toMatchObject([range])
    await service.runSql(`delete from prices where day = '2024-11-04'`)
  })

  it('has the range of after many days without prices of the market', async () => {
    await withoutPrices(`day >= '2026-06-01' and day < '2026-07-06'`)
    const { latestPrice } = await read('/apids/companies/SPLT', CompanySchema)
    expect(latestPrice?.rangeSince).toBe('2026-07-06')
    const { companies } = await read('/apids/comparison?tickers=SPLT,RUGI', ComparisonSchema)
    expect(companies.map(({ rangeSince }) => rangeSince)).toEqual(['2026-07-06', '2026-07-06'])
  })

  it('has the next action that is not canceled', async () => {
    const { nextAction } = await read('/apids/companies/SPLT', CompanySchema)
    expect(nextAction?.id).toBe('splt-bonus-2026')
    expect((await read('/apids/companies/RUGI', CompanySchema)).nextAction).toBeNull()
  })

  it('has its current index memberships with their start', async () => {
    expect((await read('/apids/companies/SPLT', CompanySchema)).indices).toEqual([
      { code: 'GABUNGAN', name: { id: 'Gabungan', en: 'Composite' }, since: '2015-03-02' },
      { code: 'DIVIDEN', name: { id: 'Dividen', en: 'Dividend' }, since: '2024-05-02' },
    ])
    // One has left, the other has not joined yet.
    expect((await read('/apids/companies/RUGI', CompanySchema)).indices).toEqual([])
    expect((await read('/apids/companies/BARU', CompanySchema)).indices).toEqual([])
  })

  it('has no indices after its delisting', async () => {
    await changeCompany('BANK', { delistedOn: '2026-11-20' })
    expect((await read('/apids/companies/BANK', CompanySchema)).indices).toEqual([])
    await changeCompany('BANK', { delistedOn: null })
    expect((await read('/apids/companies/BANK', CompanySchema)).indices).toHaveLength(1)
  })

  it('has people, owners and history, newest first', async () => {
    const company = await read('/apids/companies/SPLT', CompanySchema)
    expect(company.management.commissioners.map(({ name }) => name)).toEqual(['Belaquo'])
    expect(company.management.directors.map(({ name }) => name)).toEqual(['Cendravi'])
    expect(company.shareholders.reduce((sum, { shares }) => sum + shares, 0)).toBe(company.issuedShares)
    expect(company.stockHistory.map(({ event, adjustmentFactor }) => [event, adjustmentFactor])).toEqual([
      ['stockSplit', 0.2],
      ['ipo', null],
    ])
    expect(company.newsCount).toBe(5)
    expect(company.latestPeriod).toEqual({
      year: 2026,
      months: 9,
      end: '2026-09-30',
      isRestated: false,
      marks: [],
    })
  })

  it('has null values when never traded and without filings', async () => {
    const company = await read('/apids/companies/BARU', CompanySchema)
    expect(company).toMatchObject({ latestPrice: null, marketValue: null, latestPeriod: null })
    expect(new Set(Object.values(company.keyRatios))).toEqual(new Set(['missing', 'priceUnknown']))
  })

  it('has the changes of its shares since the statements, and whether the new count is known', async () => {
    expect((await read('/apids/companies/SPLT', CompanySchema)).sharesSincePeriod).toEqual([])
    const rights = { ticker: 'SPLT', kind: 'rights', ratioOld: 4, ratioNew: 1, exercisePrice: 1_000 } as const
    const events = [
      { ...rights, day: '2026-10-06', factor: 0.9, amount: null, bookYear: null },
      { ...rights, day: '2026-11-10', factor: 1.1, amount: null, bookYear: null },
    ]
    await service.database.insertInto('priceEvents').values(events).execute()
    await changeCompany('SPLT', { fax: null })
    const { sharesSincePeriod, keyRatios } = await read('/apids/companies/SPLT', CompanySchema)
    expect(sharesSincePeriod).toEqual([
      { date: '2026-10-06', kind: 'rights', isCounted: true },
      { date: '2026-11-10', kind: 'rights', isCounted: false },
    ])
    expect([keyRatios.per, keyRatios.eps, keyRatios.bvps, keyRatios.pbv]).toEqual(
      Array(4).fill('sharesUnknown'),
    )
  })
})
