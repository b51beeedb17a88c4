import { companyRatios, type FiledPeriod } from '@site/finance/company-ratios.ts'
import type { RatioKey } from '@site/finance/ratio-definitions.ts'
import type { Ratio } from '@site/finance/ratio-formulas.ts'
import { shareChangeIn } from '@site/finance/share-change.ts'
import { issuedSharesOf } from '@site/finance/share-counts.ts'
import { monthsBefore } from '#market/calendar/days.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { computeFactorBetween, dividendsUntil, type PriceEvent, shareEventsBetween } from './price-events.ts'

export interface PricePoint {
  readonly day: string
  /** Unadjusted. */
  readonly close: number
}

/** What the ratios of a company depend on, besides its statements. */
export type RatedCompany = Pick<
  CompanyRecord,
  'statementLayout' | 'statementCurrency' | 'issuedShares' | 'listedShares'
>

interface Period extends FiledPeriod {
  /** Last day of the period. */
  readonly end: string
}

/**
 * The ratios of a period at a price. Between the period and its price, events add shares and money; from then on,
 * per-share figures have the level of the chart on the day `sharesOf`, so that columns are comparable.
 */
export function ratiosAt(input: {
  readonly company: RatedCompany
  readonly period: Period
  readonly history: readonly FiledPeriod[]
  readonly events: readonly PriceEvent[]
  readonly price: PricePoint | null
  readonly sharesOf: string
}): Record<RatioKey, Ratio> {
  const { company, period, history, events, price, sharesOf } = input
  const until = price?.day ?? period.end
  const yearBefore = monthsBefore(until, 12)
  // A statement that is newer than the price has the shares of its own end.
  const counted = until > period.end ? until : period.end
  const issued = issuedSharesOf(company)
  const { multiplier } = shareChangeIn(shareEventsBetween(events, period.end, sharesOf))
  return companyRatios({
    layout: company.statementLayout,
    currency: company.statementCurrency,
    issuedShares: issued === null || multiplier === null ? null : issued / multiplier,
    period,
    history,
    price: price && price.close * computeFactorBetween(events, price.day, sharesOf),
    shareChange: shareChangeIn(shareEventsBetween(events, period.end, counted)),
    factorSincePeriod: computeFactorBetween(events, period.end, sharesOf),
    factorSincePrice: computeFactorBetween(events, counted, sharesOf),
    dividendsLastYear: dividendsUntil(events, { until, sharesOf }, ({ day }) => day > yearBefore),
    dividendsForYear: dividendsUntil(
      events,
      { until: sharesOf, sharesOf },
      ({ bookYear }) => bookYear === period.year,
    ),
  })
}
