import type { Ratio } from '@site/contracts/market/values.ts'
import { companyRatios, type FiledPeriod } from '@site/finance/company-ratios.ts'
import type { RatioKey } from '@site/finance/ratio-definitions.ts'
import { dividendYield } from '@site/finance/ratio-formulas.ts'
import { shareChangeIn } from '@site/finance/share-change.ts'
import { computeIssuedShares } from '@site/finance/share-counts.ts'
import { monthsAfter, monthsBefore } from '#market/calendar/days.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { type Coverage, findMissingData } from './coverage.ts'
import {
  computeFactorBetween,
  dividendsUntil,
  findUnadjustedBreak,
  type PriceEvent,
  shareEventsBetween,
} from './price-events.ts'

export interface PricePoint {
  readonly day: string
  /** Unadjusted. */
  readonly close: number
}

export const ratedColumns = [
  'statementLayout',
  'statementCurrency',
  'issuedShares',
  'listedShares',
  'sharesAsOf',
] as const satisfies readonly (keyof CompanyRecord)[]

/** What the ratios of a company depend on, besides its statements. */
export type RatedCompany = Pick<CompanyRecord, (typeof ratedColumns)[number]>

interface Period extends FiledPeriod {
  /** Last day of the period. */
  readonly end: string
}

interface RatioInput {
  readonly company: RatedCompany
  readonly period: Period
  readonly history: readonly FiledPeriod[]
  readonly events: readonly PriceEvent[]
  readonly coverage: Coverage
  readonly price: PricePoint | null
  readonly sharesOf: string
}

/**
 * The ratios of a period at a price. Between the period and its price, events add shares and money; from then on,
 * per-share figures have the level of the chart on the day `sharesOf`, so that columns are comparable.
 */
export function ratiosAt(input: RatioInput): Record<RatioKey, Ratio> {
  const { company, period, history, events, coverage, price, sharesOf } = input
  const until = price?.day ?? period.end
  // A statement that is newer than the price has the shares of its own end.
  const counted = until > period.end ? until : period.end
  const issued = computeIssuedShares(company)
  const { multiplier } = shareChangeIn(shareEventsBetween(events, period.end, sharesOf))
  const ratios = companyRatios({
    layout: company.statementLayout,
    currency: company.statementCurrency,
    issuedShares: issued === null || multiplier === null ? null : issued / multiplier,
    countDay: findCountDay(input),
    period,
    history,
    price: price && restate(price.close, computeFactorBetween(events, price.day, counted)),
    shareChange: shareChangeIn(shareEventsBetween(events, period.end, counted)),
    factorSincePeriod: computeFactorBetween(events, period.end, sharesOf),
    factorSincePrice: computeFactorBetween(events, counted, sharesOf),
    dividendsForYear: sumDividendsForYear(input),
  })
  return {
    ...ratios,
    per: explainPriceRatio(ratios.per, input),
    pbv: explainPriceRatio(ratios.pbv, input),
    dividendYield: computeYield({ events, coverage, price }),
    payout: explainPayout(ratios.payout, input),
  }
}

function restate(perShare: number, factor: number | null): number | null {
  return factor === null ? null : perShare * factor
}

function findCountDay({
  company,
  period,
  price,
  sharesOf,
}: RatioInput): 'ofPrice' | 'afterPrice' | 'unknown' {
  if (price !== null && price.day < sharesOf) return 'afterPrice'
  const { sharesAsOf } = company
  return sharesAsOf !== null && sharesAsOf > period.end ? 'ofPrice' : 'unknown'
}

/** In percent of the price, without the statements; absent unless all dividends of its twelve months are known. */
export function computeYield({
  events,
  coverage,
  price,
}: Pick<RatioInput, 'events' | 'coverage' | 'price'>): Ratio {
  if (price === null) return 'priceUnknown'
  const yearBefore = monthsBefore(price.day, 12)
  if (findMissingData(coverage, { dividendsAfter: yearBefore }, price.day) !== null) return 'dividendsUnknown'
  const dividends = dividendsUntil(
    events,
    { until: price.day, sharesOf: price.day },
    ({ day }) => day > yearBefore,
  )
  if (dividends === 'sharesUnknown') return dividends
  return dividendYield({ dividends: dividends === 'otherCurrency' ? null : dividends, price: price.close })
}

/** A price over a figure of much older statements would count as one of today. */
function explainPriceRatio(ratio: Ratio, { period, coverage, price, events }: RatioInput): Ratio {
  if (price === null) return ratio === 'missing' ? 'priceUnknown' : ratio
  if (findUnadjustedBreak(events, price.day, period.end)) return 'sharesUnknown'
  return findMissingData(coverage, { statementsOf: period.end }, price.day) === null ? ratio : 'statementsOld'
}

/**
 * Months after the fiscal year until all its dividends have an ex date: the meeting decides within six months (Law
 * 40/2007, article 78), and the payment follows within 30 days (POJK 15/POJK.04/2020).
 */
const monthsUntilDecided = 8

/**
 * Interim dividends are decided before the end of the fiscal year (Law 40/2007, article 72) and paid within a month, so
 * that a dividend with an ex date this long after it is the final one.
 */
const monthsUntilFinal = 2

function explainPayout(payout: Ratio, input: RatioInput): Ratio {
  const { period, coverage, sharesOf } = input
  if (typeof payout === 'string' || period.months !== 12) return payout
  const decided = monthsAfter(period.end, monthsUntilDecided)
  const until = sharesOf < decided ? sharesOf : decided
  const needs = { dividendsAfter: monthsBefore(period.end, 12) }
  // Without its final dividend, the year has a part of its dividends or none.
  const isUndecided = sharesOf < decided && !hasFinalDividend(input)
  return isUndecided || findMissingData(coverage, needs, until) !== null ? 'dividendsUnknown' : payout
}

function hasFinalDividend({ events, period, sharesOf }: RatioInput): boolean {
  const since = monthsAfter(period.end, monthsUntilFinal)
  return events.some(
    (event) =>
      event.kind === 'dividend' &&
      event.bookYear === period.year &&
      event.day > since &&
      event.day <= sharesOf,
  )
}

function sumDividendsForYear({ events, period, sharesOf }: RatioInput): number | null {
  const dividends = dividendsUntil(
    events,
    { until: sharesOf, sharesOf },
    ({ bookYear }) => bookYear === period.year,
  )
  return typeof dividends === 'number' ? dividends : null
}
