import { type Locale, locales } from './locales.ts'

type Names<Value extends string> = Readonly<Record<Value, Readonly<Record<Locale, string>>>>

/** The values of a company page's query in each language. */
export const companyViewNames = {
  tab: {
    overview: { id: 'ringkasan', en: 'overview' },
    'balance-sheet': { id: 'neraca', en: 'balance-sheet' },
    'profit-loss': { id: 'laba-rugi', en: 'profit-loss' },
    'cash-flow': { id: 'arus-kas', en: 'cash-flow' },
    ratios: { id: 'rasio-keuangan', en: 'ratios' },
    comparison: { id: 'perbandingan', en: 'comparison' },
    'corporate-actions': { id: 'aksi-korporasi', en: 'corporate-actions' },
  },
  period: {
    annual: { id: 'tahunan', en: 'annual' },
    quarterly: { id: 'kuartalan', en: 'quarterly' },
    'single-quarter': { id: 'per-kuartal', en: 'single-quarter' },
  },
  unit: {
    million: { id: 'juta', en: 'million' },
    billion: { id: 'miliar', en: 'billion' },
    full: { id: 'penuh', en: 'full' },
  },
} as const satisfies Record<'tab' | 'period' | 'unit', Names<string>>

/** The value with a name in either language, because links from before and from the other language stay valid. */
export function valueNamed<const Value extends string>(
  values: readonly Value[],
  names: Names<Value>,
  name: string | null,
): Value | undefined {
  return values.find((value) => locales.some((locale) => names[value][locale] === name))
}
