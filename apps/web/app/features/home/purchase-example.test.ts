import type { Fee } from '@site/contracts/content/fees.ts'
import { describe, expect, it } from 'vitest'
import { purchaseExample } from './purchase-example.server.ts'

const fee: Fee = {
  id: 1,
  account: 'regular',
  channel: 'app',
  side: 'buy',
  percent: 0.15,
  minimum: null,
  validFrom: '2026-11-01',
  validTo: null,
  source: '',
}

describe('purchaseExample', () => {
  it('adds the fee to ten lots at the last close', () => {
    const quote = { date: '2026-11-25', close: 4120, change: 80, changePercent: 1.98 }
    const example = purchaseExample([fee], '2026-11-26', { ticker: 'BQNS', quote })
    expect(example).toMatchObject({ ticker: 'BQNS', price: 4120, percent: 0.15, since: '2026-11-01' })
    expect(example?.cost).toMatchObject({ value: 4_120_000, costs: 6180, net: 4_126_180 })
  })

  it('has a round price without market data, and for a close that is no whole rupiah', () => {
    const quote = { date: '2026-11-25', close: 412.5, change: 8, changePercent: 1.98 }
    for (const company of [undefined, { ticker: 'BQNS', quote }]) {
      expect(purchaseExample([fee], '2026-11-26', company)).toMatchObject({ ticker: null, price: 1000 })
    }
  })

  it('is null while no fee is in force', () => {
    expect(purchaseExample([], '2026-11-26', undefined)).toBeNull()
    expect(purchaseExample([fee], '2026-10-31', undefined)).toBeNull()
  })
})
