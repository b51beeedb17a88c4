import * as v from 'valibot'

/** Four letters; five for preferred shares and shares with multiple votes. */
export const tickerPattern = '[A-Z]{4,5}'
const tickerText = new RegExp(`^${tickerPattern}$`)
export const TickerSchema = v.pipe(v.string(), v.regex(tickerText))
/** As visitors type it, in any case. */
export const typedTickerPattern = '[A-Za-z]{4,5}'

export function isTicker(text: string): boolean {
  return tickerText.test(text)
}

/** The ticker of a company's slug, which is the ticker in lower case; null if the slug is invalid. */
export function tickerOfSlug(slug: string): string | null {
  const ticker = slug.toUpperCase()
  return isTicker(ticker) && ticker.toLowerCase() === slug ? ticker : null
}

/** A text in both languages of the site. */
export const TextSchema = v.object({ id: v.string(), en: v.string() })
export type Text = v.InferOutput<typeof TextSchema>

/** A text whose English may be missing: pages show the Indonesian one and mark it with `lang`. */
export const OptionalTextSchema = v.object({ id: v.string(), en: v.nullable(v.string()) })
export type OptionalText = v.InferOutput<typeof OptionalTextSchema>

/** Currencies of statements and subsidiaries (ISO 4217). */
export const currencyCodes = [
  'IDR',
  'USD',
  'AED',
  'AUD',
  'BDT',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'INR',
  'JPY',
  'KRW',
  'MMK',
  'MYR',
  'NOK',
  'NZD',
  'PGK',
  'PHP',
  'PKR',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TWD',
  'VND',
  'ZAR',
] as const
export const CurrencySchema = v.picklist(currencyCodes)
export type Currency = v.InferOutput<typeof CurrencySchema>

/** The range of years; the importer rejects days outside it. */
export const firstYear = 1900
export const lastYear = 2200
export const YearSchema = v.pipe(v.number(), v.integer(), v.minValue(firstYear), v.maxValue(lastYear))

/** The month in which a fiscal year ends. */
export const FiscalYearEndSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))

/** A point in time, ISO 8601 in UTC (`2026-11-18T02:00:00.000Z`). */
export const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.minValue(`${firstYear}-01-01`),
  v.maxValue(`${lastYear}-12-31T24`),
)
/** A calendar day of the exchange (`2026-11-18`), without a time zone. */
export const DaySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.minValue(`${firstYear}-01-01`),
  v.maxValue(`${lastYear}-12-31`),
)

/**
 * Per share: the importer accepts prices and dividends up to a billion, and exchange rates multiply them by at most a
 * million.
 */
export const greatestForOneShare = 1e15
/**
 * The largest computable value: the highest price times the most shares, or the largest statement line at the highest
 * exchange rate. Larger JSON numbers may parse as Infinity.
 */
export const greatestFigure = 1e25
/** The importer rejects larger parts. */
export const greatestRatioPart = 100_000
/** Max adjustment factor or exchange rate. */
const greatestFactor = 1e9

/** A number that may be below zero. */
function signed(greatest: number) {
  return v.pipe(v.number(), v.minValue(-greatest), v.maxValue(greatest))
}

/** Rupiah per share. */
export const RupiahSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(greatestForOneShare))
/** A traded price or an index value: never zero. */
export const PriceSchema = v.pipe(v.number(), v.gtValue(0), v.maxValue(greatestForOneShare))
/** The difference between two prices. */
export const PriceChangeSchema = signed(greatestForOneShare)
/** Units (lembar), not lots. */
export const SharesSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const SharesChangeSchema = v.pipe(v.number(), v.safeInteger())
/** Profits, growth and other values that may be negative. */
export const FigureSchema = signed(greatestFigure)
/** Values that cannot be negative, such as market value or traded value. */
export const AmountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(greatestFigure))
/** 1.98 means 1.98%. */
export const PercentSchema = signed(greatestFigure)
/** Percent of a whole. */
export const PartSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** A multiplier. */
export const FactorSchema = v.pipe(v.number(), v.gtValue(0), v.maxValue(greatestFactor))
const RatioPartSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestRatioPart))
/** `old` shares give or become `new`. */
export const ShareRatioSchema = v.object({ old: RatioPartSchema, new: RatioPartSchema })
/** Why a figure is unlikely: it is shown as it was delivered, with the reason. */
export const figureMarkCodes = [
  'offTick',
  'beyondAutoRejection',
  'tenfoldChange',
  'onHoliday',
  'unbalanced',
  'cashMismatch',
  'sumDiffers',
  'ratioDiffers',
  'holdersDiffer',
] as const
export const FigureMarkSchema = v.picklist(figureMarkCodes)
export type FigureMark = v.InferOutput<typeof FigureMarkSchema>

/** A number of items. */
export const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * Why a ratio is absent:
 *
 * - notMeaningful: it has a denominator of zero or less, such as the P/E of a loss.
 * - missing: another input is unknown.
 * - dividendsUnknown: not all dividends of its period were delivered.
 * - statementsOld: the latest statements ended more than 15 months ago.
 * - sharesUnknown: no share count, or one that does not belong to the others.
 * - priceUnknown: no price.
 */
export const ratioReasons = [
  'notMeaningful',
  'missing',
  'dividendsUnknown',
  'statementsOld',
  'sharesUnknown',
  'priceUnknown',
] as const
export type RatioReason = (typeof ratioReasons)[number]
/**
 * An unrounded ratio, or the reason for its absence. Units by key: 'x' times, '%' percent (8 means 8%), 'Rp' rupiah per
 * share.
 */
export const RatioSchema = v.union([FigureSchema, v.picklist(ratioReasons)])
export type Ratio = v.InferOutput<typeof RatioSchema>

export const ratioUnits = ['x', '%', 'Rp'] as const
export const RatioUnitSchema = v.picklist(ratioUnits)

export const sectorCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'Z'] as const
/** Main, development, acceleration, new economy, watchlist. */
export const boardCodes = ['M', 'D', 'A', 'E', 'W'] as const

/** Of the exchange's classification; a sub-sector's code begins with that of its sector. */
export const subSectorCodes = [
  'A1',
  'A2',
  'B1',
  'C1',
  'C2',
  'C3',
  'D1',
  'D2',
  'D3',
  'D4',
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'E7',
  'F1',
  'F2',
  'G1',
  'G2',
  'G3',
  'G4',
  'G5',
  'H1',
  'I1',
  'I2',
  'J1',
  'J2',
  'J3',
  'J4',
  'K1',
  'K2',
] as const
export type SubSectorCode = (typeof subSectorCodes)[number]

export const SectorSchema = v.object({ code: v.picklist(sectorCodes), name: TextSchema })
export const BoardSchema = v.object({ code: v.picklist(boardCodes), name: TextSchema })
export type Sector = v.InferOutput<typeof SectorSchema>
export type Board = v.InferOutput<typeof BoardSchema>

/** Defined by index providers; the data decides which ones exist. */
export const indexCodePattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/

export const IndexSchema = v.object({ code: v.pipe(v.string(), v.regex(indexCodePattern)), name: TextSchema })
export type Index = v.InferOutput<typeof IndexSchema>

/** The close of the latest trading day against the reference price of the day. */
export const ChangedQuoteSchema = v.object({
  date: DaySchema,
  close: PriceSchema,
  change: PriceChangeSchema,
  changePercent: PercentSchema,
})
export type ChangedQuote = v.InferOutput<typeof ChangedQuoteSchema>

/** Both changes are null if the reference price is unknown: on the first day, or after a break. */
export const QuoteSchema = v.object({
  ...ChangedQuoteSchema.entries,
  change: v.nullable(PriceChangeSchema),
  changePercent: v.nullable(PercentSchema),
})
export type Quote = v.InferOutput<typeof QuoteSchema>

/** Why a company has no range of prices: traded on one day only, or prices before and after an unknown action. */
export const rangeReasons = ['oneDay', 'notComparable'] as const

/** Fields of a reference to a company. `slug` is its path segment on the site. */
export const companyReferenceEntries = {
  ticker: TickerSchema,
  slug: v.string(),
  shortName: v.string(),
}

/**
 * One page of a list; `page` starts at 1, `pageCount` is at least 1. `nextCursor` continues after the last item, even
 * after insertions, and is null at the end. A page requested by cursor has no number: its `page` is 0.
 */
export function createCursorPageSchema<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    page: CountSchema,
    pageSize: CountSchema,
    pageCount: CountSchema,
    total: CountSchema,
    nextCursor: v.nullable(v.string()),
  })
}
