import type { PriceBreak, PriceMark } from '@site/contracts/market/prices.ts'
import { daysBetween } from '@site/finance/days.ts'
import type { CandlePaths } from '#app/design/chart/chart-drawing.server.ts'
import type { ChartCell, ChartEnd } from '#app/design/chart/chart-props.ts'
import { indexStroke } from '#app/design/chart/line-strokes.ts'
import type { ChartStep } from '#app/design/chart/time-axis.server.ts'
import { detailNames } from '#app/features/companies/detail-names.server.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import {
  formatChange,
  formatDate,
  formatDateShort,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRupiah,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ratioOfShares } from '#app/i18n/ratio-of-shares.ts'
import type { DollarAmount } from '#app/market/dollar-dividend.ts'
import type { IndexLine } from './index-line.server.ts'
import { priceChartTextCopy } from './price-chart-text-copy.server.ts'

const MAX_SPANS = 2

interface PriceFacts {
  readonly first: { readonly date: string; readonly close: number }
  readonly last: { readonly date: string; readonly close: number }
  readonly low: number
  readonly high: number
  readonly averages: readonly { readonly length: number; readonly last: number | null }[]
  readonly candles: CandlePaths | null
  readonly step: ChartStep
  readonly volume: { readonly highest: number }
  readonly isAdjusted: boolean
  readonly isComparable: boolean
  readonly index: IndexLine | null
  readonly incomparableIndex: string | null
  readonly isLog: boolean
  readonly hasPartialCandles: boolean
  readonly isWithoutAverages: boolean
  readonly begins: string | null
  readonly brokenOn: string | null
  readonly adjustedBreaks: readonly PriceBreak[]
  readonly missingDays: readonly { readonly from: string; readonly to: string }[]
  readonly gap: { readonly from: string; readonly to: string } | null
  readonly stopped: string | null
}

interface VersusFacts {
  readonly ticker: string
  readonly otherName: string
  readonly first: { readonly date: string }
  readonly last: { readonly date: string; readonly own: number; readonly other: number }
  readonly index: { readonly name: string; readonly last: number | null } | null
  readonly sectorCount: number | null
  readonly begins: string | null
}

/** The chart for screen readers. */
export function pricesLabel(locale: Locale, ticker: string, facts: PriceFacts): string {
  const words = priceChartTextCopy[locale]
  const { first, last, low, high, averages, candles, isComparable, index } = facts
  const means = averages.flatMap(({ length, last: mean }) =>
    mean === null ? [] : [`${words.average(formatNumber(locale, length))} ${formatPrice(locale, mean)}`],
  )
  return [
    ...(candles ? [words.candlesText, candleText(locale, facts)] : []),
    words.chartText({
      ticker,
      from: formatDate(locale, first.date),
      to: formatDate(locale, last.date),
      first: formatPrice(locale, first.close),
      last: formatPrice(locale, last.close),
      change: isComparable ? formatChange(locale, last.close / first.close - 1) : null,
      low: formatPrice(locale, low),
      high: formatPrice(locale, high),
    }),
    ...(index?.last ? [words.indexText(index.name, formatChange(locale, index.last / index.base - 1))] : []),
    ...(means.length > 0 ? [words.averagesText(means.join(', '))] : []),
  ].join(' ')
}

/** Explains the figures, and what the chart does not show. */
export function pricesMethod(locale: Locale, ticker: string, facts: PriceFacts): string {
  const words = priceChartTextCopy[locale]
  const { priceSource } = overviewCopy[locale]
  const { last, isAdjusted, candles, step, volume, begins, brokenOn, adjustedBreaks, missingDays } = facts
  const { gap, stopped, isComparable, isWithoutAverages, isLog } = facts
  return [
    words.asOfPrice(formatDate(locale, last.date)),
    priceSource,
    isAdjusted ? words.adjusted : words.raw,
    ...(isComparable ? [] : [words.incomparable]),
    ...describeIndex(locale, ticker, facts),
    ...(isLog ? [words.log] : []),
    ...(isWithoutAverages ? [words.noAverages] : []),
    ...(isAdjusted ? adjustedBreaks.map((each) => breakSentence(locale, each)) : []),
    ...(brokenOn ? [words[isAdjusted ? 'beginsBroken' : 'broken'](formatDate(locale, brokenOn))] : []),
    ...(candles ? [candleText(locale, facts)] : []),
    `${words.volumePerBar(words.steps[step])}, ${words.volumeHighest(formatNumber(locale, volume.highest))}.`,
    ...(begins ? [words.begins(formatDate(locale, begins))] : []),
    ...describeMissingDays(locale, missingDays),
    ...(gap ? [words.gap(formatDate(locale, gap.from), formatDate(locale, gap.to))] : []),
    ...(stopped ? [words.stopped(formatDate(locale, stopped))] : []),
  ].join(' ')
}

function describeIndex(
  locale: Locale,
  ticker: string,
  { index, incomparableIndex, first }: PriceFacts,
): string[] {
  const words = priceChartTextCopy[locale]
  if (index === null) {
    return incomparableIndex === null ? [] : [words.indexIncomparable(incomparableIndex)]
  }
  const since = formatDate(locale, index.since)
  return [
    words.index(index.name, ticker, since),
    ...(index.since > first.date ? [words.indexLater(index.name, since)] : []),
  ]
}

/** The change of the index, and the distance of the share from it. */
export function indexCells(
  locale: Locale,
  { index, first, last }: Pick<PriceFacts, 'index' | 'first' | 'last'>,
): ChartCell[] {
  if (index === null) return []
  const words = priceChartTextCopy[locale]
  const { name, since, base, last: value } = index
  return [
    { label: name, figure: 'index', format: 'change', value, base, stroke: indexStroke },
    {
      label: since > first.date ? words.differenceSince(formatDateShort(locale, since)) : words.difference,
      figure: 'close',
      format: 'points',
      value: last.close,
      base,
      other: { figure: 'index', value },
    },
  ]
}

/** The last price, and the change of the index. */
export function lineEnds(locale: Locale, { index, last }: Pick<PriceFacts, 'index' | 'last'>): ChartEnd[] {
  const change = index?.last ? index.last / index.base - 1 : null
  return [
    { value: last.close, text: formatPrice(locale, last.close) },
    ...(index?.last && change !== null
      ? [{ value: index.last, text: `${change > 0 ? '+' : ''}${formatPercent(locale, change, 1)}` }]
      : []),
  ]
}

/** The period of a candle in the reading. */
export function nameStep(locale: Locale, step: ChartStep): string {
  return priceChartTextCopy[locale].everyStep[step]
}

/** At most as many sentences as `MAX_SPANS`: of more spans, only the longest has dates. */
function describeMissingDays(locale: Locale, spans: PriceFacts['missingDays']): string[] {
  const words = priceChartTextCopy[locale]
  const describe = ({ from, to }: PriceFacts['missingDays'][number]) =>
    words.missing(formatDate(locale, from), formatDate(locale, to))
  if (spans.length <= MAX_SPANS) return spans.map(describe)
  const [longest] = spans.toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to))
  return longest ? [describe(longest), words.missingOthers(formatNumber(locale, spans.length - 1))] : []
}

export function versusLabel(locale: Locale, { ticker, otherName, first, last, index }: VersusFacts): string {
  const others = [
    `${otherName} ${formatChange(locale, last.other)}`,
    ...(index && index.last !== null ? [`${index.name} ${formatChange(locale, index.last)}`] : []),
  ]
  return priceChartTextCopy[locale].versusText({
    from: formatDate(locale, first.date),
    to: formatDate(locale, last.date),
    own: `${ticker} ${formatChange(locale, last.own)}`,
    other: others.join('; '),
  })
}

export function versusMethod(locale: Locale, { sectorCount, begins }: VersusFacts): string {
  const words = priceChartTextCopy[locale]
  return [
    words.versusMethod,
    ...(sectorCount === null ? [] : [words.sectorMethod(formatNumber(locale, sectorCount))]),
    ...(begins ? [words.beginsTogether(formatDate(locale, begins))] : []),
  ].join(' ')
}

/** The display name of the comparison: a ticker, or the sector. */
export function versusName(locale: Locale, name: string, isSector: boolean): string {
  return isSector ? priceChartTextCopy[locale].sector(name) : name
}

export function isAdjustedBreak(found: PriceBreak): boolean {
  return found.kind === 'adjusted'
}

function breakSentence(locale: Locale, { date, closeBefore, previous }: PriceBreak): string {
  return priceChartTextCopy[locale].adjustedBreak(
    formatDate(locale, date),
    formatPrice(locale, closeBefore),
    formatPrice(locale, previous ?? closeBefore),
  )
}

/** Describes a corporate action that the reference price shows, on the chart. */
export function breakTexts(locale: Locale, { date, closeBefore, previous }: PriceBreak) {
  const words = priceChartTextCopy[locale]
  const text = words.unknownAction(
    formatPrice(locale, closeBefore),
    formatPrice(locale, previous ?? closeBefore),
  )
  return { letter: '?', text: words.mark(formatDate(locale, date), text, '').trim(), shortText: text }
}

/** Describes an event: `14 Mei 2026: dividen tunai Rp118 per saham saat itu`; without its day for the reading. */
export function markTexts(locale: Locale, mark: PriceMark, dollars?: DollarAmount) {
  const words = priceChartTextCopy[locale]
  const { date, kind, amount } = mark
  const name = detailNames[locale].marks[kind]
  const isInDollars = kind === 'dividend' && dollars && !dollars.rupiahOfDay.some((each) => each === amount)
  const value = isInDollars ? dollars.text : amountText(locale, mark)
  return {
    letter: words.letters[kind],
    // The amount per share on that date, unlike the adjusted price next to it.
    text: words
      .mark(formatDate(locale, date), name, amount === null ? value : words.perShareThen(value))
      .trim(),
    shortText: `${name} ${value}`.trim(),
  }
}

function amountText(locale: Locale, { amount, ratio }: PriceMark): string {
  return amount !== null
    ? formatRupiah(locale, amount, Number.isInteger(amount) ? 0 : 2)
    : ratio === null
      ? ''
      : ratioOfShares(locale, ratio)
}

/** What the candles mean; those without an open and those of fewer days are explained only if there are any. */
function candleText(locale: Locale, { candles, step, hasPartialCandles }: PriceFacts): string {
  const words = priceChartTextCopy[locale]
  return [
    words.candleMeaning(words.steps[step]),
    ...(candles?.bodiless.bodies ? [words.bodilessMeaning] : []),
    ...(hasPartialCandles ? [words.partialCandleMeaning(words.steps[step])] : []),
  ].join(' ')
}
