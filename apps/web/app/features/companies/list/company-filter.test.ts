import { describe, expect, it } from 'vitest'
import { companyFilterOf } from './company-filter.server.ts'

const queryOf = (search: string) => companyFilterOf(new URLSearchParams(search))
const filterOf = (search: string) => queryOf(search).filter

describe('companyFilterOf', () => {
  it('parses the fields of the form and ignores empty ones', () => {
    expect(filterOf('q=+bank+&sector=G&board=&index=WLIKUID12&sort=-marketValue')).toEqual({
      q: 'bank',
      sector: 'G',
      board: null,
      index: 'WLIKUID12',
      sort: '-marketValue',
    })
  })

  it('sorts by ticker by default', () => {
    expect(filterOf('')).toEqual({ q: null, sector: null, board: null, index: null, sort: 'ticker' })
  })

  it('truncates a search to the limit of the market service', () => {
    expect(filterOf(`q=${'a'.repeat(500)}`).q).toHaveLength(80)
  })

  it('removes control characters from a search', () => {
    expect(filterOf('q=%00').q).toBeNull()
    expect(filterOf('q=bank%00%0Abara').q).toBe('bank bara')
  })

  it.each(['sector=L', 'board=X', 'sort=sector', 'sort=--ticker', "index='", 'index=a%20b'])(
    'reports %s as unknown and keeps the other filters',
    (search) => {
      expect(queryOf(`q=bank&${search}`)).toEqual({
        filter: { q: 'bank', sector: null, board: null, index: null, sort: 'ticker' },
        isUnknown: true,
      })
    },
  )
})
