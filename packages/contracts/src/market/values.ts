import * as v from 'valibot'

/** Four capital letters; paths accept small ones too. */
export const TickerSchema = v.pipe(v.string(), v.regex(/^[A-Z]{4}$/))

/** A text in both languages of the site. */
export const TextSchema = v.object({ id: v.string(), en: v.string() })
export type Text = v.InferOutput<typeof TextSchema>

/** A point in time, ISO 8601 in UTC (`2026-11-18T02:00:00.000Z`). */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp())
/** A calendar day of the exchange (`2026-11-18`), without a time zone. */
export const DaySchema = v.pipe(v.string(), v.isoDate())

/** Rupiah for one share. */
export const RupiahSchema = v.number()
/** Units (lembar), not lots. */
export const SharesSchema = v.pipe(v.number(), v.safeInteger())
/** 1.98 means 1.98 %. */
export const PercentSchema = v.number()

export const ratioReasons = ['notMeaningful', 'missing'] as const
/**
 * A ratio unrounded, or why there is none: `notMeaningful` is shown as "t.b." / "n.m.", `missing` as "–".
 * Units are with the ratio's key: 'x' times, '%' percent (8 means 8 %), 'Rp' rupiah for one share.
 */
export const RatioSchema = v.union([v.number(), v.picklist(ratioReasons)])
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
  close: RupiahSchema,
  change: RupiahSchema,
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
    page: v.number(),
    pageSize: v.number(),
    pageCount: v.number(),
    total: v.number(),
    nextCursor: v.nullable(v.string()),
  })
}
