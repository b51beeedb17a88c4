import type { Locale } from '../locale.ts'
import type { EconomySeries } from './economy.ts'

/** What the series are called; `monthly` ones are of a whole month. */
export const economyNames: Readonly<
  Record<EconomySeries, Readonly<Record<Locale, string>> & { readonly isMonthly: boolean }>
> = {
  biRate: { id: 'BI-Rate', en: 'BI-Rate', isMonthly: false },
  inflationYoY: { id: 'Inflasi tahunan', en: 'Inflation, year on year', isMonthly: true },
  usdIdr: { id: 'Kurs dolar AS (JISDOR)', en: 'US dollar rate (JISDOR)', isMonthly: false },
  depositRate: { id: 'Bunga deposito', en: 'Deposit rate', isMonthly: true },
  lpsRate: { id: 'Bunga penjaminan LPS', en: 'LPS guaranteed rate', isMonthly: false },
}
