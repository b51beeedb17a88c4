import { cumulativeFactor } from '@site/finance/adjustment.ts'
import { companies, type DemoCompany, type Text, traits } from './companies.ts'
import type { Row } from './csv.ts'
import { firstTradingDay } from './demo-dates.ts'
import { indexName } from './index-series.ts'
import type { PricePath } from './price-paths.ts'
import { listedPart, sharesOn } from './share-events.ts'
import type { Financials } from './statements.ts'
import { addDays, addTradingDays, tradingDayFrom } from './trading-days.ts'

const firstReviewYear = 2024
const firstReviewDay = '2024-11-04'
/** About half a year. */
const observedDays = 120

interface Market {
  readonly paths: ReadonlyMap<string, PricePath>
  readonly financials: ReadonlyMap<string, Financials>
}

/** The ranking value of a company on a review day; null: not eligible. */
type Measure = (company: DemoCompany, day: string, market: Market) => number | null

interface DemoIndex {
  readonly code: string
  readonly name: Text
  readonly count: number
  readonly measure: Measure
}

const marketValue: Measure = (company, day, market) => {
  const close = daysBefore(company, day, market).at(-1)?.close
  return close === undefined ? null : close * listedPart(company, sharesOn(company, day))
}

/** The median day, so that a single busy day does not make a company liquid. */
const tradedValue: Measure = (company, day, market) => {
  const values = daysBefore(company, day, market).map(({ close, volume }) => close * volume)
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  return values.length < observedDays || middle === undefined ? null : middle
}

const dividendYield: Measure = (company, day, market) => {
  const latest = daysBefore(company, day, market).at(-1)
  if (latest === undefined) return null
  const factors = market.paths.get(company.ticker)?.factors ?? []
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  const paid = (market.financials.get(company.ticker)?.dividends ?? [])
    .filter(({ form, currency, ex }) => form === 'cash' && currency === 'IDR' && ex > yearBefore && ex < day)
    .reduce((sum, { amount, ex }) => sum + (amount ?? 0) * cumulativeFactor(ex, factors), 0)
  return paid === 0 ? null : paid / (latest.close * cumulativeFactor(latest.date, factors))
}

const chosenIndices: readonly DemoIndex[] = [
  {
    code: 'WLIKUID12',
    name: { id: 'Wirasana Likuid 12', en: 'Wirasana Liquid 12' },
    count: 12,
    measure: (company, day, market) => (company.boardCode === 'M' ? tradedValue(company, day, market) : null),
  },
  {
    code: 'WSYARIAH15',
    name: { id: 'Wirasana Syariah 15', en: 'Wirasana Sharia 15' },
    count: 15,
    measure: (company, day, market) => (company.isSharia ? marketValue(company, day, market) : null),
  },
  {
    code: 'WDIVIDEN10',
    name: { id: 'Wirasana Dividen 10', en: 'Wirasana Dividend 10' },
    count: 10,
    measure: dividendYield,
  },
]

/** The members of the composite index and of three selective indices, with their days. */
export function indexMemberRows(market: Market, lastTradingDay: string): Row[] {
  const reviewDays = reviewDaysUntil(lastTradingDay)
  const composite = companies.map(({ ticker, listingDate }) => {
    const counted = addTradingDays(listingDate, 1)
    const from = counted > firstTradingDay ? counted : firstTradingDay
    return toRow({ code: 'WIRASANA40', name: { id: indexName, en: indexName } }, ticker, [from, null])
  })
  return [
    ...composite,
    ...chosenIndices.flatMap((index) =>
      companies.flatMap(({ ticker }) =>
        listPeriods(ticker, index, market, reviewDays).map((period) => toRow(index, ticker, period)),
      ),
    ),
  ]
}

/** The indices are reviewed on the first Monday of May and November. */
function reviewDaysUntil(lastTradingDay: string): string[] {
  const days: string[] = []
  for (let year = firstReviewYear; year <= Number(lastTradingDay.slice(0, 4)); year += 1) {
    for (const month of ['05', '11']) {
      const first = `${year}-${month}-01`
      const weekday = new Date(first).getUTCDay()
      days.push(tradingDayFrom(addDays(first, (8 - weekday) % 7)))
    }
  }
  return days.filter((day) => day >= firstReviewDay && day <= lastTradingDay)
}

type Period = readonly [from: string, to: string | null]

function toRow({ code, name }: Pick<DemoIndex, 'code' | 'name'>, ticker: string, [from, to]: Period): Row {
  return { index: code, name_id: name.id, name_en: name.en, ticker, member_from: from, member_to: to }
}

/** A company that is selected again stays without a gap. */
function listPeriods(
  ticker: string,
  index: DemoIndex,
  market: Market,
  reviewDays: readonly string[],
): Period[] {
  const periods: Period[] = []
  for (const [place, day] of reviewDays.entries()) {
    if (!chosenOn(day, index, market).includes(ticker)) continue
    const next = reviewDays[place + 1]
    const to = next === undefined ? null : addTradingDays(next, -1)
    const last = periods.at(-1)
    if (last && last[1] !== null && addTradingDays(last[1], 1) === day) {
      periods.splice(-1, 1, [last[0], to])
    } else periods.push([day, to])
  }
  return periods
}

function chosenOn(day: string, { count, measure }: DemoIndex, market: Market): string[] {
  return companies
    .filter(({ ticker }) => !traits.suspended.includes(ticker))
    .flatMap((company) => {
      const value = measure(company, day, market)
      return value === null ? [] : [{ ticker: company.ticker, value }]
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ ticker }) => ticker)
}

function daysBefore({ ticker }: DemoCompany, day: string, { paths }: Market): PricePath['days'] {
  const days = paths.get(ticker)?.days ?? []
  const end = days.findIndex(({ date }) => date >= day)
  return (end < 0 ? days : days.slice(0, end)).slice(-observedDays)
}
