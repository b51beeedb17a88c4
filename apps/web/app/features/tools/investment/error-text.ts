import type { CalculatorError } from '@site/finance/calculators/parse-calculator-input.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { FieldError } from '../engine/tool-form.ts'
import { copy } from './copy.ts'

/** The message for an invalid field, from the specification. */
export function errorText(locale: Locale, error: CalculatorError): string {
  const { errors, fields } = copy[locale]
  const field = fields[error.field]
  switch (error.code) {
    case 'required':
      return errors.required
    case 'numeric':
      return errors.numeric(field)
    case 'integer':
      return errors.integer(field)
    case 'moreThan':
      return errors.moreThan(field, formatNumber(locale, error.min))
    case 'max':
      return errors.max(field, formatNumber(locale, error.max))
    case 'decimals':
      return errors.decimals(field, formatNumber(locale, error.places))
    case 'moreThanField':
      return errors.moreThan(field, fields[error.other])
  }
}

/** The error as the form shows it; in the summary, no label is next to it. */
export function describeError(locale: Locale, error: CalculatorError): FieldError {
  const { field: name, ...rule } = error
  const message = errorText(locale, error)
  const summary = error.code === 'required' ? `${copy[locale].fields[name]}: ${message}` : message
  return { ...rule, name, message, summary }
}
