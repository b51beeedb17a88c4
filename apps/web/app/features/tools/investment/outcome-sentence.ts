import { namedResults, type ResultName } from '@site/finance/calculators/named-results.ts'
import { formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { resultText } from './result-text.ts'

export interface OutcomeSentence {
  readonly before: string
  readonly name: ResultName
  readonly after: string
}

/** The result in one sentence with its most important figure. */
export function outcomeSentence(
  locale: Locale,
  { result, values, targetFund }: PlanOutcome,
): OutcomeSentence {
  const { answers } = copy[locale]
  const years = formatNumber(locale, result.plan.years)
  if (result.calculator === 'growth') {
    return { before: answers.growthBefore, name: 'finalValue', after: answers.afterYears(years) }
  }
  const target = formatRupiahWords(locale, targetFund)
  if (result.calculator === 'pensionCheck') {
    const age = formatNumber(locale, values.retirementAge)
    return result.gap > 0
      ? { before: answers.gapBefore, name: 'gap', after: answers.ofTarget(target, age) }
      : { before: answers.surplusBefore, name: 'surplus', after: answers.overTarget(target, age) }
  }
  if (result.isSufficient) {
    return {
      before: answers.sufficientBefore,
      name: 'monthlyInvestment',
      after: answers.sufficientAfter(target, years),
    }
  }
  const after = answers.toReach(target, years)
  if (result.monthlyInvestment === null) {
    return { before: answers.lumpSumBefore, name: 'minimumLumpSum', after }
  }
  return { before: answers.monthlyBefore, name: 'monthlyInvestment', after }
}

/** The sentence as plain text for screen readers. */
export function spokenOutcome(locale: Locale, outcome: PlanOutcome): string {
  const { before, name, after } = outcomeSentence(locale, outcome)
  const main = namedResults(outcome.result).find((result) => result.name === name)
  return `${before} ${main ? resultText(locale, main) : ''} ${after}`
}
