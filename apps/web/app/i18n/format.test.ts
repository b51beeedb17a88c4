import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateLong,
  formatDateTime,
  formatFileSize,
  formatNumber,
  formatPercent,
  formatRate,
  formatRupiah,
  formatRupiahShort,
  formatRupiahWords,
  formatTimeRange,
} from './format.ts'

describe('formats', () => {
  it.each([
    { name: 'number', made: formatNumber('id', 1234567.891, 2), expected: '1.234.567,89' },
    { name: 'number in English', made: formatNumber('en', 1234567.891, 2), expected: '1,234,567.89' },
    { name: 'a minus sign', made: formatNumber('id', -5), expected: '−5' },
    { name: 'rupiah', made: formatRupiah('id', 1234567), expected: 'Rp1.234.567' },
    { name: 'rupiah in English', made: formatRupiah('en', 1234567), expected: 'IDR\u00a01,234,567' },
    { name: 'rupiah in words', made: formatRupiahWords('id', 500_000_000), expected: 'Rp500\u00a0juta' },
    {
      name: 'rupiah in English words',
      made: formatRupiahWords('en', 500_000_000),
      expected: 'IDR\u00a0500\u00a0million',
    },
    { name: 'short rupiah', made: formatRupiahShort('id', 96.4e12), expected: 'Rp96,4\u00a0T' },
    {
      name: 'billions as M in Indonesian',
      made: formatRupiahShort('id', 2.5e9),
      expected: 'Rp2,5\u00a0M',
    },
    { name: 'billions as B in English', made: formatRupiahShort('en', 2.5e9), expected: 'IDR\u00a02.5B' },
    { name: 'percent', made: formatPercent('id', 0.0625), expected: '6,25%' },
    { name: 'rate', made: formatRate('id', 0.1), expected: '0,10%' },
    { name: 'rate with four decimals', made: formatRate('en', 0.1513), expected: '0.1513%' },
    { name: 'day', made: formatDate('id', '2026-11-21'), expected: '21 November 2026' },
    { name: 'day in English', made: formatDate('en', '2026-11-21'), expected: 'November 21, 2026' },
    { name: 'weekday', made: formatDateLong('id', '2026-11-21'), expected: 'Sabtu, 21 November 2026' },
    {
      name: 'an instant in the UTC evening as the next day in Jakarta',
      made: formatDateTime('id', '2026-11-21T18:05:00.000Z'),
      expected: '22 November 2026, 01.05 WIB',
    },
    {
      name: 'a time range within a day',
      made: formatTimeRange('id', '2026-12-03T12:00:00.000Z', '2026-12-03T13:30:00.000Z'),
      expected: '19.00–20.30 WIB',
    },
    {
      name: 'a time range across midnight in Jakarta',
      made: formatTimeRange('en', '2026-12-03T16:00:00.000Z', '2026-12-03T18:00:00.000Z'),
      expected: 'December 3, 2026, 23:00 WIB – December 4, 2026, 01:00 WIB',
    },
    { name: 'file size', made: formatFileSize('id', 1_234_567), expected: '1,2 MB' },
  ])('$name', ({ made, expected }) => {
    expect(made).toBe(expected)
  })
})
