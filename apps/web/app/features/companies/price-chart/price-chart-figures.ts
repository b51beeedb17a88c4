import * as v from 'valibot'

const numbers = v.array(v.number())
const days = v.array(v.string())

/** The data of the interactive chart: one list for each figure, all as long as `days`. */
export const InteractiveChartSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['line', 'candles']),
    days,
    /** null: unknown. */
    open: v.array(v.nullable(v.number())),
    high: numbers,
    low: numbers,
    close: numbers,
    volume: numbers,
    averages: v.array(v.object({ length: v.number(), values: v.array(v.nullable(v.number())) })),
    marks: v.array(v.object({ position: v.number(), letter: v.string(), text: v.string() })),
  }),
  v.object({
    kind: v.literal('versus'),
    days,
    ownName: v.string(),
    otherName: v.string(),
    own: numbers,
    other: numbers,
  }),
])
export type InteractiveChartData = v.InferOutput<typeof InteractiveChartSchema>
