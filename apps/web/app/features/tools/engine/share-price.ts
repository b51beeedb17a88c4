import { isTicker } from '@site/contracts/market/values.ts'
import { orderRules } from '@site/finance/auto-rejection.ts'
import { findNearestPrices, isOnTick } from '@site/finance/lots-and-ticks.ts'
import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { entryErrors } from '#app/page-parts/entry-errors.ts'
import { figuresIn } from './figures.ts'
import type { ToolContext } from './tool.ts'
import { readTicker } from './tool-facts.ts'

const id = {
  ticker: { label: 'Kode saham' },
  source: (ticker: string, price: string, day: string) => `${ticker} ditutup pada ${price} pada ${day}.`,
  offTick: (below: string, above: string) =>
    `Harga ini bukan kelipatan fraksi. Harga terdekat ${below} dan ${above}.`,
  typedPrice: (price: string, ticker: string, close: string, day: string) =>
    `Hasil ini memakai harga ${price} dari isian Anda; ${ticker} ditutup pada ${close} pada ${day}.`,
  atClose: (ticker: string, price: string, day: string) => `${ticker}, penutupan ${day}: ${price}`,
  atOwnPrice: (ticker: string, price: string) => `${ticker}, harga Anda: ${price}`,
  backToClose: (price: string) => `Kembali ke penutupan, ${price}`,
  tickRule: (day: string, source: string | null) =>
    `Fraksi harga: berlaku sejak ${day}${source ? ` (${source})` : ''}.`,
}

const en: typeof id = {
  ticker: { label: 'Ticker' },
  source: (ticker, price, day) => `${ticker} closed at ${price} on ${day}.`,
  offTick: (below, above) => `This price is off the tick. The nearest prices are ${below} and ${above}.`,
  typedPrice: (price, ticker, close, day) =>
    `This result uses the price of ${price} that you entered; ${ticker} closed at ${close} on ${day}.`,
  atClose: (ticker, price, day) => `${ticker}, close of ${day}: ${price}`,
  atOwnPrice: (ticker, price) => `${ticker}, your price: ${price}`,
  backToClose: (price) => `Back to the close, ${price}`,
  tickRule: (day, source) => `Ticks: in force since ${day}${source ? ` (${source})` : ''}.`,
}

export const priceCopy = { id, en }

/** Share prices of a form, in rupiah; higher than any on the exchange. */
export const priceField = { kind: 'rupiah', min: 1, max: 1_000_000 } as const

/** A form with a ticker and a price. */
interface PriceForm {
  text(name: string): string
  number(name: string): number
  fill(name: string, value: number): void
  reject(name: string, message: string, other?: string): void
  remark(sentence: string): void
  nameSource(text: string): void
  offerReturn(name: string, label: string): void
}

interface LastPrice {
  readonly ticker: string
  readonly date: string
  readonly close: number
  readonly board: string
  /** Where the price is from. */
  readonly note: string
}

export type FoundPrice =
  | LastPrice
  | { readonly error: string; readonly isUnknown: boolean; readonly board: string }
  | null

type PriceContext = Pick<ToolContext, 'locale' | 'search' | 'facts'>

/** The last price of the ticker in an address; its error if there is none, and null without a ticker. */
export function lastPrice(context: PriceContext): FoundPrice {
  const ticker = readTicker(context.search)
  return isTicker(ticker) || ticker === ''
    ? findLastPrice(ticker, context)
    : { error: entryErrors[context.locale].ticker, isUnknown: true, board: '' }
}

export function findLastPrice(ticker: string, { locale, facts }: Omit<PriceContext, 'search'>): FoundPrice {
  const share = facts.shares[ticker]
  if (share === undefined) return null
  const errors = entryErrors[locale]
  if (!share.isKnown) return { error: errors.noCompany(ticker), isUnknown: true, board: '' }
  const { latestPrice, board } = share
  if (latestPrice === null) return { error: errors.noPrice, isUnknown: false, board }
  const { rupiah, day } = figuresIn(locale)
  const note = priceCopy[locale].source(ticker, rupiah(latestPrice.close), day(latestPrice.date))
  return { ticker, date: latestPrice.date, close: latestPrice.close, board, note }
}

/** Fills an empty price with the last one, and checks that it can be traded. Returns where the price is from. */
export function settlePrice(
  form: PriceForm,
  name: string,
  last: FoundPrice,
  { locale, today }: { locale: Locale; today: string },
): string[] {
  const isEmpty = Number.isNaN(form.number(name))
  if (last !== null && 'error' in last) {
    if (last.isUnknown) form.reject('ticker', last.error)
    else if (isEmpty) form.reject(name, last.error, 'ticker')
  } else if (isEmpty) {
    if (last === null) form.reject(name, entryErrors[locale].required)
    else form.fill(name, last.close)
  }
  rejectOffTick(form, name, locale, today)
  comparePrice(form, name, last, locale)
  return last !== null && 'note' in last && form.number(name) === last.close ? [last.note] : []
}

/** Names the price that a result is for: the share's last one, or a typed one with the way back. */
export function comparePrice(form: PriceForm, name: string, last: FoundPrice, locale: Locale): void {
  const price = form.number(name)
  if (last === null || 'error' in last || Number.isNaN(price)) return
  const { ticker, close, date } = last
  const { rupiah, day } = figuresIn(locale)
  const words = priceCopy[locale]
  if (price === close) {
    form.nameSource(words.atClose(ticker, rupiah(close), formatDateShort(locale, date)))
    return
  }
  form.nameSource(words.atOwnPrice(ticker, rupiah(price)))
  form.remark(words.typedPrice(rupiah(price), ticker, rupiah(close), day(date)))
  form.offerReturn(name, words.backToClose(rupiah(close)))
}

export function rejectOffTick(form: PriceForm, name: string, locale: Locale, day: string): void {
  const price = form.number(name)
  if (!(price >= 1) || isOnTick(price, day)) return
  const { rupiah } = figuresIn(locale)
  const { below, above } = findNearestPrices(price, day)
  form.reject(name, priceCopy[locale].offTick(rupiah(below), rupiah(above)))
}

/** The decree behind the ticks of a day. */
export function tickNote(locale: Locale, today: string): string[] {
  const rule = orderRules('M', today)?.tick
  return rule ? [priceCopy[locale].tickRule(figuresIn(locale).day(rule.since), rule.source)] : []
}
