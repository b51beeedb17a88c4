import type { Rating } from '@site/contracts/content/research.ts'
import type { DatedLead } from '@site/finance/call-against-index.ts'
import { daysBetween } from '@site/finance/days.ts'
import { scaleLinear } from 'd3-scale'
import { dateParts, formatNumber, shorten } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { RatedRecommendation } from './rated-recommendations.server.ts'

/** The drawing is stretched; its units are fractions of the width and height. */
const DRAWING_WIDTH = 1000
const DRAWING_HEIGHT = 400
/** More lines would hide each other. */
const MAX_LINES = 40
const GRID_LINES = 4
/** Points nearer than this are on the same pixels of a phone, in units of the drawing. */
const MIN_STEP = 3
/** The length of the shortest month, in days. */
const SHORT_MONTH = 28
/** More names of months would touch each other. */
const MAX_MONTHS = 18
/** The height of a label, and the width of one inside the drawing, in percent of the drawing. */
const LABEL_HEIGHT = 7
const LABEL_WIDTH = 12
const MAX_LABELS = 14

type Kind = RatedRecommendation['kind']

/** A place in percent of the drawing, from its top left corner. */
interface Place {
  readonly x: number
  readonly y: number
}

interface Label {
  /** In percent of the drawing. */
  readonly y: number
  /** Beside the drawing, not at the end of the line. */
  readonly isOutside: boolean
}

export interface RecordLine {
  readonly id: number
  readonly ticker: string
  readonly rating: Rating
  readonly kind: Kind
  readonly path: string
  readonly start: Place
  readonly end: Place
  /** Null: there is no room. */
  readonly label: Label | null
}

export interface RecordChart {
  /** Of the paths. */
  readonly width: number
  readonly height: number
  readonly lines: readonly RecordLine[]
  /** Percentage points ahead of the index. */
  readonly ticks: readonly { readonly y: number; readonly text: string }[]
  readonly zeroY: number
  readonly months: readonly { readonly x: number; readonly text: string }[]
  /** The comparable recommendations that are not drawn. */
  readonly omitted: number
}

/** The newest recommendations as lines from their issue to their end or `asOf`; null: none can be drawn. */
export function drawRecord(
  locale: Locale,
  rated: readonly RatedRecommendation[],
  asOf: string,
): RecordChart | null {
  const drawable = rated.flatMap((call) => (call.leads === null ? [] : [{ ...call, leads: call.leads }]))
  const shown = drawable.slice(0, MAX_LINES)
  const from = shown.reduce((first, { leads }) => pickEarlier(first, leads[0]?.date ?? first), asOf)
  const all = shown.flatMap(({ leads }) => leads.map(({ points }) => points))
  const span = daysBetween(from, asOf)
  if (all.length === 0 || span <= 0) {
    return null
  }
  const y = scaleLinear([Math.min(...all), Math.max(...all)], [DRAWING_HEIGHT, 0]).nice(GRID_LINES)
  const x = (date: string) => (daysBetween(from, date) / span) * DRAWING_WIDTH
  const place = ({ date, points }: DatedLead): Place => ({
    x: toTenths((x(date) / DRAWING_WIDTH) * 100),
    y: toTenths((y(points) / DRAWING_HEIGHT) * 100),
  })
  const lines = shown.map(({ item, rating, kind, leads }) => {
    const [first = { date: from, points: 0 }] = leads
    return {
      id: item.id,
      ticker: item.ticker,
      rating,
      kind,
      path: `M${thinOut(leads.map((lead) => [Math.round(x(lead.date)), Math.round(y(lead.points))])).join('L')}`,
      start: place(first),
      end: place(leads.at(-1) ?? first),
    }
  })
  const labels = placeLabels(lines)
  return {
    width: DRAWING_WIDTH,
    height: DRAWING_HEIGHT,
    lines: lines.map((line) => ({ ...line, label: labels.get(line.id) ?? null })),
    ticks: y
      .ticks(GRID_LINES)
      .filter((points) => points !== 0)
      .map((points) => ({
        y: toTenths((y(points) / DRAWING_HEIGHT) * 100),
        text: `${points > 0 ? '+' : ''}${formatNumber(locale, points)}`,
      })),
    zeroY: toTenths((y(0) / DRAWING_HEIGHT) * 100),
    months: listMonths(locale, from, asOf).map(({ day, text }) => ({
      x: toTenths((x(day) / DRAWING_WIDTH) * 100),
      text,
    })),
    omitted: drawable.length - shown.length,
  }
}

interface PlacedLine {
  readonly id: number
  readonly end: Place
}

/** Labels of lines that end at the right edge stand beside it, pushed apart; the others at their end, where there is room. */
function placeLabels(lines: readonly PlacedLine[]): Map<number, Label> {
  const isAtEdge = ({ end }: PlacedLine) => end.x > 100 - LABEL_WIDTH
  const outside = spreadApart(lines.filter(isAtEdge).slice(0, MAX_LABELS))
  const placed = new Map<number, Label>(outside.map(({ id, y }) => [id, { y, isOutside: true }]))
  const inside: Place[] = []
  for (const line of lines.filter((each) => !isAtEdge(each))) {
    const { id, end } = line
    const isFree = inside.every(
      (other) => Math.abs(other.x - end.x) > LABEL_WIDTH || Math.abs(other.y - end.y) > LABEL_HEIGHT,
    )
    if (isFree) {
      inside.push(end)
      placed.set(id, { y: end.y, isOutside: false })
    }
  }
  return placed
}

/** Heights at least one label apart, in the order of the ends, and within the drawing. */
function spreadApart(lines: readonly PlacedLine[]): { id: number; y: number }[] {
  const sorted = lines.toSorted((one, other) => one.end.y - other.end.y)
  const lowest = 100 - LABEL_HEIGHT / 2
  const placed: { id: number; y: number }[] = []
  for (const { id, end } of sorted) {
    const above = placed.at(-1)?.y
    placed.push({ id, y: above === undefined ? end.y : Math.max(end.y, above + LABEL_HEIGHT) })
  }
  const limits = placed.map((_, index) => lowest - (placed.length - 1 - index) * LABEL_HEIGHT)
  return placed.map(({ id, y }, index) => ({ id, y: toTenths(Math.min(y, limits[index] ?? y)) }))
}

/** The first days of the months between two days, or of January and July over a longer time. */
function listMonths(locale: Locale, from: string, to: string): { day: string; text: string }[] {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const count = Math.ceil(daysBetween(from, to) / SHORT_MONTH) + 1
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 'yyyy-mm-dd'.length),
  ).filter((day) => day <= to)
  const isLong = days.length > MAX_MONTHS
  return days
    .filter((day) => !isLong || day.slice(5, 7) === '01' || day.slice(5, 7) === '07')
    .map((day) => {
      const parts = dateParts(locale, day)
      return { day, text: isLong ? `${shorten(parts.month)} ${parts.year}` : shorten(parts.month) }
    })
}

/** The points of a line at least `MIN_STEP` apart, with its last one. */
function thinOut(points: readonly (readonly [number, number])[]): string[] {
  let shownX = Number.NEGATIVE_INFINITY
  return points.flatMap(([x, y], index) => {
    if (index < points.length - 1 && x - shownX < MIN_STEP) {
      return []
    }
    shownX = x
    return [`${x} ${y}`]
  })
}

function pickEarlier(one: string, other: string): string {
  return one < other ? one : other
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
