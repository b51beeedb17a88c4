import { describe, expect, it } from 'vitest'
import { columnLabel, columnMeaning } from './column-label.ts'

const nineMonths = { year: 2026, months: 9, end: '2026-09-30' } as const
const year = { year: 2025, months: 12, end: '2025-12-31' } as const
/** Of a fiscal year from July to June. */
const yearToJune = { year: 2026, months: 12, end: '2026-06-30' } as const
const julyToMarch = { year: 2026, months: 9, end: '2026-03-31' } as const
const julyToSeptember = { year: 2026, months: 3, end: '2025-09-30' } as const

describe('columnLabel', () => {
  it.each([
    { locale: 'id', period: nineMonths, label: '9B 2026' },
    { locale: 'en', period: nineMonths, label: '9M 2026' },
    { locale: 'id', period: year, label: '2025' },
    { locale: 'id', period: yearToJune, label: 'Jul 2025–Jun 2026' },
    { locale: 'en', period: julyToMarch, label: 'Jul 2025–Mar 2026' },
    { locale: 'en', period: julyToSeptember, label: 'Jul–Sep 2025' },
  ] as const)('is $label', ({ locale, period, label }) => {
    expect(columnLabel(locale, period)).toBe(label)
  })
})

describe('columnLabel of a single quarter', () => {
  it.each([
    { period: nineMonths, label: 'Q3 2026' },
    { period: year, label: 'Q4 2025' },
    { period: yearToJune, label: 'Apr–Jun 2026' },
    { period: julyToSeptember, label: 'Jul–Sep 2025' },
  ] as const)('is $label', ({ period, label }) => {
    expect(columnLabel('en', period, { isQuarter: true })).toBe(label)
  })
})

describe('columnMeaning', () => {
  it('states the number of months and the last day', () => {
    expect(columnMeaning('id', nineMonths)).toBe('9 bulan sampai 30 September 2026')
    expect(columnMeaning('id', nineMonths, { isQuarter: true })).toBe('3 bulan sampai 30 September 2026')
    expect(columnMeaning('en', year)).toBe('12 months to December 31, 2025')
  })
})
