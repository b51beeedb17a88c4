import { describe, expect, it } from 'vitest'
import { ratioFigure } from '#app/market/ratio-figure.ts'
import { foreignNet, growthFigure, signedNumber, statementFigure } from './figures.ts'

describe('ratioFigure', () => {
  it.each([
    { name: 'times in Indonesian', locale: 'id', ratio: 16.904, unit: 'x', text: '16,90x' },
    { name: 'times in English', locale: 'en', ratio: 2.305, unit: 'x', text: '2.31x' },
    {
      name: 'percent, which the service sends as percent',
      locale: 'id',
      ratio: 14.2,
      unit: '%',
      text: '14,20%',
    },
    { name: 'a negative percentage', locale: 'en', ratio: -3.5, unit: '%', text: '−3.50%' },
    { name: 'rupiah from one hundred', locale: 'id', ratio: 1784.4, unit: 'Rp', text: 'Rp1.784' },
    { name: 'rupiah below a hundred', locale: 'id', ratio: 99.5, unit: 'Rp', text: 'Rp99,50' },
    { name: 'a loss per share', locale: 'en', ratio: -12, unit: 'Rp', text: '−IDR\u00a012.00' },
  ] as const)('shows $name', ({ locale, ratio, unit, text }) => {
    expect(ratioFigure(locale, ratio, unit)).toEqual({ text })
  })

  it.each([
    { ratio: 'missing', meaning: 'data tidak tersedia' },
    { ratio: 'dividendsUnknown', meaning: 'data dividen tidak lengkap' },
  ] as const)('shows a dash for $ratio, with its meaning', ({ ratio, meaning }) => {
    expect(ratioFigure('id', ratio, 'x')).toEqual({ text: '–', meaning })
  })

  it('abbreviates "not meaningful" and provides the long form', () => {
    expect(ratioFigure('id', 'notMeaningful', 'x')).toEqual({ text: 't.b.', meaning: 'tidak bermakna' })
    expect(ratioFigure('en', 'notMeaningful', '%')).toEqual({ text: 'n.m.', meaning: 'not meaningful' })
  })
})

describe('statementFigure', () => {
  const million = { isPerShare: false, unit: 'million', decimals: 0 } as const
  const billion = { isPerShare: false, unit: 'billion', decimals: 1 } as const
  const perShare = { isPerShare: true, unit: 'billion', decimals: 1 } as const
  it.each([
    { name: 'an amount', value: 9_482_000, line: million, text: '9.482.000' },
    { name: 'a cost', value: -1213, line: million, text: '−1.213' },
    { name: 'an amount with fractions', value: 12.5, line: { ...million, decimals: 2 }, text: '12,50' },
    { name: 'an amount in billions', value: 9_482_350, line: billion, text: '9.482,4' },
    {
      name: 'an amount in single rupiah',
      value: -3,
      line: { ...million, unit: 'full' } as const,
      text: '−3.000.000',
    },
    { name: 'a rounded zero without a sign', value: -3, line: billion, text: '0,0' },
    { name: 'small earnings per share without a unit', value: 4.217, line: perShare, text: '4,22' },
    { name: 'large earnings per share without a unit', value: 244.1, line: perShare, text: '244' },
    { name: 'a missing line', value: null, line: million, text: '–' },
  ])('shows $name', ({ value, line, text }) => {
    expect(statementFigure('id', value, line)).toBe(text)
  })
})

describe('growthFigure', () => {
  it.each([
    { name: 'a rise', growth: 10.26, shown: { text: '+10,3%', direction: 'up' } },
    { name: 'a fall', growth: -3.04, shown: { text: '−3,0%', direction: 'down' } },
    { name: 'a change too small to show', growth: -0.04, shown: { text: '0,0%', direction: 'level' } },
    {
      name: 'growth after a negative or zero year as not meaningful',
      growth: 'notMeaningful',
      shown: { text: 't.b.', meaning: 'tidak bermakna', direction: 'level' },
    },
    { name: 'no growth without a previous year', growth: 'missing', shown: null },
  ] as const)('shows $name', ({ growth, shown }) => {
    expect(growthFigure('id', growth)).toEqual(shown)
  })
})

describe('foreignNet', () => {
  it('is what foreign investors bought more than they sold, if both are known', () => {
    expect(foreignNet({ foreignBuy: 500, foreignSell: 700 })).toBe(-200)
    expect(foreignNet({ foreignBuy: 500, foreignSell: null })).toBeNull()
  })
})

describe('signedNumber', () => {
  it('has a sign for both directions', () => {
    expect(signedNumber('id', 1_500_000)).toBe('+1.500.000')
    expect(signedNumber('id', -1_500_000)).toBe('−1.500.000')
    expect(signedNumber('id', 0)).toBe('0')
  })
})
