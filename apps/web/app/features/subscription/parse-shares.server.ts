import type { SubscribedShare } from '@site/contracts/content/subscription.ts'
import { priceKinds, subscriptionLimits } from '@site/contracts/content/subscription-names.ts'
import { findNearestPrices, isOnTick } from '@site/finance/lots-and-ticks.ts'
import { isReached } from '@site/finance/ticker-alerts/price-alert.ts'
import { formCopy } from '#app/forms/copy.ts'
import { formatDayAndMonth } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { plainNumberText } from '#app/i18n/typed-number.ts'
import { copy } from './copy.ts'
import { errorCopy, formatSharePrice } from './error-copy.server.ts'
import { type FactsByTicker, listTypedTickers, type ShareFacts } from './share-facts.server.ts'
import {
  type FieldError,
  isEmptyShare,
  nameShareField,
  type PriceKind,
  type ShareValues,
} from './subscription-values.ts'

interface ShareContext {
  readonly locale: Locale
  /** Today, for the tick table. */
  readonly day: string
  readonly facts: FactsByTicker
  /** The shares of the subscription so far: an unchanged threshold may have been reached. */
  readonly known: readonly SubscribedShare[]
}

interface ParsedShares {
  readonly shares: SubscribedShare[]
  readonly errors: readonly FieldError[]
}

/** The shares of all filled rows, or the error of each row. */
export function parseShares(rows: readonly ShareValues[], context: ShareContext): ParsedShares {
  const shares: SubscribedShare[] = []
  const errors: FieldError[] = []
  for (const [index, row] of rows.entries()) {
    if (isEmptyShare(row)) {
      continue
    }
    const listed = new Set(shares.map(({ ticker }) => ticker))
    const parsed = parseRow(row, index + 1, { ...context, listed })
    shares.push(...parsed.shares)
    errors.push(...parsed.errors)
  }
  return { shares, errors }
}

interface RowContext extends ShareContext {
  /** The tickers of the rows above. */
  readonly listed: ReadonlySet<string>
}

function parseRow(row: ShareValues, number: number, context: RowContext): ParsedShares {
  const { locale } = context
  const tickers = listTypedTickers(row.ticker)
  const createError = (field: 'ticker' | PriceKind, message: string): FieldError => ({
    name: nameShareField(field, number),
    label: `${copy[locale].shareTitle(number)}, ${field === 'ticker' ? copy[locale].ticker : copy[locale].prices[field]}`,
    message,
  })
  const tickerMessage = findTickerError(row, tickers, context)
  if (tickerMessage !== null) {
    return { shares: [], errors: [createError('ticker', tickerMessage)] }
  }
  const [first = ''] = tickers
  const prices = priceKinds.map((kind) => parseThreshold(row[kind], kind, first, context))
  const errors = prices.flatMap((price, index) => {
    const kind = priceKinds[index]
    return typeof price === 'string' && kind !== undefined ? [createError(kind, price)] : []
  })
  const [above, below] = prices.map((price) => (typeof price === 'string' ? null : price))
  const news = [...row.news]
  return {
    shares: tickers.map((ticker) => ({ ticker, news, above: above ?? null, below: below ?? null })),
    errors,
  }
}

function findTickerError(
  row: ShareValues,
  tickers: readonly string[],
  { locale, facts, listed }: RowContext,
): string | null {
  const words = errorCopy[locale]
  const hasPrice = row.above !== '' || row.below !== ''
  const unknown = tickers.find((ticker) => !facts.has(ticker))
  const repeated = tickers.find((ticker) => listed.has(ticker))
  if (tickers.length === 0) return formCopy[locale].errors.required
  if (unknown !== undefined) return words.notListed(unknown)
  if (repeated !== undefined) return words.repeated(repeated)
  if (hasPrice && tickers.length > 1) return words.oneTicker
  return hasPrice || row.news.length > 0 ? null : words.noKind
}

/** The threshold, null for an empty field, or the error. */
function parseThreshold(
  text: string,
  kind: PriceKind,
  ticker: string,
  { locale, day, facts, known }: ShareContext,
): number | string | null {
  const words = errorCopy[locale]
  const plain = plainNumberText(locale, 'rupiah', text)
  if (plain === '') return null
  const price = Number(plain)
  if (plain === null || Number.isNaN(price)) return formCopy[locale].errors.numerical
  const { min, max } = subscriptionLimits.threshold
  if (price < min || price > max) return words.range
  if (known.some((share) => share.ticker === ticker && share[kind] === price)) return price
  const share = facts.get(ticker)
  if (share?.isDelisted) return words.delisted(ticker)
  const format = (rupiah: number) => formatSharePrice(locale, rupiah)
  if (!isOnTick(price, day)) {
    const { below, above } = findNearestPrices(price, day)
    return words.offTick(format(price), format(below), format(above))
  }
  return findReached(locale, kind, price, share?.close ?? null) ?? price
}

/** Why an alert would be too late; null if the latest close is on the other side. */
function findReached(
  locale: Locale,
  kind: PriceKind,
  price: number,
  latest: ShareFacts['close'],
): string | null {
  if (latest === null || !isReached({ kind, threshold: price }, latest.close)) {
    return null
  }
  const { already } = errorCopy[locale]
  const day = formatDayAndMonth(locale, latest.date)
  const close = formatSharePrice(locale, latest.close)
  return latest.close === price
    ? already.at(day, close)
    : already[kind](day, close, formatSharePrice(locale, price))
}
