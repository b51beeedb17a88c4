import { isPensionResult } from '@site/finance/calculators/calculate.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { planCopy } from './plan-copy.ts'
import type { PlanOutcome, PlanYear } from './plan-outcome.ts'

export interface YearColumn {
  readonly key: keyof PlanYear
  readonly label: string
  /** Phones have no room for it; the files have all columns. */
  readonly isWide?: boolean
}

/** The columns of the yearly table, on the page and in its file. Pension plans have an age column. */
export function yearColumns(locale: Locale, { result }: PlanOutcome): readonly [YearColumn, ...YearColumn[]] {
  const words = copy[locale]
  const planWords = planCopy[locale]
  const isPension = isPensionResult(result)
  return [
    { key: 'year', label: words.year },
    ...(isPension ? [{ key: 'age', label: words.age, isWide: true } as const] : []),
    { key: 'invested', label: words.investedSoFar },
    { key: 'earned', label: words.earnedSoFar, isWide: true },
    ...(isPension ? [{ key: 'spent', label: planWords.spent } as const] : []),
    { key: 'value', label: words.valueThen },
    { key: 'valueToday', label: planWords.valueToday, isWide: true },
  ]
}
