import { describe, expect, it } from 'vitest'
import { actionCalculatorPath } from './action-calculator-path.ts'
import { dividend, meeting, splitSince } from './sample-actions.fixture.ts'

describe('actionCalculatorPath', () => {
  it.each([
    { locale: 'id', perShare: '62%2C125' },
    { locale: 'en', perShare: '62.125' },
  ] as const)('writes an amount in the notation of $locale', ({ locale, perShare }) => {
    const path = actionCalculatorPath(locale, { ...dividend, amountPerShare: 62.125 })
    expect(path).toContain(`ticker=BQNS&perShare=${perShare}&paymentDate=2026-12-18`)
  })

  it('has the amount for one share of today', () => {
    const action = { ...dividend, amountPerShare: 43.5, sharesSince: splitSince }
    expect(actionCalculatorPath('en', action)).toContain('perShare=21.75&')
  })

  it('leads a stock dividend to its ratio', () => {
    const action = { ...dividend, form: 'stock', amountPerShare: null, ratio: { old: 20, new: 1 } } as const
    expect(actionCalculatorPath('id', action)).toContain(
      'mode=shares&ticker=BQNS&kind=stockDividend&old=20&new=1',
    )
  })

  it('is null for a meeting and for a canceled action', () => {
    expect(actionCalculatorPath('id', meeting)).toBeNull()
    expect(actionCalculatorPath('id', { ...dividend, status: 'cancelled' })).toBeNull()
  })
})
