import type { Recommendation } from '@site/contracts/content/research.ts'
import type { Company } from '@site/contracts/market/company.ts'
import type { CorporateActionList, Dividend } from '@site/contracts/market/corporate-actions.ts'
import type { PriceRange, PriceSeries } from '@site/contracts/market/prices.ts'
import type { Medians } from '@site/contracts/market/ratios.ts'
import { daysBetween, MAX_HOLIDAY_DAYS } from '@site/finance/days.ts'
import { type Direction, toDirection } from '#app/design/direction.ts'
import { growthFigure } from '#app/features/companies/figures.ts'
import { formatDateShort, formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ratioOfShares } from '#app/i18n/ratio-of-shares.ts'
import { perShare } from '#app/market/action-summary.ts'
import { describeInRupiah } from '#app/market/dollar-dividend.ts'
import { nameOutcome } from '#app/market/outcome-copy.ts'
import { ratingNames } from '#app/market/rating.tsx'
import { type Figure, ratioFigure } from '#app/market/ratio-figure.ts'
import { type AbsenceReason, isAbsent, ratioReasons } from '#app/market/ratio-reasons.ts'
import { amountOfToday, beforeEvent } from '#app/market/restated-dividend.ts'
import type { RecommendationStatus } from '#app/page-parts/recommendations/recommendation-statuses.server.ts'
import { answersCopy } from './answers-copy.ts'
import { findMedianKind } from './median-kind.ts'

export interface Answer extends Figure {
  readonly label: string
  /** The color of the text. */
  readonly direction: Direction
  /** The comparison, date or reason in the second line. */
  readonly note: string
}

type Prices = Pick<PriceSeries, 'rows' | 'isAdjusted' | 'marks' | 'breaks'>

/** Each is null while its service is unavailable. */
interface Sources {
  readonly range: PriceRange
  readonly prices: (Prices & Pick<PriceSeries, 'index' | 'from' | 'to'>) | null
  readonly medians: Medians | null
  readonly dividends: Pick<CorporateActionList, 'items' | 'today'> | null
  /** Newest first. */
  readonly recommendations:
    | readonly (Recommendation & {
        readonly currentStatus: RecommendationStatus | null
      })[]
    | null
}

type AnsweredCompany = Pick<Company, 'keyRatios' | 'sharesSincePeriod' | 'complete'>

const none = '–'

/** Four answers: return against the index, P/E against the sector, dividend, our view. */
export function listAnswers(
  locale: Locale,
  company: AnsweredCompany,
  { range, prices, medians, dividends, recommendations }: Sources,
): readonly Answer[] {
  return [
    returnAnswer(locale, range, prices),
    earningsAnswer(locale, company, medians),
    dividendAnswer(locale, company, dividends),
    viewAnswer(locale, recommendations),
  ]
}

/** The days of the price and statements that the page shows. */
export function updatedText(locale: Locale, { price, statements }: Company['asOf']): string | null {
  const words = answersCopy[locale]
  const parts = [
    ...(price === null ? [] : [words.price(formatDateShort(locale, price))]),
    ...(statements === null ? [] : [words.statements(formatDateShort(locale, statements))]),
  ]
  return parts.length === 0 ? null : words.updated(parts.join(', '))
}

function returnAnswer(locale: Locale, range: PriceRange, prices: Sources['prices']): Answer {
  const words = answersCopy[locale]
  const label = words.returns[range]
  if (prices === null) {
    return { label, text: none, direction: '', note: words.unavailable }
  }
  const { rows, from, to, index } = prices
  const [first, last] = [rows[0], rows.at(-1)]
  const change = computeReturn(prices)
  if (first === undefined || last === undefined || change === null) {
    return { label, text: none, direction: '', note: words.noPrices }
  }
  const isShorter = daysBetween(from, first.date) > MAX_HOLIDAY_DAYS
  const hasStopped = daysBetween(last.date, to) > MAX_HOLIDAY_DAYS
  return {
    label: isShorter ? words.since(formatDateShort(locale, first.date)) : label,
    ...signed(locale, change * 100),
    note: [
      ...(index === null ? [] : [`${index.name} ${signed(locale, index.changePercent).text}`]),
      ...(hasStopped ? [words.until(formatDateShort(locale, last.date))] : []),
    ].join(', '),
  }
}

/** As a fraction; null with fewer than two prices. As traded, prices before a split count in shares after it. */
export function computeReturn({ rows, marks, breaks, isAdjusted }: Prices): number | null {
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined || rows.length < 2) {
    return null
  }
  if (!isAdjusted && breaks.some(({ kind, date }) => kind === 'unadjusted' && date > first.date)) {
    return null
  }
  const factor = isAdjusted
    ? 1
    : [...marks, ...breaks].reduce(
        (product, mark) =>
          mark.date > first.date && mark.date <= last.date ? product * mark.factor : product,
        1,
      )
  return last.close / (first.close * factor) - 1
}

function signed(locale: Locale, percent: number): { text: string; direction: Direction } {
  return {
    text: growthFigure(locale, percent)?.text ?? none,
    direction: toDirection(Math.round(percent * 10)),
  }
}

function earningsAnswer(locale: Locale, company: AnsweredCompany, medians: Medians | null): Answer {
  const words = answersCopy[locale]
  const { per } = company.keyRatios
  const median = medians?.medians.per.value
  return {
    label: words.per,
    // The note has the meaning of a dash.
    ...(isAbsent(per) ? { text: none } : ratioFigure(locale, per, 'x')),
    direction: '',
    note: [
      ...(per === 'notMeaningful' ? [words.noProfit] : []),
      ...(isAbsent(per) ? [explainAbsence(locale, per, company)] : []),
      ...(medians && typeof median === 'number'
        ? [`${words.medians[findMedianKind(medians)]} ${ratioFigure(locale, median, 'x').text}`]
        : []),
      ...(medians && typeof median !== 'number' && typeof per === 'number' ? [words.noMedian] : []),
    ].join(', '),
  }
}

function explainAbsence(locale: Locale, per: AbsenceReason, { sharesSincePeriod }: AnsweredCompany): string {
  const words = answersCopy[locale]
  if (per !== 'missing' && per !== 'sharesUnknown') {
    return ratioReasons[locale][per].meaning
  }
  if (sharesSincePeriod.some(({ isCounted }) => !isCounted)) {
    return words.noShares
  }
  return per === 'missing' ? words.noTrailing : ratioReasons[locale][per].meaning
}

function dividendAnswer(locale: Locale, { complete }: AnsweredCompany, list: Sources['dividends']): Answer {
  const words = answersCopy[locale]
  if (list === null) {
    return { label: words.nextDividend, text: none, direction: '', note: words.unavailable }
  }
  const dividends = list.items
    .filter((action) => action.kind === 'dividend')
    .filter(({ status }) => status !== 'cancelled')
  // After the cum date, buyers no longer receive it.
  const next = dividends.find(
    ({ isAhead, cumDateRegular }) => isAhead && (cumDateRegular ?? list.today) >= list.today,
  )
  const dividend = next ?? dividends[0]
  if (dividend === undefined) {
    return { label: words.lastDividend, text: none, direction: '', note: noDividendText(locale, complete) }
  }
  const { cumDateRegular, keyDate, dividendYield, sharesSince, amountPerShare, currency } = dividend
  const amount = amountOfToday(dividend) ?? amountPerShare
  const rupiah = describeInRupiah(locale, dividend, { amount, today: list.today })
  const day =
    cumDateRegular !== null
      ? words[isOnCumDay(dividend) ? 'yieldOnCum' : 'cum'](formatDateShort(locale, cumDateRegular))
      : keyDate !== null
        ? words.ex(formatDateShort(locale, keyDate))
        : words.noDay
  return {
    label: next ? words.nextDividend : words.lastDividend,
    text: [
      formatAmount(locale, dividend),
      ...(dividendYield ? [formatPercent(locale, fractionOfPercent(dividendYield.percent))] : []),
    ].join(' · '),
    direction: '',
    note: [
      day,
      ...(rupiah === null ? [] : [rupiah]),
      ...(sharesSince === null || amountPerShare === null
        ? []
        : [`${perShare(locale, amountPerShare, currency)} ${beforeEvent(locale, sharesSince)}`]),
    ].join('; '),
  }
}

/** That there is none is said only if all were delivered. */
function noDividendText(locale: Locale, { dividends }: Company['complete']): string {
  const words = answersCopy[locale]
  if (dividends === null) {
    return ratioReasons[locale].dividendsUnknown.meaning
  }
  return dividends.since === null
    ? words.noDividend
    : words.noDividendSince(formatDateShort(locale, dividends.since))
}

/** Beside the latest price, a yield on an earlier one needs its day. */
function isOnCumDay({ dividendYield, cumDateRegular }: Dividend): boolean {
  return dividendYield !== null && dividendYield.day === cumDateRegular
}

function formatAmount(locale: Locale, dividend: Dividend): string {
  const words = answersCopy[locale]
  const { form, ratio, currency } = dividend
  if (form === 'stock') {
    return ratio === null ? words.unannounced : words.shares(ratioOfShares(locale, ratio))
  }
  // Of other shares than those of today, as the note says.
  const amount = amountOfToday(dividend) ?? dividend.amountPerShare
  return amount === null ? words.unannounced : perShare(locale, amount, currency)
}

function viewAnswer(locale: Locale, recommendations: Sources['recommendations']): Answer {
  const words = answersCopy[locale]
  const label = words.view
  if (recommendations === null) {
    return { label, text: none, direction: '', note: words.unavailable }
  }
  const newest =
    recommendations.find(({ currentStatus }) => currentStatus?.kind === 'open') ?? recommendations[0]
  if (newest === undefined) {
    return { label, text: none, direction: '', note: words.noView }
  }
  const { rating, targetPrice, issuedAt, currentStatus } = newest
  const name = ratingNames[locale][rating]
  const issued = formatDateShort(locale, issuedAt)
  if (currentStatus !== null && currentStatus.kind !== 'open') {
    const { kind, on } = currentStatus
    const outcome = nameOutcome(locale, { rating, kind }).toLowerCase()
    const ended = words.ended(name, issued, outcome, on === null ? none : formatDateShort(locale, on))
    return { label, text: none, direction: '', note: `${words.noOpenView}; ${ended}` }
  }
  return {
    label,
    text: `${name} · ${formatNumber(locale, targetPrice)}`,
    direction: '',
    note: distanceText(locale, currentStatus) ?? words.issued(issued),
  }
}

/** From the latest price to the target; null without a current price. */
function distanceText(locale: Locale, status: RecommendationStatus | null): string | null {
  const words = answersCopy[locale]
  if (status === null || status.toTarget === null) {
    return null
  }
  if (status.suspendedSince !== null) {
    return words.suspended
  }
  return [
    words.fromNow(signed(locale, status.toTarget * 100).text),
    ...(status.isRestated ? [words.restated] : []),
  ].join(', ')
}
