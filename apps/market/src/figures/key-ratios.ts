import type { Company } from '@site/contracts/market/company.ts'
import { companyGrowth } from '@site/finance/company-ratios.ts'
import type { PriceEvent } from './price-events.ts'
import { type PricePoint, type RatedCompany, ratiosAt } from './ratios-at.ts'
import type { StoredPeriod } from './statements.ts'

const noRatios: Company['keyRatios'] = {
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

/** Ratios of the latest filed period (periods newest first); the payout ratio is that of the last full year. */
export function keyRatiosOf(
  company: RatedCompany,
  periods: readonly StoredPeriod[],
  events: readonly PriceEvent[],
  price: PricePoint | null,
): Company['keyRatios'] {
  const [latest] = periods
  if (latest === undefined) return noRatios
  const at = (period: StoredPeriod) =>
    ratiosAt({
      company,
      period,
      history: periods,
      events,
      price,
      sharesOf: price?.day ?? latest.end,
    })
  const { epsTrailing, per, pbv, bvps, roe, roa, der, currentRatio, npm, nim, npl, car, ldr, dividendYield } =
    at(latest)
  const fullYear = periods.find(({ months }) => months === 12)
  return {
    ...{ per, pbv, bvps, roe, roa, der, currentRatio, npm, nim, npl, car, ldr, dividendYield },
    ...companyGrowth({ layout: company.statementLayout, period: latest, history: periods }),
    eps: epsTrailing,
    payout: fullYear === undefined ? 'missing' : at(fullYear).payout,
  }
}
