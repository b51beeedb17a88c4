import { describe, expect, it } from 'vitest'
import { comparisonAsked } from './compare-asked.server.ts'

const asked = (search: string) => comparisonAsked(new URLSearchParams(search), 'BQNS')

describe('comparisonAsked', () => {
  it('is nobody where nothing is asked', () => {
    expect(asked('')).toEqual({ others: [], faults: [], typed: null })
  })

  it.each(['with=QLBR-SNVA', 'with=qlbr,snva', 'with=QLBR%2CSNVA', 'with=+qlbr+snva-'])(
    'reads %s as two tickers',
    (search) => {
      expect(asked(search)).toMatchObject({ others: ['QLBR', 'SNVA'], faults: [] })
    },
  )

  it('keeps who can be compared and tells of the rest', () => {
    expect(asked('with=BQNS-QLBR-X1-SNVA-PNGV-HTLQ')).toMatchObject({
      others: ['QLBR', 'SNVA', 'PNGV'],
      faults: [
        { kind: 'duplicate', name: 'BQNS' },
        { kind: 'unknown', name: 'X1' },
        { kind: 'tooMany', name: 'HTLQ' },
      ],
    })
  })

  it('takes a ticker that stands there twice once', () => {
    expect(asked('with=QLBR-qlbr-QLBR')).toMatchObject({ others: ['QLBR'], faults: [] })
  })

  it('does not repeat a long text at length', () => {
    const { faults, typed } = asked(`with=${'A'.repeat(5_000)}&add=${'b'.repeat(5_000)}`)
    expect(faults.map(({ name }) => name.length)).toEqual([20])
    expect(typed).toHaveLength(80)
  })
})
