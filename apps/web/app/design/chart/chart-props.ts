import type { Locale } from '#app/i18n/locales.ts'
import type { CandlePaths, ChartFrame } from './chart-drawing.server.ts'
import type { LineStroke } from './line-strokes.ts'

/** A figure of the day that is read. */
export interface ChartCell {
  readonly label: string
  /** Its name in the paths; candles have `open`, `high`, `low` and `close`, bars `volume`. */
  readonly figure: string
  /** Only the figures of bars are counts; `points` is the change of `figure` less that of `other`. */
  readonly format: 'price' | 'decimal' | 'count' | 'change' | 'points'
  /** On the last day; null: unknown. */
  readonly value: number | null
  /** The value from which a change counts. */
  readonly base?: number
  /** The figure with which a change is compared, from the same base. */
  readonly other?: { readonly figure: string; readonly value: number | null }
  readonly stroke?: LineStroke
  /** Shown after the figure of the last day. */
  readonly note?: string | null | undefined
}

interface ChartLine {
  readonly figure: string
  readonly path: string
  readonly stroke: LineStroke
  /** Whether the area below it is filled. */
  readonly isFilled?: boolean
}

interface ChartMark {
  /** The position, and the value below the mark. */
  readonly day: number
  readonly value: number
  readonly letter: string
  readonly text: string
  /** For the reading, without the date. */
  readonly shortText: string
}

/** The last value of a line, in the gutter. */
export interface ChartEnd {
  readonly value: number
  readonly text: string
}

export interface ChartProps {
  locale: Locale
  /** The chart as text, for screen readers. */
  label: string
  frame: ChartFrame
  tickTexts: readonly string[]
  /** The figure shown large, with the day, and the change since the start if it has a base. */
  main?: ChartCell
  cells: readonly ChartCell[]
  /** The period of a candle, in words. */
  step?: string | null
  lines: readonly ChartLine[]
  candles?: CandlePaths | null
  volume?: { readonly path: string; readonly highest: number }
  marks?: readonly ChartMark[]
  /** The first is a tag, the second that of the index. */
  ends?: readonly ChartEnd[]
  /** A value with a stronger grid line. */
  baseline?: number
}
