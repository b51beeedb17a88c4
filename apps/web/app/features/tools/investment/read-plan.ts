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
import { plainNumberText } from '#app/i18n/typed-number.ts'
import type { FieldError, ToolForm } from '../engine/tool-form.ts'
import type { CalculatorView } from './calculator-view.ts'
import { describeError } from './error-text.ts'
import type { FieldTexts } from './example-values.ts'
import { type PlanOutcome, planOutcome } from './plan-outcome.ts'

type Texts = Readonly<Partial<Record<CalculatorField, string>>>

export interface PlanReading {
  /** Its texts are as typed while there is an error, otherwise in the notation of the language. */
  readonly form: ToolForm
  /** Unknown choices in the URL. With an unknown choice there is no result, and only submitted fields are validated. */
  readonly unknown: readonly FieldError[]
  /** The submitted values, as plain numbers if they could be parsed; links to other forms carry them. */
  readonly carried: Texts
  /** For the examples if nothing was submitted; null while there is an error. */
  readonly outcome: PlanOutcome | null
}

/** A stable reference, so that memoized components do not render on every key. */
const noChoices: readonly FieldError[] = []

/** Reads the form from a URL; without any field of this form it was not submitted. */
export function readPlan(
  locale: Locale,
  view: CalculatorView,
  search: URLSearchParams,
  examples: FieldTexts,
  unknown: readonly FieldError[] = noChoices,
): PlanReading {
  const fields = calculatorFields[view.calculator][view.strategy]
  const carried = carriedTexts(locale, search)
  const isSubmitted = fields.some((field) => search.has(field))
  const parsed = parseCalculatorInput(
    view.calculator,
    view.strategy,
    isSubmitted ? plainTexts(locale, search) : examples,
  )
  const describe = (
    errors: readonly CalculatorError[],
    shown: Texts,
    outcome: PlanOutcome | null,
  ): PlanReading => ({
    form: {
      ...withoutTicker,
      isSubmitted,
      shown,
      errors: errors.map((error) => describeError(locale, error)),
    },
    unknown,
    carried,
    outcome,
  })
  if (unknown.length > 0) {
    // A missing field may belong to the unknown form.
    const errors = parsed.kind === 'invalid' ? parsed.errors.filter(({ field }) => search.has(field)) : []
    const submitted = fields.filter((field) => search.has(field))
    return describe(
      errors,
      { ...localTexts(locale, fields, examples), ...typedTexts(submitted, search) },
      null,
    )
  }
  if (parsed.kind === 'invalid') return describe(parsed.errors, typedTexts(fields, search), null)
  const values = { ...parsed.values, lifeExpectancy: Number(examples.lifeExpectancy) }
  return describe(
    [],
    localTexts(locale, fields, isSubmitted ? carried : examples),
    planOutcome(view, values, Number(examples.yearlyInflation) / 100),
  )
}

/** What only forms with a ticker have. */
const withoutTicker = { filled: [], filledFor: null, share: null, remarks: [], notices: [] } as const

/** Reads the form while somebody types; its texts are the valid ones in the notation of the language. */
export function readTypedPlan(
  locale: Locale,
  view: CalculatorView,
  search: URLSearchParams,
  examples: FieldTexts,
): PlanReading {
  const reading = readPlan(locale, view, search, examples)
  const { form, carried } = reading
  const fields = calculatorFields[view.calculator][view.strategy]
  const valid = fields.filter((field) => !form.errors.some(({ name }) => name === field))
  return { ...reading, form: { ...form, shown: localTexts(locale, valid, carried) } }
}

interface Submitted {
  readonly isSubmitted: boolean
  readonly carried: Texts
}

/** The query of another form: the entered values, filled up with examples, so that it shows a result at once. */
export function queryFor(
  { calculator, strategy }: CalculatorView,
  { isSubmitted, carried }: Submitted,
  examples: FieldTexts,
): Query {
  const fields = isSubmitted ? calculatorFields[calculator][strategy] : []
  return {
    calculator,
    strategy,
    ...carried,
    ...Object.fromEntries(fields.map((field) => [field, carried[field] ?? examples[field]])),
  }
}

/** The calculator's part of a query. */
export function fieldQuery(search: URLSearchParams): string {
  const fields = calculatorFieldNames.flatMap((field) => search.getAll(field).map((text) => [field, text]))
  return new URLSearchParams(fields).toString()
}

function plainTexts(locale: Locale, search: URLSearchParams): CalculatorTexts {
  return Object.fromEntries(
    calculatorFieldNames.flatMap((field) => {
      const submitted = search.getAll(field)
      const [plain = null] = submitted.map((text) =>
        plainNumberText(locale, calculatorLimits[field].kind, text),
      )
      // Unparsable and repeated values are passed on as text, which fails validation.
      return submitted.length === 0
        ? []
        : [[field, submitted.length === 1 ? (plain ?? submitted) : submitted]]
    }),
  )
}

function carriedTexts(locale: Locale, search: URLSearchParams): Texts {
  return Object.fromEntries(
    Object.entries(plainTexts(locale, search)).map(([field, text]) => [
      field,
      typeof text === 'string' ? text : text.join(' '),
    ]),
  )
}

function typedTexts(fields: readonly CalculatorField[], search: URLSearchParams): Texts {
  return Object.fromEntries(fields.map((field) => [field, search.getAll(field).join(' ')]))
}

/** Plain numbers in the notation of the language: `500.000.000`, `6,25`. */
function localTexts(locale: Locale, fields: readonly CalculatorField[], texts: Texts): Texts {
  return Object.fromEntries(fields.map((field) => [field, localText(locale, Number(texts[field]))]))
}

export function localText(locale: Locale, value: number): string {
  return formatNumber(locale, value, (String(value).split('.')[1] ?? '').length)
}
