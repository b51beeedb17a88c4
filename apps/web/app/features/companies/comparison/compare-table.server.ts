import type { ComparedCompany, Comparison } from '@site/contracts/market/comparison.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import { isTradedOn } from '@site/finance/suspension-and-delisting.ts'
import { type Direction, toDirection } from '#app/design/direction.ts'
import { copy } from '#app/features/companies/copy.ts'
import { currencyName } from '#app/features/companies/currency-names.ts'
import { figureMarksCopy } from '#app/features/companies/figure-marks-copy.ts'
import { growthFigure } from '#app/features/companies/figures.ts'
import { formatBoard } from '#app/features/companies/format-board.server.ts'
import { companiesCopy } from '#app/features/companies/list/companies-copy.ts'
import { columnLabel, columnMeaning } from '#app/features/companies/statements/column-label.ts'
import {
  formatChange,
  formatDateShort,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRupiah,
  formatRupiahShort,
  fractionOfPercent,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { localText } from '#app/market/local-text.tsx'
import { ratioFigure } from '#app/market/ratio-figure.ts'
import { type AbsenceReason, explainMarketValue, isAbsent } from '#app/market/ratio-reasons.ts'
import { untradedSince } from '#app/market/untraded-since.ts'
import { compareCopy } from './compare-copy.ts'
import { extremesOf, type MarkKind, markExtremes } from './compare-marks.ts'

export type CompareTable = ReturnType<typeof buildCompareTable>
export type CompareRow = CompareTable['groups'][number]['rows'][number]
export type ComparedHead = ReturnType<typeof localizeComparedCompanies>[number]

interface CompareCell {
  /** null: no value. */
  readonly text: string | null
  /** Why there is no value. */
  readonly reason?: AbsenceReason
  /** The long form of an abbreviation. */
  readonly meaning?: string
  readonly mark?: MarkKind
  readonly direction?: 'up' | 'down'
  readonly note?: string
  /** Set for an Indonesian note on an English page. */
  readonly noteLang?: 'id'
}

type GroupName =
  | 'profile'
  | 'price'
  | 'valuation'
  | 'profit'
  | 'solvency'
  | 'banking'
  | 'statements'
  | 'dividends'

const groupOfRatio: Readonly<Record<string, GroupName>> = {
  per: 'valuation',
  pbv: 'valuation',
  roe: 'profit',
  roa: 'profit',
  npm: 'profit',
  der: 'solvency',
  currentRatio: 'solvency',
  dividendYield: 'dividends',
  payout: 'dividends',
}

/** The companies as displayed, with notices that apply to their figures. */
export function localizeComparedCompanies(locale: Locale, { companies, asOf }: Comparison) {
  return companies.map((company) => {
    const { ticker, slug, shortName } = company
    const traded = tradedQuote(company)
    const price = findShownPrice(company)
    return {
      ticker,
      slug,
      shortName,
      price: price && formatNumber(locale, price.close),
      change:
        traded === null || traded.changePercent === null
          ? null
          : Math.round(traded.changePercent * 100) / 10_000,
      priceDate: price && price.date !== asOf ? price.date : null,
      state: formatState(locale, company, asOf),
    }
  })
}

/** The last close that is known, as on the page of the company. */
function findShownPrice({ quote, statedClose }: ComparedCompany) {
  return statedClose ?? quote
}

/** The quote with a real trade on its day; null if the day's file only repeats an old price, or a later trade is missing. */
function tradedQuote({ quote, statedClose, ...company }: ComparedCompany): ComparedCompany['quote'] {
  return quote && statedClose === null && isTradedOn(quote.date, quote.date, company) ? quote : null
}

function formatState(locale: Locale, company: ComparedCompany, asOf: string | null): string | null {
  const { suspendedSince, delistedOn, quote, statedClose } = company
  const words = companiesCopy[locale].datedStates
  if (delistedOn !== null) {
    return words.delisted(formatDateShort(locale, delistedOn))
  }
  if (suspendedSince !== null) {
    return words.suspended(formatDateShort(locale, suspendedSince))
  }
  if (statedClose !== null) {
    return quote === null
      ? companiesCopy[locale].states.stated
      : words.tradesMissing(formatDateShort(locale, quote.date))
  }
  const lastTrade = untradedSince(asOf, quote?.date ?? null, company)
  return lastTrade && words.untraded(formatDateShort(locale, lastTrade))
}

/** All figures as texts; one cell for each company. */
export function buildCompareTable(locale: Locale, comparison: Comparison) {
  const { companies, metrics, asOf, isSamePeriod } = comparison
  const ratios = metrics.map(({ key, label, unit }, position) => {
    const values = companies.map((company) => company.ratios[position] ?? 'missing')
    const marks = isSamePeriod || isOfPrice(key) ? marksFor(key, values) : []
    return {
      group: groupOfRatio[key] ?? 'banking',
      key,
      label: label[locale],
      cells: values.map(
        (value, index): CompareCell => ({
          ...(isAbsent(value) ? { text: null, reason: value } : ratioFigure(locale, value, unit)),
          ...toMark(marks[index]),
        }),
      ),
    } as const
  })
  const of = (group: GroupName) =>
    ratios.filter((row) => row.group === group).map(({ group: _, ...row }) => row)
  const groups = [
    { name: 'price', rows: priceRows(locale, companies, asOf) },
    { name: 'valuation', rows: of('valuation') },
    { name: 'profit', rows: of('profit') },
    { name: 'solvency', rows: of('solvency') },
    { name: 'banking', rows: of('banking') },
    { name: 'statements', rows: statementRows(locale, comparison) },
    { name: 'dividends', rows: [...of('dividends'), ...dividendRows(locale, comparison)] },
    { name: 'profile', rows: profileRows(locale, companies, asOf) },
  ] as const
  const period = companies.find((company) => company.period !== null)?.period ?? null
  return {
    asOf,
    isSamePeriod,
    period: isSamePeriod && period ? columnMeaning(locale, period) : null,
    groups: groups.filter(({ rows }) => rows.length > 0),
  }
}

interface Row {
  readonly key: string
  readonly label: string
  readonly cells: readonly CompareCell[]
}

function priceRows(locale: Locale, companies: readonly ComparedCompany[], asOf: string | null): Row[] {
  const words = compareCopy[locale].rows
  const row = (key: keyof typeof words, cell: (company: ComparedCompany) => CompareCell): Row => ({
    key,
    label: words[key],
    cells: companies.map(cell),
  })
  return [
    row('price', (company) => {
      const price = findShownPrice(company)
      return {
        text: price && formatNumber(locale, price.close),
        ...(price && price.date !== asOf ? { note: formatDateShort(locale, price.date) } : {}),
      }
    }),
    row('change', (company) => {
      const quote = tradedQuote(company)
      return quote === null || quote.changePercent === null
        ? { text: null }
        : {
            text: formatChange(locale, fractionOfPercent(quote.changePercent)),
            ...withDirection(quote.changePercent),
            ...(quote.date === asOf ? {} : { note: formatDateShort(locale, quote.date) }),
          }
    }),
    row('range', (company) => rangeCell(locale, company)),
    row('marketValue', (company) => {
      const value = explainMarketValue(company)
      return isAbsent(value) ? { text: null, reason: value } : { text: formatRupiahShort(locale, value) }
    }),
    row('freeFloat', ({ freeFloat }) => ({
      text: freeFloat === null ? null : formatPercent(locale, fractionOfPercent(freeFloat)),
    })),
  ]
}

/** A range of less than a year has its first day; its absence has a reason, if one is known. */
function rangeCell(
  locale: Locale,
  { low52Weeks, high52Weeks, rangeSince, rangeReason }: ComparedCompany,
): CompareCell {
  const words = compareCopy[locale]
  if (low52Weeks === null || high52Weeks === null) {
    if (rangeReason === null) return { text: null }
    if (rangeReason === 'notComparable') return { text: null, note: words.notComparable }
    const note = rangeSince === null ? words.oneDay : words.oneDaySince(formatDateShort(locale, rangeSince))
    return { text: null, note }
  }
  return {
    text: `${formatPrice(locale, low52Weeks)}–${formatPrice(locale, high52Weeks)}`,
    ...(rangeSince === null ? {} : { note: words.rangeSince(formatDateShort(locale, rangeSince)) }),
  }
}

function profileRows(locale: Locale, companies: readonly ComparedCompany[], asOf: string | null): Row[] {
  const words = compareCopy[locale].rows
  return [
    {
      key: 'sector',
      label: words.sector,
      cells: companies.map(({ sector, subSector }): CompareCell => {
        const note = subSector && localText(locale, subSector)
        return {
          text: sector?.name[locale] ?? null,
          ...(note ? { note: note.text, ...(note.isIndonesian ? { noteLang: 'id' as const } : {}) } : {}),
        }
      }),
    },
    {
      key: 'board',
      label: words.board,
      cells: companies.map((company) => ({
        text: formatBoard(locale, company, asOf),
        ...(company.isSharia ? { note: copy[locale].sharia } : {}),
      })),
    },
    {
      key: 'listingDate',
      label: words.listingDate,
      cells: companies.map(({ listingDate }) => ({ text: formatDateShort(locale, listingDate) })),
    },
  ]
}

function statementRows(locale: Locale, { companies, lines, isSamePeriod }: Comparison): Row[] {
  const words = compareCopy[locale]
  const amounts = lines.map(
    ({ key, label }, position): Row => ({
      key,
      label: label[locale],
      cells: companies.map((company) => {
        const value = company.amounts[position]?.value ?? null
        return { text: value === null ? null : formatRupiahShort(locale, value) }
      }),
    }),
  )
  const growth = lines.flatMap(({ key }, position): Row[] => {
    const label = words.growthRows[key]
    if (label === undefined) {
      return []
    }
    const values = companies.map((company) => company.amounts[position]?.growth ?? 'missing')
    const marks = isSamePeriod ? markExtremes('highest', values, 1) : []
    return [
      {
        key: `${key}-growth`,
        label,
        cells: values.map((value, index): CompareCell => {
          const figure = growthFigure(locale, value)
          if (figure === null) {
            return { text: null }
          }
          const { direction, ...text } = figure
          return { ...text, ...(direction === 'level' ? {} : { direction }), ...toMark(marks[index]) }
        }),
      },
    ]
  })
  const periods: Row = {
    key: 'period',
    label: words.rows.period,
    cells: companies.map(({ period, statementCurrency, exchangeRate }): CompareCell => {
      if (period === null) {
        return { text: null }
      }
      const notes = [
        ...(statementCurrency === 'IDR' || exchangeRate === null
          ? []
          : [words.converted(currencyName(locale, statementCurrency), formatRupiah(locale, exchangeRate))]),
        ...period.marks.map((mark) => figureMarksCopy[locale].marks[mark]),
      ]
      return {
        text: columnLabel(locale, period),
        meaning: columnMeaning(locale, period),
        ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
      }
    }),
  }
  return [periods, ...amounts, ...growth]
}

function dividendRows(locale: Locale, { companies, dividendYears, asOf }: Comparison): Row[] {
  const words = compareCopy[locale]
  return dividendYears.map((year, position) => ({
    key: `dividend-${year}`,
    label: asOf?.startsWith(`${year}-`)
      ? words.dividendSoFar(String(year))
      : words.dividendPerShare(String(year)),
    cells: companies.map(({ dividends, dividendReasons, listingDate }): CompareCell => {
      const wasListed = Number(listingDate.slice(0, 4)) <= year
      if (!wasListed) {
        return { text: null, note: words.noDividends.notListed }
      }
      const amount = dividends[position] ?? null
      if (amount === null) {
        const reason = dividendReasons[position] ?? null
        return { text: null, ...(reason === null ? {} : { note: words.noDividends[reason] }) }
      }
      return { text: amount === 0 ? formatRupiah(locale, 0) : ratioFigure(locale, amount, 'Rp').text }
    }),
  }))
}

/** Only the dividend yield does not depend on the statements' period. */
function isOfPrice(key: string): boolean {
  return key === 'dividendYield'
}

function marksFor(key: string, values: readonly Ratio[]): (MarkKind | null)[] {
  const extreme = extremesOf[key]
  return extreme ? markExtremes(extreme, values, 2) : []
}

function toMark(mark: MarkKind | null | undefined): { readonly mark?: MarkKind } {
  return mark ? { mark } : {}
}

function withDirection(change: number): { readonly direction?: Exclude<Direction, ''> } {
  const direction = toDirection(change)
  return direction === '' ? {} : { direction }
}
