import { describe, expect, it } from 'vitest'
import { eodhd } from './eodhd.ts'
import { VendorCalls } from './vendor-calls.ts'
import { vendorServer } from './vendor-server.fixture.ts'

const server = vendorServer()
const vendor = () =>
  eodhd(
    new VendorCalls({
      name: 'EODHD',
      baseUrl: server.url,
      key: 'key',
      keyIn: { parameter: 'api_token' },
      spend: async () => {},
    }),
  )
const range = { from: '2026-11-18', to: '2026-11-20' }

describe('EODHD', () => {
  it('has raw prices, volumes as traded before later splits, and actions', async () => {
    server.json('/eod/BQNS.JK', [
      {
        date: '2026-11-18',
        open: 20250,
        high: 20650,
        low: 20150,
        close: 20600,
        adjusted_close: 4120,
        volume: 416111000,
      },
      {
        date: '2026-11-19',
        open: '0',
        high: '4130',
        low: '4030',
        close: '4120',
        adjusted_close: 4120,
        volume: '83222200',
      },
    ])
    server.json('/splits/BQNS.JK', [{ date: '2026-11-19', split: '5.000000/1.000000' }])
    server.json('/div/BQNS.JK', [
      {
        date: '2026-11-18',
        declarationDate: null,
        recordDate: '2026-11-20',
        paymentDate: '',
        period: null,
        value: 23.6,
        unadjustedValue: '118.0000000000',
        currency: 'IDR',
      },
    ])
    const records = await vendor().history('BQNS', range)
    expect(records.map(({ table, cells }) => [table, cells])).toEqual([
      [
        'prices',
        {
          ticker: 'BQNS',
          date: '2026-11-18',
          open: '20250',
          high: '20650',
          low: '20150',
          close: '20600',
          volume: '83222200',
        },
      ],
      [
        'prices',
        {
          ticker: 'BQNS',
          date: '2026-11-19',
          open: '',
          high: '4130',
          low: '4030',
          close: '4120',
          volume: '83222200',
        },
      ],
      [
        'splits',
        {
          id: 'BQNS-split-2026-11-19',
          ticker: 'BQNS',
          type: 'split',
          ratio_old: '1',
          ratio_new: '5',
          first_new_trading: '2026-11-19',
        },
      ],
      [
        'dividends',
        {
          id: 'BQNS-dividend-2026-11-18',
          ticker: 'BQNS',
          form: 'cash',
          amount_per_share: '118',
          currency: 'IDR',
          ex_date_regular: '2026-11-18',
          cum_date_cash: '2026-11-20',
          recording_date: '2026-11-20',
        },
      ],
    ])
    expect(server.requests).toEqual([
      '/eod/BQNS.JK?from=2026-11-18&to=2026-11-20',
      '/splits/BQNS.JK?from=2026-11-18',
      '/div/BQNS.JK?from=2026-11-18&to=2026-11-20',
    ])
  })

  it('has trading days and the composite index in one call', async () => {
    server.json('/eod/JKSE.INDX', [
      {
        date: '2026-11-18',
        open: 7200,
        high: 7290,
        low: 7190,
        close: 7272.807,
        adjusted_close: 7272.807,
        volume: 1,
      },
    ])
    expect(await vendor().tradingDays(range, null)).toEqual({
      days: ['2026-11-18'],
      records: [
        {
          table: 'indices',
          line: null,
          cells: { code: 'COMPOSITE', date: '2026-11-18', value: '7272.807' },
        },
      ],
    })
  })

  it('lists whole days of the exchange, without rows of other days', async () => {
    const bar = {
      exchange_short_name: 'JK',
      open: 4050,
      high: 4130,
      low: 4030,
      close: 4120,
      adjusted_close: 4120,
      volume: 100,
    }
    server.jsonBy('/eod-bulk-last-day/JK', (query) => {
      const date = query.get('date')
      if (query.get('type') === 'splits') {
        return date === '2026-11-20'
          ? [{ code: 'BQNS', exchange: 'JK', date, split: '1.000000/10.000000' }]
          : []
      }
      if (query.get('type') === 'dividends') return []
      return [
        { code: 'BQNS', date, ...bar },
        { code: 'MDVS', date: '2026-11-02', ...bar },
      ]
    })
    const days: [string, string[]][] = []
    for await (const { day, records } of vendor().days(['2026-11-19', '2026-11-20'], [])) {
      days.push([
        day,
        records.map(({ table, cells }) => `${table} ${cells.ticker} ${cells.volume ?? cells.type}`),
      ])
    }
    expect(days).toEqual([
      ['2026-11-19', ['prices BQNS 1000']],
      ['2026-11-20', ['prices BQNS 100', 'splits BQNS reverseSplit']],
    ])
  })

  it('leaves unreadable values to the import, which names their rows', async () => {
    server.json('/eod/BQNS.JK', [
      { date: '2026-11-19', open: null, high: 'n/a', low: 1, close: 1, volume: 'n/a' },
    ])
    server.json('/splits/BQNS.JK', [{ date: '2026-11-20', split: 'five' }])
    const [price, split] = await vendor().history('BQNS', range)
    expect(price?.cells).toMatchObject({ open: '', high: 'n/a', volume: 'n/a' })
    expect(split?.cells).toMatchObject({ ratio_old: '', ratio_new: '' })
  })
})
