import type { Company, LatestPrice } from '@site/contracts/market/company.ts'
import type { ComparableRatio, Medians } from '@site/contracts/market/ratios.ts'
import { isBankLayout } from '@site/finance/statement-layouts.ts'
import { currencyName } from '#app/features/companies/currency-names.ts'
import { foreignNet, signedNumber } from '#app/features/companies/figures.ts'
import {
  formatDate,
  formatDateShort,
  formatNumber,
  formatPercent,
  formatRupiahShort,
  fractionOfPercent,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { localText } from '#app/market/local-text.tsx'
import { type Figure, type RatioUnit, ratioFigure } from '#app/market/ratio-figure.ts'
import { type AbsenceReason, explainMarketValue, isAbsent, ratioReasons } from '#app/market/ratio-reasons.ts'
import { createDotPlot, type DotPlot } from './dot-plot.server.ts'
import { figuresCopy } from './figures-copy.ts'
import { findMedianKind } from './median-kind.ts'

type RatioKey = keyof Company['keyRatios']

export interface KeyFigure {
  readonly label: string
  /** What the figure is, or why it is absent, in one line. */
  readonly hint: string | null
  /** null: not available. */
  readonly value: Figure | null
  /** Among the companies of the sector; null: not compared. */
  readonly comparison: FigureComparison | null
}

/** Few objects, because each takes bytes in the page's data. */
export interface FigureComparison {
  /** The places of the company, which may be empty, of the median and of the others; null: too few companies. */
  readonly track: string | null
  readonly medianText: string | null
  /** The number of companies, if it is not that of the sector, or why the figure is absent. */
  readonly note: string | null
  /** The lowest and the highest company. */
  readonly ends: string | null
  /** The formula, the meaning, and what is beyond the track. */
  readonly details: string
  readonly companies: readonly string[]
}

export interface FigureGroup {
  readonly title: string
  readonly figures: readonly KeyFigure[]
  /** Figures for a few readers. */
  readonly more: readonly KeyFigure[]
  /** The content of a folded group; null: open. */
  readonly summary: string | null
}

const units: Readonly<Record<RatioKey, RatioUnit>> = {
  per: 'x',
  eps: 'Rp',
  pbv: 'x',
  bvps: 'Rp',
  dividendYield: '%',
  payout: '%',
  roe: '%',
  roa: '%',
  npm: '%',
  nim: '%',
  revenueGrowth: '%',
  profitGrowth: '%',
  der: 'x',
  currentRatio: 'x',
  car: '%',
  npl: '%',
  ldr: '%',
}

export type KeyFigures = ReturnType<typeof createKeyFigures>

/** The key figures of a company in groups, those of its sector beside them; all as text. */
export function createKeyFigures(locale: Locale, company: Company, sectorMedians: Medians | null) {
  const words = figuresCopy[locale]
  const hasStatements = company.asOf.statements !== null
  const medians = hasStatements ? sectorMedians : null
  const { latestPrice } = company
  const shownMedians = medians !== null && hasAnyMedian(medians) ? medians : null
  const toFigure = (key: RatioKey) => ratioKeyFigure(locale, key, company, shownMedians)
  return {
    groups: [
      ...listRatioGroups(locale, company).map(({ title, keys, isFolded }): FigureGroup => {
        const figures = keys.map(toFigure)
        return { title, figures, more: [], summary: isFolded ? summarize(figures) : null }
      }),
      sizeGroup(locale, company, hasStatements ? (['eps', 'bvps'] as const).map(toFigure) : []),
      ...(latestPrice ? [tradingGroup(locale, latestPrice, company.freeFloat)] : []),
    ],
    legend: shownMedians && {
      others: words.others[shownMedians.isBanksOnly ? 'banks' : 'companies'],
      median: words.medians[findMedianKind(shownMedians)],
      hint: words.rowHint,
    },
    noPeers: words.noPeers,
    basis: describeBasis(locale, company, medians),
  }
}

/** The groups of ratios as questions. */
function listRatioGroups(
  locale: Locale,
  { asOf, statementLayout }: Company,
): { title: string; keys: readonly RatioKey[]; isFolded: boolean }[] {
  const { groups } = figuresCopy[locale]
  if (asOf.statements === null) {
    return [{ title: groups.valuation, keys: ['dividendYield'], isFolded: false }]
  }
  const isBank = isBankLayout(statementLayout)
  // Only the general layout divides its balance sheet by maturity.
  const strength = statementLayout === 'general' ? (['der', 'currentRatio'] as const) : (['der'] as const)
  return [
    { title: groups.valuation, keys: ['per', 'pbv', 'dividendYield', 'payout'], isFolded: false },
    {
      title: groups.profitability,
      keys: isBank ? ['roe', 'roa', 'npm', 'nim'] : ['roe', 'roa', 'npm'],
      isFolded: false,
    },
    { title: groups.growth, keys: ['revenueGrowth', 'profitGrowth'], isFolded: false },
    { title: groups.strength, keys: isBank ? ['car', 'npl', 'ldr'] : strength, isFolded: true },
  ]
}

/** The names and values of figures in one line. */
function summarize(figures: readonly KeyFigure[]): string {
  return figures
    .flatMap(({ label, value }) => (value === null ? [] : `${label} ${value.meaning ?? value.text}`))
    .join(' · ')
}

function ratioKeyFigure(locale: Locale, key: RatioKey, company: Company, medians: Medians | null): KeyFigure {
  const words = figuresCopy[locale]
  const value = company.keyRatios[key]
  const reason = isAbsent(value) ? reasonText(locale, value, company) : null
  const shown = isAbsent(value) ? null : ratioFigure(locale, value, units[key])
  const comparison =
    medians !== null && isComparable(medians, key)
      ? compareFigure(locale, { key, value: shown, reason, ticker: company.ticker }, medians)
      : null
  const mark = hasNewShares(key, company) ? [words.sharesChanged] : []
  const withMark = (note: string | null) => [...(note === null ? [] : [note]), ...mark].join(' · ') || null
  return {
    label: words[key],
    hint: comparison === null ? withMark(reason ?? words.hints[key]) : null,
    value: shown,
    comparison: comparison && { ...comparison, note: withMark(comparison.note) },
  }
}

/** Until the statements after a rights issue, nobody knows how many rights were exercised. */
function hasNewShares(key: RatioKey, { sharesSincePeriod }: Company): boolean {
  return (key === 'per' || key === 'pbv') && sharesSincePeriod.some(({ kind }) => kind === 'rights')
}

interface ComparedFigure {
  readonly key: ComparableRatio
  readonly value: Figure | null
  /** Why it is absent. */
  readonly reason: string | null
  readonly ticker: string
}

/** The figure among those of the sector. */
function compareFigure(
  locale: Locale,
  { key, value, reason, ticker }: ComparedFigure,
  { medians, group, companies, isBanksOnly }: Medians,
): FigureComparison {
  const words = figuresCopy[locale]
  const median = medians[key]
  const plot = createDotPlot(median, ticker)
  const format = (number: number) => ratioFigure(locale, number, units[key]).text
  const medianText = isAbsent(median.value)
    ? null
    : words.median(ratioFigure(locale, median.value, units[key]).text)
  const toEnd = (end: { ticker: string; value: number }) =>
    end.ticker === ticker ? format(end.value) : `${format(end.value)} (${end.ticker})`
  const compared = isBanksOnly ? 'banks' : 'companies'
  const countText = words.counts[compared](formatNumber(locale, median.count))
  const names = new Map(companies.map((each) => [each.ticker, `${each.ticker} ${each.shortName}`]))
  const formatBeyond = (beyond: DotPlot['beyond']) =>
    beyond.length === 0
      ? []
      : [words.beyond(beyond.map((each) => `${each.ticker} ${format(each.value)}`).join(', '))]
  const title = plot ? describeNearest(locale, plot, words.others[compared]) : []
  return {
    track: plot && [plot.own ?? '', plot.median, ...new Set(plot.others)].join(' '),
    medianText,
    note:
      value === null
        ? (reason ?? words.noValue)
        : plot !== null && median.count < group.count
          ? countText
          : null,
    ends: plot && `${words.lowest(toEnd(plot.lowest))}; ${words.highest(toEnd(plot.highest))}`,
    details: [
      `${words[key]}: ${reason ?? words.hints[key]}. ${words.meanings[key]}`,
      ...formatBeyond(plot?.beyond ?? []),
      ...title,
    ].join(' '),
    companies:
      plot?.nearest.map((each) => `${names.get(each.ticker) ?? each.ticker}: ${format(each.value)}`) ?? [],
  }
}

/** What the listed companies are nearest to; nothing if all are listed. */
function describeNearest(locale: Locale, { own, nearest, otherCount }: DotPlot, others: string): string[] {
  if (otherCount <= nearest.length) return []
  const words = figuresCopy[locale]
  const format = own === null ? words.nearestToMedian : words.nearest
  return [format(formatNumber(locale, nearest.length), `${formatNumber(locale, otherCount)} ${others}`)]
}

/** Why a figure is absent; null: no reason is known. */
function reasonText(locale: Locale, reason: AbsenceReason, { asOf }: Company): string | null {
  const { meaning } = ratioReasons[locale][reason]
  if (reason === 'missing') {
    return null
  }
  return reason === 'statementsOld' && asOf.statements !== null
    ? `${meaning} (${formatDateShort(locale, asOf.statements)})`
    : meaning
}

function marketValueFigure(locale: Locale, company: Company): KeyFigure {
  const words = figuresCopy[locale]
  const { marketValue, latestPrice: quote, statedClose } = company
  const value = explainMarketValue({ marketValue, quote, statedClose })
  return isAbsent(value)
    ? figure(words.marketValue, null, reasonText(locale, value, company))
    : figure(words.marketValue, formatRupiahShort(locale, value), words.hints.marketValue)
}

function sizeGroup(locale: Locale, company: Company, perShare: readonly KeyFigure[]): FigureGroup {
  const { groups } = figuresCopy[locale]
  const size = marketValueFigure(locale, company)
  return {
    title: groups.size,
    figures: [size, ...perShare],
    more: [],
    // The market value needs no name beside the title.
    summary: [...(size.value ? [size.value.text] : []), ...[summarize(perShare)].filter(Boolean)].join(' · '),
  }
}

function isComparable(medians: Medians, key: RatioKey): key is ComparableRatio {
  return key in medians.medians
}

/** The dates and sources of the figures. */
function describeBasis(
  locale: Locale,
  { asOf, statementCurrency, sharesSincePeriod }: Company,
  medians: Medians | null,
): string {
  const { basis } = figuresCopy[locale]
  return [
    ...(asOf.price ? [basis.price(formatDate(locale, asOf.price))] : []),
    asOf.statements ? basis.statements(formatDate(locale, asOf.statements)) : basis.noStatements,
    ...sharesSincePeriod.map((event) => formatShareEvent(locale, event)),
    ...(statementCurrency === 'IDR' || asOf.statements === null
      ? []
      : [basis.rate(currencyName(locale, statementCurrency))]),
    ...(medians?.group.name
      ? [formatMedianBasis(locale, medians, localText(locale, medians.group.name).text)]
      : []),
  ].join(' ')
}

function formatMedianBasis(locale: Locale, medians: Medians, name: string): string {
  const { basis } = figuresCopy[locale]
  return hasAnyMedian(medians)
    ? basis.medians[findMedianKind(medians)](formatNumber(locale, medians.group.count), name)
    : basis.noMedians[medians.group.kind](name)
}

function hasAnyMedian({ medians }: Medians): boolean {
  return Object.values(medians).some(({ value }) => typeof value === 'number')
}

/** Whether the figures count the shares of an event since the period. */
function formatShareEvent(
  locale: Locale,
  { date, kind, isCounted }: Company['sharesSincePeriod'][number],
): string {
  const { basis } = figuresCopy[locale]
  const day = formatDate(locale, date)
  if (kind === 'unknown') return (isCounted ? basis.countedUnknown : basis.uncountedUnknown)(day)
  const counted = kind === 'rights' ? basis.countedRights : basis.counted
  const format = isCounted ? counted : basis.uncounted
  return format(basis.shareEvents[kind], day)
}

/** The trading of the latest day; what its source did not have is omitted, except for the open, which is a price. */
function tradingGroup(locale: Locale, price: LatestPrice, freeFloat: number | null): FigureGroup {
  const words = figuresCopy[locale]
  const number = (value: number) => formatNumber(locale, value)
  const rupiah = (amount: number) => formatRupiahShort(locale, amount)
  const net = foreignNet(price)
  const range = yearRangeFigure(locale, price)
  return {
    summary: summarize([range]),
    title: words.groups.trading(formatDateShort(locale, price.date)),
    figures: [
      range,
      figure(
        words.volume,
        number(price.volume),
        price.averageVolume === null
          ? null
          : words.averageVolume(number(price.averageVolume), number(price.averagedDays)),
      ),
      ...known(
        words.tradedValue,
        price.value,
        rupiah,
        price.regularValue === null ? words.regularOnly : words.regularPart(rupiah(price.regularValue)),
      ),
      ...known(
        words.foreignNet,
        net,
        (shares) => signedNumber(locale, shares),
        net === null || net === 0 ? words.inShares : net > 0 ? words.netBuy : words.netSell,
      ),
      ...known(
        words.freeFloat,
        freeFloat,
        (percent) => formatPercent(locale, fractionOfPercent(percent)),
        words.ofListed,
      ),
    ],
    more: [
      figure(words.open, price.open === null ? null : number(price.open)),
      figure(words.previousClose, price.previousClose === null ? null : number(price.previousClose)),
      figure(words.dayRange, words.lowToHigh(number(price.low), number(price.high))),
      ...known(words.frequency, price.frequency, number, words.trades),
      ...known(words.foreignBuy, price.foreignBuy, number, words.inShares),
      ...known(words.foreignSell, price.foreignSell, number, words.inShares),
    ],
  }
}

function yearRangeFigure(locale: Locale, price: LatestPrice): KeyFigure {
  const words = figuresCopy[locale]
  const { low52Weeks, high52Weeks, rangeSince } = price
  if (low52Weeks === null || high52Weeks === null) {
    return figure(words.yearRange, null, explainMissingRange(locale, price))
  }
  const range = words.lowToHigh(formatNumber(locale, low52Weeks), formatNumber(locale, high52Weeks))
  return rangeSince === null
    ? figure(words.yearRange, range)
    : figure(words.knownRange, range, words.since(formatDateShort(locale, rangeSince)))
}

/** null: no reason is known. */
function explainMissingRange(locale: Locale, { date, rangeReason, rangeSince }: LatestPrice): string | null {
  const words = figuresCopy[locale]
  if (rangeReason === null) return null
  if (rangeReason === 'notComparable') return words.notComparable
  return rangeSince === null
    ? words.oneDay(formatDateShort(locale, date))
    : words.oneDaySince(formatDateShort(locale, rangeSince))
}

function figure(label: string, text: string | null, hint: string | null = null): KeyFigure {
  return { label, hint, value: text === null ? null : { text }, comparison: null }
}

function known(
  label: string,
  value: number | null,
  format: (value: number) => string,
  hint: string | null = null,
): KeyFigure[] {
  return value === null ? [] : [figure(label, format(value), hint)]
}
