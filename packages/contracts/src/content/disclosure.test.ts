import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { analystHoldings, disclosureSentences, firmHoldings, relationships } from './disclosure.ts'

const about = { company: 'Wirasana Sekuritas', tickers: ['BQNS'], formatDay: (day: string) => day }
const none = {
  firmHolding: 'none',
  analystHolding: 'none',
  relationship: 'none',
  statedOn: '2026-11-19',
} as const

describe('disclosureSentences', () => {
  it('says who holds nothing, and on which day', () => {
    expect(disclosureSentences('id', none, about)).toEqual([
      'Per 2026-11-19, Wirasana Sekuritas tidak memiliki saham BQNS.',
      'Per 2026-11-19, analis penyusun dan keluarga serumahnya tidak memiliki saham BQNS.',
      'Dalam 12 bulan sebelum 2026-11-19, Wirasana Sekuritas tidak menjadi penjamin emisi, agen penjual, atau penasihat BQNS.',
    ])
  })

  it('names every issuer, or the securities discussed if there are none', () => {
    const [three = ''] = disclosureSentences('en', none, { ...about, tickers: ['BQNS', 'BVSR', 'BSQA'] })
    expect(three).toBe('On 2026-11-19, Wirasana Sekuritas did not hold shares of BQNS, BVSR and BSQA.')
    const [without = ''] = disclosureSentences('en', none, { ...about, tickers: [] })
    expect(without).toContain('did not hold the securities discussed')
  })

  it('has a sentence of its own for every choice in both languages', () => {
    const every = locales.flatMap((locale) => [
      ...firmHoldings.map((firmHolding) => disclosureSentences(locale, { ...none, firmHolding }, about)[0]),
      ...analystHoldings.map(
        (analystHolding) => disclosureSentences(locale, { ...none, analystHolding }, about)[1],
      ),
      ...relationships.map(
        (relationship) => disclosureSentences(locale, { ...none, relationship }, about)[2],
      ),
    ])
    expect(new Set(every).size).toBe(every.length)
    expect(every).toHaveLength(20)
  })
})
