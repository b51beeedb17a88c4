import { describe, expect, it } from 'vitest'
import { describeSuggestion } from './suggested-company.server.ts'

const bank = {
  ticker: 'BQNS',
  name: { id: 'Bank Quantara Nusa', en: 'Bank Quantara Nusa' },
  sector: { code: 'G' as const, name: { id: 'Keuangan', en: 'Financials' } },
  quote: { date: '2026-11-27', close: 4280, change: 20, changePercent: 0.47 },
  isSuspended: false,
  suspendedSince: null,
  delistedOn: null,
}

describe('describeSuggestion', () => {
  it.each([
    { name: 'a traded share', row: bank, detail: 'Keuangan · Rp4.280 · 27 Nov 2026' },
    {
      name: 'a suspended share',
      row: { ...bank, isSuspended: true, suspendedSince: '2026-08-18' },
      detail: 'Keuangan · Rp4.280 · 27 Nov 2026 · perdagangan dihentikan sejak 18 Agu 2026',
    },
    {
      name: 'a share whose first day without trading is unknown',
      row: { ...bank, isSuspended: true },
      detail: 'Keuangan · Rp4.280 · 27 Nov 2026 · perdagangan dihentikan',
    },
    {
      name: 'a delisted share',
      row: { ...bank, isSuspended: true, delistedOn: '2026-11-20' },
      detail: 'Keuangan · Rp4.280 · 27 Nov 2026 · tidak lagi tercatat, hari terakhir 20 Nov 2026',
    },
    { name: 'a share without a trade', row: { ...bank, sector: null, quote: null }, detail: '' },
  ])('names the close, its day and what stops trading of $name', ({ row, detail }) => {
    expect(describeSuggestion('id', row).detail).toBe(detail)
  })

  it('is in the language of the page', () => {
    const row = { ...bank, isSuspended: true, suspendedSince: '2026-08-18' }
    expect(describeSuggestion('en', row).detail).toBe(
      'Financials · IDR\u00a04,280 · Nov 27, 2026 · trading suspended since Aug 18, 2026',
    )
  })
})
