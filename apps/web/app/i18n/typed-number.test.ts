import { describe, expect, it } from 'vitest'
import { plainNumberText } from './typed-number.ts'

describe('plainNumberText', () => {
  it.each([
    { locale: 'id', typed: '1.000.000', expected: '1000000' },
    { locale: 'en', typed: '1,000,000', expected: '1000000' },
    { locale: 'id', typed: '1.000', expected: '1000' },
    { locale: 'en', typed: '1.000', expected: '1.000' },
    { locale: 'id', typed: '1,000,000', expected: '1000000' },
    { locale: 'en', typed: '1.000.000', expected: '1000000' },
    { locale: 'id', typed: 'Rp 1.500.000,00', expected: '1500000.00' },
    { locale: 'id', typed: 'Rp1.500.000,-', expected: '1500000' },
    { locale: 'en', typed: 'IDR 1,500,000', expected: '1500000' },
    { locale: 'en', typed: 'Rp 1.500.000,00', expected: '1500000.00' },
    { locale: 'id', typed: '1,5 jt', expected: '1500000' },
    { locale: 'id', typed: '1.5 jt', expected: '1500000' },
    { locale: 'en', typed: '2 miliar', expected: '2000000000' },
    { locale: 'id', typed: '2 M', expected: '2000000000' },
    { locale: 'en', typed: '2 M', expected: '2000000' },
    { locale: 'id', typed: '1000000.5', expected: '1000000.5' },
    { locale: 'en', typed: '1\u202f500\u202f000.50', expected: '1500000.50' },
    { locale: 'id', typed: '+5000000', expected: '5000000' },
    { locale: 'id', typed: '1,5 juta rupiah', expected: '1500000' },
    { locale: 'id', typed: '-1', expected: '-1' },
    { locale: 'id', typed: '\u22125', expected: '-5' },
    { locale: 'id', typed: '\u202aRp\u00a01.500.000\u202c', expected: '1500000' },
    { locale: 'id', typed: '1.500\u200b.000\ufeff', expected: '1500000' },
    { locale: 'id', typed: '1\u00ad500\u00ad000', expected: '1500000' },
    { locale: 'id', typed: '\uff11\uff15\uff10\uff10\uff10\uff10\uff10', expected: '1500000' },
    { locale: 'id', typed: 'Rp1.500.000,\u2013', expected: '1500000' },
    { locale: 'en', typed: '1\u2009500\u2007000', expected: '1500000' },
    { locale: 'id', typed: "1'500'000", expected: '1500000' },
    { locale: 'id', typed: 'Rp. 1.500.000', expected: '1500000' },
    { locale: 'id', typed: '1.500.000 Rp', expected: '1500000' },
    { locale: 'en', typed: '1.5 million', expected: '1500000' },
    { locale: 'en', typed: '\u2067IDR 1,500,000\u2069', expected: '1500000' },
    { locale: 'id', typed: '500 ribu', expected: '500000' },
    { locale: 'id', typed: '\u{1d7ed}\u{1d7f1}00000', expected: '1500000' },
    { locale: 'id', typed: '007', expected: '007' },
    { locale: 'id', typed: ' ', expected: '' },
  ] as const)('parses the amount $typed in $locale', ({ locale, typed, expected }) => {
    expect(plainNumberText(locale, 'rupiah', typed)).toBe(expected)
  })

  it.each([
    { locale: 'id', typed: '6,25', expected: '6.25' },
    { locale: 'id', typed: '6.25', expected: '6.25' },
    { locale: 'en', typed: '6.25%', expected: '6.25' },
    { locale: 'id', typed: '10.123', expected: '10.123' },
    { locale: 'id', typed: '\u200e6,25\u00a0\uff05', expected: '6.25' },
    { locale: 'id', typed: '0,01 %', expected: '0.01' },
    { locale: 'id', typed: '6,25 persen', expected: '6.25' },
  ] as const)('parses the rate $typed in $locale', ({ locale, typed, expected }) => {
    expect(plainNumberText(locale, 'percent', typed)).toBe(expected)
  })

  it.each([
    { locale: 'id', typed: '1,5x', expected: '1.5' },
    { locale: 'id', typed: '0,5 kali', expected: '0.5' },
    { locale: 'en', typed: '15 \u00d7', expected: '15' },
    { locale: 'id', typed: '1.000', expected: '1000' },
    { locale: 'id', typed: '1.000x', expected: '1000' },
    { locale: 'en', typed: '1,000', expected: '1000' },
    { locale: 'id', typed: '1,125', expected: '1.125' },
    { locale: 'id', typed: '0.125', expected: '0.125' },
    { locale: 'id', typed: '1.5', expected: '1.5' },
  ] as const)('parses the ratio $typed in $locale', ({ locale, typed, expected }) => {
    expect(plainNumberText(locale, 'times', typed)).toBe(expected)
  })

  it.each([
    { locale: 'id', typed: '1.000 %', expected: '1000' },
    { locale: 'en', typed: '1,000%', expected: '1000' },
    { locale: 'id', typed: '-12.5', expected: '-12.5' },
  ] as const)('parses the growth $typed in $locale', ({ locale, typed, expected }) => {
    expect(plainNumberText(locale, 'largePercent', typed)).toBe(expected)
  })

  it.each([
    { locale: 'id', typed: '10 tahun', expected: '10' },
    { locale: 'en', typed: '10 years', expected: '10' },
  ] as const)('parses the years $typed in $locale', ({ locale, typed, expected }) => {
    expect(plainNumberText(locale, 'years', typed)).toBe(expected)
  })

  it.each([
    'abc',
    '1e400',
    'NaN',
    '١٢٣',
    '1.00.0',
    '1.000,5.5',
    '12 mangga',
    '12 constructor',
    '1 2',
    '1 5000 000',
    '++5',
    'rupiah',
    '1.500.000\u00b2',
    '0x1f',
    '1_000',
    'Infinity',
    '5-',
    '\u2460',
    '1,5 jt jt',
    '1..000',
    '1 000 00',
    '1.0000',
    '1.000000',
  ])('returns null for %s', (typed) => {
    expect(plainNumberText('id', 'rupiah', typed)).toBeNull()
  })

  it('does not parse an incomplete group as decimals in English either', () => {
    expect(plainNumberText('en', 'rupiah', '1,0000')).toBeNull()
  })
})
