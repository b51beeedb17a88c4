import { describe, expect, it } from 'vitest'
import {
  describeInitialCollateral,
  describeMarginTerms,
  type FinancingTerms,
  findMarginInterest,
  findMarginTerms,
  listStatedTerms,
  listUnstatedTerms,
} from './margin-terms.server.ts'
import { priceList } from './service-fees.fixture.ts'

const terms: FinancingTerms = {
  interestPercent: 14,
  haircutPercent: 15,
  callPercent: 65,
  forcedPercent: 80,
  callDays: 3,
}
const unset: FinancingTerms = {
  interestPercent: null,
  haircutPercent: null,
  callPercent: null,
  forcedPercent: null,
  callDays: null,
}

describe('terms of margin financing', () => {
  it('are those of the margin account, unless none is stated', () => {
    const regular = { key: 'regular', marginTerms: null } as const
    const interest = { percent: 14, validFrom: '2026-11-01' }
    expect(findMarginTerms([regular, { key: 'margin', marginTerms: terms }], interest)).toEqual(terms)
    expect(findMarginTerms([regular, { key: 'margin', marginTerms: unset }], null)).toBeNull()
    expect(findMarginTerms([regular], interest)).toBeNull()
    expect(findMarginTerms(null, interest)).toBeNull()
  })

  it.each([
    { day: '2026-10-31', expected: { percent: 14, validFrom: '2025-01-02' } },
    { day: '2026-11-01', expected: { percent: 13, validFrom: '2026-11-01' } },
    { day: '2025-01-01', expected: null },
  ])('have the interest of the price list on $day', ({ day, expected }) => {
    expect(findMarginInterest(priceList, day)).toEqual(expected)
  })

  it.each([
    {
      locale: 'id',
      callDays: 3,
      text: 'bunga 14% per tahun, potongan nilai jaminan 15%, margin call pada rasio pembiayaan 65%, waktu 3 hari bursa untuk memenuhinya, dan penjualan paksa pada rasio 80%',
    },
    {
      locale: 'en',
      callDays: 1,
      text: 'interest of 14% per year, a haircut of 15%, a margin call at a financing ratio of 65%, 1 trading day to meet it, and a forced sale at a ratio of 80%',
    },
    {
      locale: 'en',
      callDays: null,
      text: 'interest of 14% per year, a haircut of 15%, a margin call at a financing ratio of 65%, and a forced sale at a ratio of 80%',
    },
  ] as const)('are words in $locale with $callDays days', ({ locale, callDays, text }) => {
    expect(describeMarginTerms(locale, { ...terms, callDays })).toBe(text)
  })

  it('are words of the stated ones only, and none without any', () => {
    const some = { ...unset, callPercent: 65, forcedPercent: 80 }
    expect(describeMarginTerms('en', some)).toBe(
      'a margin call at a financing ratio of 65% and a forced sale at a ratio of 80%',
    )
    expect(listStatedTerms(some)).toEqual({ callPercent: 65, forcedPercent: 80 })
    expect(listUnstatedTerms('en', some)).toEqual([
      'Interest on the financing per year',
      'Haircut on collateral',
    ])
    expect(describeMarginTerms('id', unset)).toBeNull()
  })

  it('name the regulation of the initial collateral in the language of the page', () => {
    expect(describeInitialCollateral('id')).toMatch(
      /^Transaksi margin diatur POJK 6\/2024\. Jaminan awal: 50% /,
    )
    expect(describeInitialCollateral('en')).toMatch(
      /^Margin trading is regulated by OJK Regulation 6\/2024\. Initial collateral: 50% of the purchase or /,
    )
  })
})
