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
import { figuresCopy } from './figures-copy.ts'
import { findMedianKind } from './median-kind.ts'

type RatioKey = keyof Company['keyRatios']

export interface KeyFigure {
  readonly label: string
  /** What the figure is, in one line. */
  readonly hint: string | null
  /** null: not available. */
  readonly value: Figure | null
  /** Of the sector; null: the figure has none. */
  readonly median: { readonly text: string } | 'tooFew' | null
}

export interface FigureGroup {
  readonly title: string
  readonly figures: readonly KeyFigure[]
  /** Figures for a few readers. */
  readonly more: readonly KeyFigure[]
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

/** The key figures of a company in groups, next to the medians of its sector; all as text. */
export function createKeyFigures(locale: Locale, company: Company, sectorMedians: Medians | null) {
  const words = figuresCopy[locale]
  const hasStatements = company.asOf.statements !== null
  const medians = hasStatements ? sectorMedians : null
  const { keyRatios, latestPrice, statementLayout } = company
  const isBank = isBankLayout(statementLayout)
  const shownMedians = medians !== null && hasAnyMedian(medians) ? medians : null
  const ratio = (key: RatioKey): KeyFigure => {
    const value = keyRatios[key]
    return {
      label: words[key],
      hint: (isAbsent(value) ? reasonText(locale, value, company) : null) ?? words.hints[key],
      value: isAbsent(value) ? null : ratioFigure(locale, value, units[key]),
      median: formatMedian(locale, shownMedians, key),
    }
  }
  const group = (title: string, keys: readonly RatioKey[]): FigureGroup => ({
    title,
    figures: keys.map(ratio),
    more: [],
  })
  const valuation = group(
    words.groups.valuation,
    hasStatements ? ['per', 'eps', 'pbv', 'bvps', 'dividendYield', 'payout'] : ['dividendYield'],
  )
  const profits = ['roe', 'roa', 'npm', 'revenueGrowth', 'profitGrowth'] as const
  // Only the general layout divides its balance sheet by maturity.
  const strength = statementLayout === 'general' ? (['der', 'currentRatio'] as const) : (['der'] as const)
  return {
    groups: [
      {
        ...valuation,
        figures: [marketValueFigure(locale, company), ...valuation.figures],
      },
      ...(hasStatements
        ? [
            group(words.groups.profitability, isBank ? [...profits, 'nim'] : profits),
            group(words.groups.strength, isBank ? ['car', 'npl', 'ldr'] : strength),
          ]
        : []),
      ...(latestPrice ? [tradingGroup(locale, latestPrice, company.freeFloat)] : []),
    ],
    noMedian: words.tooFewForMedian,
    medianLabel: shownMedians && words.medians[findMedianKind(shownMedians)],
    basis: describeBasis(locale, company, medians),
  }
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

function formatMedian(locale: Locale, medians: Medians | null, key: RatioKey): KeyFigure['median'] {
  if (medians === null || !isComparable(medians, key)) {
    return null
  }
  const { value } = medians.medians[key]
  return isAbsent(value) ? 'tooFew' : { text: ratioFigure(locale, value, units[key]).text }
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
  return {
    title: words.groups.trading(formatDate(locale, price.date)),
    figures: [
      yearRangeFigure(locale, price),
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
  return { label, hint, value: text === null ? null : { text }, median: null }
}

function known(
  label: string,
  value: number | null,
  format: (value: number) => string,
  hint: string | null = null,
): KeyFigure[] {
  return value === null ? [] : [figure(label, format(value), hint)]
}
