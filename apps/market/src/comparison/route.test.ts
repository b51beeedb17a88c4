import { ComparisonSchema } from '@site/contracts/market/comparison.ts'
import { describe, expect, it } from 'vitest'
import { breakPrices, stateLaterClose } from '#market/test/data-gaps.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const compare = (query: string) => service.read(`/apids/comparison?${query}`, ComparisonSchema)

describe('a comparison', () => {
  it('keeps the requested order, removes duplicates, and lists unknown tickers', async () => {
    const { companies, unknown } = await compare('tickers=rugi,SPLT,XXXX,RUGI')
    expect(companies.map(({ ticker }) => ticker)).toEqual(['RUGI', 'SPLT'])
    expect(unknown).toEqual(['XXXX'])
  })

  it('uses the latest period that all companies have filed', async () => {
    const { companies, isSamePeriod, metrics, lines } = await compare('tickers=SPLT,RUGI,BARU')
    expect(isSamePeriod).toBe(true)
    expect(companies.map(({ period }) => period && [period.year, period.months])).toEqual([
      [2025, 12],
      [2025, 12],
      null,
    ])
    const per = metrics.findIndex(({ key }) => key === 'per')
    // 1,920 ÷ (480,000 million ÷ 8 billion current shares).
    expect(companies.map(({ ratios }) => ratios[per])).toEqual([32, 'notMeaningful', 'missing'])
    const profit = lines.findIndex(({ key }) => key === 'parentProfit')
    expect(companies.map(({ amounts }) => amounts[profit])).toEqual([
      { value: 480_000_000_000, growth: expect.closeTo(6.6667, 4) },
      { value: -50_000_000_000, growth: 'notMeaningful' },
      { value: null, growth: 'missing' },
    ])
  })

  it('has all ratios of at least one company, and bank ratios only with a bank', async () => {
    const fetchKeys = async (tickers: string) =>
      (await compare(`tickers=${tickers}`)).metrics.map(({ key }) => key)
    expect(await fetchKeys('SPLT,RUGI')).not.toContain('nim')
    expect(await fetchKeys('BANK')).not.toContain('currentRatio')
    expect(await fetchKeys('SPLT,BANK')).toEqual(
      expect.arrayContaining(['currentRatio', 'nim', 'npl', 'car']),
    )
  })

  it('sums dividends by the year of their ex date, per current share', async () => {
    const { companies, dividendYears } = await compare('tickers=SPLT,RUGI,BANK')
    expect(dividendYears).toEqual([2026, 2025, 2024, 2023])
    // Rp150 per share before the split 1:5.
    expect(companies.map(({ dividends }) => dividends)).toEqual([
      [30, 0, 0, 0],
      // Its list begins with 2024.
      [0, 0, 0, null],
      [null, null, null, null],
    ])
    expect(companies.map(({ dividendReasons }) => dividendReasons)).toEqual([
      [null, null, null, null],
      [null, null, null, 'dividendsUnknown'],
      Array(4).fill('dividendsUnknown'),
    ])
  })

  it('says why a known dividend has no amount per current share', async () => {
    await service.runSql(
      `insert into price_events (ticker, kind, day, place, book_year, factor)
       values ('SPLT', 'dividend', '2024-05-13', 9, 2023, 1)`,
    )
    const [first] = (await compare('tickers=SPLT')).companies
    expect(first?.dividendReasons).toEqual([null, null, 'otherCurrency', null])
    await breakPrices(service, '2026-11-19')
    const [broken] = (await compare('tickers=SPLT')).companies
    expect(broken?.dividendReasons).toEqual(['sharesUnknown', null, 'sharesUnknown', null])
    await service.runSql('delete from price_events where place = 9')
  })

  it('has adjusted closes per day, null without trading', async () => {
    const { companies, days } = await compare('tickers=SPLT,BANK,BARU&range=6M')
    const [split, bank, fresh] = companies
    expect(days[0]).toBe('2026-05-20')
    expect(days.at(-1)).toBe('2026-11-20')
    expect(split?.closes[0]).toBe(1_900)
    expect(split?.closes.at(-1)).toBe(1_920)
    expect(bank?.closes[days.indexOf('2026-08-17')]).toBe(4_000)
    expect(bank?.closes[days.indexOf('2026-08-18')]).toBeNull()
    expect(new Set(fresh?.closes)).toEqual(new Set([null]))
    expect(new Set(companies.map(({ closes }) => closes.length))).toEqual(new Set([days.length]))
    expect((await compare('tickers=SPLT,BANK&range=max')).days[0]).toBe('2025-11-03')
    expect((await compare('tickers=BARU&range=max')).days).toEqual([])
  })

  it('has closes since the last break only, with its day', async () => {
    await breakPrices(service, '2026-11-19')
    const { companies, days } = await compare('tickers=SPLT,RUGI')
    expect(companies.map(({ brokenOn }) => brokenOn)).toEqual(['2026-11-19', null])
    expect(companies.map(({ rangeReason }) => rangeReason)).toEqual(['notComparable', null])
    expect(companies[0]?.closes.findIndex((close) => close !== null)).toBe(days.indexOf('2026-11-19'))
  })

  it('has no price ratios if a later trade is missing, but the close that the exchange states', async () => {
    await stateLaterClose(service)
    const { companies, metrics } = await compare('tickers=SPLT')
    const per = metrics.findIndex(({ key }) => key === 'per')
    expect(companies[0]?.statedClose).toEqual({ date: '2026-11-23', close: 2_400 })
    expect(companies[0]?.ratios[per]).toBe('priceUnknown')
  })

  it('has the exchange status of a company', async () => {
    const { companies } = await compare('tickers=BANK,SPLT')
    expect(companies.map(({ suspendedSince }) => suspendedSince)).toEqual(['2026-08-18', null])
    expect(companies[1]).toMatchObject({ high52Weeks: expect.closeTo(1_958.4, 6), rangeSince: null })
    expect(companies[0]?.freeFloat).toBe(40)
  })

  it('has issued and listed shares, with the market value of the listed ones', async () => {
    await service.changeCompany('BANK', { issuedShares: 1_010_000_000 })
    const { companies } = await compare('tickers=BANK,SPLT')
    expect(companies.map(({ issuedShares, listedShares }) => [issuedShares, listedShares])).toEqual([
      [1_010_000_000, 1_000_000_000],
      [8_000_000_000, 8_000_000_000],
    ])
    expect(companies[0]?.marketValue).toBe(4_000 * 1_000_000_000)
    await service.changeCompany('BANK', { issuedShares: null })
  })

  it('converts a dollar filing at its own exchange rate', async () => {
    await service.runSql(`update statement_periods set currency = 'USD' where ticker = 'RUGI'`)
    await service.changeCompany('RUGI', { statementCurrency: 'USD' })
    const before = await compare('tickers=RUGI')
    expect(before.companies[0]?.amounts.map(({ value }) => value)).toEqual(before.lines.map(() => null))
    const rate = { ticker: 'RUGI', year: 2025, months: 12, item: 'exchangeRate', value: 16_000 } as const
    await service.database.insertInto('statementValues').values(rate).execute()
    const { companies, lines } = await compare('tickers=RUGI')
    const revenue = lines.findIndex(({ key }) => key === 'revenue')
    expect(companies[0]?.exchangeRate).toBe(16_000)
    expect(companies[0]?.amounts[revenue]?.value).toBe(6_000_000 * 1_000_000 * 16_000)
  })
})
