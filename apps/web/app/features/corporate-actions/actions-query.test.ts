import { describe, expect, it } from 'vitest'
import { parseActionsQuery, toActionsQuery } from './actions-query.server.ts'

const parseQuery = (search: string) => parseActionsQuery(new URLSearchParams(search))
const empty = { ticker: null, status: null, from: null, to: null, month: null }

describe('parseActionsQuery', () => {
  it('defaults to the list of dividends of all companies', () => {
    expect(parseQuery('')).toEqual({
      kind: 'dividend',
      view: 'list',
      typed: empty,
      status: null,
      errors: [],
      isUnknown: false,
    })
  })

  it.each([
    { search: 'tab=semua', kind: null, view: 'list' },
    { search: 'tab=all&view=list', kind: null, view: 'list' },
    { search: 'tab=semua&view=calendar', kind: null, view: 'calendar' },
    { search: 'view=calendar&month=2026-11&ticker=BQNS', kind: null, view: 'calendar' },
    { search: 'tab=dividend&view=calendar', kind: 'dividend', view: 'calendar' },
    { search: 'tab=hmetd', kind: 'rights', view: 'list' },
    { search: 'tab=waran', kind: 'warrant', view: 'list' },
    { search: 'tab=tender-offer', kind: 'tender', view: 'list' },
    { search: 'tab=pembelian-kembali', kind: 'buyback', view: 'list' },
  ])('has the kind $kind for $search', ({ search, kind, view }) => {
    expect(parseQuery(search)).toMatchObject({ kind, view, isUnknown: false })
  })

  it.each([
    { name: 'a lower-case ticker', search: 'ticker=bqns', typed: { ticker: 'BQNS' } },
    { name: 'empty fields of the form', search: 'ticker=&status=&from=&to=', typed: {} },
    { name: 'one month', search: 'from=2026-12&to=2026-12', typed: { from: '2026-12', to: '2026-12' } },
    {
      name: 'months in other notations',
      search: 'from=11%2F2026&to=Desember+2026',
      typed: { from: '2026-11', to: '2026-12' },
    },
    { name: 'a status', search: 'status=cancelled', typed: { status: 'cancelled' } },
    { name: 'the month of a calendar', search: 'view=calendar&month=2028-02', typed: { month: '2028-02' } },
    { name: "a calendar without the list's period", search: 'view=calendar&from=x&to=y', typed: {} },
    { name: "a list without the calendar's month", search: 'month=x', typed: {} },
  ])('parses $name', ({ search, typed }) => {
    expect(parseQuery(search)).toMatchObject({ typed: { ...empty, ...typed }, errors: [] })
  })

  it.each([
    { search: 'ticker=BQ1', errors: [{ name: 'ticker', reason: 'ticker' }] },
    { search: 'status=done', errors: [{ name: 'status', reason: 'status' }] },
    { search: 'from=2026-13', errors: [{ name: 'from', reason: 'month' }] },
    { search: 'to=12%2F26', errors: [{ name: 'to', reason: 'month' }] },
    { search: 'view=calendar&month=0000-01', errors: [{ name: 'month', reason: 'month' }] },
    { search: 'from=2027-01&to=2026-12', errors: [{ name: 'to', reason: 'order' }] },
    {
      search: 'ticker=1&from=x',
      errors: [
        { name: 'ticker', reason: 'ticker' },
        { name: 'from', reason: 'month' },
      ],
    },
  ])('returns the errors of $search', ({ search, errors }) => {
    expect(parseQuery(search).errors).toEqual(errors)
  })

  it('keeps the whole text of a month that it cannot parse', () => {
    const typed = 'the last month of the year 2026'
    expect(parseQuery(`from=${typed.replaceAll(' ', '+')}`).typed.from).toBe(typed)
  })

  it.each([
    { search: 'tab=rups', kind: 'general-meeting' },
    { search: 'tab=general-meeting', kind: 'general-meeting' },
    { search: 'tab=dividen', kind: 'dividend' },
    { search: 'tab=pecah-gabung-saham', kind: 'stock-merge-split' },
  ])('reads the name of either language: $search', ({ search, kind }) => {
    expect(parseQuery(search)).toMatchObject({ kind, isUnknown: false })
  })

  it.each(['tab=rapat', 'tab=', 'tab=Dividend', 'view=week'])('reports %s as unknown', (search) => {
    expect(parseQuery(`${search}&ticker=BQNS`)).toMatchObject({ isUnknown: true, typed: { ticker: 'BQNS' } })
  })
})

describe('toActionsQuery', () => {
  it('requests whole months, up to the last day of February in a leap year', () => {
    const query = parseQuery('from=2027-12&to=2028-02')
    expect(toActionsQuery(query)).toMatchObject({ from: '2027-12-01', to: '2028-02-29' })
  })
})
