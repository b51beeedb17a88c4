import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { changeCompany } = service
const list = (query = '') => service.read(`/apids/companies?${query}`, CompanyListSchema)

describe('the company list', () => {
  it('has companies without a known sector or board, which no filter finds', async () => {
    await changeCompany('BARU', { sectorCode: null, boardCode: null, isSharia: null })
    const found = await list('q=baru')
    expect(found.items[0]).toMatchObject({ ticker: 'BARU', sector: null, board: null, isSharia: null })
    expect(found.sectors.map(({ code, count }) => [code, count])).toEqual([
      ['D', 2],
      ['G', 1],
    ])
    expect((await list('board=M')).total).toBe(2)
    await changeCompany('BARU', { sectorCode: 'D', boardCode: 'M', isSharia: false })
  })

  it('has the market value of the listed shares', async () => {
    await changeCompany('RUGI', { issuedShares: 1_010_000_000 })
    const { items } = await list('q=rugi')
    // 90 × 1 billion; issued are 1.01 billion.
    expect(items[0]?.marketValue).toBe(90_000_000_000)
    await changeCompany('RUGI', { issuedShares: null })
  })

  it('counts sectors and boards independent of the filter', async () => {
    const found = await list('board=W')
    expect(found.items.map(({ ticker }) => ticker)).toEqual(['RUGI'])
    expect(found.sectors.map(({ code, count }) => [code, count])).toEqual([
      ['D', 3],
      ['G', 1],
    ])
    expect(found.boards.map(({ code, count }) => [code, count])).toEqual([
      ['M', 3],
      ['W', 1],
    ])
    expect(found.asOf).toBe('2026-11-20')
  })

  it('has the members of an index on the day, and counts those of every index independent of the filter', async () => {
    const found = await list('index=GABUNGAN')
    expect(found.items.map(({ ticker }) => ticker)).toEqual(['BANK', 'SPLT'])
    expect(found.total).toBe(2)
    // The index without known members is excluded.
    expect(found.indices).toEqual([
      { code: 'GABUNGAN', name: { id: 'Gabungan', en: 'Composite' }, count: 2 },
      { code: 'DIVIDEN', name: { id: 'Dividen', en: 'Dividend' }, count: 1 },
    ])
    const both = await list('index=GABUNGAN&sector=G&q=bank')
    expect(both.items.map(({ ticker }) => ticker)).toEqual(['BANK'])
    expect((await list('index=DIVIDEN&sector=G')).total).toBe(0)
    expect((await list('index=DIVIDEN&q=SPTL&near=true')).total).toBe(1)
  })

  it.each(['NONE', 'IHSG', 'gabungan', 'x'.repeat(81), "G'"])('refuses the index %s', async (index) => {
    const response = await service.get(`/apids/companies?index=${encodeURIComponent(index)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ parameter: 'index', message: 'must be the code of an index' }],
    })
  })

  it('finds part of a name in either language', async () => {
    for (const q of ['PERUSAHAAN spl', 'splt comp', 'plt']) {
      const { items } = await list(`q=${encodeURIComponent(q)}`)
      expect(items.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    }
  })

  it.each([
    { q: 'BANK.JK', tickers: ['BANK'] },
    { q: 'IDX:SPLT', tickers: ['SPLT'] },
    { q: 'saham splt hari ini', tickers: ['SPLT'] },
    { q: 'BANK dan SPLT', tickers: ['BANK', 'SPLT'] },
    { q: 'harga bank SPLT', tickers: ['SPLT'] },
    { q: 'perusahaan bank', tickers: ['BANK'] },
    { q: 'SPLT-W', tickers: [] },
    { q: 'harga NONE', tickers: [] },
  ])('finds the companies whose tickers "$q" has', async ({ q, tickers }) => {
    const { items } = await list(`q=${encodeURIComponent(q)}`)
    expect(items.map(({ ticker }) => ticker)).toEqual(tickers)
  })

  it('finds companies by the tickers in a text within the other filters', async () => {
    expect((await list('q=SPLT.JK&board=W')).total).toBe(0)
    expect((await list('q=RUGI.JK&board=W')).total).toBe(1)
  })

  it('tolerates typing errors only on request, and only without an exact match', async () => {
    const tickers = async (query: string) => (await list(query)).items.map(({ ticker }) => ticker)
    expect(await tickers('q=SPTL')).toEqual([])
    expect(await tickers('q=SPTL&near=true')).toEqual(['SPLT'])
    expect(await tickers('q=SPTL&near=true&board=W')).toEqual([])
    expect(await tickers('q=perusahan+rugi&near=true')).toEqual(['RUGI'])
    expect(await tickers('q=BANK&near=true')).toEqual(['BANK'])
    expect(await tickers('near=true')).toHaveLength(4)
  })

  it.each([
    ['-marketValue', ['SPLT', 'BANK', 'RUGI', 'BARU']],
    ['marketValue', ['RUGI', 'BANK', 'SPLT', 'BARU']],
    // The change of BANK is from the day before its suspension, three months ago.
    ['change', ['RUGI', 'SPLT', 'BANK', 'BARU']],
    ['-change', ['SPLT', 'RUGI', 'BANK', 'BARU']],
    ['sparkChange', ['RUGI', 'SPLT', 'BANK', 'BARU']],
    ['-sparkChange', ['SPLT', 'RUGI', 'BANK', 'BARU']],
    ['price', ['RUGI', 'SPLT', 'BANK', 'BARU']],
    ['-per', ['SPLT', 'BANK', 'BARU', 'RUGI']],
    ['-pbv', ['SPLT', 'BANK', 'RUGI', 'BARU']],
    // Zero of RUGI is known, the dividends of BANK are not.
    ['-dividendYield', ['SPLT', 'RUGI', 'BANK', 'BARU']],
    ['dividendYield', ['RUGI', 'SPLT', 'BANK', 'BARU']],
    ['-ticker', ['SPLT', 'RUGI', 'BARU', 'BANK']],
  ])('sorted by %s has missing values last', async (sort, tickers) => {
    const { items } = await list(`sort=${sort}`)
    expect(items.map(({ ticker }) => ticker)).toEqual(tickers)
  })

  it('has a quote, ninety days and price ratios', async () => {
    const { items } = await list('q=SPLT')
    const [row] = items
    expect(row?.quote).toEqual({
      date: '2026-11-20',
      close: 1_920,
      change: 20,
      changePercent: expect.closeTo(1.0526, 4),
    })
    // Mondays to Fridays after August 22.
    expect(row?.spark).toHaveLength(65)
    expect(row?.spark.at(-1)).toBe(1_920)
    // From 1,900.
    expect(row?.sparkChangePercent).toBeCloseTo(1.0526, 4)
    expect(row?.marketValue).toBe(15_360_000_000_000)
    // (480,000 + 390,000 − 350,000) million ÷ 8 billion shares = Rp65; 1,920 ÷ 65.
    expect(row?.per).toBeCloseTo(29.538, 3)
    // Rp150 per share before the split is Rp30 per current share.
    expect(row?.dividendYield).toBeCloseTo(1.5625, 4)
  })

  it('has the status of each company, and null for missing values', async () => {
    const { items } = await list()
    const [bank, fresh] = items
    expect(bank).toMatchObject({
      ticker: 'BANK',
      isSuspended: true,
      suspendedSince: '2026-08-18',
      statementsAsOf: '2025-12-31',
      // Last traded before the last 90 days of the market.
      spark: [],
      sparkChangePercent: null,
    })
    expect(fresh).toMatchObject({
      ticker: 'BARU',
      listingDate: '2026-12-14',
      suspendedSince: null,
      delistedOn: null,
      statementsAsOf: null,
      quote: null,
      marketValue: null,
      per: 'missing',
      spark: [],
    })
  })

  it('keeps a delisted company with its last day', async () => {
    await changeCompany('RUGI', { delistedOn: '2026-11-19' })
    const { items } = await list('q=RUGI')
    expect(items.map(({ delistedOn }) => delistedOn)).toEqual(['2026-11-19'])
  })
})
