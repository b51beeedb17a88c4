import { calculatorFieldNames, calculatorFields } from '@site/finance/calculators/calculator-limits.ts'
import { namedResults, resultNames } from '@site/finance/calculators/named-results.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { parseCalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import { entryText } from './entry-text.ts'
import type { FieldTexts } from './example-values.ts'
import { readPlan } from './read-plan.ts'
import { resultText } from './result-text.ts'
import { savedCopy } from './saved-copy.ts'
import type { SavedPlan } from './saved-plans.ts'

interface ComparedLine {
  readonly label: string
  /** One for each plan. */
  readonly cells: readonly string[]
}

/** An entry of one plan may be a result of another: its label then appears once in each part. */
interface ComparedPart {
  readonly part: 'entries' | 'results'
  readonly lines: readonly ComparedLine[]
}

/** Compares plans: method, entries and results; rows without values are omitted. */
export function comparedPlans(
  locale: Locale,
  plans: readonly SavedPlan[],
  examples: FieldTexts,
): readonly ComparedPart[] {
  const words = copy[locale]
  const { calculator, strategy, none } = savedCopy[locale]
  const read = plans.map(({ query }) => {
    const search = new URLSearchParams(query)
    const { view, unknown } = parseCalculatorView(search)
    const outcome = unknown.length > 0 ? null : readPlan(locale, view, search, examples).outcome
    return { view, outcome, results: outcome ? namedResults(outcome.result) : [] }
  })
  const entries = calculatorFieldNames.map((field) => ({
    label: words.fields[field],
    cells: read.map(({ view, outcome }) =>
      outcome && calculatorFields[view.calculator][view.strategy].includes(field)
        ? entryText(locale, field, outcome.values[field])
        : none,
    ),
  }))
  const results = resultNames.map((name) => ({
    label: words.results[name],
    cells: read.map((plan) => {
      const result = plan.results.find((one) => one.name === name)
      return result ? resultText(locale, result) : none
    }),
  }))
  const hasValue = ({ cells }: ComparedLine) => cells.some((cell) => cell !== none)
  return [
    {
      part: 'entries',
      lines: [
        { label: calculator, cells: read.map(({ view }) => words.calculators[view.calculator]) },
        { label: strategy, cells: read.map(({ view }) => words.strategies[view.strategy]) },
        ...entries.filter(hasValue),
      ],
    },
    { part: 'results', lines: results.filter(hasValue) },
  ]
}
