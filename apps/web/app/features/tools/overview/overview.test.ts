import { describe, expect, it } from 'vitest'
import { formatRupiah } from '#app/i18n/format.ts'
import { dividend } from '#app/market/sample-actions.fixture.ts'
import { allTools } from '../all-tools.server.ts'
import { fees, open, siteIn } from '../market-tools.fixture.ts'
import { findExampleTicker } from './example-share.server.ts'
import { loadOverview } from './load-overview.server.ts'

const today = '2026-11-26'

const quoted = (ticker: string, date = '2026-11-25', close = 4120) => ({
  ticker,
  slug: ticker.toLowerCase(),
  shortName: ticker,
  quote: { date, close, change: 0, changePercent: 0 },
  spark: [],
})

const snapshot = {
  featured: [quoted('SUSP'), quoted('BQNS')],
  gainers: [quoted('OLDQ', '2026-11-20'), quoted('RSVK')],
  losers: [],
  asOf: '2026-11-25',
}

const suspended = {
  board: { code: 'M' },
  latestPrice: { date: '2026-11-25', close: 98 },
  suspension: { since: '2026-11-26' },
}

function overviewSite(locale: 'id' | 'en' = 'id', market = {}) {
  const site = siteIn(locale, {
    company: async (ticker) => {
      if (ticker === 'SUSP') return suspended
      return ['BQNS', 'RSVK'].includes(ticker)
        ? { board: { code: 'M' }, latestPrice: { date: '2026-11-25', close: 4280 } }
        : null
    },
  })
  const overview = {
    snapshot: async () => snapshot,
    corporateActions: async () => ({ items: [{ ...dividend, ticker: 'RSVK', isAhead: true }] }),
    screener: async () => ({
      total: 7,
      boards: [{ code: 'M' as const, name: { id: 'Utama', en: 'Main' }, count: 40 }],
    }),
    ...market,
  }
  return { ...site, market: { ...site.market, ...overview } }
}

const down = () => Promise.reject(new Error('unavailable'))
const unavailable = {
  snapshot: down,
  corporateActions: down,
  screener: down,
  company: down,
  companyActions: down,
}

async function listRows(query = '', site = overviewSite()) {
  const { groups, ...overview } = await loadOverview(site, new URLSearchParams(query))
  return { ...overview, rows: groups.flatMap(({ rows }) => rows) }
}

describe('findExampleTicker', () => {
  it.each([
    { name: 'the share with a dividend ahead', market: {}, ticker: 'RSVK' },
    {
      name: 'the first traded share that is not suspended, without a dividend ahead',
      market: {
        corporateActions: async () => ({ items: [{ ...dividend, ticker: 'RSVK', isAhead: false }] }),
      },
      ticker: 'BQNS',
    },
    { name: 'it, too, while dividends are unavailable', market: { corporateActions: down }, ticker: 'BQNS' },
    {
      name: 'no share with a dividend ahead that is suspended',
      market: { corporateActions: async () => ({ items: [{ ...dividend, ticker: 'SUSP', isAhead: true }] }) },
      ticker: 'BQNS',
    },
    {
      name: 'no share whose dividend has no amount',
      market: {
        corporateActions: async () => ({
          items: [{ ...dividend, ticker: 'RSVK', isAhead: true, amountPerShare: null }],
        }),
      },
      ticker: 'BQNS',
    },
    { name: 'none while the market service is unavailable', market: { snapshot: down }, ticker: null },
  ])('is $name', async ({ market, ticker }) => {
    expect(await findExampleTicker(overviewSite('id', market), today)).toBe(ticker)
  })
})

describe('the overview', () => {
  const all = Object.values(allTools)

  it.each(['id', 'en'] as const)('has the result of the linked page in every row in %s', async (locale) => {
    const { rows } = await listRows('', overviewSite(locale))
    const byTitle = new Map(rows.map(({ to, ...row }) => [to.replace(/\?.*/, ''), { to, ...row }]))
    for (const load of all) {
      const tool = await load()
      const page = await open(tool, '', siteIn(locale))
      const row = byTitle.get(page.head.paths[locale] ?? '')
      const linked = await open(tool, row?.to.replace(/.*\?|[^?]*$/, '') ?? '', overviewSite(locale))
      const costs = linked.outcome?.receipts?.map(({ cost }) => formatRupiah(locale, cost.costs)) ?? []
      expect(linked.form.errors).toEqual([])
      // No default ticker: a share with gains would be an advertisement.
      expect([tool.page === 'whatIf' ? '' : linked.outcome?.main.value, ...costs]).toContain(row?.value)
      expect(JSON.stringify(row)).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  it.each([
    { query: 'ticker=bqns', ticker: 'BQNS' },
    { query: '', ticker: 'RSVK' },
    { query: 'ticker=', ticker: 'RSVK' },
  ])('has an example of the share of "$query"', async ({ query, ticker }) => {
    expect((await listRows(query)).rows[0]).toMatchObject({
      example: `Kamis, 26 Nov, order ${ticker} diterima antara`,
      value: 'Rp3.640 – Rp5.350',
      basis: 'dari Rp4.280',
    })
  })

  it('names the day after the close of today', async () => {
    const site = { ...overviewSite(), now: new Date('2026-11-25T12:00:00Z') }
    expect((await listRows('ticker=BQNS', site)).rows[0]?.example).toContain('Kamis, 26 Nov')
  })

  it.each([
    { query: 'ticker=ZZZZ', error: 'Kode ZZZZ tidak ada di data pasar kami.' },
    { query: 'ticker=BQNS-W', error: 'Masukkan empat atau lima huruf, misalnya BQNS.' },
  ])('rejects $query at its field, keeps it, and shows the usual share', async ({ query, error }) => {
    const overview = await listRows(query)
    expect(overview).toMatchObject({ error, typed: query.replace('ticker=', ''), ticker: 'RSVK' })
  })

  it('gives no price of a suspended share, but the reason, and its dividend', async () => {
    const { rows } = await listRows('ticker=SUSP')
    const [limits, costs, average, margin, net, action] = rows
    for (const { example, value } of [limits, costs, average, margin, action].flatMap((row) => row ?? [])) {
      expect(example).toContain('Perdagangan SUSP dihentikan sejak 26 November 2026')
      expect(value).toBe('')
    }
    expect(net?.value).toBe('Rp55.800')
  })

  it('has no number of a share, but the reason, while the market service is unavailable', async () => {
    const { rows } = await listRows('', overviewSite('id', unavailable))
    const explained = rows.filter(({ example }) => example === 'Data pasar sedang tidak tersedia.')
    expect(explained).toHaveLength(7)
    expect(explained.every(({ value }) => value === '')).toBe(true)
  })

  it.each([
    {
      name: 'that announced none',
      companyActions: async () => ({ items: [] }),
      example: 'Belum ada dividen tunai BQNS di data kami.',
    },
    {
      name: 'whose dividends are unavailable',
      companyActions: down,
      example: 'Dividen BQNS sedang tidak dapat dimuat.',
    },
    {
      name: 'whose dividend in dollars has no rate',
      companyActions: async () => ({ items: [{ ...dividend, currency: 'USD' as const }] }),
      example: 'Kurs untuk dividen BQNS tidak ada di data kami.',
    },
  ])('says why there is no dividend of a share $name', async ({ companyActions, example }) => {
    const { rows } = await listRows('ticker=BQNS', overviewSite('id', { companyActions }))
    expect(rows.find(({ to }) => to.includes('dividen'))).toMatchObject({ example, value: '' })
  })

  it.each([
    {
      name: 'without a price',
      company: async () => ({ board: { code: 'M' }, latestPrice: null }),
      dividends: { value: 'Rp55.800' },
    },
    {
      name: 'while its data is unavailable',
      company: down,
      dividends: { example: 'Dividen BQNS sedang tidak dapat dimuat.' },
    },
  ])('asks for no entry of a share $name', async ({ company, dividends }) => {
    const { rows } = await listRows('ticker=BQNS', overviewSite('id', { company }))
    const [limits, costs, average, margin, net, action] = rows
    for (const row of [limits, costs, average, margin, action]) {
      expect(row).toMatchObject({ example: 'Harga terakhir BQNS tidak tersedia.', value: '' })
    }
    expect(net).toMatchObject(dividends)
  })

  it('says that a share without a price is suspended', async () => {
    const company = async () => ({ ...suspended, latestPrice: null })
    const { rows } = await listRows('ticker=SUSP', overviewSite('id', { company }))
    expect(rows[0]?.example).toBe(
      'Perdagangan SUSP dihentikan sejak 26 November 2026: bursa tidak menerima order saham ini.',
    )
  })

  it('blames no fees for a price that is off the tick', async () => {
    const company = async () => ({
      board: { code: 'M' },
      latestPrice: { date: '2026-11-25', close: 4281 },
    })
    const { rows } = await listRows('ticker=BQNS', overviewSite('id', { company }))
    for (const row of rows.slice(0, 2)) {
      expect(row).toMatchObject({ example: 'Contoh ini tidak dapat dihitung.', value: '' })
    }
  })

  it.each([
    { name: 'while they are unavailable', published: down, example: 'Biaya kami sedang tidak tersedia.' },
    {
      name: 'before they are published',
      published: async () => [],
      example: 'Biaya kami belum tersedia di situs ini.',
    },
    {
      name: 'before they are in force',
      published: async () => fees.map((fee) => ({ ...fee, validFrom: '2027-01-04' })),
      example: 'Tidak ada biaya yang berlaku hari ini.',
    },
  ])('has no cost without fees, $name', async ({ published, example }) => {
    const site = overviewSite()
    const noFees = { ...site, content: { ...site.content, fees: published } }
    const { rows } = await listRows('ticker=BQNS', noFees)
    expect(rows[1]).toMatchObject({ example, value: '' })
  })

  it.each(['x'.repeat(5000), 'é'.repeat(81)])('keeps no more than its field takes', async (text) => {
    const { typed } = await listRows(new URLSearchParams({ ticker: text }).toString())
    expect(typed).toBe(text.slice(0, 80))
  })

  it('counts the shares that the screener finds today', async () => {
    const { rows } = await listRows()
    expect(rows.find(({ to }) => to.includes('perMax=15'))).toMatchObject({
      value: '7 saham',
      basis: 'dari 40',
    })
  })
})
