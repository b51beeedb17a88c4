import type { Embed, Measure } from '@site/contracts/content/embeds.ts'
import { type ComparedCompany, type Comparison, maxCompared } from '@site/contracts/market/comparison.ts'
import type { Ratio } from '@site/contracts/market/values.ts'
import { daysBetween, MAX_HOLIDAY_DAYS } from '@site/finance/days.ts'
import { lot } from '@site/finance/lots-and-ticks.ts'
import { monthsAfter } from '@site/finance/recommendation-outcome.ts'
import { formatChange, formatRupiah, formatRupiahShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type RatioUnit, ratioFigure } from '#app/market/ratio-figure.ts'
import { type AbsenceReason, explainMarketValue, isAbsent, ratioReasons } from '#app/market/ratio-reasons.ts'
import type { Site } from '#app/request/site-context.ts'
import { embedCopy } from './embed-copy.server.ts'

/** A figure of a company, or the reason for its absence in words. */
export type LiveFigure =
  | {
      readonly text: string
      /** The long form of an abbreviation. */
      readonly meaning?: string
      readonly day: string
      /** What the day is of. */
      readonly of: 'price' | 'statements'
    }
  | { readonly text: null; readonly reason: string }

export interface LiveFigures {
  readonly figure: (ticker: string, measure: Measure) => LiveFigure
  /** The short name; null: unknown, or not loaded. */
  readonly findName: (ticker: string) => string | null
}

/** The figures that the embeds of a text need, in as few requests as possible. */
export async function loadLiveFigures(
  { locale, market, orNull }: Pick<Site, 'locale' | 'market' | 'orNull'>,
  embeds: readonly Embed[],
): Promise<LiveFigures> {
  const [comparisons, earnings] = await Promise.all([
    Promise.all(
      groupTickers(embeds).map((tickers) =>
        orNull(market.comparison({ tickers: tickers.join(','), range: '1Y' })),
      ),
    ),
    Promise.all(
      tickersWith('eps', embeds).map(
        async (ticker) => [ticker, (await orNull(market.company(ticker)))?.keyRatios.eps] as const,
      ),
    ),
  ])
  const found = new Map<string, Found>()
  for (const comparison of comparisons.toReversed()) {
    for (const company of comparison?.companies ?? []) found.set(company.ticker, { company, comparison })
  }
  const isUnavailable = comparisons.includes(null)
  const eps = new Map(earnings)
  const words = embedCopy[locale]
  return {
    findName: (ticker) => found.get(ticker)?.company.shortName ?? null,
    figure: (ticker, measure) => {
      const known = found.get(ticker)
      if (known === undefined) {
        return { text: null, reason: isUnavailable ? words.unavailable : words.unknownCompany }
      }
      if (measure !== 'eps') return formatFigure(locale, known, measure)
      const ratio = eps.get(ticker)
      return ratio === undefined
        ? { text: null, reason: words.unavailable }
        : statementRatio(locale, known, ratio, 'Rp')
    },
  }
}

interface Found {
  readonly company: ComparedCompany
  readonly comparison: Comparison | null
}

/** Up to four tickers each: those of a table together, because a comparison uses one period, then all others. */
function groupTickers(embeds: readonly Embed[]): string[][] {
  const tables = embeds.flatMap((embed) => (embed.kind === 'companyFigures' ? inGroups(embed.tickers) : []))
  const others = embeds.flatMap((embed) => (embed.kind === 'companyFigure' ? [embed.ticker] : []))
  const inTables = new Set(tables.flat())
  const groups = [...tables, ...inGroups(others.filter((ticker) => !inTables.has(ticker)))]
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function inGroups(tickers: readonly string[]): string[][] {
  const own = [...new Set(tickers)]
  return Array.from({ length: Math.ceil(own.length / maxCompared) }, (_, index) =>
    own.slice(index * maxCompared, (index + 1) * maxCompared),
  )
}

function tickersWith(measure: Measure, embeds: readonly Embed[]): string[] {
  const tickers = embeds.flatMap((embed) => {
    if (embed.kind === 'companyFigure') return embed.measure === measure ? [embed.ticker] : []
    return embed.kind === 'companyFigures' && embed.measures.includes(measure) ? embed.tickers : []
  })
  return [...new Set(tickers)]
}

function formatFigure(locale: Locale, found: Found, measure: Exclude<Measure, 'eps'>): LiveFigure {
  switch (measure) {
    case 'price':
      return priceFigure(locale, found, (close) => formatRupiah(locale, close))
    case 'lotCost':
      return priceFigure(locale, found, (close) => formatRupiah(locale, close * lot.shares))
    case 'marketCap':
      return formatMarketValue(locale, found)
    case 'change1y':
      return changeOverYear(locale, found)
    case 'per':
    case 'pbv':
      return priceRatio(locale, found, findRatio(found, measure), 'x')
    case 'dividendYield':
      return priceRatio(locale, found, findRatio(found, measure), '%')
    case 'dividendPerShare': {
      const ratio = findRatio(found, 'dividendYield')
      const close = found.company.quote?.close ?? 0
      return priceRatio(locale, found, typeof ratio === 'number' ? (ratio / 100) * close : ratio, 'Rp')
    }
    case 'roe':
    case 'roa':
      return statementRatio(locale, found, findRatio(found, measure), '%')
    case 'netMargin':
      return statementRatio(locale, found, findRatio(found, 'npm'), '%')
    case 'debtToEquity':
      return statementRatio(locale, found, findRatio(found, 'der'), 'x')
    case 'revenue':
      return amount(locale, found, 'revenue')
    case 'netProfit':
      return amount(locale, found, 'parentProfit')
    case 'equity':
      return amount(locale, found, 'totalEquity')
  }
}

function findRatio({ company, comparison }: Found, key: string): Ratio {
  const position = comparison?.metrics.findIndex((metric) => metric.key === key) ?? -1
  return company.ratios[position] ?? 'missing'
}

function priceFigure(
  locale: Locale,
  { company: { quote } }: Found,
  format: (close: number) => string,
): LiveFigure {
  return quote === null
    ? { text: null, reason: embedCopy[locale].notTraded }
    : { text: format(quote.close), day: quote.date, of: 'price' }
}

function formatMarketValue(locale: Locale, { company }: Found): LiveFigure {
  const value = explainMarketValue(company)
  if (company.quote === null) return { text: null, reason: embedCopy[locale].notTraded }
  return isAbsent(value)
    ? { text: null, reason: ratioReasons[locale][value].meaning }
    : { text: formatRupiahShort(locale, value), day: company.quote.date, of: 'price' }
}

function priceRatio(locale: Locale, found: Found, ratio: Ratio, unit: RatioUnit): LiveFigure {
  const { quote } = found.company
  if (isAbsent(ratio) || quote === null) {
    const words = embedCopy[locale]
    return {
      text: null,
      reason: isAbsent(ratio) && quote !== null ? explainRatio(locale, ratio) : words.notTraded,
    }
  }
  return { ...ratioFigure(locale, ratio, unit), day: quote.date, of: 'price' }
}

function statementRatio(
  locale: Locale,
  { company: { period } }: Found,
  ratio: Ratio,
  unit: RatioUnit,
): LiveFigure {
  return isAbsent(ratio) || period === null
    ? { text: null, reason: explainRatio(locale, isAbsent(ratio) ? ratio : 'missing') }
    : { ...ratioFigure(locale, ratio, unit), day: period.end, of: 'statements' }
}

function explainRatio(locale: Locale, ratio: AbsenceReason): string {
  return ratio === 'missing' ? embedCopy[locale].noStatements : ratioReasons[locale][ratio].meaning
}

function amount(locale: Locale, { company, comparison }: Found, key: string): LiveFigure {
  const position = comparison?.lines.findIndex((line) => line.key === key) ?? -1
  const value = company.amounts[position]?.value ?? null
  return value === null || company.period === null
    ? { text: null, reason: embedCopy[locale].noStatements }
    : { text: formatRupiahShort(locale, value), day: company.period.end, of: 'statements' }
}

/** Of adjusted prices, from the first to the last trade of the year. */
function changeOverYear(locale: Locale, { company, comparison }: Found): LiveFigure {
  const words = embedCopy[locale]
  const traded = (comparison?.days ?? []).flatMap((day, position) => {
    const close = company.closes[position] ?? null
    return close === null ? [] : [{ day, close }]
  })
  const [first] = traded
  const last = traded.at(-1)
  if (!first || !last) return { text: null, reason: words.notTraded }
  if (company.listingDate > monthsAfter(last.day, -12)) return { text: null, reason: words.tooShort }
  if (company.brokenOn !== null) return { text: null, reason: words.notComparable }
  const yearBefore = monthsAfter(comparison?.asOf ?? last.day, -12)
  return daysBetween(yearBefore, first.day) > MAX_HOLIDAY_DAYS
    ? { text: null, reason: words.noEarlierPrice }
    : { text: formatChange(locale, last.close / first.close - 1), day: last.day, of: 'price' }
}
