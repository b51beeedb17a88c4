import {
  type CalculatorField,
  calculatorFieldNames,
  calculatorFields,
  calculatorLimits,
} from '@site/finance/calculators/calculator-limits.ts'
import {
  type CalculatorError,
  type CalculatorTexts,
  parseCalculatorInput,
} from '@site/finance/calculators/parse-calculator-input.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import type { FieldTexts } from './example-values.ts'
import { type CalculatorAnswer, planAnswer } from './plan-answer.ts'
import { plainNumberText } from './typed-number.ts'

export interface SentForm {
  readonly isSent: boolean
  /** Unknown choices in the URL. With an unknown choice there is no result, and only submitted fields are validated. */
  readonly unknown: readonly Choice[]
  readonly errors: readonly CalculatorError[]
  /** Texts of the fields: as typed while there is an error, otherwise in the notation of the language. */
  readonly shown: Readonly<Partial<Record<CalculatorField, string>>>
  /** The submitted values, as plain numbers if they could be parsed; links to other forms carry them. */
  readonly carried: Readonly<Partial<Record<CalculatorField, string>>>
  /** For the examples if nothing was submitted; null while there is an error. */
  readonly answer: CalculatorAnswer | null
}

/** Parses the form from a URL; without any field of this form it was not submitted. */
export function sentForm(
  locale: Locale,
  view: CalculatorView,
  search: URLSearchParams,
  examples: FieldTexts,
  unknown: readonly Choice[] = [],
): SentForm {
  const fields = calculatorFields[view.calculator][view.strategy]
  const carried = carriedTexts(locale, search)
  const isSent = fields.some((field) => search.has(field))
  const parsed = parseCalculatorInput(
    view.calculator,
    view.strategy,
    isSent ? plainTexts(locale, search) : examples,
  )
  if (unknown.length > 0) {
    // A missing field may belong to the unknown form.
    const errors = parsed.kind === 'invalid' ? parsed.errors.filter(({ field }) => search.has(field)) : []
    const examplesShown = localTexts(locale, fields, examples)
    const shown = {
      ...examplesShown,
      ...typedTexts(
        fields.filter((field) => search.has(field)),
        search,
      ),
    }
    return { isSent, unknown, errors, shown, carried, answer: null }
  }
  if (parsed.kind === 'invalid') {
    return {
      isSent,
      unknown,
      errors: parsed.errors,
      shown: typedTexts(fields, search),
      carried,
      answer: null,
    }
  }
  const shown = localTexts(locale, fields, isSent ? carried : examples)
  const values = { ...parsed.values, lifeExpectancy: Number(examples.lifeExpectancy) }
  const answer = planAnswer(view, values, Number(examples.yearlyInflation) / 100)
  return { isSent, unknown, errors: [], shown, carried, answer }
}

/** The query of another form: the entered values, filled up with examples, so that it shows a result at once. */
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

/** The calculator's part of a query. */
export function fieldQuery(search: URLSearchParams): string {
  const kept = calculatorFieldNames.flatMap((field) => search.getAll(field).map((text) => [field, text]))
  return new URLSearchParams(kept).toString()
}

function plainTexts(locale: Locale, search: URLSearchParams): CalculatorTexts {
  return Object.fromEntries(
    calculatorFieldNames.flatMap((field) => {
      const sent = search.getAll(field)
      const [plain = null] = sent.map((text) => plainNumberText(locale, calculatorLimits[field].kind, text))
      // Unparsable and repeated values are passed on as text, which fails validation.
      return sent.length === 0 ? [] : [[field, sent.length === 1 ? (plain ?? sent) : sent]]
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

function typedTexts(fields: readonly CalculatorField[], search: URLSearchParams): SentForm['shown'] {
  return Object.fromEntries(fields.map((field) => [field, search.getAll(field).join(' ')]))
}

/** Plain numbers in the notation of the language: `500.000.000`, `6,25`. */
function localTexts(
  locale: Locale,
  fields: readonly CalculatorField[],
  texts: SentForm['carried'],
): SentForm['shown'] {
  return Object.fromEntries(fields.map((field) => [field, localText(locale, Number(texts[field]))]))
}

export function localText(locale: Locale, value: number): string {
  return formatNumber(locale, value, (String(value).split('.')[1] ?? '').length)
}
