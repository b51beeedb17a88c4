import type { EconomyValue } from '@site/contracts/content/economy.ts'
import type { Fee } from '@site/contracts/content/fees.ts'
import type { AccountType } from '@site/contracts/content/products.ts'
import type { ServiceFee } from '@site/contracts/content/service-fees.ts'
import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import type { TradeHistory } from '@site/contracts/market/trade-history.ts'
import { findFee } from '@site/finance/fees-in-force.ts'
import { amountOfToday } from '#app/market/restated-dividend.ts'
import { findMarginInterest } from '#app/page-parts/margin-terms.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { createMarginFacts } from './margin-facts.server.ts'
import type { Tool } from './tool.ts'
import {
  type CashDividend,
  type IndexHistory,
  type LatePayment,
  type PastFacts,
  type ShareFacts,
  type ToolFacts,
  tickersIn,
  unknownShare,
} from './tool-facts.ts'

interface QuotedCompany {
  readonly shortName?: string
  readonly board: { readonly code: string } | null
  readonly latestPrice: { readonly date: string; readonly close: number } | null
  readonly suspension?: { readonly since: string } | null
  readonly delistedOn?: string | null
}

/** The part of the site that tools use. */
export interface ToolSite extends Pick<Site, 'locale' | 'now' | 'orNull'> {
  readonly content: {
    fees(): Promise<readonly Fee[]>
    serviceFees(): Promise<readonly ServiceFee[]>
    calculatorAssumptions(): Promise<CalculatorAssumptions | null>
    economy(): Promise<readonly EconomyValue[]>
    accountTypes(): Promise<readonly Pick<AccountType, 'key' | 'marginTerms'>[]>
  }
  readonly market: {
    company(ticker: string): Promise<QuotedCompany | null>
    holidays(): Promise<{ readonly holidays: readonly Holiday[] }>
    companyActions(
      ticker: string,
      query: { readonly kind: 'dividend' },
    ): Promise<{ readonly items: readonly CorporateAction[] } | null>
    tradeHistory(ticker: string): Promise<TradeHistory | null>
    indexPrices(query: { readonly range: 'max' }): Promise<IndexHistory>
  }
}

export async function loadToolFacts(
  needs: Tool['needs'],
  search: URLSearchParams,
  today: string,
  site: ToolSite,
): Promise<ToolFacts> {
  const isMargin = needs.fees === 'margin'
  const [past, fees, serviceFees, accounts, closed, assumptions, economy, ...shares] = await Promise.all([
    needs.past ? loadPastFacts(tickersIn(search), site) : undefined,
    needs.fees ? site.orNull(site.content.fees()) : [],
    isMargin || needs.fees === 'all' ? site.orNull(site.content.serviceFees()) : [],
    isMargin ? site.orNull(site.content.accountTypes()) : null,
    needs.holidays ? site.orNull(site.market.holidays()) : null,
    needs.assumptions ? site.orNull(site.content.calculatorAssumptions()) : null,
    needs.rates ? site.orNull(site.content.economy()) : null,
    ...tickersIn(search).map(async (ticker) => [ticker, await loadShareFacts(ticker, needs, site)] as const),
  ])
  const account = isMargin ? 'margin' : 'regular'
  const app = (['buy', 'sell'] as const).flatMap(
    (side) => findFee(fees ?? [], { account, channel: 'app', side }, today) ?? [],
  )
  return {
    shares: Object.fromEntries(shares),
    fees: (needs.fees === 'all' ? fees : app)?.map(({ id, ...terms }) => terms) ?? null,
    holidays: holidaysFrom(today.slice(0, 4), closed?.holidays ?? []),
    latePayments: needs.fees === 'all' ? findLatePayments(serviceFees ?? []) : [],
    margin: isMargin
      ? createMarginFacts(site.locale, serviceFees && accounts, findMarginInterest(serviceFees ?? [], today))
      : null,
    assumptions,
    rates: selectRates(economy ?? []),
    ...(past ? { past } : {}),
  }
}

/** The charges by the day; the day of a transaction may be any. */
const findLatePayments = (fees: readonly ServiceFee[]): LatePayment[] =>
  fees.flatMap(({ code, unit, account, amount, validFrom, validTo, condition }) =>
    code === 'latePayment' && unit === 'percentPerDay' && amount !== null
      ? { code, account, percent: amount, validFrom, validTo, condition: condition ?? '' }
      : [],
  )

/** As many as a page can hold: ten years of a monthly series. */
const maxRates = 240

function selectRates(values: readonly EconomyValue[]): ToolFacts['rates'] {
  return values
    .filter(({ series }) => series === 'biRate' || series === 'depositRate')
    .slice(0, maxRates)
    .map(({ nextDate: _, ...value }) => value)
}

async function loadPastFacts(tickers: readonly string[], { market, orNull }: ToolSite): Promise<PastFacts> {
  const [index, ...found] = await Promise.all([
    orNull(market.indexPrices({ range: 'max' })),
    ...tickers.map(async (ticker) => ({
      ticker,
      answer: await orNull(market.tradeHistory(ticker).then((history) => ({ history }))),
    })),
  ])
  const histories = found.flatMap(({ ticker, answer }): [string, TradeHistory | null][] =>
    answer === null ? [[ticker, null]] : answer.history ? [[ticker, answer.history]] : [],
  )
  return { histories: Object.fromEntries(histories), index }
}

/** Days of past years would only make the page heavier: orders are planned. */
function holidaysFrom(year: string, holidays: readonly Holiday[]): string[] {
  return holidays.map(({ date }) => date).filter((date) => date >= year)
}

export async function loadShareFacts(
  ticker: string,
  { dividends: hasDividends }: Tool['needs'],
  { market, orNull }: ToolSite,
): Promise<ShareFacts> {
  const [found, actions] = await Promise.all([
    orNull(market.company(ticker).then((company) => ({ company }))),
    hasDividends
      ? orNull(market.companyActions(ticker, { kind: 'dividend' }).then((list) => ({ list })))
      : null,
  ])
  if (found === null) return unknownShare
  const { company } = found
  const price = company?.latestPrice ?? null
  return {
    isKnown: company !== null,
    name: company?.shortName ?? '',
    board: company?.board?.code ?? '',
    latestPrice: price && { date: price.date, close: price.close },
    suspendedSince: company?.suspension?.since ?? null,
    delistedOn: company?.delistedOn ?? null,
    dividends: actions && (actions.list?.items ?? []).filter(isCash).map(readCashDividend),
  }
}

type PaidDividend = Dividend & { readonly amountPerShare: number }

function readCashDividend(action: PaidDividend, _: number, all: readonly PaidDividend[]): CashDividend {
  const { isAhead, amountPerShare: amount, cumDateRegular, exDateRegular, paymentDate, sharesSince } = action
  const ofToday = amountOfToday(action)
  const common = {
    isAhead,
    cumDateRegular,
    exDateRegular,
    paymentDate,
    before: sharesSince && { amount, kind: sharesSince.kind, date: sharesSince.date },
  }
  if (action.currency === 'IDR') return { ...common, amountPerShare: ofToday, dollars: null }
  // The rate of the recording date is not known before it.
  const rated = action.exchangeRate === null ? all.find(({ exchangeRate }) => exchangeRate !== null) : action
  const { exchangeRate: rate = null, recordingDate: rateDay = null } = rated ?? {}
  return {
    ...common,
    // Six decimals, as the tool accepts.
    amountPerShare: rate === null || ofToday === null ? null : Number((ofToday * rate).toFixed(6)),
    dollars: { amount, rate, rateDay, isEstimated: rated !== action },
  }
}

function isCash(action: CorporateAction): action is PaidDividend {
  return (
    action.kind === 'dividend' &&
    action.form === 'cash' &&
    action.amountPerShare !== null &&
    action.status !== 'cancelled'
  )
}
