import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import { formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const id = {
  known: (amount: string, rate: string, date: string | null) =>
    `${amount} (kurs ${rate}${date === null ? '' : ` pada ${date}`})`,
  ahead: (date: string) => `rupiahnya menurut kurs tanggal pencatatan, ${date}`,
  aheadUndated: 'rupiahnya menurut kurs tanggal pencatatan',
  unknown: 'rupiahnya tidak diketahui: kurs tidak tersedia',
}
const en: typeof id = {
  known: (amount, rate, date) => `${amount} (rate ${rate}${date === null ? '' : ` on ${date}`})`,
  ahead: (date) => `in rupiah at the rate of the recording date, ${date}`,
  aheadUndated: 'in rupiah at the rate of the recording date',
  unknown: 'in rupiah not known: no exchange rate available',
}
const copy = { id, en }

type PaidDividend = Pick<Dividend, 'currency' | 'exchangeRate' | 'recordingDate' | 'isAhead'>

/** An amount of a dollar dividend in rupiah, or why that is not known; null for a dividend in rupiah. */
export function describeInRupiah(
  locale: Locale,
  { currency, exchangeRate, recordingDate, isAhead }: PaidDividend,
  { amount, today }: { amount: number | null; today: string },
): string | null {
  const words = copy[locale]
  if (currency === 'IDR' || amount === null) return null
  if (exchangeRate !== null) {
    const rupiah = formatRupiah(locale, amount * exchangeRate, 2)
    const date = recordingDate && formatDateShort(locale, recordingDate)
    return words.known(rupiah, formatRupiah(locale, exchangeRate), date)
  }
  if (recordingDate === null) return isAhead ? words.aheadUndated : words.unknown
  return recordingDate >= today ? words.ahead(formatDateShort(locale, recordingDate)) : words.unknown
}

/** The announced amount in dollars. */
export function formatDollars(locale: Locale, amount: number): string {
  return `USD ${formatNumber(locale, amount, 4)}`
}

/** A dividend in dollars, in words. */
export interface DollarAmount {
  readonly text: string
  /** The amounts of dividends in rupiah on the same day. */
  readonly rupiahOfDay: readonly number[]
}

/** Dollar dividends by their ex date, for the marks of a chart. */
export function listDollarAmounts(
  locale: Locale,
  actions: readonly CorporateAction[],
  today: string,
): ReadonlyMap<string, DollarAmount> {
  const dividends = actions.filter((action) => action.kind === 'dividend')
  return new Map(
    dividends.flatMap((dividend) => {
      const { exDateRegular: day, amountPerShare: amount } = dividend
      const rupiah = describeInRupiah(locale, dividend, { amount, today })
      if (day === null || amount === null || rupiah === null) return []
      const rupiahOfDay = dividends.flatMap((other) =>
        other.currency === 'IDR' && other.exDateRegular === day ? (other.amountPerShare ?? []) : [],
      )
      return [[day, { text: `${formatDollars(locale, amount)}, ${rupiah}`, rupiahOfDay }] as const]
    }),
  )
}
