import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { CompanyNewsListSchema, CompanyNewsSchema, NewsOwnerSchema } from '@site/contracts/market/news.ts'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { ProblemSchema } from '@site/contracts/market/problem.ts'
import { PeersSchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import { StatementsSchema } from '@site/contracts/market/statements.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeChange } from './database/write-change.ts'
import { resources } from './resources.ts'
import { insertMarketData } from './test/market-data.ts'
import { startService, type TestService } from './test/start-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  await insertMarketData(service.database)
})
afterAll(() => service.stop())

const get = (path: string, headers: Record<string, string> = {}) => service.app.request(path, { headers })
async function read<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  return v.parse(schema, await (await get(path)).json())
}

describe('every answer', () => {
  const answers = [
    ['/apids/snapshot', SnapshotSchema],
    ['/apids/companies', CompanyListSchema],
    ['/apids/companies/SPLT', CompanySchema],
    ['/apids/companies/rugi', CompanySchema],
    ['/apids/companies/BANK', CompanySchema],
    ['/apids/companies/BARU', CompanySchema],
    ['/apids/companies/SPLT/prices?range=max', PriceSeriesSchema],
    ['/apids/companies/BARU/prices', PriceSeriesSchema],
    ['/apids/companies/SPLT/statements?kind=balance-sheet', StatementsSchema],
    ['/apids/companies/BANK/statements?kind=profit-loss&period=quarterly', StatementsSchema],
    ['/apids/companies/BARU/statements?kind=cash-flow', StatementsSchema],
    ['/apids/companies/SPLT/ratios', RatiosSchema],
    ['/apids/companies/BANK/ratios?period=quarterly', RatiosSchema],
    ['/apids/companies/BARU/ratios', RatiosSchema],
    ['/apids/companies/SPLT/peers', PeersSchema],
    ['/apids/companies/BANK/peers', PeersSchema],
    ['/apids/companies/BARU/peers', PeersSchema],
    ['/apids/companies/SPLT/corporate-actions', CorporateActionListSchema],
    ['/apids/corporate-actions', CorporateActionListSchema],
    ['/apids/corporate-actions?kind=ipo', CorporateActionListSchema],
    ['/apids/companies/SPLT/news', CompanyNewsListSchema],
    ['/apids/companies/SPLT/news/news-3', CompanyNewsSchema],
    ['/apids/news/berita-2', NewsOwnerSchema],
  ] as const

  it.each(answers)('of %s is what its contract says, and nothing more', async (path, schema) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const body: unknown = await response.json()
    expect(v.parse(schema, body)).toEqual(body)
  })

  it('may be kept for a minute and names what it was made from', async () => {
    const { headers } = await get('/apids/companies?q=spl')
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('surrogate-key')).toBe('list:companies company:SPLT')
    const news = await get('/apids/companies/splt/news')
    expect(news.headers.get('surrogate-key')).toBe('list:company-news company:SPLT')
    const actions = await get('/apids/corporate-actions?kind=ipo')
    expect(actions.headers.get('surrogate-key')).toBe('list:corporate-actions company:BARU')
  })

  it('is not sent again to whoever has it', async () => {
    const first = await get('/apids/companies/SPLT')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    const again = await get('/apids/companies/SPLT', { 'If-None-Match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('surrogate-key')).toBe('company:SPLT')
  })

  it('to HEAD has the headers only', async () => {
    const response = await service.app.request('/apids/companies', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).not.toBeNull()
  })
})

describe('a request that cannot be answered', () => {
  async function problemOf(path: string, method = 'GET') {
    const response = await service.app.request(path, { method })
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const body = v.parse(ProblemSchema, await response.json())
    expect(body.status).toBe(response.status)
    return { response, body }
  }

  const refused = [
    ['/apids/companies?page=0', 'page', 'must be a whole number from 1 to 100000'],
    ['/apids/companies?pageSize=101', 'pageSize', 'must be a whole number from 1 to 100'],
    ['/apids/companies?page=1&page=2', 'page', 'must be given once'],
    ['/apids/companies?colour=red', 'colour', 'is not a parameter of this resource'],
    ['/apids/companies/SPLT?x=1', 'x', 'is not a parameter of this resource'],
    ['/apids/companies/SPLT/statements', 'kind', 'is missing'],
    ['/apids/companies/SPLT/prices?from=2026-02-30', 'from', 'must be a day that exists'],
    ['/apids/companies/SPLT/prices?range=1Y&to=2026-01-02', 'range', 'goes without from and to'],
    ['/apids/companies/SPLT/prices?from=2026-02-01&to=2026-01-01', 'from', 'must not be after to'],
    ['/apids/corporate-actions?ticker=ABC', 'ticker', 'must be a ticker of four letters'],
  ] as const
  it.each(refused)('%s is refused by naming %s', async (path, parameter, message) => {
    const { response, body } = await problemOf(path)
    expect(response.status).toBe(400)
    expect(body.errors).toEqual([{ parameter, message }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    '/apids/companies/XXXX',
    '/apids/companies/XXXX/prices',
    '/apids/companies/XXXX/statements?kind=cash-flow',
    '/apids/companies/XXXX/ratios',
    '/apids/companies/XXXX/peers',
    '/apids/companies/XXXX/corporate-actions',
    '/apids/companies/XXXX/news',
    '/apids/companies/XXXX/news/berita-1',
    '/apids/companies/TOOLONG',
  ])('%s is not found until the list of companies changes', async (path) => {
    const { response } = await problemOf(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('surrogate-key')).toBe('list:companies')
  })

  it('for news that is not there is not found', async () => {
    expect((await problemOf('/apids/companies/RUGI/news/berita-1')).response.status).toBe(404)
    expect((await problemOf('/apids/news/nothing')).response.status).toBe(404)
  })

  it('has no address outside the table', async () => {
    for (const path of ['/', '/apids', '/apids/users', '/apids/companies/SPLT/prices/2026']) {
      expect((await problemOf(path)).response.status).toBe(404)
    }
  })

  it('must be a GET', async () => {
    for (const path of ['/apids/companies', '/apids/companies/SPLT/news/x', '/apids/changes', '/readyz']) {
      const { response } = await problemOf(path, 'POST')
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })
})

describe('prices', () => {
  it('are comparable across a split', async () => {
    const { rows, marks, isAdjusted, asOf } = await read(
      '/apids/companies/SPLT/prices?from=2026-06-23&to=2026-06-24',
      PriceSeriesSchema,
    )
    expect({ isAdjusted, asOf }).toEqual({ isAdjusted: true, asOf: '2026-11-20' })
    expect(rows.map(({ close, volume }) => ({ close, volume }))).toEqual([
      { close: 1_900, volume: 5_000 },
      { close: 1_900, volume: 5_000 },
    ])
    expect(marks).toEqual([
      { date: '2026-06-24', kind: 'split', factor: 0.2, amount: null, ratio: { old: 1, new: 5 } },
    ])
  })

  it('are as traded when asked for so', async () => {
    const { rows } = await read(
      '/apids/companies/SPLT/prices?from=2026-06-23&to=2026-06-24&adjusted=false',
      PriceSeriesSchema,
    )
    expect(rows.map(({ close, volume }) => [close, volume])).toEqual([
      [9_500, 1_000],
      [1_900, 5_000],
    ])
  })

  it('of a year end with the latest trading day of the market', async () => {
    const series = await read('/apids/companies/BANK/prices', PriceSeriesSchema)
    expect(series).toMatchObject({ range: '1Y', from: '2025-11-20', to: '2026-11-20', asOf: '2026-08-17' })
    expect(series.rows.at(-1)?.date).toBe('2026-08-17')
  })

  it('of all time begin with the first one', async () => {
    const series = await read('/apids/companies/SPLT/prices?range=max', PriceSeriesSchema)
    expect(series.from).toBe('2025-11-03')
    expect(series.rows).toHaveLength(275)
  })

  it('of a lone from or to reach to the latest day or back a year', async () => {
    expect(await read('/apids/companies/SPLT/prices?from=2026-11-02', PriceSeriesSchema)).toMatchObject({
      range: null,
      from: '2026-11-02',
      to: '2026-11-20',
    })
    expect(await read('/apids/companies/SPLT/prices?to=2026-02-28', PriceSeriesSchema)).toMatchObject({
      from: '2025-02-28',
      to: '2026-02-28',
    })
  })
})

describe('the company list', () => {
  it('counts sectors and boards whatever the filter is', async () => {
    const list = await read('/apids/companies?board=W', CompanyListSchema)
    expect(list.items.map(({ ticker }) => ticker)).toEqual(['RUGI'])
    expect(list.sectors.map(({ code, count }) => [code, count])).toEqual([
      ['D', 3],
      ['G', 1],
    ])
    expect(list.boards.map(({ code, count }) => [code, count])).toEqual([
      ['M', 3],
      ['W', 1],
    ])
    expect(list.asOf).toBe('2026-11-20')
  })

  it('finds part of a name in either language', async () => {
    for (const q of ['PERUSAHAAN spl', 'splt comp', 'plt']) {
      const { items } = await read(`/apids/companies?q=${encodeURIComponent(q)}`, CompanyListSchema)
      expect(items.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    }
  })

  it.each([
    ['-marketValue', ['SPLT', 'BANK', 'RUGI', 'BARU']],
    ['marketValue', ['RUGI', 'BANK', 'SPLT', 'BARU']],
    ['change', ['RUGI', 'BANK', 'SPLT', 'BARU']],
    ['-per', ['SPLT', 'BANK', 'BARU', 'RUGI']],
    ['-ticker', ['SPLT', 'RUGI', 'BARU', 'BANK']],
  ])('sorted by %s has rows without the figure last', async (sort, tickers) => {
    const { items } = await read(`/apids/companies?sort=${sort}`, CompanyListSchema)
    expect(items.map(({ ticker }) => ticker)).toEqual(tickers)
  })

  it('comes in pages', async () => {
    const list = await read('/apids/companies?page=2&pageSize=3', CompanyListSchema)
    expect(list).toMatchObject({ page: 2, pageSize: 3, pageCount: 2, total: 4 })
    expect(list.items.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect((await read('/apids/companies?page=9', CompanyListSchema)).items).toEqual([])
  })

  it('has a quote, thirty days and price ratios', async () => {
    const { items } = await read('/apids/companies?q=SPLT', CompanyListSchema)
    const [row] = items
    expect(row?.quote).toEqual({
      date: '2026-11-20',
      close: 1_920,
      change: 20,
      changePercent: expect.closeTo(1.0526, 4),
    })
    expect(row?.spark).toHaveLength(30)
    expect(row?.marketValue).toBe(15_360_000_000_000)
    // (480,000 + 390,000 − 350,000) million ÷ 8 billion shares = Rp65; 1,920 ÷ 65.
    expect(row?.per).toBeCloseTo(29.538, 3)
    // Rp150 for one share before the split is Rp30 for one of today.
    expect(row?.dividendYield).toBeCloseTo(1.5625, 4)
  })

  it('shows new data as soon as the feed tells of it', async () => {
    const marketValueOfBank = async () =>
      (await read('/apids/companies?q=BANK', CompanyListSchema)).items[0]?.marketValue
    const before = await marketValueOfBank()
    const listed = (listedShares: number) =>
      service.database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('companies')
          .set({ listedShares })
          .where('ticker', '=', 'BANK')
          .execute()
        await writeChange(transaction, ['company:BANK'])
      })
    await listed(2_000_000_000)
    expect(await marketValueOfBank()).toBe(8_000_000_000_000)
    await listed(1_000_000_000)
    expect(await marketValueOfBank()).toBe(before)
  })
})

describe('a company', () => {
  it('without profit has no price-earnings ratio', async () => {
    const { keyRatios } = await read('/apids/companies/RUGI', CompanySchema)
    expect(keyRatios.per).toBe('notMeaningful')
    expect(keyRatios.payout).toBe('notMeaningful')
    expect(keyRatios.npm).toBeLessThan(0)
  })

  it('has the range of adjusted prices', async () => {
    const { latestPrice } = await read('/apids/companies/SPLT', CompanySchema)
    expect(latestPrice?.high52Weeks).toBeCloseTo(1_958.4, 6)
    expect(latestPrice?.low52Weeks).toBeCloseTo(1_862, 6)
    expect(latestPrice?.previousClose).toBe(1_900)
    expect(latestPrice?.averageVolume).toBe(5_000)
  })

  it('names what comes next that has not been cancelled', async () => {
    const { nextAction } = await read('/apids/companies/SPLT', CompanySchema)
    expect(nextAction?.id).toBe('splt-bonus-2026')
    expect((await read('/apids/companies/RUGI', CompanySchema)).nextAction).toBeNull()
  })

  it('has its people, owners and history, newest first', async () => {
    const company = await read('/apids/companies/SPLT', CompanySchema)
    expect(company.management.commissioners.map(({ name }) => name)).toEqual(['Belaquo'])
    expect(company.management.directors.map(({ name }) => name)).toEqual(['Cendravi'])
    expect(company.shareholders.reduce((sum, { shares }) => sum + shares, 0)).toBe(company.listedShares)
    expect(company.stockHistory.map(({ event }) => event)).toEqual(['stockSplit', 'ipo'])
    expect(company.newsCount).toBe(5)
    expect(company.latestPeriod).toEqual({ year: 2026, months: 9, end: '2026-09-30', isRestated: false })
  })

  it('that was never traded and has filed nothing says so', async () => {
    const company = await read('/apids/companies/BARU', CompanySchema)
    expect(company).toMatchObject({ latestPrice: null, marketValue: null, latestPeriod: null })
    expect(new Set(Object.values(company.keyRatios))).toEqual(new Set(['missing']))
  })

  it('whose trading has stopped says since when', async () => {
    const { suspension, latestPrice } = await read('/apids/companies/BANK', CompanySchema)
    expect(suspension?.since).toBe('2026-08-18')
    expect(latestPrice?.date).toBe('2026-08-17')
  })
})

describe('statements', () => {
  it('show the latest interim period, the same a year before and the last three full years', async () => {
    const { columns, lines } = await read(
      '/apids/companies/SPLT/statements?kind=profit-loss',
      StatementsSchema,
    )
    expect(columns.map(({ year, months }) => [year, months])).toEqual([
      [2026, 9],
      [2025, 9],
      [2025, 12],
      [2024, 12],
      [2023, 12],
    ])
    expect(columns.map(({ isRestated }) => isRestated)).toEqual([false, false, false, true, false])
    const profit = lines.find(({ key }) => key === 'parentProfit')
    expect(profit?.values).toEqual([390_000, 350_000, 480_000, 450_000, 420_000])
    expect(lines.find(({ key }) => key === 'netProfit')?.isTotal).toBe(true)
    expect(lines.filter(({ isPerShare }) => isPerShare).map(({ key }) => key)).toEqual(['eps'])
    expect(lines.some(({ key }) => key === 'weightedShares')).toBe(false)
  })

  it('as filed are all there', async () => {
    const { columns } = await read(
      '/apids/companies/SPLT/statements?kind=profit-loss&period=quarterly',
      StatementsSchema,
    )
    expect(columns.map(({ year }) => year)).toEqual([2026, 2025, 2025, 2024, 2023, 2022])
  })
})

describe('ratios', () => {
  it('count figures for one share in the shares of today', async () => {
    const { lines, columns } = await read('/apids/companies/SPLT/ratios', RatiosSchema)
    const eps = lines.find(({ key }) => key === 'eps')?.values
    const fullYear = columns.findIndex(({ year, months }) => year === 2025 && months === 12)
    // Rp480,000 million on 1.6 billion shares before the split 1:5: Rp300, in shares of today Rp60.
    expect(eps?.[fullYear]).toBe(60)
    expect(eps?.[0]).toBe(48.75)
  })

  it('of a past column use the last price of that period', async () => {
    const { lines } = await read('/apids/companies/SPLT/ratios', RatiosSchema)
    const per = lines.find(({ key }) => key === 'per')?.values
    // 9,500 ÷ 300 at the end of 2025; there is no price of 2024.
    expect(per?.slice(2, 4)).toEqual([expect.closeTo(31.6667, 4), 'missing'])
  })

  it('of a bank are those of banks', async () => {
    const { lines } = await read('/apids/companies/BANK/ratios', RatiosSchema)
    const keys = lines.map(({ key }) => key)
    expect(keys).toContain('casa')
    expect(keys).not.toContain('currentRatio')
    expect(lines.find(({ key }) => key === 'npl')?.values).toEqual([2, 2, 2])
  })
})

describe('peers', () => {
  it('compare the latest period that all have, the subject first', async () => {
    const peers = await read('/apids/companies/RUGI/peers', PeersSchema)
    expect(peers.group).toEqual({ kind: 'subSector', name: { id: 'Makanan', en: 'Food' }, count: 3 })
    expect(peers.period).toMatchObject({ year: 2025, months: 12 })
    expect(peers.rows.map(({ ticker, isSubject }) => [ticker, isSubject])).toEqual([
      ['RUGI', true],
      ['SPLT', false],
      ['BARU', false],
    ])
    const per = peers.metrics.findIndex(({ key }) => key === 'per')
    expect(peers.rows[0]?.values[per]).toBe('notMeaningful')
    // Only SPLT has a meaningful one: 1,920 ÷ 60.
    expect(peers.medians[per]).toBe(32)
  })

  it('of a bank alone in its sub-sector are of its sector, with the ratios of banks', async () => {
    const peers = await read('/apids/companies/BANK/peers', PeersSchema)
    expect(peers.group).toMatchObject({ kind: 'sector', count: 1 })
    expect(peers.metrics.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['per', 'nim', 'ldr', 'npl', 'car']),
    )
  })
})

describe('corporate actions', () => {
  it('ahead come first and soonest first, then the past ones latest first', async () => {
    const { items, counts, today, total } = await read('/apids/corporate-actions', CorporateActionListSchema)
    expect(items.map(({ id, isAhead }) => [id, isAhead])).toEqual([
      ['splt-meeting-cancelled', true],
      ['splt-bonus-2026', true],
      ['baru-ipo', true],
      ['splt-split-2026', false],
      ['splt-dividend-2025', false],
    ])
    expect({ today, total }).toEqual({ today: '2026-11-21', total: 5 })
    expect(counts).toEqual({ dividend: 1, bonus: 1, ipo: 1, 'general-meeting': 1, 'stock-merge-split': 1 })
  })

  it('of one kind are counted among all kinds of the company', async () => {
    const list = await read(
      '/apids/corporate-actions?ticker=splt&kind=dividend&pageSize=1',
      CorporateActionListSchema,
    )
    expect(list).toMatchObject({ total: 1, pageCount: 1 })
    expect(list.counts.ipo).toBe(0)
    expect(list.counts.bonus).toBe(1)
    // Rp150 on the close of 8 May, Rp9,500.
    expect(list.items[0]).toMatchObject({ kind: 'dividend', yieldAtCum: expect.closeTo(1.5789, 4) })
  })

  it('of an offering multiply price and shares', async () => {
    const { items } = await read('/apids/companies/BARU/corporate-actions', CorporateActionListSchema)
    expect(items[0]).toMatchObject({
      proceeds: 60_000_000_000,
      board: { code: 'D' },
      sector: { code: 'D' },
    })
  })
})

describe('news', () => {
  it('comes newest first, in one language when asked', async () => {
    const all = await read('/apids/companies/SPLT/news?pageSize=2', CompanyNewsListSchema)
    expect(all.items.map(({ id }) => id)).toEqual(['splt-5', 'splt-4'])
    expect(all).toMatchObject({ total: 5, pageCount: 3 })
    const english = await read('/apids/companies/SPLT/news?locale=en', CompanyNewsListSchema)
    expect(english.items.map(({ id }) => id)).toEqual(['splt-5', 'splt-3', 'splt-1'])
  })

  it('is found by the slug of either language, with three others', async () => {
    const inIndonesian = await read('/apids/companies/SPLT/news/berita-3', CompanyNewsSchema)
    expect(await read('/apids/companies/SPLT/news/news-3', CompanyNewsSchema)).toEqual(inIndonesian)
    expect(inIndonesian.related.map(({ id }) => id)).toEqual(['splt-5', 'splt-4', 'splt-2'])
    expect(await read('/apids/news/news-3', NewsOwnerSchema)).toEqual({
      ticker: 'SPLT',
      translations: { id: 'berita-3', en: 'news-3' },
    })
  })
})

describe('the snapshot', () => {
  it('has who rose and fell on the latest trading day', async () => {
    const snapshot = await read('/apids/snapshot', SnapshotSchema)
    expect(snapshot.gainers.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect(snapshot.losers.map(({ ticker }) => ticker)).toEqual(['RUGI'])
    expect(snapshot.featured.map(({ ticker }) => ticker)).toEqual(['SPLT'])
    expect(snapshot.asOf).toBe('2026-11-20')
  })

  it('draws a year of the index with about sixty points up to the latest', async () => {
    const { index } = await read('/apids/snapshot', SnapshotSchema)
    expect(index).toMatchObject({ date: '2026-11-20', value: 7_274, change: 1 })
    expect(index?.series.length).toBeGreaterThan(45)
    expect(index?.series.length).toBeLessThanOrEqual(60)
    expect(index?.series.at(-1)).toEqual({ date: '2026-11-20', value: 7_274 })
  })
})

describe('the description', () => {
  const DescriptionSchema = v.object({
    openapi: v.literal('3.1.0'),
    paths: v.record(v.string(), v.object({ get: v.object({ operationId: v.string() }) })),
    components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
  })

  it('lists every route', async () => {
    const { paths } = await read('/apids/openapi.json', DescriptionSchema)
    const expected = resources.map(({ path }) => `/apids${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(Object.keys(paths).toSorted()).toEqual([...expected, '/apids/changes'].toSorted())
    const operations = Object.values(paths).map((path) => path.get.operationId)
    expect(new Set(operations).size).toBe(operations.length)
  })

  it('refers to nothing that it does not have', async () => {
    const text = await (await get('/apids/openapi.json')).text()
    const { components } = v.parse(DescriptionSchema, JSON.parse(text))
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference))
    expect(references.size).toBeGreaterThan(20)
    for (const reference of references) {
      expect(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)).toContain(
        reference,
      )
    }
  })

  it('has a page that loads nothing from elsewhere', async () => {
    const response = await get('/apids/docs')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('/apids/companies/{ticker}/prices')
    expect(page).not.toMatch(/<script|src=|https?:\/\//)
  })
})

describe('health', () => {
  it('says that it lives and is ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' })
  })
})
