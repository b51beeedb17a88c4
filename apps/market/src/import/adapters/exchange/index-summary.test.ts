import { expect, it } from 'vitest'
import { readText, recognizesText } from '../adapter-records.fixture.ts'
import { indexSummary } from './index-summary.ts'

const rows = [
  {
    No: 1,
    Date: '2026-11-20T00:00:00',
    IndexCode: 'COMPOSITE',
    Previous: 7272.807,
    Highest: 7294.14,
    Lowest: 7223.649,
    Close: 7251.054,
    Volume: 29056396618,
    Value: 16934697676428,
    Frequency: 1392078,
    MarketCapital: 1.236584509459947e16,
  },
  { No: 2, Date: '2026-11-20T00:00:00', IndexCode: 'IDX-MES BUMN 17', Previous: 100, Close: 101.5 },
]

it('reads the index summary of the exchange', async () => {
  expect(await recognizesText(indexSummary, JSON.stringify(rows))).toBe(true)
  const { cells } = await readText(indexSummary, JSON.stringify(rows))
  expect(cells.indices?.[0]).toEqual({
    code: 'COMPOSITE',
    date: '2026-11-20',
    value: '7251.054',
    previous: '7272.807',
    high: '7294.14',
    low: '7223.649',
    volume: '29056396618',
    trade_value: '16934697676428',
    frequency: '1392078',
    market_cap: '12365845094599470',
  })
  expect(cells.indices?.[1]).toMatchObject({ code: 'IDX-MES-BUMN-17', value: '101.5' })
})
