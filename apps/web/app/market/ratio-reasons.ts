import type { RatioReason } from '@site/contracts/market/values.ts'
import type { Locale } from '#app/i18n/locales.ts'

interface ReasonWords {
  /** In place of the figure. */
  readonly text: string
  readonly meaning: string
}
type Words = Readonly<Record<RatioReason, ReasonWords>>

/** Stands for a figure that is not available. */
export const missing = '–'

const id: Words = {
  notMeaningful: { text: 't.b.', meaning: 'tidak bermakna' },
  missing: { text: missing, meaning: 'data tidak tersedia' },
  dividendsUnknown: { text: missing, meaning: 'data dividen tidak lengkap' },
  statementsOld: { text: missing, meaning: 'laporan keuangan terakhir berumur lebih dari 15 bulan' },
  sharesUnknown: { text: missing, meaning: 'jumlah saham tidak diketahui dengan pasti' },
  priceUnknown: { text: missing, meaning: 'harga perdagangan terakhir tidak tersedia' },
}
const en: Words = {
  notMeaningful: { text: 'n.m.', meaning: 'not meaningful' },
  missing: { text: missing, meaning: 'data not available' },
  dividendsUnknown: { text: missing, meaning: 'dividend data incomplete' },
  statementsOld: { text: missing, meaning: 'latest financial statements more than 15 months old' },
  sharesUnknown: { text: missing, meaning: 'number of shares not known for certain' },
  priceUnknown: { text: missing, meaning: 'price of the last trade not available' },
}

/** Why a figure is absent, for all pages and files. */
export const ratioReasons: Readonly<Record<Locale, Words>> = { id, en }

export type AbsenceReason = Exclude<RatioReason, 'notMeaningful'>

/** Whether a figure is shown as a dash: a figure that is not meaningful has an abbreviation. */
export function isAbsent(figure: number | RatioReason): figure is AbsenceReason {
  return typeof figure === 'string' && figure !== 'notMeaningful'
}

/** A market value, or what it lacks: the price or the number of shares. */
export function explainMarketValue({
  marketValue,
  quote,
  statedClose = null,
}: {
  readonly marketValue: number | null
  readonly quote: object | null
  /** Not null: the quote is not of the last trade. */
  readonly statedClose?: object | null
}): number | AbsenceReason {
  return marketValue ?? (quote === null || statedClose !== null ? 'priceUnknown' : 'sharesUnknown')
}
