import type { Buyback } from '@site/contracts/market/holder-actions.ts'
import { findBuybackPhase } from '@site/finance/action-phases.ts'
import { formatNumber, formatPercent } from '#app/i18n/format.ts'
import { formatNearDay } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type ActionFact, createFacts } from '../facts.ts'
import { formatAmount } from '../format-amount.ts'
import type { HolderActionTexts } from '../holder-action-texts.ts'
import { listDays } from '../holder-days.ts'
import { buybackCopy } from './copy.ts'

export function describeBuyback(locale: Locale, action: Buyback): HolderActionTexts {
  const words = buybackCopy[locale]
  const { maxShares } = action
  const percent = formatBought(locale, action)
  return {
    headline: words.headline(maxShares === null ? null : formatNumber(locale, maxShares)),
    figure: percent,
    basis: percent === null ? null : words.basis,
    days: listDays([
      ['decision', words.days.decision, action.decidedOn],
      ['period', words.days.period, action.from, action.to],
    ]),
    keyDay: { name: 'period', label: words.days.period },
    facts: listFacts(locale, action),
    calculator: null,
    term: words.term,
    describePhase: (today) => words.phases[findBuybackPhase(action, today)],
    listSteps: (today) => listSteps(locale, action, today),
    instruction: null,
  }
}

/** The percentage of the maximum that is bought; null: unknown. */
function formatBought(locale: Locale, { boughtShares, maxShares }: Buyback): string | null {
  return boughtShares === null || maxShares === null || maxShares === 0
    ? null
    : formatPercent(locale, boughtShares / maxShares, 1)
}

function listFacts(locale: Locale, action: Buyback): readonly ActionFact[] {
  const { fields, bases } = buybackCopy[locale]
  const { day, rupiah, count, text } = createFacts(locale)
  return [
    count('maxShares', fields.maxShares, action.maxShares),
    rupiah('maxAmount', fields.maxAmount, action.maxAmount),
    rupiah('maxPrice', fields.maxPrice, action.maxPrice),
    count('boughtShares', fields.boughtShares, action.boughtShares),
    rupiah('boughtAmount', fields.boughtAmount, action.boughtAmount),
    ...(['asOf', 'from', 'to', 'decidedOn'] as const).map((name) => day(name, fields[name], action[name])),
    text('basis', fields.basis, bases[action.basis]),
  ]
}

function listSteps(locale: Locale, action: Buyback, today: string): readonly string[] {
  const { steps } = buybackCopy[locale]
  const { boughtShares, boughtAmount, asOf } = action
  if (boughtShares === null) return [steps.nothing, steps.unknown]
  const percent = formatBought(locale, action)
  const day = asOf && formatNearDay(locale, asOf, today)
  return [
    steps.nothing,
    percent === null
      ? steps.boughtShares(formatNumber(locale, boughtShares), day)
      : steps.bought(percent, day),
    ...(boughtAmount === null || boughtShares === 0
      ? []
      : [steps.average(formatAmount(locale, Math.round(boughtAmount / boughtShares)))]),
  ]
}
