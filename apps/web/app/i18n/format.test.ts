import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateLong,
  formatDateParts,
  formatDateShort,
  formatFileSize,
  formatNumber,
  formatPercent,
  formatRate,
  formatRupiah,
  formatRupiahShort,
  formatRupiahWords,
  formatWeekday,
} from './format.ts'
import {
  formatDateTime,
  formatMonth,
  formatNearDay,
  formatTimeRange,
  formatWeekdayShort,
} from './format-time.ts'
import { localeFacts, locales } from './locales.ts'

describe('formats', () => {
  it.each([
    { name: 'number', made: formatNumber('id', 1234567.891, 2), expected: '1.234.567,89' },
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

describe('numbers', () => {
  const halves = [1.005, 0.285, -1.005, 999.995, 2.5, -2.5]
  const edges = [0, -0.004, 1e-7, 2 / 3, 0.1 + 0.2, 999.999, 1000, 123456789012.345]
  const spread = Array.from({ length: 500 }, (_, index) => Math.sin(index) * 10 ** (index % 12))

  it.each(locales)('are those of Intl in %s', (locale) => {
    for (const decimals of [0, 1, 2, 4]) {
      const intl = new Intl.NumberFormat(localeFacts[locale].languageTag, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      })
      for (const value of [...halves, ...edges, ...spread]) {
        expect(formatNumber(locale, value, decimals)).toBe(intl.format(value).replace('-', '−'))
      }
    }
  })
})

describe('dates', () => {
  // The third of each month of 2026: every month and every weekday.
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3, 5)).toISOString())

  it.each(locales)('are those of Intl in %s', (locale) => {
    const written = (options: Intl.DateTimeFormatOptions, day: string) =>
      new Intl.DateTimeFormat(localeFacts[locale].languageTag, {
        timeZone: 'Asia/Jakarta',
        ...options,
      }).format(new Date(day))
    for (const day of days) {
      const date = { day: 'numeric', year: 'numeric' } as const
      expect(formatDate(locale, day)).toBe(written({ ...date, month: 'long' }, day))
      expect(formatDateShort(locale, day)).toBe(written({ ...date, month: 'short' }, day))
      expect(formatNearDay(locale, day, '2026-01-01')).toBe(written({ day: 'numeric', month: 'short' }, day))
      expect(formatMonth(locale, day.slice(0, 7))).toBe(written({ month: 'long', year: 'numeric' }, day))
      expect(formatWeekday(locale, day)).toBe(written({ weekday: 'long' }, day))
      expect(formatWeekdayShort(locale, day)).toBe(written({ weekday: 'short' }, day))
      expect(formatDateParts(locale, day).month).toBe(written({ month: 'short' }, day))
    }
    expect(new Set(days.map((day) => formatWeekday(locale, day))).size).toBe(7)
  })
})
