import { feeAccounts, feeChannels } from '@site/contracts/content/fees.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { lot } from '@site/finance/lots-and-ticks.ts'
import { type TradingRates, tradingRatesOn } from '@site/finance/trading-rates.ts'
import { findCheapestLot } from '@site/finance/what-if/find-cheapest-lot.ts'
import { type PlanResult, simulatePlan } from '@site/finance/what-if/simulate-plan.ts'
import type { PlannedShare, SharePlan } from '@site/finance/what-if/what-if-input.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import { readForm } from '../engine/read-form.ts'
import type { ToolContext, ToolRun } from '../engine/tool.ts'
import type { OutcomeTable } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'
import { describeDeposit, findDepositRate } from './deposit-rate.server.ts'
import { readPastCompany } from './past-company.ts'
import { chooseStart, examples, findLastDay, noPast, readSchedule, type Schedule } from './read-schedule.ts'
import { findEarliestStart, findUnbrokenStart, readShares, rejectUncovered } from './read-shares.ts'
import { describeShares, type SharesResult } from './share-outcome.server.ts'
import { dividendChoices, listFields, sharesSpec } from './what-if-form.ts'

type SharesForm = ReturnType<typeof readSharesForm>

function readSharesForm(context: ToolContext) {
  const { locale, search, today, facts } = context
  const { past = noPast } = facts
  const lastDay = findLastDay(past, today)
  const earliest = findEarliestStart(locale, past)
  const from = [chooseStart(earliest, lastDay), findUnbrokenStart(past)].toSorted().at(-1)
  const depositRate = findDepositRate(context, lastDay)?.value
  const initial = { ...examples, from, to: lastDay, depositRate }
  return readForm(locale, sharesSpec, listFields(locale), search, initial)
}

/** What the contributions to some shares have become. */
export function runShares(context: ToolContext): ToolRun {
  const { locale, today, facts } = context
  const { past = noPast } = facts
  const form = readSharesForm(context)
  const shares = readShares(form, context)
  const lastDay = findLastDay(past, today)
  const schedule = readSchedule(form, context, { earliest: findEarliestStart(locale, past), lastDay })
  const histories = shares.flatMap(({ ticker }) => past.histories[ticker] ?? [])
  if (schedule !== null) {
    rejectUncovered(form, locale, histories, { from: form.text('from'), to: schedule.to })
  }
  const fees = findFees(form, context)
  const rates = tradingRatesOn(today)
  if (schedule === null || fees === null || rates === null || form.hasErrors()) {
    return { form, outcome: null }
  }
  if (histories.length < shares.length) return { form, outcome: null, isUnavailable: true }
  const plan = createPlan(form, { shares, fees, ...schedule }, histories)
  const result = simulatePlan(plan, rates)
  if (result.purchases.length === 0) rejectAmount(form, locale, plan, rates)
  if (form.hasErrors()) return { form, outcome: null }
  const found: SharesResult = {
    plan,
    result,
    histories,
    index: past.index,
    deposit: describeDeposit(locale, form.optional('depositRate'), findDepositRate(context, lastDay)),
  }
  return {
    form,
    outcome: describeShares(context, found),
    file: () => tabulatePurchases(locale, result),
  }
}

/** The tariff of the chosen account and channel today. */
function findFees(form: SharesForm, { locale, today, facts }: ToolContext): SharePlan['fees'] | null {
  const account = form.choice('account', feeAccounts)
  const channel = form.choice('channel', feeChannels)
  const all = facts.fees ?? []
  const buy = findFee(all, { account, channel, side: 'buy' }, today)
  const sell = findFee(all, { account, channel, side: 'sell' }, today)
  if (buy && sell) return { buy, sell }
  if (all.length > 0) form.reject('account', copy[locale].noFee)
  return null
}

function createPlan(
  form: SharesForm,
  parts: Schedule & { shares: readonly PlannedShare[]; fees: SharePlan['fees'] },
  histories: SharesResult['histories'],
): SharePlan {
  return {
    ...parts,
    companies: Object.fromEntries(histories.map((history) => [history.ticker, readPastCompany(history)])),
    dividends: form.choice('dividends', dividendChoices),
    slippageTicks: form.number('slippage'),
  }
}

/** States that no purchase was possible. */
function rejectAmount(form: SharesForm, locale: Locale, plan: SharePlan, rates: TradingRates): void {
  const words = copy[locale]
  const { rupiah } = figuresIn(locale)
  const cheapest = findCheapestLot(plan, rates)
  const weight = plan.shares.find(({ ticker }) => ticker === cheapest?.ticker)?.weight ?? 100
  const part = Math.floor((form.number('amount') * weight) / 100)
  form.reject(
    'amount',
    cheapest && part < cheapest.total
      ? words.neverEnough(rupiah(part), rupiah(cheapest.total))
      : words.notEnough(rupiah(part)),
  )
}

/** The file of a result. */
function tabulatePurchases(locale: Locale, { purchases }: PlanResult): OutcomeTable {
  const { file, columns } = copy[locale]
  return {
    caption: file,
    columns: [
      { label: columns.date, kind: 'day' },
      { label: columns.ticker, kind: 'text' },
      { label: columns.lots, kind: 'number' },
      { label: columns.price, kind: 'rupiah' },
      { label: columns.worth, kind: 'rupiah' },
      { label: columns.costs, kind: 'rupiah' },
    ],
    rows: purchases.map(({ date, ticker, lots, price, costs }) => [
      date,
      ticker,
      lots,
      price,
      lots * price * lot.shares,
      costs,
    ]),
  }
}
