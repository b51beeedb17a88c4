import { type StampDutyRule, stampDutyRuleOn } from './stamp-duty.ts'

/** What the exchange and the state take from a trade in shares, in percent of its value; VAT in percent of the fee. */
export interface TradingRates {
  /** The first day for which the rates are settled. */
  readonly since: string
  readonly checked: string
  /** Transaction fees of IDX, KPEI and KSEI. */
  readonly levyParts: { readonly idx: number; readonly kpei: number; readonly ksei: number }
  readonly levy: number
  readonly guaranteeFund: number
  /** The effective rate: 12% of eleven twelfths since 2025. */
  readonly vat: number
  /** Final income tax on sales. */
  readonly salesTax: number
  /** Per confirmation, not a percentage; with its own source. */
  readonly stampDuty: StampDutyRule
  readonly sources: { readonly levy: string; readonly vat: string; readonly salesTax: string }
}

/** What the cost of an order follows from. */
export type CostRates = Omit<TradingRates, 'since' | 'checked' | 'levyParts' | 'sources'>

/** Newest first. Recheck: the numbers of the laws in `sources`; the rates themselves are checked. */
const tradingRates: readonly Omit<TradingRates, 'stampDuty'>[] = [
  {
    since: '2022-04-01',
    checked: '2026-11-25',
    levyParts: { idx: 0.018, kpei: 0.009, ksei: 0.003 },
    levy: 0.03,
    guaranteeFund: 0.01,
    vat: 11,
    salesTax: 0.1,
    sources: {
      levy: 'BEI, KPEI, KSEI',
      vat: 'UU 7/2021, PMK 131/2024',
      salesTax: 'PP 41/1994, PP 14/1997',
    },
  },
]

/** The rates of a day; null before the first day that is settled. */
export function tradingRatesOn(day: string): TradingRates | null {
  const rates = tradingRates.find(({ since }) => since <= day)
  const stampDuty = stampDutyRuleOn(day)
  return rates && stampDuty ? { ...rates, stampDuty } : null
}
