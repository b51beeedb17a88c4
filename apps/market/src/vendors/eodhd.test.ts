import { describe, expect, it } from 'vitest'
import type { TableRecord } from '#market/import/reading/adapter.ts'
import { eodhd } from './eodhd.ts'
import { vendorServer } from './vendor-server.fixture.ts'

const server = vendorServer()
const vendor = () => eodhd(server.calls({ name: 'EODHD' }))
const written = ({ table, cells }: TableRecord) => [table, ...Object.values(cells)].join(' ')
const range = { from: '2026-11-18', to: '2026-11-20' }

describe('EODHD', () => {
  it('has raw prices, volumes as traded before later splits, and actions', async () => {
    const split = { open: 20250, high: 20650, low: 20150, close: 20600, volume: 416111000 }
    const texts = { open: '0', high: '4130', low: '4030', close: '4120', volume: '83222200' }
    server.json('/eod/BQNS.JK', [
      { date: '2026-11-18', adjusted_close: 4120, ...split },
      { date: '2026-11-19', adjusted_close: 4120, ...texts },
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
    expect(records.map(written)).toEqual([
      'prices BQNS 2026-11-18 20250 20650 20150 20600 83222200',
      'prices BQNS 2026-11-19  4130 4030 4120 83222200',
      'splits BQNS-split-2026-11-19 BQNS split 1 5 2026-11-19',
      'dividends BQNS-dividend-2026-11-18 BQNS cash 118 IDR 2026-11-18 2026-11-20 2026-11-20',
    ])
    expect(server.requests).toEqual([
      '/eod/BQNS.JK?from=2026-11-18&to=2026-11-20',
      '/splits/BQNS.JK?from=2026-11-18',
      '/div/BQNS.JK?from=2026-11-18&to=2026-11-20',
    ])
  })

  it('has trading days and the composite index in one call', async () => {
    const figures = { open: 7200, high: 7290, low: 7190, close: 7272.807, volume: 1 }
    server.json('/eod/JKSE.INDX', [{ date: '2026-11-18', adjusted_close: 7272.807, ...figures }])
    const { days, records } = await vendor().tradingDays(range, null)
    expect(days).toEqual(['2026-11-18'])
    expect(records.map(written)).toEqual(['indices COMPOSITE 2026-11-18 7272.807'])
  })

  it('lists whole days of the exchange, without rows of other days', async () => {
    const bar = { open: 4050, high: 4130, low: 4030, close: 4120, adjusted_close: 4120, volume: 100 }
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
