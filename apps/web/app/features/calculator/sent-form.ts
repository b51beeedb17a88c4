import { type CalculatorResult, calculate } from '@site/finance/calculators/calculate.ts'
import {
  type CalculatorField,
  type CalculatorValues,
  calculatorFields,
  calculatorLimits,
} from '@site/finance/calculators/calculator-form.ts'
import { type YearEnd, yearEnds } from '@site/finance/calculators/compound-growth.ts'
import {
  type CalculatorError,
  type CalculatorTexts,
  parseCalculatorInput,
} from '@site/finance/calculators/parse-calculator-input.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { FieldTexts } from './example-values.ts'
import { plainNumberText } from './typed-number.ts'

export interface CalculatorAnswer {
  readonly result: CalculatorResult
  readonly values: CalculatorValues
  readonly years: readonly YearEnd[]
}

export interface SentForm {
  readonly isSent: boolean
  readonly errors: readonly CalculatorError[]
  /** What stands in the fields: as typed while something is wrong, else in the notation of the language. */
  readonly shown: Readonly<Partial<Record<CalculatorField, string>>>
  /** What was sent, in plain numbers where it was understood: what links to other forms carry on. */
  readonly carried: Readonly<Partial<Record<CalculatorField, string>>>
  /** null while nothing was sent or something is wrong. */
  readonly answer: CalculatorAnswer | null
}

const allFields = calculatorFields.pensionCheck.mixture.concat('targetFund', 'duration')

/** The form as it stands in an address; one without any field of this form was not sent. */
export function sentForm(
  locale: Locale,
  { calculator, strategy }: CalculatorView,
  search: URLSearchParams,
  examples: FieldTexts,
): SentForm {
  const fields = calculatorFields[calculator][strategy]
  const carried = carriedTexts(locale, search)
  if (!fields.some((field) => search.has(field))) {
    const shown = localTexts(locale, fields, examples)
    return { isSent: false, errors: [], shown, carried, answer: null }
  }
  const parsed = parseCalculatorInput(calculator, strategy, plainTexts(locale, search))
  if (parsed.kind === 'invalid') {
    const shown = Object.fromEntries(fields.map((field) => [field, search.getAll(field).join(' ')]))
    return { isSent: true, errors: parsed.errors, shown, carried, answer: null }
  }
  const { values } = parsed
  const result = calculate(calculator, strategy, values)
  const answer = { result, values, years: yearEnds(result.plan) }
  return { isSent: true, errors: [], shown: localTexts(locale, fields, carried), carried, answer }
}

/** The query of another form with what was typed so far, made whole with examples, so that it answers at once. */
export function queryFor(
  { calculator, strategy }: CalculatorView,
  { isSent, carried }: Pick<SentForm, 'isSent' | 'carried'>,
  examples: FieldTexts,
): Query {
  const fields = isSent ? calculatorFields[calculator][strategy] : []
  return {
    calculator,
    strategy,
    ...carried,
    ...Object.fromEntries(fields.map((field) => [field, carried[field] ?? examples[field]])),
  }
}

function plainTexts(locale: Locale, search: URLSearchParams): CalculatorTexts {
  return Object.fromEntries(
    allFields.flatMap((field) => {
      const sent = search
        .getAll(field)
        .map((text) => plainNumberText(locale, calculatorLimits[field].kind, text))
      return sent.length === 0 ? [] : [[field, sent.length === 1 ? (sent[0] ?? '') : sent]]
    }),
  )
}

function carriedTexts(locale: Locale, search: URLSearchParams): SentForm['carried'] {
  return Object.fromEntries(
    Object.entries(plainTexts(locale, search)).map(([field, text]) => [
      field,
      typeof text === 'string' ? text : text.join(' '),
    ]),
  )
}

/** Plain numbers in the notation of the language: `500.000.000`, `6,25`. */
function localTexts(
  locale: Locale,
  fields: readonly CalculatorField[],
  texts: SentForm['carried'],
): SentForm['shown'] {
  return Object.fromEntries(
    fields.map((field) => {
      const value = Number(texts[field])
      const decimals = (String(value).split('.')[1] ?? '').length
      return [field, formatNumber(locale, value, decimals)]
    }),
  )
}
