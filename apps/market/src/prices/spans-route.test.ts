import { PriceSpansSchema } from '@site/contracts/market/price-spans.ts'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const read = (of: string) => service.read(`/apids/price-spans?of=${of}`, PriceSpansSchema)

describe('price spans', () => {
  it('have unadjusted prices of each company over its own days, with the events in between', async () => {
    const { items, asOf } = await read('SPLT:2026-06-23:2026-06-24,RUGI:2026-11-20:2027-11-20')
    expect(asOf).toBe('2026-11-20')
    expect(items.map(({ ticker, rows }) => [ticker, rows.map(({ date, close }) => [date, close])])).toEqual([
      [
        'SPLT',
        [
          ['2026-06-23', 9_500],
          ['2026-06-24', 1_900],
        ],
      ],
      ['RUGI', [['2026-11-20', 90]]],
    ])
    expect(items.map(({ events }) => events)).toEqual([[{ date: '2026-06-24', factor: 0.2 }], []])
  })

  it('exclude an event of the first day, whose prices are at the new level', async () => {
    const { items } = await read('SPLT:2026-06-24:2026-11-20')
    expect(items[0]?.events).toEqual([])
  })

  it('accept the same company twice', async () => {
    const { items } = await read('RUGI:2026-11-20:2026-11-20,RUGI:2026-11-19:2026-11-20')
    expect(items.map(({ rows }) => rows.length)).toEqual([1, 2])
  })

  it('have the start of a suspension, and no rows for an unknown company', async () => {
    const { items } = await read('BANK:2026-08-14:2026-11-20,ZZZZ:2026-08-14:2026-11-20')
    expect(items.map(({ suspendedSince, rows }) => [suspendedSince, rows.length])).toEqual([
      ['2026-08-18', 2],
      [null, 0],
    ])
  })

  it('are empty by default', async () => {
    expect(await read('')).toEqual({ items: [], asOf: '2026-11-20' })
  })

  it.each([
    { name: 'an invalid span', query: '?of=RUGI' },
    { name: 'a trailing comma', query: '?of=RUGI:2026-03-01:2026-03-02,' },
    { name: 'a day that does not exist', query: '?of=RUGI:2026-02-30:2026-03-01' },
    { name: 'an end before the start', query: '?of=RUGI:2026-03-02:2026-03-01' },
    { name: 'more than 25', query: `?of=${Array.from({ length: 26 }, () => 'RUGI:2026-03-01:2026-03-02')}` },
  ])('reject $name', async ({ query }) => {
    expect((await service.get(`/apids/price-spans${query}`)).status).toBe(400)
  })
})
