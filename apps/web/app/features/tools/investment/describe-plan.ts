import { type NamedResult, namedResults } from '@site/finance/calculators/named-results.ts'
import { formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { OutcomeFigure, OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { resultText } from './result-text.ts'
import { type YearColumn, yearColumns } from './year-columns.ts'

/** The plan as the result of a tool: one sentence with its most important figure, and all others. */
export function describePlan(locale: Locale, plan: PlanOutcome): ToolOutcome {
  const words = copy[locale]
  const { before, result, after } = findSentence(locale, plan)
  const { value, invested, earned } = plan.end
  return {
    main: { ...describeResult(locale, before, result), detail: after },
    detail: words.parts(
      formatRupiahWords(locale, value),
      formatRupiahWords(locale, invested),
      formatRupiahWords(locale, earned),
    ),
    figures: namedResults(plan.result)
      .filter(({ name }) => name !== result.name)
      .map((one) => describeResult(locale, words.results[one.name], one)),
    working: [],
    notes: [],
  }
}

/** The main figure in its sentence, as plain text for screen readers. */
export function speakPlan({ main: { label, value, detail } }: ToolOutcome): string {
  return `${label} ${value} ${detail}`
}

/** One row per year, for the file. */
export function tabulateYears(locale: Locale, plan: PlanOutcome): OutcomeTable {
  const [first, ...others] = yearColumns(locale, plan)
  const toColumn = ({ label }: YearColumn) => ({ label, kind: 'number' }) as const
  return {
    caption: copy[locale].tableTitle,
    columns: [toColumn(first), ...others.map(toColumn)],
    rows: plan.years.map((year) => [first, ...others].map(({ key }) => year[key])),
  }
}

function describeResult(locale: Locale, label: string, result: NamedResult): OutcomeFigure {
  const { name, value } = result
  const data = typeof value === 'boolean' ? String(value) : value
  return { name, label, value: resultText(locale, result), data }
}

interface Sentence {
  readonly before: string
  readonly result: NamedResult
  readonly after: string
}

function findSentence(locale: Locale, { result, values, targetFund }: PlanOutcome): Sentence {
  const { answers } = copy[locale]
  const years = formatNumber(locale, result.plan.years)
  if (result.calculator === 'growth') {
    return {
      before: answers.growthBefore,
      result: { name: 'finalValue', value: result.finalValue },
      after: answers.afterYears(years),
    }
  }
  const target = formatRupiahWords(locale, targetFund)
  if (result.calculator === 'pensionCheck') {
    const age = formatNumber(locale, values.retirementAge)
    const { gap, surplus } = result
    return gap > 0
      ? {
          before: answers.gapBefore,
          result: { name: 'gap', value: gap },
          after: answers.ofTarget(target, age),
        }
      : {
          before: answers.surplusBefore,
          result: { name: 'surplus', value: surplus },
          after: answers.overTarget(target, age),
        }
  }
  const { monthlyInvestment, minimumLumpSum, isSufficient } = result
  if (monthlyInvestment === null) {
    return {
      before: answers.lumpSumBefore,
      result: { name: 'minimumLumpSum', value: minimumLumpSum },
      after: answers.toReach(target, years),
    }
  }
  return {
    before: isSufficient ? answers.sufficientBefore : answers.monthlyBefore,
    result: { name: 'monthlyInvestment', value: monthlyInvestment },
    after: isSufficient ? answers.sufficientAfter(target, years) : answers.toReach(target, years),
  }
}
