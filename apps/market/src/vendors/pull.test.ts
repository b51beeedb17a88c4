import { beforeEach, describe, expect, it } from 'vitest'
import { useImports } from '#market/import/import-files.fixture.ts'
import { importVendorRecords } from './import-vendor-records.ts'
import { type PullOutcome, pull } from './pull.ts'
import { vendorServer } from './vendor-server.fixture.ts'
import { createVendor } from './vendors.ts'

const server = vendorServer()
const imports = useImports()
let log: string[]
beforeEach(async () => {
  log = []
  const filled = ['prices', 'corporateActions', 'indices'] as const
  await imports.clear(...filled, 'vendorCalls', 'vendorProgress', 'vendorUnlisted')
})

const bar = (date: string, close = 4120) => {
  const prices = { open: close, high: close, low: close, close, adjusted_close: close / 5 }
  return { date, ...prices, volume: 500 }
}
const tickers = ['BQNS', 'GDVN']
const success = (results: unknown) => ({ status: 'success', message: 'ok', data: { results } })

async function pulled(
  lastDay: string,
  { vendor = 'eodhd', callsPerDay = 10_000 }: { vendor?: 'eodhd' | 'goapi'; callsPerDay?: number } = {},
): Promise<PullOutcome> {
  const { database } = imports
  const settings = {
    MARKET_VENDOR: vendor,
    MARKET_VENDOR_KEY: 'key',
    MARKET_VENDOR_CALLS_PER_DAY: callsPerDay,
    MARKET_VENDOR_URL: server.url,
  }
  const source = createVendor(settings, database, new AbortController().signal, { firstDelayMs: 1 })
  const write = (message: string) => log.push(message)
  return pull({
    database,
    vendor: source.vendor,
    lastDay,
    since: '2026-11-17',
    log: write,
    callsLeft: () => source.quota.left(),
    importRecords: (name, records) =>
      importVendorRecords(database, { name, records, leftOut: source.leftOut, lastDay, log: write }),
  })
}

/** EODHD with these trading days, on which both companies trade. */
function eodhdHas(days: readonly string[]) {
  const inRange = (query: URLSearchParams) =>
    days.filter((day) => day >= (query.get('from') ?? '') && day <= (query.get('to') ?? '9'))
  server.jsonBy('/eod/JKSE.INDX', (query) => inRange(query).map((day) => bar(day, 7000)))
  for (const ticker of tickers) {
    server.jsonBy(`/eod/${ticker}.JK`, (query) => inRange(query).map((day) => bar(day)))
    server.json(`/splits/${ticker}.JK`, [])
    server.json(`/div/${ticker}.JK`, [])
  }
  server.jsonBy('/eod-bulk-last-day/JK', (query) => {
    const date = query.get('date') ?? ''
    if (query.has('type') || !days.includes(date)) return []
    return [...tickers, 'ZZZZ', 'BQNS-W'].map((code) => ({ code, ...bar(date) }))
  })
}

const listRows = async (query: string) => (await imports.runSql(query)).map((row) => row.join(' ')).toSorted()
const stored = () => listRows('select ticker, day, close from prices')
const indexValues = () => listRows('select day, value from index_values')

describe('a pull', () => {
  it('fills an empty site, then adds a day with one list for all companies', async () => {
    eodhdHas(['2026-11-17', '2026-11-18'])
    expect(await pulled('2026-11-18')).toBe('complete')
    expect(await stored()).toEqual([
      'BQNS 2026-11-17 4120',
      'BQNS 2026-11-18 4120',
      'GDVN 2026-11-17 4120',
      'GDVN 2026-11-18 4120',
    ])
    expect(await indexValues()).toEqual(['2026-11-17 7000', '2026-11-18 7000'])
    eodhdHas(['2026-11-17', '2026-11-18', '2026-11-19'])
    const before = server.requests.length
    expect(await pulled('2026-11-19')).toBe('complete')
    expect(server.requests.slice(before)).toEqual([
      '/eod/JKSE.INDX?from=2026-11-19&to=2026-11-19',
      '/eod-bulk-last-day/JK?date=2026-11-19&type=splits',
      '/eod-bulk-last-day/JK?date=2026-11-19',
      '/eod-bulk-last-day/JK?date=2026-11-19&type=dividends',
    ])
    expect(await stored()).toContain('GDVN 2026-11-19 4120')
    expect(await pulled('2026-11-19')).toBe('complete')
    expect(server.requests).toHaveLength(before + 4)
  })

  it('waits for a day that the vendor does not have yet', async () => {
    eodhdHas(['2026-11-17'])
    await pulled('2026-11-17')
    expect(await pulled('2026-11-18')).toBe('waiting')
    expect(log.at(-1)).toBe('EODHD has no prices after 2026-11-17 yet.')
    eodhdHas(['2026-11-17', '2026-11-18'])
    expect(await pulled('2026-11-18')).toBe('complete')
    expect(await stored()).toContain('BQNS 2026-11-18 4120')
  })

  it('imports nothing of a day with half a list', async () => {
    eodhdHas(['2026-11-17'])
    await pulled('2026-11-17')
    eodhdHas(['2026-11-17', '2026-11-18'])
    const [first = ''] = tickers
    server.jsonBy('/eod-bulk-last-day/JK', (query) =>
      query.has('type') ? [] : [{ code: first, ...bar('2026-11-18') }],
    )
    expect(await pulled('2026-11-18')).toBe('failed')
    expect(log.at(-1)).toBe(
      'EODHD lists 1 bars on 2026-11-18, and the day before has 2: the list is incomplete, so nothing of that day is imported. What was pulled before is imported.',
    )
    expect(await stored()).toEqual(['BQNS 2026-11-17 4120', 'GDVN 2026-11-17 4120'])
  })

  it('stops when the calls of a day are used up, and continues there', async () => {
    eodhdHas(['2026-11-17'])
    // One for the trading days, three for the first company, and too few for the second.
    expect(await pulled('2026-11-17', { callsPerDay: 5 })).toBe('usedUp')
    expect(await stored()).toEqual(['BQNS 2026-11-17 4120'])
    expect(log).toEqual([
      'Whole days need 300 calls and 4 are left, so companies are pulled one by one.',
      'History of 1 companies, 1 bars.',
      '0 of the 5 calls of today are left (MARKET_VENDOR_CALLS_PER_DAY), 1 are needed. The next pull continues here.',
    ])
    await imports.clear('vendorCalls')
    server.requests.length = 0
    expect(await pulled('2026-11-17', { callsPerDay: 5 })).toBe('complete')
    expect(server.requests).not.toContainEqual(expect.stringContaining('BQNS'))
    expect(await stored()).toEqual(['BQNS 2026-11-17 4120', 'GDVN 2026-11-17 4120'])
    expect(await imports.runSql('select calls from vendor_calls')).toEqual([[3]])
  })

  it('leaves stored prices and actions to their source', async () => {
    await imports.importFiles({
      'prices.csv': 'ticker,date,open,high,low,close,volume\nBQNS,2026-11-18,4000,4000,4000,4000,100\n',
    })
    eodhdHas(['2026-11-17', '2026-11-18', '2026-11-19'])
    expect(await pulled('2026-11-19')).toBe('complete')
    expect(await stored()).toEqual([
      'BQNS 2026-11-18 4000',
      'BQNS 2026-11-19 4120',
      'GDVN 2026-11-17 4120',
      'GDVN 2026-11-18 4120',
      'GDVN 2026-11-19 4120',
    ])
  })

  it('leaves the values and name of a stored index to their source', async () => {
    await imports.importFiles({
      'indices.csv': 'code,name,date,value\nCOMPOSITE,Jakarta Composite,2026-11-18,7251.054\n',
    })
    eodhdHas(['2026-11-17', '2026-11-18', '2026-11-19'])
    await pulled('2026-11-18')
    await pulled('2026-11-19')
    expect(await imports.runSql('select name from indices')).toEqual([['Jakarta Composite']])
    expect(await indexValues()).toEqual(['2026-11-17 7000', '2026-11-18 7251.054', '2026-11-19 7000'])
  })

  it('leaves out a company of which the vendor sends garbage', async () => {
    eodhdHas(['2026-11-17'])
    server.json('/eod/BQNS.JK', { error: 'no data' })
    expect(await pulled('2026-11-17', { callsPerDay: 100 })).toBe('complete')
    expect(log).toContainEqual(expect.stringMatching(/^EODHD sent unexpected data .* BQNS is left out\.$/))
    expect(await stored()).toEqual(['GDVN 2026-11-17 4120'])
  })

  it('leaves out and names rows that are impossible or unreadable', async () => {
    eodhdHas(['2026-11-17', '2026-11-18'])
    server.json('/eod/BQNS.JK', [{ ...bar('2026-11-17'), high: 1 }, bar('2026-11-18'), { close: 1 }])
    server.json('/div/BQNS.JK', [null])
    expect(await pulled('2026-11-18', { callsPerDay: 100 })).toBe('complete')
    expect(log.join('\n')).toContain('EODHD history, BQNS, column high: 1 is below low 4120')
    expect(log.join('\n')).toMatch(
      /EODHD history: EODHD sent unexpected data \(\/eod\/BQNS\.JK, row 3\): date: /,
    )
    expect(log.join('\n')).toContain('(/div/BQNS.JK, row 1): ')
    expect(await stored()).toContain('BQNS 2026-11-18 4120')
  })

  it('fails with the reason if the database rejects a value', async () => {
    await imports.runSql('alter table prices add constraint below_a_million check (close < 1e6)')
    eodhdHas(['2026-11-17'])
    server.json('/eod/BQNS.JK', [bar('2026-11-17', 2_000_000)])
    expect(await pulled('2026-11-17', { callsPerDay: 100 })).toBe('failed')
    expect(log.at(-1)).toMatch(
      /^Nothing was imported:\n {2}prices\.csv: the database refuses it: .*below_a_million/,
    )
    await imports.runSql('alter table prices drop constraint below_a_million')
  })

  it('imports dividends and splits without the values that vendors do not know', async () => {
    eodhdHas(['2026-11-17', '2026-11-18'])
    server.json('/eod/BQNS.JK', [bar('2026-11-17', 5_000), bar('2026-11-18', 1_000)])
    server.json('/splits/BQNS.JK', [{ date: '2026-11-18', split: '5.000000/1.000000' }])
    const dates = { date: '2026-11-18', recordDate: '2026-11-19', paymentDate: '2026-12-04' }
    server.json('/div/GDVN.JK', [{ ...dates, currency: 'IDR', unadjustedValue: '12.5' }])
    await pulled('2026-11-18', { callsPerDay: 100 })
    const first = `ticker = 'BQNS' and day = '2026-11-17'`
    expect(await imports.runSql(`select volume, adjustment_factor from prices where ${first}`)).toEqual([
      [100, 0.2],
    ])
    const response = await imports.app.request('/apids/corporate-actions?pageSize=5')
    expect(await response.json()).toMatchObject({
      items: [
        {
          id: 'GDVN-dividend-2026-11-18',
          status: 'ongoing',
          type: null,
          bookYear: null,
          amountPerShare: 12.5,
        },
        { id: 'BQNS-split-2026-11-18', status: 'completed', ratioOld: 1, ratioNew: 5, parBefore: null },
      ],
    })
  })

  it('adds a day of GoAPI, whose gaps are filled company by company', async () => {
    const goapiHas = (days: readonly string[]) => {
      for (const symbol of tickers)
        server.jsonBy(`/${symbol}/historical`, (query) =>
          success(
            days
              .filter((day) => day >= (query.get('from') ?? '') && day <= (query.get('to') ?? ''))
              .map((day) => ({ symbol, ...bar(day) })),
          ),
        )
      const latest = days.at(-1) ?? ''
      server.jsonBy('/prices', (query) =>
        success((query.get('symbols') ?? '').split(',').map((symbol) => ({ symbol, ...bar(latest) }))),
      )
      server.json('/indices', success([{ symbol: 'COMPOSITE', close: '7251.054' }]))
      server.json('/companies', success(tickers.map((symbol) => ({ symbol }))))
    }
    goapiHas(['2026-11-17'])
    expect(await pulled('2026-11-17', { vendor: 'goapi' })).toBe('complete')
    goapiHas(['2026-11-17', '2026-11-18'])
    server.requests.length = 0
    expect(await pulled('2026-11-18', { vendor: 'goapi' })).toBe('complete')
    expect(server.requests).toEqual([
      '/BQNS/historical?from=2026-11-18&to=2026-11-18',
      '/prices?symbols=BQNS',
      '/prices?symbols=BQNS%2CGDVN',
      '/indices',
      '/companies',
    ])
    goapiHas(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
    expect(await pulled('2026-11-20', { vendor: 'goapi' })).toBe('complete')
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
    expect(await stored()).toEqual(tickers.flatMap((ticker) => days.map((day) => `${ticker} ${day} 4120`)))
  })

  it('requests the profile of a company without a listing date once a week', async () => {
    server.json('/companies', success([{ symbol: 'NODT' }]))
    server.json('/NODT/profile', {
      status: 'success',
      data: { symbol: 'NODT', name: 'PT Tanpa Tanggal Tbk' },
    })
    for (const symbol of tickers) server.json(`/${symbol}/historical`, success([]))
    for (const day of ['2026-11-10', '2026-11-11', '2026-11-17']) await pulled(day, { vendor: 'goapi' })
    expect(server.requests.filter((path) => path === '/NODT/profile')).toHaveLength(2)
    expect(log.join('\n')).toContain('the listing date of NODT is unknown')
  })

  it('adds companies that are new at GoAPI, with their history', async () => {
    server.json('/companies', success([{ symbol: 'BADC' }, { symbol: 'NWCO' }]))
    server.json('/BADC/profile', { status: 'success', data: { symbol: 'BADC', name: null } })
    server.json('/NWCO/profile', {
      status: 'success',
      data: {
        symbol: 'NWCO',
        name: 'PT Contoh Baru Tbk',
        sector_name: 'Energi',
        ipo_listing_date: '2026-11-18',
      },
    })
    for (const symbol of tickers) server.json(`/${symbol}/historical`, success([]))
    server.json('/NWCO/historical', success([{ symbol: 'NWCO', ...bar('2026-11-18') }]))
    expect(await pulled('2026-11-18', { vendor: 'goapi' })).toBe('complete')
    expect(await imports.company('NWCO')).toMatchObject({
      name: { id: 'PT Contoh Baru Tbk', en: 'PT Contoh Baru Tbk' },
      sector: { code: 'A' },
      listedShares: null,
    })
    expect(log).toContainEqual(expect.stringMatching(/^GoAPI sent unexpected data .* BADC is left out\.$/))
    expect(await stored()).toEqual(['NWCO 2026-11-18 4120'])
    expect(server.requests).toContain('/NWCO/historical?from=2026-11-18&to=2026-11-18')
    await imports.runSql(`delete from companies where ticker = 'NWCO'`)
  })
})
