import { describe, expect, it } from 'vitest'
import { requestedComparison } from './requested-comparison.server.ts'

const requested = (search: string) => requestedComparison(new URLSearchParams(search), 'BQNS')

describe('requestedComparison', () => {
  it('returns no tickers when none are requested', () => {
    expect(requested('')).toEqual({ others: [], errors: [], typed: null })
  })

  it.each([
    'with=QLBR-SNVA',
    'with=qlbr,snva',
    'with=QLBR%2CSNVA',
    'with=+qlbr+snva-',
    'with=QLBR.JK-IDX:SNVA',
  ])('reads %s as two tickers', (search) => {
    expect(requested(search)).toMatchObject({ others: ['QLBR', 'SNVA'], errors: [] })
  })

  it('keeps valid tickers and reports the others', () => {
    expect(requested('with=BQNS-QLBR-X1-SNVA-PNGV-HTLQ')).toMatchObject({
      others: ['QLBR', 'SNVA', 'PNGV'],
      errors: [
        { kind: 'duplicate', name: 'BQNS' },
        { kind: 'unknown', name: 'X1' },
        { kind: 'tooMany', name: 'HTLQ' },
      ],
    })
  })

  it('removes duplicate tickers', () => {
    expect(requested('with=QLBR-qlbr-QLBR')).toMatchObject({ others: ['QLBR'], errors: [] })
  })

  it('truncates a long text', () => {
    const { errors, typed } = requested(`with=${'A'.repeat(5_000)}&add=${'b'.repeat(5_000)}`)
    expect(errors.map(({ name }) => name.length)).toEqual([20])
    expect(typed).toHaveLength(80)
  })
})
