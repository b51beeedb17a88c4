import type { CorporateAction, Dividend } from '@site/contracts/market/corporate-actions.ts'
import { formatDateShort, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const id = {
  known: (amount: string, rate: string, date: string) => `${amount} (kurs ${rate} pada ${date})`,
  ahead: (date: string) => `rupiahnya menurut kurs tanggal pencatatan, ${date}`,
  aheadUndated: 'rupiahnya menurut kurs tanggal pencatatan',
  unknown: 'rupiahnya tidak diketahui: kurs tidak tersedia',
}
const en: typeof id = {
  known: (amount, rate, date) => `${amount} (rate ${rate} on ${date})`,
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
  if (exchangeRate !== null && recordingDate !== null) {
    const rupiah = formatRupiah(locale, amount * exchangeRate, 2)
    return words.known(rupiah, formatRupiah(locale, exchangeRate), formatDateShort(locale, recordingDate))
  }
  if (recordingDate === null) return isAhead ? words.aheadUndated : words.unknown
  return recordingDate >= today ? words.ahead(formatDateShort(locale, recordingDate)) : words.unknown
}

/** The announced amount in dollars. */
export function formatDollars(locale: Locale, amount: number): string {
  return `USD ${formatNumber(locale, amount, 4)}`
}

/** Dollar dividends by their ex date, for the marks of a chart. */
export function listDollarAmounts(
  locale: Locale,
  actions: readonly CorporateAction[],
  today: string,
): ReadonlyMap<string, string> {
  return new Map(
    actions.flatMap((action) => {
      if (action.kind !== 'dividend' || action.exDateRegular === null) return []
      const rupiah = describeInRupiah(locale, action, { amount: action.amountPerShare, today })
      return rupiah === null || action.amountPerShare === null
        ? []
        : [[action.exDateRegular, `${formatDollars(locale, action.amountPerShare)}, ${rupiah}`] as const]
    }),
  )
}
