import {
  type CalculatorField,
  calculatorFields,
  calculatorLimits,
} from '@site/finance/calculators/calculator-form.ts'
import { namedResults, resultNames } from '@site/finance/calculators/named-results.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { calculatorViewOf } from './calculator-view.ts'
import { copy } from './copy.ts'
import { entryText } from './entry-text.ts'
import type { FieldTexts } from './example-values.ts'
import { resultText } from './result-text.ts'
import { savedCopy } from './saved-copy.ts'
import type { SavedPlan } from './saved-plans.ts'
import { sentForm } from './sent-form.ts'

interface ComparedLine {
  readonly label: string
  readonly isResult: boolean
  /** One for each plan. */
  readonly cells: readonly string[]
}

/** Plans side by side: how each is reached, what was entered, what comes out; lines that no plan has are left out. */
export function comparedPlans(
  locale: Locale,
  plans: readonly SavedPlan[],
  examples: FieldTexts,
): readonly ComparedLine[] {
  const words = copy[locale]
  const { calculator, strategy, none } = savedCopy[locale]
  const read = plans.map(({ query }) => {
    const search = new URLSearchParams(query)
    const { view, unknown } = calculatorViewOf(search)
    const { answer } = sentForm(locale, view, search, examples, unknown)
    return { view, answer, results: answer ? namedResults(answer.result) : [] }
  })
  const fields = Object.keys(calculatorLimits).filter(isField)
  const entries = fields.map((field) => ({
    label: words.fields[field],
    isResult: false,
    cells: read.map(({ view, answer }) =>
      answer && calculatorFields[view.calculator][view.strategy].includes(field)
        ? entryText(locale, field, answer.values[field])
        : none,
    ),
  }))
  const results = resultNames.map((name) => ({
    label: words.results[name],
    isResult: true,
    cells: read.map((plan) => {
      const result = plan.results.find((one) => one.name === name)
      return result ? resultText(locale, result) : none
    }),
  }))
  return [
    { label: calculator, isResult: false, cells: read.map(({ view }) => words.calculators[view.calculator]) },
    { label: strategy, isResult: false, cells: read.map(({ view }) => words.strategies[view.strategy]) },
    ...[...entries, ...results].filter(({ cells }) => cells.some((cell) => cell !== none)),
  ]
}

function isField(name: string): name is CalculatorField {
  return Object.hasOwn(calculatorLimits, name)
}
