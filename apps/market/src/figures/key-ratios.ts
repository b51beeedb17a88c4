import { type Company, KeyRatiosSchema } from '@site/contracts/market/company.ts'
import { companyGrowth } from '@site/finance/company-ratios.ts'
import * as v from 'valibot'
import type { CompanyRecord } from '#market/database/schema.ts'
import { type Coverage, findMissingData } from './coverage.ts'
import type { PriceEvent } from './price-events.ts'
import { computeYield, type PricePoint, type RatedCompany, ratiosAt } from './ratios-at.ts'
import type { StoredPeriod } from './statements.ts'

type KeyRatios = Company['keyRatios']

const noRatios: KeyRatios = {
  per: 'missing',
  pbv: 'missing',
  eps: 'missing',
  bvps: 'missing',
  roe: 'missing',
  roa: 'missing',
  der: 'missing',
  currentRatio: 'missing',
  npm: 'missing',
  nim: 'missing',
  npl: 'missing',
  car: 'missing',
  ldr: 'missing',
  dividendYield: 'missing',
  payout: 'missing',
  revenueGrowth: 'missing',
  profitGrowth: 'missing',
}

interface KeyRatioInput {
  readonly company: RatedCompany & Pick<CompanyRecord, 'delistedOn'>
  /** Newest first. */
  readonly periods: readonly StoredPeriod[]
  readonly events: readonly PriceEvent[]
  readonly coverage: Coverage
  readonly price: PricePoint | null
  /** The latest trading day of the market; null: there is none. */
  readonly marketDay: string | null
}

/** Ratios of the latest filed period; the payout ratio is that of the last full year. */
export function computeKeyRatios(input: KeyRatioInput): KeyRatios {
  const { company, periods, events, coverage, price, marketDay } = input
  const [latest] = periods
  if (latest === undefined) {
    return {
      ...noRatios,
      dividendYield: computeYield({ events, coverage, price }),
    }
  }
  const at = (period: StoredPeriod) =>
    ratiosAt({
      company,
      period,
      history: periods,
      events,
      coverage,
      price,
      sharesOf: price?.day ?? latest.end,
    })
  const { epsTrailing, per, pbv, bvps, roe, roa, der, currentRatio, npm, nim, npl, car, ldr, dividendYield } =
    at(latest)
  const fullYear = periods.find(({ months }) => months === 12)
  const ratios: KeyRatios = {
    per,
    pbv,
    bvps,
    roe,
    roa,
    der,
    currentRatio,
    npm,
    nim,
    npl,
    car,
    ldr,
    dividendYield,
    ...companyGrowth({ layout: company.statementLayout, period: latest, history: periods }),
    eps: epsTrailing,
    payout: fullYear === undefined ? 'missing' : at(fullYear).payout,
  }
  const { delistedOn } = company
  // These ratios are shown without a date of their own, so they are those of the market's day.
  const day = delistedOn !== null && (marketDay === null || delistedOn < marketDay) ? delistedOn : marketDay
  const isOld =
    day !== null && findMissingData(coverage, { statementsOf: latest.end }, day) === 'statementsOld'
  return isOld ? { ...outdateAll(ratios), dividendYield } : ratios
}

/** What the layout does not have stays missing. */
function outdateAll(ratios: KeyRatios): KeyRatios {
  const outdated = { ...ratios }
  for (const key of v.keyof(KeyRatiosSchema).options) {
    if (ratios[key] !== 'missing') outdated[key] = 'statementsOld'
  }
  return outdated
}
