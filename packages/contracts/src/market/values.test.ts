import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  AmountSchema,
  CountSchema,
  DaySchema,
  FactorSchema,
  FigureSchema,
  greatestFigure,
  greatestForOneShare,
  InstantSchema,
  PartSchema,
  PriceChangeSchema,
  PriceSchema,
  QuoteSchema,
  RatioSchema,
  RupiahSchema,
  ShareRatioSchema,
  SharesChangeSchema,
  SharesSchema,
  tickerOfSlug,
  YearSchema,
} from './values.ts'

/** Infinity as it can arrive in JSON: as a number that is too large. */
const infinite: unknown = JSON.parse('1e999')

/** Values that every schema rejects. */
const never = [infinite, Number.NaN, 1e308, -1e308, '12', null]

describe('market value schemas', () => {
  it.each([
    { name: 'a price', schema: PriceSchema, taken: [0.001, 50, greatestForOneShare], refused: [-5, 0, 1e16] },
    { name: 'rupiah per share', schema: RupiahSchema, taken: [0, 0.5], refused: [-5, 1e16] },
    { name: 'a price change', schema: PriceChangeSchema, taken: [-25, 0, 25], refused: [1e16, -1e16] },
    { name: 'shares', schema: SharesSchema, taken: [0, 1_200_000_000_000], refused: [-1, 0.5, 1e16] },
    { name: 'a change of shares', schema: SharesChangeSchema, taken: [-100, 100], refused: [0.5, 1e16] },
    { name: 'an amount', schema: AmountSchema, taken: [0, greatestFigure], refused: [-1, 1e26] },
    { name: 'a line of a statement', schema: FigureSchema, taken: [-250.5, 0, 1e13], refused: [1e26, -1e26] },
    { name: 'a ratio', schema: RatioSchema, taken: [-3.2, 'missing'], refused: [1e26, 'none'] },
    { name: 'a percentage of a whole', schema: PartSchema, taken: [0, 100], refused: [-1, 101] },
    { name: 'a factor', schema: FactorSchema, taken: [0.2, 5, 16_000], refused: [0, -1, 1e10] },
    { name: 'a count', schema: CountSchema, taken: [0, 900], refused: [-1, 1.5] },
    { name: 'a year', schema: YearSchema, taken: [1900, 2200], refused: [1899, 2201, 2026.5] },
  ])('accept $name only if it is finite and within its bounds', ({ schema, taken, refused }) => {
    expect(taken.filter((value) => !v.is(schema, value))).toEqual([])
    expect([...refused, ...never].filter((value) => v.is(schema, value))).toEqual([])
  })

  it('accept ratios of shares with positive integer parts only', () => {
    expect(v.is(ShareRatioSchema, { old: 1, new: 100_000 })).toBe(true)
    expect(v.is(ShareRatioSchema, { old: 0, new: 2 })).toBe(false)
    expect(v.is(ShareRatioSchema, { old: 1, new: infinite })).toBe(false)
  })

  it.each([-5, 0, 1e308, infinite, '12', null])('refuses a quote that closed at %s', (close) => {
    const quote = { date: '2026-11-20', close: 50, change: -1, changePercent: -1.96 }
    expect(v.is(QuoteSchema, quote)).toBe(true)
    expect(v.is(QuoteSchema, { ...quote, close })).toBe(false)
  })
})

it.each([
  { day: '1900-01-01', isOne: true },
  { day: '2200-12-31', isOne: true },
  { day: '1899-12-31', isOne: false },
  { day: '2201-01-01', isOne: false },
  { day: '9999-12-31', isOne: false },
  { day: '20 November 2026', isOne: false },
])('DaySchema parses $day: $isOne', ({ day, isOne }) => {
  expect(v.is(DaySchema, day)).toBe(isOne)
  expect(v.is(InstantSchema, `${day}T16:05:00.000Z`)).toBe(isOne)
})

it.each([
  { slug: 'bqns', ticker: 'BQNS' },
  { slug: 'gdvnm', ticker: 'GDVNM' },
  { slug: 'bqn', ticker: null },
  { slug: 'bqnsxx', ticker: null },
  { slug: 'bq-s', ticker: null },
  { slug: 'BQNS', ticker: null },
])('tickerOfSlug returns $ticker for $slug', ({ slug, ticker }) => {
  expect(tickerOfSlug(slug)).toBe(ticker)
})
