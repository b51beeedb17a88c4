import { describe, expect, it } from 'vitest'
import { goapi } from './goapi.ts'
import { vendorServer } from './vendor-server.fixture.ts'

const server = vendorServer()
const vendor = () => goapi(server.calls({ name: 'GoAPI' }))
const success = (results: unknown[]) => ({ status: 'success', message: 'ok', data: { results } })
const figures = { open: '4050', high: 4130, low: 4030, close: '4120', volume: 83222200 }
const price = { symbol: 'BQNS', date: '2026-11-20', ...figures }

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('GoAPI', () => {
  it('has the history of a company in calls of at most a year, oldest first', async () => {
    server.jsonBy('/BQNS/historical', (query) =>
      success([
        { ...price, date: query.get('to') },
        { ...price, date: query.get('from') },
        // Outside of what was requested.
        { ...price, date: '2020-01-02' },
      ]),
    )
    const records = await vendor().history('BQNS', { from: '2025-01-01', to: '2026-01-02' })
    expect(server.requests).toEqual([
      '/BQNS/historical?from=2025-01-01&to=2025-12-31',
      '/BQNS/historical?from=2026-01-01&to=2026-01-02',
    ])
    const bar = '4050 4130 4030 4120 83222200'
    expect(records.map(({ table, cells }) => [table, ...Object.values(cells)].join(' '))).toEqual([
      `prices BQNS 2025-01-01 ${bar}`,
      `prices BQNS 2025-12-31 ${bar}`,
      `prices BQNS 2026-01-01 ${bar}`,
      `prices BQNS 2026-01-02 ${bar}`,
    ])
  })

  it('has the latest day whole, without prices of other days, and the indices', async () => {
    const tickers = Array.from(
      { length: 60 },
      (_, index) => `T${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}X`,
    )
    server.jsonBy('/prices', (query) =>
      success(
        (query.get('symbols') ?? '').split(',').map((symbol) => ({
          ...price,
          symbol,
          date: symbol === tickers[0] ? '2026-10-02' : '2026-11-20',
        })),
      ),
    )
    server.json(
      '/indices',
      success([
        { symbol: 'LQ45', price: { close: '950.717', date: '2026-11-20' } },
        { symbol: 'COMPOSITE', close: 7251.054 },
        { symbol: 'OLD', close: 1, date: '2026-11-19' },
      ]),
    )
    const [day, ...others] = await listed(vendor().days(['2026-11-19', '2026-11-20'], tickers))
    expect(others).toEqual([])
    expect(day?.day).toBe('2026-11-20')
    expect(day?.records.filter(({ table }) => table === 'prices')).toHaveLength(59)
    expect(day?.records.filter(({ table }) => table === 'indices').map(({ cells }) => cells)).toEqual([
      { code: 'COMPOSITE', date: '2026-11-20', value: '7251.054' },
      { code: 'LQ45', date: '2026-11-20', value: '950.717' },
    ])
    expect(server.requests.filter((request) => request.startsWith('/prices'))).toHaveLength(2)
  })

  it('rejects half a list of prices', async () => {
    server.json('/prices', success([price]))
    await expect(listed(vendor().days(['2026-11-20'], ['BQNS', 'GDVN']))).rejects.toThrow(
      'GoAPI sent prices of 1 of 2 companies, so the day is incomplete',
    )
  })

  it('rejects a response that is no success, although its status is 200', async () => {
    server.json('/BQNS/historical', { status: 'error', message: 'Something went wrong', data: null })
    await expect(vendor().history('BQNS', { from: '2026-11-20', to: '2026-11-20' })).rejects.toThrow(
      'GoAPI sent unexpected data (/BQNS/historical): status: Invalid type: Expected "success" but received "error" “Something went wrong”',
    )
  })

  it('has profiles of companies, without the values that it does not know', async () => {
    server.json('/companies', success([{ symbol: 'BQNS' }, { symbol: 'GDVN' }, { symbol: 'BQNS-W' }]))
    server.json('/GDVN/profile', {
      status: 'success',
      message: 'ok',
      data: {
        symbol: 'GDVN',
        name: 'PT Gadai Venturindo Tbk',
        about: 'Pergadaian.',
        website: 'www.gadai.example',
        email: '',
        sector_name: 'Keuangan',
        ipo_listing_date: '2015-03-02',
      },
    })
    expect(await vendor().profiles.tickers()).toEqual(['BQNS', 'GDVN'])
    expect(await vendor().profiles.of('GDVN')).toEqual({
      table: 'companies',
      line: null,
      cells: {
        ticker: 'GDVN',
        name_id: 'PT Gadai Venturindo Tbk',
        listing_date: '2015-03-02',
        sector: 'G',
        description_id: 'Pergadaian.',
        website: 'https://www.gadai.example',
      },
    })
  })
})
