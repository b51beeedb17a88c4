import { companyRatios, type FiledPeriod } from '@site/finance/company-ratios.ts'
import type { RatioKey } from '@site/finance/ratio-definitions.ts'
import type { Ratio } from '@site/finance/ratio-formulas.ts'
import { issuedSharesOf } from '@site/finance/share-counts.ts'
import { monthsBefore } from '#market/calendar/days.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { dividendsUntil, type PriceEvent, shareMultiplierBetween } from './price-events.ts'

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
 * The ratios of a period at a price. Per-share figures use the shares of the day `sharesOf`, so that columns are
 * comparable; price-to-profit ratios do not depend on it.
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
  return companyRatios({
    layout: company.statementLayout,
    currency: company.statementCurrency,
    issuedShares: issuedSharesOf(company),
    period,
    history,
    price: price && price.close / shareMultiplierBetween(events, price.day, sharesOf),
    shareMultiplier: shareMultiplierBetween(events, period.end, sharesOf),
    dividendsLastYear: dividendsUntil(events, { until, sharesOf }, ({ day }) => day > yearBefore),
    dividendsForYear: dividendsUntil(
      events,
      { until: sharesOf, sharesOf },
      ({ bookYear }) => bookYear === period.year,
    ),
  })
}
