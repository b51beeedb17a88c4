import type { Ratio } from '@site/contracts/market/values.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { growthFigure } from './figures.ts'

/** Lines of which more is plainly better: the growth of the others, such as costs and debt, has no colour. */
const betterWhenMore: ReadonlySet<string> = new Set([
  'revenue',
  'grossProfit',
  'operatingProfit',
  'profitBeforeTax',
  'netProfit',
  'parentProfit',
  'eps',
  'interestIncome',
  'netInterestIncome',
  'feeIncome',
  'retainedEarnings',
  'parentEquity',
  'totalEquity',
  'operating',
])

/** The growth of a line below its amount: mark and sign always, colour where a rise is good. */
export function GrowthText({ locale, line, growth }: { locale: Locale; line: string; growth: Ratio }) {
  const figure = growthFigure(locale, growth)
  if (figure === null) {
    return null
  }
  const { text, meaning, direction } = figure
  const colour = direction === 'level' || betterWhenMore.has(line) ? '' : ' growth-plain'
  return (
    <span className={`growth ${direction}${colour}`}>
      {meaning ? <abbr title={meaning}>{text}</abbr> : text}
    </span>
  )
}
