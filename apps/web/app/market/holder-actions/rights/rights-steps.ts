import type { Rights } from '@site/contracts/market/holder-actions.ts'
import { findRightsPhase } from '@site/finance/action-phases.ts'
import { rightsIssue } from '@site/finance/market-calculators/corporate-action-outcome.ts'
import { formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatActDay, formatAmount } from '../format-amount.ts'
import { holderCopy } from '../holder-copy.ts'
import { rightsCopy } from './copy.ts'

/** Ten lots. */
const exampleShares = 1000

/** What the holder must do until when, and what that is for ten lots. */
export function listRightsSteps(locale: Locale, action: Rights, today: string): readonly string[] {
  const { steps } = rightsCopy[locale]
  const day = (value: string) => formatActDay(locale, value, today)
  switch (findRightsPhase(action, today)) {
    case 'announced':
      return [steps.announced, ...workOutLots(locale, action, today)]
    case 'cum':
      return [
        ...(action.cumDate === null ? [] : [steps.cum(day(action.cumDate))]),
        ...workOutLots(locale, action, today),
      ]
    case 'recorded': {
      const from = action.exerciseFrom ?? action.tradingFrom
      return [steps.recorded(from === null ? null : day(from)), ...workOutLots(locale, action, today)]
    }
    case 'actNow':
      return [describeChoice(locale, action, today), ...workOutLots(locale, action, today)]
    case 'allotment':
      return [steps.allotment]
    default:
      return [steps.over]
  }
}

/** Selling ends with the trading of the rights, which may be before the end of the exercise; only then do they lapse. */
function describeChoice(locale: Locale, action: Rights, today: string): string {
  const { steps } = rightsCopy[locale]
  const { exercisePrice, tradingTo, exerciseTo } = action
  const day = (value: string) => formatActDay(locale, value, today)
  const exercise = steps.exercise(exercisePrice === null ? null : formatAmount(locale, exercisePrice))
  const sellBy = tradingTo !== null && tradingTo >= today ? tradingTo : null
  const exerciseBy = exerciseTo !== null && exerciseTo >= today ? exerciseTo : null
  const parts =
    sellBy !== null && sellBy === exerciseBy
      ? [steps.until(day(sellBy), steps.either(exercise, steps.sell))]
      : [
          ...(sellBy === null ? [] : [steps.until(day(sellBy), steps.sell)]),
          ...(exerciseBy === null ? [] : [steps.until(day(exerciseBy), exercise)]),
        ]
  return [...parts, exerciseTo === null ? steps.noEnd : steps.lapse].join(' ')
}

/** Ten lots by the rights calculator: a right has no value before the cum price and the exercise price are known. */
function workOutLots(locale: Locale, action: Rights, today: string): readonly string[] {
  const { steps } = rightsCopy[locale]
  const { ratioOld, ratioNew, exercisePrice, cumClose, lastClose, exDate } = action
  const lots = holderCopy[locale].lotsAndShares(formatNumber(locale, exampleShares))
  const rights = Math.floor((exampleShares * ratioNew) / ratioOld)
  const received = steps.lots(lots, formatNumber(locale, rights))
  // From the ex date on, the latest close is without the rights.
  const latest = exDate === null || today < exDate ? lastClose : null
  const close = cumClose ?? latest
  if (exercisePrice === null || close === null) return [received, steps.noTheoretical]
  const outcome = rightsIssue({
    shares: exampleShares,
    cumPrice: close.price,
    old: ratioOld,
    new: ratioNew,
    exercisePrice,
    exDate: exDate ?? today,
  })
  if (outcome === null) return [received, steps.noTheoretical]
  const { valuePerRight, exerciseCost, keptPercent } = outcome
  return [
    `${received} ${steps.cost(formatAmount(locale, exerciseCost))}`,
    valuePerRight > 0
      ? steps.theoretical(
          formatAmount(locale, valuePerRight),
          formatAmount(locale, close.price),
          formatNearDay(locale, close.day, today),
        )
      : steps.worthless,
    steps.kept(formatPercent(locale, fractionOfPercent(keptPercent))),
  ]
}
