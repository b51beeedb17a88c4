import type { PriceRow } from '@site/contracts/market/prices.ts'
import { MAX_HOLIDAY_DAYS } from '@site/finance/days.ts'
import {
  barPath,
  candlePaths,
  chartFrame,
  highest,
  indexLines,
  linePath,
  lowest,
  MAX_POINTS,
} from '#app/design/chart/chart-drawing.server.ts'
import { daysSince, stepFor, type TimeAxis, timeAxis } from '#app/design/chart/time-axis.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { scaleIndex } from './index-line.server.ts'
import { type Candle, groupRows } from './price-chart-points.server.ts'
import type { ChartSource } from './price-chart-source.server.ts'
import {
  breakTexts,
  indexCells,
  isAdjustedBreak,
  lineEnds,
  markTexts,
  nameStep,
  pricesLabel,
  pricesMethod,
  versusLabel,
  versusMethod,
  versusName,
} from './price-chart-text.server.ts'
import { priceChartTextCopy } from './price-chart-text-copy.server.ts'

/** Candles of a day for a year on wide screens, for half a year on narrow ones. */
const MAX_CANDLES = { wide: 262, narrow: 131 } as const
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
  const wide = drawPrices(source, 'wide')
  const narrow = source.type === 'candles' ? drawPrices(source, 'narrow') : null
  return (
    wide && {
      ...wide,
      /** With fewer candles; null: both are the same. */
      narrow: narrow && narrow.step !== wide.step ? narrow : null,
      table: createPriceTable(source),
    }
  )
}

function drawPrices(source: ChartSource, width: keyof typeof MAX_CANDLES) {
  const { locale, ticker } = source
  const facts = priceFacts(source, width)
  return (
    facts && {
      ...facts,
      label: pricesLabel(locale, ticker, facts),
      method: pricesMethod(locale, ticker, facts),
      indexCells: indexCells(locale, facts),
      ends: lineEnds(locale, facts),
      stepName: facts.candles && nameStep(locale, facts.step),
      /** The period of a bar of volume; null: a day. */
      barName: facts.step === 'day' ? null : nameStep(locale, facts.step),
    }
  )
}

function priceFacts(source: ChartSource, width: keyof typeof MAX_CANDLES) {
  const { type, rows, breaks, missingDays, isAdjusted, isWithoutAverages, from } = source
  const [first] = rows
  const isCandles = type === 'candles'
  const step = stepFor(rows.length, isCandles ? MAX_CANDLES[width] : MAX_POINTS)
  const changeDays = listShareChanges(source)
  const breakDays = isCandles && !isAdjusted ? changeDays : []
  const { candles: shown, hasPartialCandles } = groupRows(step, rows, breakDays)
  const last = shown.at(-1)
  if (rows.length < 2 || !first || !last) {
    return null
  }
  const brokenOn = breaks.findLast(({ kind }) => kind === 'unadjusted')?.date ?? null
  /** Whether no corporate action between the first and the last price changed what a share is. */
  const isComparable = isAdjusted || changeDays.every((day) => day <= first.date || day > last.date)
  const isIndexAsked = source.isIndexShown && isComparable && source.indexSeries !== null
  const days = shown.map(({ date }) => date)
  const scaledIndex = isIndexAsked ? scaleIndex(source, days) : null
  const axis = timeAxis(first.date, days, step, isCandles || step !== 'day')
  return {
    kind: 'prices',
    ...drawShown(source, shown, { axis, indexPrices: scaledIndex?.prices ?? null }),
    step,
    marks: placeMarks(source, axis, shown),
    first: { date: first.date, close: first.close },
    last,
    isAdjusted,
    isComparable,
    index: scaledIndex?.line ?? null,
    /** The name of an index that has no common days with the share. */
    incomparableIndex: isIndexAsked && scaledIndex === null ? (source.indexSeries?.name ?? null) : null,
    isLog: source.scale === 'log',
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
  } as const
}

/** The paths of the chart, and its frame. */
function drawShown(
  { type, rows, averages, missingDays, scale }: ChartSource,
  shown: readonly Candle[],
  { axis, indexPrices }: { axis: TimeAxis; indexPrices: readonly (number | null)[] | null },
) {
  const isCandles = type === 'candles'
  const closes = rows.map(({ close }) => close)
  const [lows, highs] = isCandles
    ? [rows.map(({ low }) => low), rows.map(({ high }) => high)]
    : [closes, closes]
  const positions = new Map(rows.map(({ date }, position) => [date, position]))
  const means = averages.map(({ length, values }) => ({
    length,
    values: axis.days.map((day) => values[positions.get(day) ?? -1] ?? null),
  }))
  const others = [...means.flatMap(({ values }) => values), ...(indexPrices ?? [])]
  const volumes = shown.map(({ volume }) => volume)
  return {
    frame: chartFrame(axis, [...lows, ...highs, ...others.filter((value) => value !== null)], scale),
    line: isCandles
      ? null
      : linePath(
          axis,
          shown.map(({ close }) => close),
          { scale, gapsBefore: listGaps(axis.days, missingDays) },
        ),
    candles: isCandles ? candlePaths(axis, shown, scale) : null,
    averages: means.map(({ length, values }) => ({
      length,
      line: linePath(axis, values, { scale }),
      last: values.at(-1) ?? null,
    })),
    indexPath: indexPrices && linePath(axis, indexPrices, { scale }),
    volume: { path: barPath(axis, volumes), highest: highest(volumes) },
    low: lowest(lows),
    high: highest(highs),
  }
}

/** The days of corporate actions that changed what a share is. */
function listShareChanges({ marks, breaks }: ChartSource): string[] {
  return [
    ...marks.filter(({ factor }) => factor !== 1),
    ...breaks.filter(({ kind }) => kind !== 'wrongReference'),
  ].map(({ date }) => date)
}

function placeMarks(source: ChartSource, axis: TimeAxis, shown: readonly Candle[]) {
  const isCandles = source.type === 'candles'
  return describeMarks(source, axis.from).flatMap(({ date, ...texts }) => {
    const index = shown.findIndex((each) => each.date >= date)
    const [row, day] = [shown[index], axis.positions[index]]
    return row && day !== undefined ? [{ ...texts, day, value: isCandles ? row.high : row.close }] : []
  })
}

function createPriceTable({ locale, rows, averages }: ChartSource) {
  const isDaily = rows.length <= MAX_TABLE_DAYS
  const words = priceChartTextCopy[locale]
  return {
    isDaily,
    caption: isDaily ? words.daily : words.monthEnds,
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

function versusFacts(source: ChartSource, versus: Versus) {
  const { locale, ticker, rows: ownRows } = source
  const { days } = versus
  const [first] = days
  const last = days.at(-1)
  if (days.length < 2 || !first || !last) {
    return null
  }
  const index = source.isIndexShown ? computeIndexChanges(source, days) : null
  const {
    frame,
    paths: [path = '', otherPath = '', indexPath = ''],
  } = indexLines(
    days.map(({ date }) => date),
    [days.map(({ own }) => own), days.map(({ other }) => other), index?.changes ?? []],
  )
  return {
    kind: 'versus',
    ticker,
    frame,
    path,
    otherPath,
    index: index && { name: index.name, path: indexPath, last: index.changes.at(-1) ?? null },
    otherName: versusName(locale, versus.name, versus.kind === 'sector'),
    sectorCount: versus.kind === 'sector' ? versus.count : null,
    first,
    last,
    begins: ownRows[0] && daysSince(ownRows[0].date, first.date) > MAX_HOLIDAY_DAYS ? first.date : null,
    table: createVersusTable(locale, days),
  } as const
}

function createVersusTable(locale: Locale, days: Versus['days']) {
  const isDaily = days.length <= MAX_TABLE_DAYS
  const words = priceChartTextCopy[locale]
  return {
    isDaily,
    caption: isDaily ? words.versusDays : words.versusMonths,
    rows: isDaily ? [...days].reverse() : monthEnds(days),
  }
}

/** The index from the first day of the comparison on; null if it has no close on that day. */
function computeIndexChanges({ indexSeries }: ChartSource, days: Versus['days']) {
  const values = new Map(indexSeries?.points.map(({ date, value }) => [date, value]))
  const base = values.get(days[0]?.date ?? '')
  return indexSeries && base
    ? {
        name: indexSeries.name,
        changes: days.map(({ date }) => {
          const value = values.get(date)
          return value === undefined ? null : value / base - 1
        }),
      }
    : null
}

function toCandle({ date, open, high, low, close, volume }: PriceRow): Candle {
  return { date, open, high, low, close, volume }
}

function toTotals({ value, regularValue, frequency, foreignBuy, foreignSell }: PriceRow) {
  return { value, regularValue, frequency, foreignBuy, foreignSell }
}

/** Corporate actions, and those that only the reference price shows, from the first drawn day on, in order. */
function describeMarks({ locale, marks, breaks, dollarAmounts }: ChartSource, firstDay: string) {
  return [
    ...marks.map((mark) => ({ date: mark.date, ...markTexts(locale, mark, dollarAmounts?.get(mark.date)) })),
    ...breaks.filter(isAdjustedBreak).map((each) => ({ date: each.date, ...breakTexts(locale, each) })),
  ]
    .filter(({ date }) => date >= firstDay)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The days before which days of the market are missing. */
function listGaps(days: readonly string[], missingDays: ChartSource['missingDays']): number[] {
  return days.flatMap((day, index) => {
    const before = days[index - 1]
    return missingDays.some(({ from }) => before !== undefined && from > before && from < day) ? [index] : []
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
