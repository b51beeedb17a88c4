import type { PriceRow } from '@site/contracts/market/prices.ts'
import { MAX_HOLIDAY_DAYS } from '@site/finance/days.ts'
import {
  barPath,
  candlePaths,
  chartFrame,
  daysSince,
  highest,
  indexLines,
  linePath,
  lowest,
  MAX_POINTS,
  stepFor,
} from '#app/design/chart/chart-drawing.server.ts'
import { type Candle, groupRows } from './price-chart-points.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'
import {
  breakTexts,
  isAdjustedBreak,
  markTexts,
  pricesLabel,
  pricesMethod,
  versusLabel,
  versusMethod,
  versusName,
} from './price-chart-text.server.ts'

/** More candles would be too narrow. */
export const MAX_CANDLES = 130
/** Up to this many days, the table has one row per day. */
const MAX_TABLE_DAYS = 66

export type PriceChart = NonNullable<ReturnType<typeof priceChart>>
export type PriceDrawing = Extract<PriceChart, { kind: 'prices' }>
export type VersusDrawing = Extract<PriceChart, { kind: 'versus' }>

/** Prices or a comparison as a chart with its texts; null if there are too few values for a line. */
export function priceChart(source: ChartSource) {
  const { versus } = source
  return versus?.kind === 'sector' || versus?.kind === 'company'
    ? versusChart(source, versus)
    : pricesChart(source)
}

function pricesChart(source: ChartSource) {
  const { locale, ticker } = source
  const facts = priceFacts(source)
  return (
    facts && {
      ...facts,
      label: pricesLabel(locale, ticker, facts),
      method: pricesMethod(locale, facts),
    }
  )
}

function priceFacts(source: ChartSource) {
  const { type, rows, breaks, missingDays, averages, isAdjusted, isWithoutAverages, from } = source
  const [first] = rows
  const isCandles = type === 'candles'
  const step = stepFor(rows.length, isCandles ? MAX_CANDLES : MAX_POINTS)
  const changeDays = listShareChanges(source)
  const breakDays = isCandles && !isAdjusted ? changeDays : []
  const { candles: shown, hasPartialCandles } = groupRows(step, rows, breakDays)
  const last = shown.at(-1)
  if (rows.length < 2 || !first || !last) {
    return null
  }
  const days = shown.map(({ date }) => date)
  const points = withGaps(shown, missingDays)
  const closes = rows.map(({ close }) => close)
  const lows = isCandles ? rows.map(({ low }) => low) : closes
  const highs = isCandles ? rows.map(({ high }) => high) : closes
  const positions = new Map(rows.map(({ date }, position) => [date, position]))
  const means = averages.map(({ length, values }) => ({
    length,
    values: days.map((day) => values[positions.get(day) ?? -1] ?? null),
  }))
  const meanValues = means.flatMap(({ values }) => values.filter((value) => value !== null))
  const volumes = shown.map(({ volume }) => volume)
  const brokenOn = breaks.findLast(({ kind }) => kind === 'unadjusted')?.date ?? null
  return {
    kind: 'prices',
    frame: chartFrame(first.date, days, [...lows, ...highs, ...meanValues], step),
    line: isCandles
      ? null
      : linePath(
          first.date,
          points.map(({ date }) => date),
          points.map(({ close }) => close),
        ),
    candles: isCandles ? candlePaths(first.date, shown, step) : null,
    step,
    averages: means.map(({ length, values }) => ({
      length,
      line: linePath(first.date, days, values),
      last: values.at(-1) ?? null,
    })),
    volume: { path: barPath(first.date, days, volumes), highest: highest(volumes) },
    marks: placeMarks(source, first.date, shown),
    first: { date: first.date, close: first.close },
    last,
    low: lowest(lows),
    high: highest(highs),
    isAdjusted,
    /** Whether no corporate action between the first and the last price changed what a share is. */
    isComparable: isAdjusted || changeDays.every((day) => day <= first.date || day > last.date),
    /** Whether candles leave out the days before a corporate action. */
    hasPartialCandles,
    isWithoutAverages,
    /** The first day, if the requested range begins well before it; null otherwise. */
    begins: brokenOn === null && daysSince(from, first.date) > MAX_HOLIDAY_DAYS ? first.date : null,
    /** The first day, if earlier prices cannot be compared with it. */
    brokenOn,
    adjustedBreaks: breaks.filter((each) => isAdjustedBreak(each) && each.date > first.date),
    missingDays,
    gap: longestGap(rows, missingDays),
    stopped: findStop(source),
    table: createPriceTable(source),
  } as const
}

/** The days of corporate actions that changed what a share is. */
function listShareChanges({ marks, breaks }: ChartSource): string[] {
  return [
    ...marks.filter(({ factor }) => factor !== 1),
    ...breaks.filter(({ kind }) => kind !== 'wrongReference'),
  ].map(({ date }) => date)
}

function placeMarks(source: ChartSource, firstDay: string, shown: readonly Candle[]) {
  const isCandles = source.type === 'candles'
  return describeMarks(source, firstDay).flatMap(({ date, ...texts }) => {
    const row = shown.find((each) => each.date >= date)
    return row
      ? [{ ...texts, day: daysSince(firstDay, row.date), value: isCandles ? row.high : row.close }]
      : []
  })
}

function createPriceTable({ rows, averages }: ChartSource) {
  const isDaily = rows.length <= MAX_TABLE_DAYS
  return {
    isDaily,
    rows: (isDaily ? [...rows].reverse() : monthEnds(rows)).map((row) => ({
      ...toCandle(row),
      /** Of a day; null in a table of months. */
      totals: isDaily ? toTotals(row) : null,
      averages: averages.map(({ values }) => values[rows.indexOf(row)] ?? null),
    })),
  }
}

/** The last traded day, if the market continued without this share, as far as its days are known. */
function findStop({ asOf, to, missingDays }: ChartSource): string | null {
  const isLongAgo = asOf !== null && daysSince(asOf, to) > MAX_HOLIDAY_DAYS
  return isLongAgo && !missingDays.some((span) => span.to > asOf) ? asOf : null
}

type Versus = Extract<ChartSource['versus'], { days: unknown }>

function versusChart(source: ChartSource, versus: Versus) {
  const { locale } = source
  const facts = versusFacts(source, versus)
  return facts && { ...facts, label: versusLabel(locale, facts), method: versusMethod(locale, facts) }
}

function versusFacts({ locale, ticker, rows: ownRows }: ChartSource, versus: Versus) {
  const { days } = versus
  const [first] = days
  const last = days.at(-1)
  if (days.length < 2 || !first || !last) {
    return null
  }
  const {
    frame,
    paths: [path = '', otherPath = ''],
  } = indexLines(
    days.map(({ date }) => date),
    [days.map(({ own }) => own), days.map(({ other }) => other)],
  )
  return {
    kind: 'versus',
    ticker,
    frame,
    path,
    otherPath,
    otherName: versusName(locale, versus.name, versus.kind === 'sector'),
    sectorCount: versus.kind === 'sector' ? versus.count : null,
    first,
    last,
    begins: ownRows[0] && daysSince(ownRows[0].date, first.date) > MAX_HOLIDAY_DAYS ? first.date : null,
    table: {
      isDaily: days.length <= MAX_TABLE_DAYS,
      rows: days.length <= MAX_TABLE_DAYS ? [...days].reverse() : monthEnds(days),
    },
  } as const
}

function toCandle({ date, open, high, low, close, volume }: PriceRow): Candle {
  return { date, open, high, low, close, volume }
}

function toTotals({ value, regularValue, frequency, foreignBuy, foreignSell }: PriceRow) {
  return { value, regularValue, frequency, foreignBuy, foreignSell }
}

/** Corporate actions, and those that only the reference price shows, from the first drawn day on, in order. */
function describeMarks({ locale, marks, breaks }: ChartSource, firstDay: string) {
  return [
    ...marks.map((mark) => ({ date: mark.date, ...markTexts(locale, mark) })),
    ...breaks.filter(isAdjustedBreak).map((each) => ({ date: each.date, ...breakTexts(locale, each) })),
  ]
    .filter(({ date }) => date >= firstDay)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The closes, with a null that interrupts the line where days of the market are missing. */
function withGaps(rows: readonly Candle[], missingDays: ChartSource['missingDays']) {
  return rows.flatMap(({ date, close }, position) => {
    const before = rows[position - 1]?.date
    const span = missingDays.find(({ from }) => before !== undefined && from > before && from < date)
    return span === undefined
      ? [{ date, close }]
      : [
          { date: span.from, close: null },
          { date, close },
        ]
  })
}

/**
 * The longest time without a trade between two days, if it is longer than holidays, and no days of the market are
 * missing in it.
 */
function longestGap(rows: readonly { date: string }[], missingDays: ChartSource['missingDays']) {
  let gap: { from: string; to: string; days: number } | null = null
  for (const [position, { date }] of rows.entries()) {
    const before = rows[position - 1]?.date ?? date
    const days = daysSince(before, date)
    const isMissing = missingDays.some((span) => span.from > before && span.from < date)
    if (!isMissing && days > (gap?.days ?? MAX_HOLIDAY_DAYS)) {
      gap = { from: before, to: date, days }
    }
  }
  return gap
}

/** The last trading day of each month, newest first. */
export function monthEnds<Row extends { readonly date: string }>(rows: readonly Row[]): Row[] {
  return rows
    .filter((row, position) => rows[position + 1]?.date.slice(0, 7) !== row.date.slice(0, 7))
    .reverse()
}
