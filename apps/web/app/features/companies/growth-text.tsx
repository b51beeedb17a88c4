import type { Ratio } from '@site/contracts/market/values.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { growthFigure } from './figures.ts'

/** Lines for which growth is good: growth of others, such as costs and debt, has no color. */
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

/** The growth of a line, shown below its amount: always with mark and sign, colored only if growth is good. */
export function GrowthText({ locale, line, growth }: { locale: Locale; line: string; growth: Ratio }) {
  const figure = growthFigure(locale, growth)
  if (figure === null) {
    return null
  }
  const { text, meaning, direction } = figure
  const color = direction !== 'level' && betterWhenMore.has(line) ? '' : ' text-soft'
  return (
    <span className={`growth ${direction}${color}`}>
      {meaning ? <abbr title={meaning}>{text}</abbr> : text}
    </span>
  )
}
