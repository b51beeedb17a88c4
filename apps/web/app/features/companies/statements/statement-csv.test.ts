import { describe, expect, it } from 'vitest'
import { statementCsv } from './statement-csv.server.ts'

describe('statementCsv', () => {
  it('has unscaled amounts, unchanged per-share figures, empty cells for missing values, and why a period is marked', () => {
    const csv = statementCsv('id', {
      ticker: 'SPLT',
      kind: 'profit-loss',
      period: 'annual',
      layout: 'general',
      currency: 'IDR',
      fiscalYearEnd: 12,
      columns: [
        { year: 2026, months: 9, end: '2026-09-30', isRestated: false, marks: ['unbalanced'] },
        { year: 2025, months: 12, end: '2025-12-31', isRestated: false, marks: [] },
      ],
      lines: [
        {
          key: 'revenue',
          label: { id: 'Pendapatan', en: 'Revenue' },
          isTotal: false,
          partOf: null,
          isPerShare: false,
          values: [6_000_000.25, null],
          growth: ['missing', 'missing'],
        },
        {
          key: 'eps',
          label: { id: 'Laba per saham', en: 'Earnings per share' },
          isTotal: false,
          partOf: null,
          isPerShare: true,
          values: [-48.75, 60],
          growth: ['missing', 'missing'],
        },
      ],
      results: [],
      asOf: '2026-09-30',
    })
    expect(csv.slice(1).split('\r\n')).toEqual([
      'Pos,Satuan,9B 2026 (2026-09-30),2025 (2025-12-31)',
      'Pendapatan,IDR,6000000250000,',
      'Laba per saham,per saham,-48.75,60',
      'Angka yang diberi tanda,,Jumlah aset di laporan ini tidak sama dengan jumlah liabilitas dan ekuitas.,',
      '',
    ])
  })
})
