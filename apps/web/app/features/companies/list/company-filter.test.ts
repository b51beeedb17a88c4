import { describe, expect, it } from 'vitest'
import { parseCompanyFilter } from './company-filter.server.ts'

const parseQuery = (search: string) => parseCompanyFilter(new URLSearchParams(search))
const parseFilter = (search: string) => parseQuery(search).filter

describe('parseCompanyFilter', () => {
  it('parses the fields of the form and ignores empty ones', () => {
    expect(parseFilter('q=+bank+&sector=G&board=&index=WLIKUID12&sort=-marketValue')).toEqual({
      q: 'bank',
      sector: 'G',
      board: null,
      index: 'WLIKUID12',
      sort: '-marketValue',
    })
  })

  it('sorts by ticker by default', () => {
    expect(parseFilter('')).toEqual({ q: null, sector: null, board: null, index: null, sort: 'ticker' })
  })

  it('truncates a search to the limit of the market service', () => {
    expect(parseFilter(`q=${'a'.repeat(500)}`).q).toHaveLength(80)
  })

  it('removes control characters from a search', () => {
    expect(parseFilter('q=%00').q).toBeNull()
    expect(parseFilter('q=bank%00%0Abara').q).toBe('bank bara')
  })

  it.each(['sector=L', 'board=X', 'sort=sector', 'sort=--ticker', "index='", 'index=a%20b'])(
    'reports %s as unknown and keeps the other filters',
    (search) => {
      expect(parseQuery(`q=bank&${search}`)).toEqual({
        filter: { q: 'bank', sector: null, board: null, index: null, sort: 'ticker' },
        isUnknown: true,
      })
    },
  )
})
