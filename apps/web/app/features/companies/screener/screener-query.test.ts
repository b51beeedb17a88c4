import { ScreenerQuerySchema } from '@site/contracts/market/screener.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import {
  activeCount,
  hasRangeErrors,
  parseScreenerRequest,
  toScreenerQuery,
} from './screener-query.server.ts'

const parseRequest = (search: string, locale: Locale = 'id') =>
  parseScreenerRequest(locale, new URLSearchParams(search))
const findRange = (search: string, locale: Locale = 'id') =>
  parseRequest(search, locale).ranges.find(({ min, max }) => min.text !== '' || max.text !== '')
/** The parameters that are set. */
const set = (search: string, locale: Locale = 'id') =>
  Object.fromEntries(
    Object.entries(toScreenerQuery(parseRequest(search, locale))).filter(([, value]) => value !== null),
  )

describe('parseScreenerRequest', () => {
  it.each([
    { locale: 'id', typed: 'perMax=12,5', value: 12.5, text: '12,5' },
    { locale: 'en', typed: 'perMax=12.50x', value: 12.5, text: '12.5' },
    { locale: 'id', typed: 'perMax=1000', value: 1000, text: '1000' },
    { locale: 'id', typed: 'perMax=1.000', value: 1000, text: '1000' },
    { locale: 'en', typed: 'profitGrowthMax=1,000%25', value: 1000, text: '1000' },
    { locale: 'id', typed: 'roeMax=-3+%25', value: -3, text: '-3' },
    { locale: 'id', typed: 'marketValueMax=10+T', value: 10_000_000_000_000, text: '10 T' },
    { locale: 'id', typed: 'marketValueMax=1,5M', value: 1_500_000_000, text: '1,5 M' },
    { locale: 'en', typed: 'marketValueMax=1.5B', value: 1_500_000_000, text: '1.5 B' },
    { locale: 'id', typed: 'marketValueMax=Rp750.000.000', value: 750_000_000, text: '750 jt' },
    { locale: 'id', typed: 'marketValueMax=999.999', value: 999_999, text: '999999' },
  ] as const)('parses $typed in $locale and shows $text', ({ locale, typed, value, text }) => {
    const max = findRange(typed, locale)?.max
    expect(max).toEqual({ text, value })
    // The shown text and the plain number of links mean the same, the latter in both languages.
    const [name = ''] = typed.split('=')
    for (const again of [text, String(value)]) {
      expect(findRange(String(new URLSearchParams({ [name]: again })), locale)?.max).toEqual(max)
    }
    const other = locale === 'id' ? 'en' : 'id'
    expect(findRange(`${name}=${value}`, other)?.max.value).toBe(value)
  })

  it.each(['perMin=abc', 'perMin=1.2.3', 'roeMin=1e18', 'pbvMin=,'])(
    'keeps %s with an error at its field',
    (search) => {
      const [, text] = [...new URLSearchParams(search)][0] ?? []
      expect(findRange(search)).toMatchObject({
        min: { text, value: null },
        error: { end: 'min', reason: 'number' },
      })
      expect(hasRangeErrors(parseRequest(search))).toBe(true)
      expect(set(search)).toEqual({})
    },
  )

  it('reports a reversed range at its upper limit', () => {
    expect(findRange('perMin=20&perMax=10')).toMatchObject({
      min: { text: '20' },
      max: { text: '10' },
      error: { end: 'max', reason: 'reversed' },
    })
    expect(hasRangeErrors(parseRequest('perMin=10&perMax=10'))).toBe(false)
  })

  it('writes three decimals so that they are not a group of thousands', () => {
    expect(set('perMax=1,125')).toEqual({ perMax: '1.1250' })
    expect(findRange('perMax=1.1250')?.max).toEqual({ text: '1,125', value: 1.125 })
  })

  it('ignores the empty fields of the form', () => {
    const request = parseRequest('perMin=&perMax=&sector=&sharia=&sort=')
    expect([request.isUnknown, activeCount(request), set('perMin=&sector=')]).toEqual([false, 0, {}])
  })

  it.each(['sector=L', 'sector=G9', 'sector=G1,G4', 'board=X', 'sharia=yes', 'sort=-price', "index='"])(
    'reports %s as unknown and keeps the ranges',
    (search) => {
      expect(parseRequest(`perMax=10&${search}`).isUnknown).toBe(true)
      expect(set(`perMax=10&${search}`)).toEqual({ perMax: 10 })
    },
  )

  it.each(['G', 'G1', 'K2'])('has the sector or sub-sector %s', (sector) => {
    const request = parseRequest(`sector=${sector}`)
    expect([request.isUnknown, activeCount(request), set(`sector=${sector}`)]).toEqual([false, 1, { sector }])
    expect(v.parse(ScreenerQuerySchema, { sector })).toMatchObject({ sector })
  })

  it('has parameters that the market service accepts', () => {
    const search =
      'perMin=0,0000001&perMax=1000000&roeMin=-1,123456789&marketValueMax=999.999 T&sector=G&board=M&sharia=true&notation=false&sort=-roe'
    const request = parseRequest(search)
    expect([hasRangeErrors(request), activeCount(request)]).toEqual([false, 7])
    const texts = Object.entries(set(search)).map(([name, value]) => [name, String(value)])
    expect(v.parse(ScreenerQuerySchema, Object.fromEntries(texts))).toMatchObject({
      perMin: 0,
      perMax: 1_000_000,
      roeMin: -1.123457,
      marketValueMax: 999_999_000_000_000_000,
      sector: 'G',
      sharia: true,
      notation: false,
      sort: '-roe',
    })
  })
})
