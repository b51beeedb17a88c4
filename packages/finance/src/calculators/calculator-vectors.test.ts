import { describe, expect, it } from 'vitest'
import { calculate } from './calculate.ts'
import {
  type CalculatorField,
  type CalculatorValues,
  calculatorFields,
  calculatorLimits,
  calculators,
  noValues,
  strategies,
} from './calculator-limits.ts'
import vectorFile from './calculator-vectors.json' with { type: 'json' }
import { yearEnds } from './compound-growth.ts'
import { namedResults } from './named-results.ts'
import { type CalculatorTexts, parseCalculatorInput } from './parse-calculator-input.ts'

const { vectors, fields, limits } = vectorFile
const formVectors = vectors.filter(({ level }) => level === 'form')

function parseVector(vector: (typeof vectors)[number]) {
  const calculator = calculators.find((name) => name === vector.calculator)
  const strategy = strategies.find((name) => name === vector.strategy)
  if (!calculator || !strategy) {
    throw new Error(`${vector.id} names an unknown calculator or strategy`)
  }
  const input: Readonly<Partial<Record<CalculatorField, string | number>>> = vector.input
  const { yearly, errors, ...named } = { yearly: undefined, errors: undefined, ...vector.expect }
  return { calculator, strategy, input, named, yearly, errors }
}

/** The form input: every value as text. */
function toFormTexts(input: Readonly<Record<string, string | number>>): CalculatorTexts {
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value)]))
}

/** The direct input of the engine: rates as fractions, without the form's validation. */
function toEngineValues(vector: (typeof vectors)[number]): CalculatorValues {
  const { calculator, strategy, input } = parseVector(vector)
  const values: Record<CalculatorField, number> = { ...noValues }
  for (const field of calculatorFields[calculator][strategy]) {
    values[field] = Number(input[field]) / (calculatorLimits[field].kind === 'percent' ? 100 : 1)
  }
  return values
}

function computeOutcome(vector: (typeof vectors)[number]) {
  const { calculator, strategy } = parseVector(vector)
  const result = calculate(calculator, strategy, toEngineValues(vector))
  return {
    named: Object.fromEntries(namedResults(result).map(({ name, value }) => [name, value])),
    years: yearEnds(result.plan).map(({ year, invested, value }) => [year, invested, value]),
  }
}

describe('calculator vectors', () => {
  const calculated = vectors.filter((vector) => !('errors' in vector.expect))

  it.each(calculated)('$id is reproduced to the rupiah', (vector) => {
    const { named } = parseVector(vector)
    expect(computeOutcome(vector).named).toEqual(named)
  })

  it.each(calculated.filter((vector) => 'yearly' in vector.expect))('$id has its years', (vector) => {
    const { yearly } = parseVector(vector)
    expect(computeOutcome(vector).years).toEqual(expect.arrayContaining(yearly ?? []))
  })

  it.each(formVectors)('$id is accepted or refused by the form', (vector) => {
    const { calculator, strategy, input, errors } = parseVector(vector)
    const parsed = parseCalculatorInput(calculator, strategy, toFormTexts(input))
    expect(parsed).toEqual(
      errors ? { kind: 'invalid', errors } : { kind: 'valid', values: toEngineValues(vector) },
    )
  })

  it('match the forms and limits of this package', () => {
    expect(calculatorFields).toEqual(fields)
    expect(calculatorLimits).toEqual(limits)
  })
})
