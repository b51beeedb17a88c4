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

  it.each(['ticker=%20bqns%20', 'ticker=BQNS.JK', 'ticker=%24bqns', 'ticker=harga+BQNS'])(
    'parses the ticker of %s',
    (text) => {
      expect(parseQuery(text)).toMatchObject({
        typed: { ...nothing, ticker: 'BQNS' },
        errors: [],
      })
    },
  )

  it.each([
    { name: 'three letters', text: 'ticker=BQN' },
    { name: 'a warrant', text: 'ticker=BQNS-W' },
    { name: 'a digit', text: 'ticker=BQN1' },
    { name: 'a Cyrillic letter that looks like a Latin one', text: 'ticker=BQNЅ' },
  ])('keeps $name as typed and reports an invalid ticker', ({ text }) => {
    const query = parseQuery(text)
    expect(query.typed.ticker).toBe(new URLSearchParams(text).get('ticker'))
    expect(query.errors).toEqual([{ name: 'ticker', reason: 'ticker' }])
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
