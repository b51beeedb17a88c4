import type { Trading } from '@site/finance/suspension-and-delisting.ts'
import { countDecimals, formatDate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const id = {
  suspended: (ticker: string, since: string) =>
    `Perdagangan ${ticker} dihentikan sejak ${since}: bursa tidak menerima order saham ini.`,
  delisted: (ticker: string, last: string) =>
    `${ticker} tidak lagi tercatat di bursa. Hari perdagangan terakhirnya ${last}.`,
  lastPrice: (price: string, day: string) => `Harga terakhirnya ${price} pada ${day}.`,
}

const en: typeof id = {
  suspended: (ticker, since) =>
    `Trading in ${ticker} has been suspended since ${since}: the exchange accepts no orders for this share.`,
  delisted: (ticker, last) =>
    `${ticker} is no longer listed on the exchange. Its last trading day was ${last}.`,
  lastPrice: (price, day) => `Its last price was ${price} on ${day}.`,
}

const copy = { id, en }

interface PricedShare extends Trading {
  readonly latestPrice: { readonly date: string; readonly close: number } | null
}

/** Why a share cannot be traded, and its last price; null if it can, as far as known. */
export function describeUntraded(
  locale: Locale,
  ticker: string,
  { suspendedSince, delistedOn, latestPrice }: PricedShare,
  today: string,
): string | null {
  const words = copy[locale]
  const isDelisted = delistedOn !== null && delistedOn < today
  const isSuspended = suspendedSince !== null && suspendedSince <= today
  if (!isDelisted && !isSuspended) return null
  const reason = isDelisted
    ? words.delisted(ticker, formatDate(locale, delistedOn))
    : words.suspended(ticker, formatDate(locale, suspendedSince ?? today))
  if (latestPrice === null) return reason
  const { close, date } = latestPrice
  const price = formatRupiah(locale, close, countDecimals(close))
  return `${reason} ${words.lastPrice(price, formatDate(locale, date))}`
}
