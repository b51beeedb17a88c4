import { formatMonth } from '#app/i18n/format-time.ts'
import { findInForce } from '#app/market/economy-values.ts'
import { figuresIn } from '../engine/figures.ts'
import type { ToolContext } from '../engine/tool.ts'
import { copy } from './copy.ts'

/** The fields that a published rate fills in, and the rate without one. */
const rateFields = {
  policyPercent: { series: 'biRate', example: 4.75 },
  depositPercent: { series: 'depositRate', example: 4 },
} as const
type RateField = keyof typeof rateFields

const findRate = ({ facts }: ToolContext, name: RateField, day: string) =>
  findInForce(facts.rates, rateFields[name].series, day)?.value ?? null

/** What an untouched field shows: the rate in force on the day, else an example. */
export const exampleRate = (context: ToolContext, name: RateField, day: string): number =>
  findRate(context, name, day)?.value ?? rateFields[name].example

/** Where the rates of a result are from; a typed one stays, beside the published one. */
export function describeRates(
  context: ToolContext,
  day: string,
  entries: Readonly<Partial<Record<RateField, number | undefined>>>,
): string[] {
  const { locale } = context
  const { percent, day: dated } = figuresIn(locale)
  const { rates } = copy[locale]
  return (['policyPercent', 'depositPercent'] as const).flatMap((name) => {
    const entered = entries[name]
    const rate = findRate(context, name, day)
    if (entered === undefined || rate === null) return []
    const isMonthly = name === 'depositPercent'
    const asOf = isMonthly ? formatMonth(locale, rate.reference.slice(0, 7)) : dated(rate.reference)
    const stated = rates[name](percent(rate.value), asOf, rate.source)
    return [entered === rate.value ? stated : `${stated} ${rates.typed(percent(entered))}`]
  })
}
