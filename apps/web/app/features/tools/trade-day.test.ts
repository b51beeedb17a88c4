import { describe, expect, it } from 'vitest'
import { bondTool } from './bond/bond-tool.ts'
import { open, siteIn } from './market-tools.fixture.ts'
import { transactionTool } from './transaction-cost/transaction-tool.ts'

const holidays = async () => ({
  holidays: [{ date: '2026-11-30', name: { id: 'Libur contoh', en: null } }],
})

describe('the day of a transaction and of a settlement', () => {
  it.each([
    { name: 'a trading day', now: '2026-11-26T03:00:00Z', day: '2026-11-26' },
    { name: 'a Saturday before a holiday', now: '2026-11-28T03:00:00Z', day: '2026-12-01' },
    { name: 'a holiday', now: '2026-11-30T03:00:00Z', day: '2026-12-01' },
    // Saturday in Jakarta, and still Friday in London.
    { name: 'the first hour of a weekend', now: '2026-12-04T17:30:00Z', day: '2026-12-07' },
    {
      name: 'a weekday of a year without announced holidays',
      now: '2031-03-05T03:00:00Z',
      day: '2031-03-05',
    },
  ])('begins with the next day on which the exchange trades on $name', async ({ now, day }) => {
    const site = { ...siteIn('id', { holidays }), now: new Date(now) }
    const transaction = await open(transactionTool, 'price=1000', site)
    expect(transaction.form.shown.day).toBe(day)
    expect(transaction.form.notices).toEqual([])
    expect((await open(bondTool, '', site)).form.shown.settlement).toBe(day)
  })
})
