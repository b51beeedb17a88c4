import type { IndexSeries, PriceRange } from '@site/contracts/market/prices.ts'
import { chartFrame } from '#app/design/chart/chart-drawing.server.ts'
import { arrangeGutter } from '#app/design/chart/chart-gutter.ts'
import { timeAxis } from '#app/design/chart/time-axis.server.ts'
import { formatDate, formatDateParts, formatDayAndMonth, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The ranges of the chart on the home page; the market page has more. */
export const homeRanges = ['1M', '3M', '6M', '1Y'] as const satisfies readonly PriceRange[]

export type IndexChart = NonNullable<ReturnType<typeof drawIndexChart>>

type Point = IndexSeries['points'][number]

const id = {
  text: (name: string, from: string, to: string, low: string, high: string) =>
    `${name} bergerak dari ${from} menjadi ${to}; terendah ${low}, tertinggi ${high}.`,
  on: (value: string, day: string) => `${value} pada ${day}`,
}
const en: typeof id = {
  text: (name, from, to, low, high) => `${name} went from ${from} to ${to}; low ${low}, high ${high}.`,
  on: (value, day) => `${value} on ${day}`,
}
const copy = { id, en }

/** Of the drawing, which stretches: finer than a pixel, and whole numbers are short. */
const SIZE = { width: 2000, height: 1000 } as const
/** Nearer to an edge of the drawing, a text begins or ends there. */
const EDGE_SHARE = 0.12
/** From a marked point to its text: the highest has it above, the lowest below. */
const TEXT_OFFSETS = { above: '-0.6rem', below: '1.1rem' } as const
/** Narrow screens show every second of more labels. */
const MAX_TIMES = 6

/** The index with a point for each day, and its texts at shares of width and height; null if there is no line. */
export function drawIndexChart(locale: Locale, { name, points }: IndexSeries) {
  const [first] = points
  const last = points.at(-1)
  if (name === null || points.length < 2 || first === undefined || last === undefined) return null
  const axis = timeAxis(
    first.date,
    points.map(({ date }) => date),
    'day',
  )
  const frame = chartFrame(
    axis,
    points.map(({ value }) => value),
  )
  const findHeight = (value: number) => (frame.top - value) / (frame.top - frame.bottom)
  const findShare = (position = 0) => (position - frame.left) / frame.span
  const gutter = arrangeGutter(
    frame.ticks.map((tick) => ({
      at: findHeight(tick),
      text: formatNumber(locale, tick, frame.tickDecimals),
    })),
    [{ at: findHeight(last.value), text: formatNumber(locale, last.value) }],
  )
  const [low, high] = [findExtreme(points, -1), findExtreme(points, 1)]
  const describe = ({ value, date }: Point) =>
    copy[locale].on(formatNumber(locale, value, 2), formatDate(locale, date))
  const mark = (point: Point, side: keyof typeof TEXT_OFFSETS) => ({
    ...placeText(findShare(axis.positions[points.indexOf(point)])),
    y: formatShare(findHeight(point.value)),
    dy: TEXT_OFFSETS[side],
    text: `${formatNumber(locale, point.value)} · ${formatDayAndMonth(locale, point.date)}`,
  })
  const { days, positions, every, numbers } = frame.labels
  return {
    label: copy[locale].text(name, describe(first), describe(last), describe(low), describe(high)),
    ...SIZE,
    line: drawSteps(
      points.map(({ value }, index) => [
        Math.round(findShare(axis.positions[index]) * SIZE.width),
        Math.round(findHeight(value) * SIZE.height),
      ]),
    ),
    start: formatShare(findHeight(first.value)),
    end: { x: formatShare(findShare(axis.positions.at(-1))), y: formatShare(findHeight(last.value)) },
    // A level index has one point for both.
    marks: high === low ? [mark(high, 'above')] : [mark(high, 'above'), mark(low, 'below')],
    lines: frame.ticks.map((tick) => formatShare(findHeight(tick))),
    ticks: gutter.ticks.map(({ at, text }) => ({ y: formatShare(at), text })),
    tag: gutter.ends.map(({ at, text }) => ({ y: formatShare(at), text })),
    times: days.map((day, index) => ({
      ...placeText(findShare(positions[index])),
      text: every === 0 ? formatDayAndMonth(locale, day) : formatDateParts(locale, day).month,
      isMinor: days.length > MAX_TIMES && (numbers[index] ?? 0) % 2 === 1,
    })),
  }
}

/** The first of the highest (`sign` 1) or lowest points. */
function findExtreme(points: readonly Point[], sign: 1 | -1): Point {
  return points.reduce((found, point) => (sign * (point.value - found.value) > 0 ? point : found))
}

/** A path of straight lines, as differences, which are short. */
function drawSteps(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [0, 0]
      return `${index === 0 ? 'M' : 'l'}${x - fromX} ${y - fromY}`
    })
    .join('')
}

const formatShare = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Where a text is, and how it is anchored there, so that it stays within the drawing. */
function placeText(share: number) {
  const anchor = share < EDGE_SHARE ? 'start' : share > 1 - EDGE_SHARE ? 'end' : 'middle'
  return { x: formatShare(share), anchor } as const
}
