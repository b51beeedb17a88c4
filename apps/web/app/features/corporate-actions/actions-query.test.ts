import { describe, expect, it } from 'vitest'
import { actionsQueryOf } from './actions-query.server.ts'

const queryOf = (search: string) => actionsQueryOf(new URLSearchParams(search))

describe('actionsQueryOf', () => {
  it('begins with the dividends of all companies', () => {
    expect(queryOf('')).toEqual({ kind: 'dividend', ticker: null, isTicker: true })
  })

  it.each([
    { name: 'a ticker in small letters', search: 'tab=bonus&ticker=bqns', ticker: 'BQNS', isTicker: true },
    { name: 'an empty field of the form', search: 'tab=bonus&ticker=', ticker: null, isTicker: true },
    { name: 'spaces around it', search: 'tab=bonus&ticker=+BQNS+', ticker: 'BQNS', isTicker: true },
    { name: 'what cannot be a ticker', search: 'tab=bonus&ticker=BQ1', ticker: 'BQ1', isTicker: false },
  ])('reads $name', ({ search, ticker, isTicker }) => {
    expect(queryOf(search)).toEqual({ kind: 'bonus', ticker, isTicker })
  })

  it.each(['tab=rups', 'tab=', 'tab=Dividend'])('refuses %s', (search) => {
    expect(queryOf(search)).toBeNull()
  })
})
