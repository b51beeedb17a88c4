import {
  type Calculator,
  type CalculatorField,
  type CalculatorValues,
  calculatorFields,
  calculatorLimits,
  noValues,
  PERCENT_PLACES,
  type Strategy,
} from './calculator-limits.ts'

export type CalculatorError = { readonly field: CalculatorField } & (
  | { readonly code: 'required' | 'numeric' | 'integer' }
  | { readonly code: 'moreThan'; readonly min: number }
  | { readonly code: 'max'; readonly max: number }
  | { readonly code: 'decimals'; readonly places: number }
  | { readonly code: 'moreThanField'; readonly other: CalculatorField }
)

export type CalculatorInput =
  | { readonly kind: 'valid'; readonly values: CalculatorValues }
  | { readonly kind: 'invalid'; readonly errors: readonly CalculatorError[] }

/** The submitted values per field: none, one text, or several (which are never a number). */
export type CalculatorTexts = Readonly<Partial<Record<CalculatorField, string | readonly string[]>>>

/** Plain notation only: no separators, no exponent, no digits or minus signs of other scripts. */
const plainNumber = /^-?(?:[0-9]+(?:\.([0-9]*))?|\.([0-9]+))$/

/**
 * Validates the fields of one form. Texts are plain numbers with a decimal point; rates are percents and are returned
 * as fractions. Each invalid field is reported once, by the first violated rule, in the order of the form.
 */
export function parseCalculatorInput(
  calculator: Calculator,
  strategy: Strategy,
  texts: CalculatorTexts,
): CalculatorInput {
  const errors: CalculatorError[] = []
  const values: Record<CalculatorField, number> = { ...noValues }
  const isBad = (field: CalculatorField) => errors.some((error) => error.field === field)
  for (const field of calculatorFields[calculator][strategy]) {
    const value = parseField(field, texts[field])
    if (typeof value !== 'number') {
      errors.push(value)
    } else if (field === 'retirementAge' && !isBad('currentAge') && value <= values.currentAge) {
      errors.push({ field, code: 'moreThanField', other: 'currentAge' })
    } else {
      values[field] = value
    }
  }
  return errors.length > 0 ? { kind: 'invalid', errors } : { kind: 'valid', values }
}

function parseField(
  field: CalculatorField,
  text: string | readonly string[] | undefined,
): number | CalculatorError {
  if (text === undefined || (typeof text === 'string' && text.trim() === '')) {
    return { field, code: 'required' }
  }
  const match = typeof text === 'string' ? plainNumber.exec(text.trim()) : null
  if (match === null) {
    return { field, code: 'numeric' }
  }
  const value = Number(match[0])
  const { max, kind } = calculatorLimits[field]
  if (value <= 0) {
    return { field, code: 'moreThan', min: 0 }
  }
  if (value > max) {
    return { field, code: 'max', max }
  }
  // Counted in the text, because a double may have lost the last digits.
  const places = (match[1] ?? match[2] ?? '').replace(/0+$/, '').length
  if (kind === 'percent') {
    return places > PERCENT_PLACES ? { field, code: 'decimals', places: PERCENT_PLACES } : value / 100
  }
  return places > 0 ? { field, code: 'integer' } : value
}
