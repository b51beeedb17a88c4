import { describe, expect, it } from 'vitest'
import { averagePriceTool } from './average-price/average-price-tool.ts'
import { bondTool } from './bond/bond-tool.ts'
import { corporateActionTool } from './corporate-action/corporate-action-tool.ts'
import { dividendTool } from './dividend/dividend-tool.ts'
import { calculate } from './engine/tool.server.ts'
import type { Tool } from './engine/tool.ts'
import { siteIn } from './market-tools.fixture.ts'
import { orderLimitsTool } from './order-limits/order-limits-tool.ts'
import { transactionTool } from './transaction-cost/transaction-tool.ts'

const listed = { board: { code: 'M' }, latestPrice: { date: '2026-08-14', close: 98 } }

interface Trading {
  readonly suspension?: { readonly since: string } | null
  readonly delistedOn?: string | null
}

async function findNotices(tool: Tool, query: string, trading: Trading = {}, locale: 'id' | 'en' = 'id') {
  const site = siteIn(locale, {
    company: async () => ({ ...listed, ...trading }),
    holidays: async () => ({ holidays: [{ date: '2031-03-05', name: { id: 'Libur contoh', en: null } }] }),
  })
  return (await calculate(tool, new URLSearchParams(query), site)).form.notices
}

const suspended = { suspension: { since: '2026-08-18' } }

describe('findTradingNotices', () => {
  it.each([
    { name: 'order limits', tool: orderLimitsTool, query: 'ticker=QTRV' },
    { name: 'average price', tool: averagePriceTool, query: 'ticker=QTRV' },
    { name: 'dividends', tool: dividendTool, query: 'ticker=QTRV' },
    { name: 'dividends of a portfolio', tool: dividendTool, query: 'mode=portfolio&ticker2=qtrv&lots2=1' },
    { name: 'corporate actions', tool: corporateActionTool, query: 'mode=shares&ticker=QTRV' },
  ])('say first in $name that trading is suspended, since when, and the day of the price', async (one) => {
    expect(await findNotices(one.tool, one.query, suspended)).toEqual([
      'Perdagangan QTRV dihentikan sejak 18 Agustus 2026: bursa tidak menerima order saham ini. Harga terakhirnya Rp98 pada 14 Agustus 2026.',
    ])
  })

  it('also precede the cost of a transaction, in English', async () => {
    expect(await findNotices(transactionTool, 'ticker=QTRV', suspended, 'en')).toEqual([
      'Trading in QTRV has been suspended since August 18, 2026: the exchange accepts no orders for this share. Its last price was IDR\u00a098 on August 14, 2026.',
    ])
  })

  it.each([
    { name: 'a traded share', trading: {}, expected: [] },
    { name: 'a suspension to come', trading: { suspension: { since: '2026-11-27' } }, expected: [] },
    { name: 'a share on its last day', trading: { delistedOn: '2026-11-26' }, expected: [] },
    {
      name: 'a delisted share',
      trading: { ...suspended, delistedOn: '2026-11-25' },
      expected: [expect.stringContaining('tidak lagi tercatat di bursa')],
    },
  ])('are $expected for $name', async ({ trading, expected }) => {
    expect(await findNotices(orderLimitsTool, 'ticker=QTRV', trading)).toEqual(expected)
  })

  it('ignore a ticker that the view has no field for', async () => {
    expect(await findNotices(bondTool, 'ticker=QTRV', suspended)).toEqual([])
  })

  it.each([
    { day: '2026-11-26', expected: [] },
    {
      day: '2026-11-28',
      expected: ['Bursa tutup pada 28 November 2026: tidak ada transaksi pada hari itu.'],
    },
    // A weekday of a year whose holidays are not announced.
    { day: '2031-01-01', expected: [] },
    {
      day: '2031-03-05',
      expected: ['Bursa tutup pada 5 Maret 2031: tidak ada transaksi pada hari itu.'],
    },
    { day: '2026-02-31', expected: [] },
  ])('are $expected for a transaction on $day', async ({ day, expected }) => {
    expect(await findNotices(transactionTool, `price=1000&day=${day}`)).toEqual(expected)
  })
})
