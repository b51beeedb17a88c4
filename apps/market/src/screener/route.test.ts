import { MediansSchema } from '@site/contracts/market/ratios.ts'
import { ScreenerSchema, screenedFigures } from '@site/contracts/market/screener.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read, changeCompany } = service

const screen = (query = '') => read(`/apids/screener?${query}`, ScreenerSchema)
const tickers = async (query: string) => (await screen(query)).items.map(({ ticker }) => ticker)

describe('the screener', () => {
  it('has the figures of each company, with reasons for those it does not have', async () => {
    const { items, total, asOf } = await screen('sort=ticker')
    expect([total, asOf]).toEqual([4, '2026-11-20'])
    expect(items).toMatchObject([
      // 5,236,000 ÷ 38,600,000 million; a bank's liabilities are mostly deposits: 360,000,000 ÷ 38,600,000.
      {
        ticker: 'BANK',
        marketValue: 4_000_000_000_000,
        roe: expect.closeTo(13.565, 3),
        der: expect.closeTo(9.326, 3),
        // Without interest income there is no revenue.
        revenueGrowth: 'missing',
        profitGrowth: 0,
      },
      { ticker: 'BARU', marketValue: null, per: 'missing', roe: 'missing', der: 'missing' },
      // A loss has no P/E, and nothing grows from a loss; −50,000 ÷ 120,000; 2,400,000 ÷ 120,000; 90 ÷ 120.
      {
        ticker: 'RUGI',
        per: 'notMeaningful',
        pbv: 0.75,
        roe: expect.closeTo(-41.667, 3),
        der: 20,
        dividendYield: 0,
        revenueGrowth: 0,
        profitGrowth: 'notMeaningful',
      },
      // 390,000 × 12 ÷ 9 ÷ 3,200,000; 390,000 ÷ 350,000; 1,920 ÷ 400.
      {
        ticker: 'SPLT',
        per: expect.closeTo(29.538, 3),
        pbv: expect.closeTo(4.8, 9),
        roe: expect.closeTo(16.25, 9),
        der: 0.75,
        dividendYield: expect.closeTo(1.5625, 4),
        profitGrowth: expect.closeTo(11.429, 3),
      },
    ])
  })

  it.each([
    ['perMax=100', ['SPLT', 'BANK']],
    ['perMin=0', ['SPLT', 'BANK']],
    ['roeMin=-50&roeMax=0', ['RUGI']],
    ['pbvMax=1', ['RUGI']],
    ['derMax=0.75', ['SPLT']],
    ['profitGrowthMin=0', ['SPLT', 'BANK']],
    ['marketValueMin=4000000000000', ['SPLT', 'BANK']],
    ['perMax=100&dividendYieldMin=1.5&roeMin=16.2', ['SPLT']],
    // Not BANK, whose dividends are unknown.
    ['dividendYieldMax=0', ['RUGI']],
    ['perMax=1&pbvMin=3', []],
    ['sector=D&board=M', ['SPLT', 'BARU']],
    ['sector=G1', ['BANK']],
    // No company has a known sub-sector of it.
    ['sector=D2', []],
    ['sector=G1&perMax=1', []],
    ['sharia=true', ['SPLT']],
    ['sharia=false&sector=G', ['BANK']],
    ['index=GABUNGAN', ['SPLT', 'BANK']],
    ['sort=-der', ['RUGI', 'BANK', 'SPLT', 'BARU']],
    ['sort=profitGrowth', ['BANK', 'SPLT', 'BARU', 'RUGI']],
    ['sort=-ticker&page=2&pageSize=3', ['BANK']],
  ])('with %s finds %j', async (query, expected) => {
    expect(await tickers(query)).toEqual(expected)
  })

  it('finds exactly the companies whose figure is in the range, its ends included', async () => {
    const { items } = await screen()
    for (const figure of screenedFigures) {
      const ends = items.map((row) => row[figure]).filter((value) => typeof value === 'number')
      expect([figure, ends]).not.toEqual([figure, []])
      for (const end of ends) {
        // Parameters have six decimals.
        const bound = Number(end.toFixed(6))
        const isIn = (value: unknown, sign: 1 | -1) =>
          typeof value === 'number' && value * sign >= bound * sign
        expect(await tickers(`${figure}Min=${bound}`)).toEqual(
          items.filter((row) => isIn(row[figure], 1)).map(({ ticker }) => ticker),
        )
        expect(await tickers(`${figure}Max=${bound}`)).toEqual(
          items.filter((row) => isIn(row[figure], -1)).map(({ ticker }) => ticker),
        )
      }
    }
  })

  it('filters by special notations', async () => {
    const notations = ['X', 'E'].map((code) => ({ ticker: 'RUGI', code }))
    await service.database.insertInto('notations').values(notations).execute()
    await changeCompany('RUGI', { fax: null })
    const { items } = await screen('notation=true')
    expect(items.map(({ ticker, notations }) => [ticker, notations])).toEqual([['RUGI', ['E', 'X']]])
    expect(await tickers('notation=false&sector=D')).toEqual(['SPLT', 'BARU'])
  })

  it('filters by sub-sectors and counts them, however the source spells them', async () => {
    await changeCompany('SPLT', { subSector: { id: 'MAKANAN DAN MINUMAN', en: null } })
    await changeCompany('RUGI', { subSector: null })
    expect(await tickers('sector=D2')).toEqual(['SPLT'])
    expect(await tickers('sector=D')).toEqual(['SPLT', 'RUGI', 'BARU'])
    const { items, subSectors } = await screen('sector=D2')
    expect(items[0]?.subSector).toEqual({ id: 'MAKANAN DAN MINUMAN', en: null })
    expect(subSectors).toEqual([
      { code: 'D2', name: { id: 'Makanan & Minuman', en: 'Food & Beverage' }, count: 1 },
      { code: 'G1', name: { id: 'Bank', en: 'Banks' }, count: 1 },
    ])
    for (const ticker of ['SPLT', 'RUGI']) {
      await changeCompany(ticker, { subSector: { id: 'Makanan', en: 'Food' } })
    }
  })

  it('omits delisted companies, also from the counts', async () => {
    await changeCompany('RUGI', { delistedOn: '2026-11-19' })
    const { sectors, boards } = await screen()
    expect(await tickers('sector=D')).toEqual(['SPLT', 'BARU'])
    expect([sectors[0], boards]).toMatchObject([{ code: 'D', count: 2 }, [{ code: 'M', count: 3 }]])
    await changeCompany('RUGI', { delistedOn: null })
  })

  it('of a company that reports in dollars has price ratios at the exchange rate of the period only', async () => {
    const rugi = async () => (await screen('derMin=20')).items[0]
    await service.runSql(`update statement_periods set currency = 'USD' where ticker = 'RUGI'`)
    await changeCompany('RUGI', { statementCurrency: 'USD' })
    expect(await rugi()).toMatchObject({ pbv: 'missing', der: 20, revenueGrowth: 0 })
    const rate = { ticker: 'RUGI', year: 2025, months: 12, item: 'exchangeRate', value: 0.5 } as const
    await service.database.insertInto('statementValues').values(rate).execute()
    await changeCompany('RUGI', { statementCurrency: 'USD' })
    // 90 ÷ (120 × 0.5).
    expect(await rugi()).toMatchObject({ pbv: 1.5, der: 20 })
  })

  it.each([
    ['perMin=20&perMax=10', 'perMax', 'must not be below perMin'],
    ['roeMin=1,5', 'roeMin', 'must be a number such as 15 or -2.5'],
    ['perMin=1e3', 'perMin', 'must be a number such as 15 or -2.5'],
    ['sharia=yes', 'sharia', 'must be true or false'],
    ['index=NONE', 'index', 'must be the code of an index'],
    ['sector=G9', 'sector', expect.stringMatching(/^must be one of A, B, .*, G1, /)],
    ['sector=g1', 'sector', expect.stringMatching(/^must be one of /)],
  ])('rejects %s', async (query, parameter, message) => {
    const response = await service.get(`/apids/screener?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ parameter, message }] })
  })
})

it('medians are of the traded companies of the sector if the sub-sector has fewer than five', async () => {
  await changeCompany('BANK', { sectorCode: 'D' })
  const { group, companies, medians, asOf } = await read('/apids/companies/SPLT/medians', MediansSchema)
  expect(group).toEqual({ kind: 'sector', name: expect.anything(), count: 3 })
  expect(asOf).toBe('2026-11-20')
  // −41.667, 13.565 and 16.25; only two companies have a P/E.
  expect(medians.roe).toMatchObject({ value: expect.closeTo(13.565, 3), count: 3 })
  expect(medians.per).toMatchObject({ value: 'missing', count: 2 })
  expect(companies).toContainEqual(expect.objectContaining({ ticker: medians.roe.values[2]?.ticker }))
  await changeCompany('BANK', { sectorCode: 'G' })
})
