import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatorFields, calculators, strategies } from './calculator-limits.ts'
import { parseCalculatorInput } from './parse-calculator-input.ts'

const good = { initialInvestment: '1000000', expectedReturn: '6.25', duration: '5' }

function errorFor(text: string | readonly string[]) {
  const parsed = parseCalculatorInput('growth', 'lumpSum', { ...good, initialInvestment: text })
  return parsed.kind === 'invalid' ? parsed.errors.map(({ code }) => code) : []
}

describe('parseCalculatorInput', () => {
  it('converts rates to fractions, and returns 0 for fields that the form does not have', () => {
    expect(parseCalculatorInput('growth', 'lumpSum', good)).toMatchObject({
      kind: 'valid',
      values: { initialInvestment: 1_000_000, monthlyInvestment: 0, expectedReturn: 0.0625, duration: 5 },
    })
  })

  it.each([
    { name: 'letters', text: 'abc', expected: 'numeric' },
    { name: 'an exponent', text: '1e400', expected: 'numeric' },
    { name: 'a small exponent', text: '1e3', expected: 'numeric' },
    { name: 'NaN', text: 'NaN', expected: 'numeric' },
    { name: 'Infinity', text: 'Infinity', expected: 'numeric' },
    { name: 'hexadecimal', text: '0x10', expected: 'numeric' },
    { name: 'two values', text: ['1', '2'], expected: 'numeric' },
    { name: 'Arabic-Indic digits', text: '١٢٣', expected: 'numeric' },
    { name: 'full-width digits', text: '１２３', expected: 'numeric' },
    { name: 'a typographic minus sign', text: '−5', expected: 'numeric' },
    { name: 'thousands separators', text: '1.000.000', expected: 'numeric' },
    { name: 'a lone decimal point', text: '.', expected: 'numeric' },
    { name: 'an empty text', text: '', expected: 'required' },
    { name: 'only spaces', text: '  ', expected: 'required' },
    { name: 'zero', text: '0', expected: 'moreThan' },
    { name: 'a negative zero', text: '-0', expected: 'moreThan' },
    { name: 'a negative number', text: '-1', expected: 'moreThan' },
    { name: 'four hundred digits', text: '9'.repeat(400), expected: 'max' },
    { name: 'a fraction of a rupiah', text: '1.5', expected: 'integer' },
    { name: 'a fraction too small for a double', text: '1000000.00000000000000001', expected: 'integer' },
  ])('rejects $name', ({ text, expected }) => {
    expect(errorFor(text)).toEqual([expected])
  })

  it.each(['1', ' 25000000 ', '007', '5.00', '100000000000'])('accepts %s', (text) => {
    expect(errorFor(text)).toEqual([])
  })

  it('reports a missing field', () => {
    expect(parseCalculatorInput('growth', 'lumpSum', { duration: '5' })).toEqual({
      kind: 'invalid',
      errors: [
        { field: 'initialInvestment', code: 'required' },
        { field: 'expectedReturn', code: 'required' },
      ],
    })
  })

  it('does not compare ages while the current age is invalid', () => {
    const parsed = parseCalculatorInput('pension', 'lumpSum', { currentAge: '71', retirementAge: '60' })
    expect(parsed).toMatchObject({ kind: 'invalid' })
    expect(
      parsed.kind === 'invalid' && parsed.errors.filter(({ field }) => field === 'retirementAge'),
    ).toEqual([])
  })

  it('never throws, and never accepts a non-finite number', () => {
    const texts = fc.dictionary(
      fc.constantFrom(...calculatorFields.pensionCheck.mixture, 'targetFund', 'duration'),
      fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String), fc.array(fc.string())),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...calculators),
        fc.constantFrom(...strategies),
        texts,
        (calculator, strategy, given) => {
          const parsed = parseCalculatorInput(calculator, strategy, given)
          const named = parsed.kind === 'invalid' ? parsed.errors.map(({ field }) => field) : []
          const values = parsed.kind === 'valid' ? Object.values(parsed.values) : []
          expect(values.every(Number.isFinite)).toBe(true)
          expect(new Set(named).size).toBe(named.length)
        },
      ),
    )
  })
})
