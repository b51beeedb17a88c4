import { describe, expect, it } from 'vitest'
import { parseReportsQuery } from './reports-query.server.ts'

const parseQuery = (text: string) => parseReportsQuery(new URLSearchParams(text))
const nothing = { category: null, sector: null, analyst: null, ticker: null, from: null, to: null }

describe('parseReportsQuery', () => {
  it('parses every field of the form, and empty ones as "all"', () => {
    expect(parseQuery('category=&sector=&analyst=&ticker=&from=&to=')).toEqual({
      typed: nothing,
      errors: [],
      isUnknown: false,
    })
    expect(
      parseQuery('category=emiten&sector=G&analyst=ahli&ticker=BQNS&from=2026-01&to=2026-11').typed,
    ).toEqual({
      category: 'emiten',
      sector: 'G',
      analyst: 'ahli',
      ticker: 'BQNS',
      from: '2026-01',
      to: '2026-11',
    })
  })

  it.each(['BQN', 'BQNЅ'])('keeps %s as typed and reports an invalid ticker', (ticker) => {
    expect(parseQuery(`ticker=${ticker}`)).toMatchObject({
      typed: { ticker },
      errors: [{ name: 'ticker', reason: 'ticker' }],
    })
  })

  it('reports a period that ends before it begins', () => {
    expect(parseQuery('from=2026-11&to=2026-10').errors).toEqual([{ name: 'to', reason: 'order' }])
    expect(parseQuery('from=2026-11&to=2026-11').errors).toEqual([])
  })

  it.each(['sector=Z', 'sector=g', 'from=2026-13', 'to=November', 'from=1899-01'])(
    'reports %s as unknown, because the form does not offer it',
    (text) => {
      expect(parseQuery(`ticker=BQNS&${text}`)).toEqual({
        typed: { ...nothing, ticker: 'BQNS' },
        errors: [],
        isUnknown: true,
      })
    },
  )
})
