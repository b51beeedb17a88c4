import { CorporateActionListSchema } from '@site/contracts/market/corporate-actions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FilledService, startFilledService } from '#market/test/start-service.ts'

let service: FilledService
beforeAll(async () => {
  service = await startFilledService()
})
afterAll(() => service.stop())
const read: FilledService['read'] = (path, schema) => service.read(path, schema)

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
