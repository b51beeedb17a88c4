import { describe, expect, it } from 'vitest'
import { ratioFigure, ratioOfShares, signedNumber, statementFigure } from './figures.ts'

describe('ratioFigure', () => {
  it.each([
    { name: 'times in Indonesian', locale: 'id', ratio: 16.904, unit: 'x', text: '16,90x' },
    { name: 'times in English', locale: 'en', ratio: 2.305, unit: 'x', text: '2.31x' },
    { name: 'percent, which arrives as percent', locale: 'id', ratio: 14.2, unit: '%', text: '14,20%' },
    { name: 'a negative percentage', locale: 'en', ratio: -3.5, unit: '%', text: '−3.50%' },
    { name: 'rupiah from a hundred up', locale: 'id', ratio: 1784.4, unit: 'Rp', text: 'Rp 1.784' },
    { name: 'rupiah below a hundred', locale: 'id', ratio: 99.5, unit: 'Rp', text: 'Rp 99,50' },
    { name: 'a loss for one share', locale: 'en', ratio: -12, unit: 'Rp', text: '−IDR 12.00' },
    { name: 'a missing input', locale: 'id', ratio: 'missing', unit: 'x', text: '–' },
  ] as const)('shows $name', ({ locale, ratio, unit, text }) => {
    expect(ratioFigure(locale, ratio, unit)).toEqual({ text })
  })

  it('abbreviates what has no meaning and says what the abbreviation stands for', () => {
    expect(ratioFigure('id', 'notMeaningful', 'x')).toEqual({ text: 't.b.', meaning: 'tidak bermakna' })
    expect(ratioFigure('en', 'notMeaningful', '%')).toEqual({ text: 'n.m.', meaning: 'not meaningful' })
  })
})

describe('statementFigure', () => {
  it.each([
    { name: 'an amount', value: 9_482_000, isPerShare: false, isWhole: true, text: '9.482.000' },
    { name: 'a cost', value: -1213, isPerShare: false, isWhole: true, text: '−1.213' },
    { name: 'an amount with fractions', value: 12.5, isPerShare: false, isWhole: false, text: '12,50' },
    { name: 'small earnings per share', value: 4.217, isPerShare: true, isWhole: true, text: '4,22' },
    { name: 'large earnings per share', value: 244.1, isPerShare: true, isWhole: true, text: '244' },
    { name: 'a line that the period lacks', value: null, isPerShare: false, isWhole: true, text: '–' },
  ])('shows $name', ({ value, text, ...line }) => {
    expect(statementFigure('id', value, line)).toBe(text)
  })
})

describe('signedNumber', () => {
  it('marks both directions', () => {
    expect(signedNumber('id', 1_500_000)).toBe('+1.500.000')
    expect(signedNumber('id', -1_500_000)).toBe('−1.500.000')
    expect(signedNumber('id', 0)).toBe('0')
  })
})

describe('ratioOfShares', () => {
  it('names the old shares first', () => {
    expect(ratioOfShares('en', { old: 10, new: 3 })).toBe('10 : 3')
  })
})
