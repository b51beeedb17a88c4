import type { TradeHistory } from '@site/contracts/market/trade-history.ts'
import { dividendTax } from '@site/finance/market-calculators/dividend-income.ts'
import { stampDutyRuleOn } from '@site/finance/stamp-duty.ts'
import type { PlanResult, WhatIfNote } from '@site/finance/what-if/simulate-plan.ts'
import type { SharePlan } from '@site/finance/what-if/what-if-input.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import { counted } from '../engine/plural.ts'
import type { ToolContext } from '../engine/tool.ts'
import type { IndexHistory } from '../engine/tool-facts.ts'
import type { OutcomeFigure, ToolOutcome } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'
import type { Deposit } from './deposit-rate.server.ts'
import { describeResult } from './describe-outcome.server.ts'
import { compareIndex } from './index-plan.server.ts'

export interface SharesResult {
  readonly plan: SharePlan
  readonly result: PlanResult
  /** Of the plan's shares. */
  readonly histories: readonly TradeHistory[]
  readonly index: IndexHistory | null
  readonly deposit: Deposit | null
}

export function describeShares({ locale, today }: ToolContext, found: SharesResult): ToolOutcome {
  const { plan, result, index, deposit } = found
  const { contributions, to } = plan
  const described = describeResult(locale, { contributions, to, ...result, deposit })
  const { figures, years, depositNotes, ...rest } = described
  const compared = compareIndex(locale, index, plan)
  return {
    ...rest,
    warnings: [...listUnknown(locale, found), ...listUnsold(locale, found)],
    figures: [...figures, ...compared.figures, ...listSharesFigures(locale, result)],
    tables: [years],
    working: [],
    notes: [
      ...listEvents(locale, found),
      ...listRules(locale, plan, today),
      ...depositNotes,
      ...compared.notes,
    ],
  }
}

function listSharesFigures(locale: Locale, result: PlanResult): OutcomeFigure[] {
  const words = copy[locale]
  const { number, amount } = figuresIn(locale)
  const { sale, purchases, cash, dividends, buyCosts, stampDuties } = result
  const lots = purchases.reduce((sum, one) => sum + one.lots, 0)
  const [orders, bought] = [number(purchases.length), number(lots)]
  const rests = [
    amount('waiting', words.waiting, cash.waiting),
    amount('kept', words.kept, cash.kept),
    amount('due', words.due, cash.due),
  ]
  return [
    sale === null
      ? { name: 'sale', label: words.sale, value: words.noSale, data: 'none' }
      : amount('sale', words.sale, sale.value),
    {
      name: 'purchases',
      label: words.purchases,
      value:
        locale === 'en'
          ? words.lotCount(counted(orders, 'purchase'), counted(bought, 'lot'))
          : words.lotCount(orders, bought),
      data: purchases.length,
    },
    amount('dividends', words.dividends, dividends.net),
    amount('costs', words.costs, buyCosts),
    amount('taxes', words.taxes, dividends.tax + stampDuties),
    ...rests.filter(({ data }) => data !== 0),
  ]
}

/** What the data of the shares lacks. */
function listUnknown(locale: Locale, { plan, result, histories }: SharesResult): string[] {
  const words = copy[locale]
  const { day } = figuresIn(locale)
  const start = plan.contributions[0]?.date ?? plan.to
  return histories.flatMap(({ ticker, dividendsCompleteSince: complete, events }) => [
    ...(complete === null ? [words.unstatedDividends(ticker)] : []),
    ...(complete?.day && complete.day > start ? [words.incompleteDividends(ticker, day(complete.day))] : []),
    ...joinDays(locale, ticker, result.dividendsWithoutRate, words.withoutRate),
    ...events
      .filter(({ kind, exercisePrice }) => kind === 'rights' && exercisePrice === null)
      .filter(({ date }) => date >= start && date <= plan.to)
      .map(({ date }) => words.withoutPrice(ticker, day(date))),
  ])
}

function joinDays(
  locale: Locale,
  ticker: string,
  dividends: PlanResult['dividendsWithoutRate'],
  format: (ticker: string, days: string) => string,
): string[] {
  const days = dividends
    .filter((dividend) => dividend.ticker === ticker)
    .map(({ date }) => figuresIn(locale).day(date))
  return days.length > 0 ? [format(ticker, days.join('; '))] : []
}

/** Money that bought nothing, and shares that nobody can sell. */
function listUnsold(locale: Locale, { plan, result, histories }: SharesResult): string[] {
  const words = copy[locale]
  const start = plan.contributions[0]?.date ?? plan.to
  const unbought = plan.shares
    .map(({ ticker }) => ticker)
    .filter((ticker) => !result.purchases.some((purchase) => purchase.ticker === ticker))
    .filter((ticker) => plan.companies[ticker]?.bars.some(({ date }) => date >= start && date <= plan.to))
  const has = (note: WhatIfNote) => result.notes.includes(note)
  return [
    ...(has('notInvested') ? [words.notInvested] : []),
    ...(unbought.length > 0 ? [words.neverBought(unbought.join(', '))] : []),
    ...(has('suspended') ? [words.suspended] : []),
    ...histories.flatMap(({ ticker, delistedOn }) =>
      delistedOn !== null && delistedOn <= plan.to
        ? [words.delisted(ticker, figuresIn(locale).day(delistedOn))]
        : [],
    ),
  ]
}

/** What happened to the shares. */
function listEvents(locale: Locale, { plan, result, histories }: SharesResult): string[] {
  const words = copy[locale]
  const start = plan.contributions[0]?.date ?? plan.to
  const events = histories
    .flatMap((history) => history.events)
    .filter(({ date }) => date >= start && date <= plan.to)
  return [
    ...(result.notes.includes('postponed') ? [words.postponed] : []),
    ...(result.notes.includes('oddLot') ? [words.oddLot] : []),
    ...(events.some(({ kind }) => kind !== 'rights') ? [words.fractions] : []),
    ...(events.some(({ kind, exercisePrice }) => kind === 'rights' && exercisePrice !== null)
      ? [words.rights]
      : []),
    ...histories.flatMap(({ ticker }) =>
      joinDays(locale, ticker, result.dividendsWithoutPayDay, words.withoutPayDay),
    ),
  ]
}

function listRules(locale: Locale, { fees, dividends, slippageTicks }: SharePlan, today: string): string[] {
  const words = copy[locale]
  const { rupiah, percent, number, day } = figuresIn(locale)
  const ticks = number(slippageTicks)
  const duty = stampDutyRuleOn(today)
  return [
    words.fees(percent(fees.buy.percent), percent(fees.sell.percent)),
    ...(fees.buy.minimum ? [words.minimum(rupiah(fees.buy.minimum))] : []),
    slippageTicks === 0 ? words.atClose : words.offClose(locale === 'en' ? counted(ticks, 'tick') : ticks),
    words.wholeLots,
    dividends === 'paid'
      ? words.paidTax(percent(dividendTax.percent.paid), dividendTax.source)
      : words.reinvestedTax,
    ...(duty ? [words.stampDuty(rupiah(duty.amount), rupiah(duty.exemptUpTo.trades), day(duty.since))] : []),
  ]
}
