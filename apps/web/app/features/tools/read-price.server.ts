import type { Locale } from '#app/i18n/locales.ts'
import type { Site } from '#app/request/site-context.ts'
import { toolErrors } from './tool-errors.ts'
import type { ToolFormReader } from './tool-form.server.ts'

/** Higher than any share price on the exchange. */
export const MAX_PRICE = 10_000_000

/** The company of a typed ticker, with its last close. */
export interface ToolQuote {
  readonly ticker: string
  readonly shortName: string
  readonly close: number
  readonly date: string
}

interface QuotedCompany {
  readonly ticker: string
  readonly shortName: string
  readonly latestPrice: { readonly date: string; readonly close: number } | null
}

/** What the loaders of calculators with a ticker need. */
export interface QuoteSource {
  readonly locale: Locale
  readonly market: { readonly company: (ticker: string) => Promise<QuotedCompany | null> }
  readonly orNull: Site['orNull']
}

/** Reads the fields `ticker` and `price`: an empty price becomes the last close of the ticker. */
export async function readPrice(
  reader: ToolFormReader,
  { locale, market, orNull }: QuoteSource,
  initial: number,
): Promise<{ price: number | null; quote: ToolQuote | null }> {
  const words = toolErrors[locale]
  const ticker = reader.ticker('ticker')
  const rule = { kind: 'rupiah', min: 1, max: MAX_PRICE, initial } as const
  if (ticker === null) return { price: reader.number('price', rule), quote: null }
  const response = await orNull(market.company(ticker).then((company) => ({ company })))
  const company = response?.company ?? null
  if (response !== null && company === null) reader.fail('ticker', words.noCompany(ticker))
  const quote = company && quoteOf(company)
  if (!reader.isEmpty('price')) return { price: reader.number('price', rule), quote }
  reader.show('price', quote?.close ?? null)
  if (quote === null && (company !== null || response === null)) reader.fail('price', words.noPrice)
  return { price: quote?.close ?? null, quote }
}

function quoteOf({ ticker, shortName, latestPrice }: QuotedCompany): ToolQuote | null {
  return latestPrice && Number.isInteger(latestPrice.close)
    ? { ticker, shortName, close: latestPrice.close, date: latestPrice.date }
    : null
}
