import * as v from 'valibot'

/** Four capital letters; paths accept small ones too. */
export const TickerSchema = v.pipe(v.string(), v.regex(/^[A-Z]{4}$/))

/** A text in both languages of the site. */
export const TextSchema = v.object({ id: v.string(), en: v.string() })
export type Text = v.InferOutput<typeof TextSchema>

/** No day of the exchange is outside these years; the importer refuses such days too. */
export const firstYear = 1900
export const lastYear = 2200
export const YearSchema = v.pipe(v.number(), v.integer(), v.minValue(firstYear), v.maxValue(lastYear))

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
 * For one share: the importer takes prices and dividends up to a thousand million, and an exchange rate multiplies
 * them by a million at the most, a reverse split by less.
 */
export const greatestForOneShare = 1e15
/**
 * What can be made of what the importer takes: the highest price times the most shares, or the largest line of a
 * statement at the highest exchange rate. JSON can say more, up to what JavaScript reads as infinite.
 */
export const greatestFigure = 1e25
/** The importer takes no ratio with larger parts. */
export const greatestRatioPart = 100_000
/** Of an adjustment, or an exchange rate. */
const greatestFactor = 1e9

/** A number that may be below zero. */
function signed(greatest: number) {
  return v.pipe(v.number(), v.minValue(-greatest), v.maxValue(greatest))
}

/** Rupiah for one share. */
export const RupiahSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(greatestForOneShare))
/** What something was traded for, or how an index stood: never for nothing. */
export const PriceSchema = v.pipe(v.number(), v.gtValue(0), v.maxValue(greatestForOneShare))
/** From one price to another. */
export const PriceChangeSchema = signed(greatestForOneShare)
/** Units (lembar), not lots. */
export const SharesSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const SharesChangeSchema = v.pipe(v.number(), v.safeInteger())
/** Profits, growth and the like may be below zero. */
export const FigureSchema = signed(greatestFigure)
/** What cannot be below zero: a market value, what was traded or paid. */
export const AmountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(greatestFigure))
/** 1.98 means 1.98 %. */
export const PercentSchema = signed(greatestFigure)
/** Percent of a whole. */
export const PartSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** What something is multiplied by. */
export const FactorSchema = v.pipe(v.number(), v.gtValue(0), v.maxValue(greatestFactor))
const RatioPartSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestRatioPart))
/** `old` shares give or become `new`. */
export const ShareRatioSchema = v.object({ old: RatioPartSchema, new: RatioPartSchema })
/** How many there are. */
export const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const ratioReasons = ['notMeaningful', 'missing'] as const
/**
 * A ratio unrounded, or why there is none: `notMeaningful` is shown as "t.b." / "n.m.", `missing` as "–".
 * Units are with the ratio's key: 'x' times, '%' percent (8 means 8 %), 'Rp' rupiah for one share.
 */
export const RatioSchema = v.union([FigureSchema, v.picklist(ratioReasons)])
export type Ratio = v.InferOutput<typeof RatioSchema>

export const ratioUnits = ['x', '%', 'Rp'] as const
export const RatioUnitSchema = v.picklist(ratioUnits)

export const sectorCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'Z'] as const
/** Main, development, acceleration, new economy, watchlist. */
export const boardCodes = ['M', 'D', 'A', 'E', 'W'] as const

export const SectorSchema = v.object({ code: v.picklist(sectorCodes), name: TextSchema })
export const BoardSchema = v.object({ code: v.picklist(boardCodes), name: TextSchema })
export type Sector = v.InferOutput<typeof SectorSchema>
export type Board = v.InferOutput<typeof BoardSchema>

/** As index providers write them; which there are is a matter of the data. */
export const indexCodePattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/

export const IndexSchema = v.object({ code: v.pipe(v.string(), v.regex(indexCodePattern)), name: TextSchema })
export type Index = v.InferOutput<typeof IndexSchema>

/** The close of the latest trading day against the one before. */
export const QuoteSchema = v.object({
  date: DaySchema,
  close: PriceSchema,
  change: PriceChangeSchema,
  changePercent: PercentSchema,
})
export type Quote = v.InferOutput<typeof QuoteSchema>

/** How a company is named wherever another thing refers to it. `slug` is its path on the site. */
export const companyReferenceEntries = {
  ticker: TickerSchema,
  slug: v.string(),
  shortName: v.string(),
}

/**
 * One page of a list; `page` counts from 1, `pageCount` is at least 1. `nextCursor` leads on from the last item, whatever
 * has come before it meanwhile, and is null at the end. A part that a cursor led to has no number: its `page` is 0.
 */
export function pageOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    page: CountSchema,
    pageSize: CountSchema,
    pageCount: CountSchema,
    total: CountSchema,
    nextCursor: v.nullable(v.string()),
  })
}
