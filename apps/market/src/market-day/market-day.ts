import type { ActiveShare, MarketDay, Mover, SectorDay } from '@site/contracts/market/market-day.ts'
import { sectorCodes } from '@site/contracts/market/values.ts'
import { marketCapitalization } from '@site/finance/share-counts.ts'
import { isTradedOn } from '@site/finance/suspension-and-delisting.ts'
import { toSector } from '#market/classification/sectors.ts'
import type { CompanyRecord } from '#market/database/schema.ts'
import { computeQuote, hasChange, type TradedDay } from '#market/figures/quotes.ts'

const shownOfEach = 5

export type ListedCompany = Pick<
  CompanyRecord,
  | 'ticker'
  | 'slug'
  | 'shortName'
  | 'sectorCode'
  | 'listingDate'
  | 'ipoPrice'
  | 'suspendedSince'
  | 'delistedOn'
  | 'issuedShares'
  | 'listedShares'
  | 'notationsAsOf'
>

interface CompanyDay {
  readonly company: ListedCompany
  /** Rupiah, at the last close up to the day, in current shares. */
  readonly marketValue: number | null
  /** The day of its last bar. */
  readonly lastDay: string | null
  /** null: not traded on the day. */
  readonly traded:
    | (ActiveShare & {
        readonly last: TradedDay
        readonly marketValueChange: number | null
      })
    | null
}

/** Trades of the cash and negotiated markets. */
export interface NonRegularTotals {
  readonly value: number
  readonly volume: number
  readonly frequency: number
}

/**
 * Lists and totals of a trading day; `days` are the last two of each company, latest first, `nonRegular` the other
 * trades of the companies that have them in the data.
 */
export function summarizeDay(
  date: string,
  companies: readonly ListedCompany[],
  days: ReadonlyMap<string, readonly TradedDay[]>,
  nonRegular: ReadonlyMap<string, NonRegularTotals>,
): Omit<
  MarketDay,
  'date' | 'index' | 'lastIndex' | 'averageValue' | 'marked' | 'breaks' | 'notations' | 'regular'
> &
  DayTotals {
  const listed = companies
    .filter(
      ({ listingDate, delistedOn }) => listingDate <= date && (delistedOn === null || date <= delistedOn),
    )
    .map((company) => companyDay(date, company, days.get(company.ticker) ?? []))
  const traded = listed.flatMap((each) => each.traded ?? [])
  const byValue = traded.toSorted((a, b) => b.value - a.value)
  const changed = traded.flatMap(asMover)
  const byChange = changed.toSorted((a, b) => b.quote.changePercent - a.quote.changePercent)
  const risen = byChange.filter(({ quote }) => quote.change > 0)
  const fallen = byChange.filter(({ quote }) => quote.change < 0).toReversed()
  return {
    risen: risen.length,
    fallen: fallen.length,
    unchanged: changed.length - risen.length - fallen.length,
    unknownChange: traded.length - changed.length,
    ...sumTrades(date, listed, nonRegular),
    marketValue: sumKnown(listed.map(({ marketValue }) => marketValue)),
    foreign: foreignFlow(traded),
    gainers: risen.slice(0, shownOfEach),
    losers: fallen.slice(0, shownOfEach),
    mostActive: byValue
      .slice(0, shownOfEach)
      .map(({ ticker, slug, shortName, quote, value }) => ({ ticker, slug, shortName, quote, value })),
    sectors: sectorDays(listed),
  }
}

interface DayTotals extends Pick<MarketDay, 'tradedValue' | 'volume' | 'frequency'> {
  readonly regular: Omit<NonNullable<MarketDay['regular']>, 'averageValue'> | null
}

/** The totals of all markets; of the regular one, if a traded company lacks its trades in the others. */
function sumTrades(
  date: string,
  listed: readonly CompanyDay[],
  nonRegular: ReadonlyMap<string, NonRegularTotals>,
): DayTotals {
  const traded = listed.flatMap((each) => each.traded ?? [])
  const frequencies = traded.flatMap(({ last }) => last.frequency ?? [])
  const regular = {
    value: computeSum(traded.map(({ value }) => value)),
    volume: computeSum(traded.map(({ last }) => last.volume)),
    frequency:
      frequencies.length > 0 && frequencies.length === traded.length ? computeSum(frequencies) : null,
  }
  const isWhole = traded.length > 0 && traded.every(({ ticker }) => nonRegular.has(ticker))
  if (!isWhole) {
    return { tradedValue: regular.value, volume: regular.volume, frequency: regular.frequency, regular: null }
  }
  const others = listed
    // A bar that does not count, such as one of a suspended share, does not count in other markets either.
    .filter(({ traded, lastDay }) => traded !== null || lastDay !== date)
    .flatMap(({ company }) => nonRegular.get(company.ticker) ?? [])
  return {
    tradedValue: regular.value + computeSum(others.map(({ value }) => value)),
    volume: regular.volume + computeSum(others.map(({ volume }) => volume)),
    frequency:
      regular.frequency === null
        ? null
        : regular.frequency + computeSum(others.map(({ frequency }) => frequency)),
    regular,
  }
}

/** `codes` by ticker. */
export function listNotations(
  companies: readonly ListedCompany[],
  codes: ReadonlyMap<string, readonly string[]>,
): MarketDay['notations'] {
  const listed = companies.filter(({ delistedOn }) => delistedOn === null)
  const asOf = listed.reduce<string | null>(
    (latest, { notationsAsOf: day }) => (latest === null || (day !== null && day > latest) ? day : latest),
    null,
  )
  if (asOf === null) return null
  return {
    asOf,
    companies: listed.flatMap(({ ticker, slug, shortName }) => {
      const own = codes.get(ticker)
      return own === undefined ? [] : [{ ticker, slug, shortName, codes: [...own] }]
    }),
  }
}

type TradedCompany = NonNullable<CompanyDay['traded']>

function companyDay(date: string, company: ListedCompany, [last, before]: readonly TradedDay[]): CompanyDay {
  const { ticker, slug, shortName } = company
  if (last === undefined) return { company, marketValue: null, lastDay: null, traded: null }
  const lastDay = last.day
  // The share counts are today's, so later splits apply to the price.
  const marketValue = marketCapitalization(last.close * last.adjustmentFactor, company)
  // Without later splits: at the price level of that day.
  const ofThatTime = [last, ...(before ? [before] : [])].map((day) => ({
    ...day,
    adjustmentFactor: day.adjustmentFactor / last.adjustmentFactor,
  }))
  const quote = isTradedOn(date, last.day, company) ? computeQuote(ofThatTime, company)?.quote : undefined
  if (quote === undefined) return { company, marketValue, lastDay, traded: null }
  const value = last.value ?? last.close * last.volume
  const { listedShares } = company
  const marketValueChange =
    listedShares && quote.change !== null ? quote.change * last.adjustmentFactor * listedShares : null
  const traded = { ticker, slug, shortName, quote, value, last, marketValueChange }
  return { company, marketValue, lastDay, traded }
}

/** Without a company whose change is unknown. */
function asMover({ ticker, slug, shortName, quote, value }: TradedCompany): Mover[] {
  return hasChange(quote) ? [{ ticker, slug, shortName, quote, value }] : []
}

/** The data has shares only, so their value is one at the average price of the day. */
function foreignFlow(traded: readonly TradedCompany[]): MarketDay['foreign'] {
  const flows = traded.flatMap(({ ticker, slug, shortName, value, last }) => {
    const { foreignBuy, foreignSell, volume } = last
    if (foreignBuy === null || foreignSell === null) return []
    const averagePrice = value / volume
    const [bought, sold] = [foreignBuy * averagePrice, foreignSell * averagePrice]
    return [{ ticker, slug, shortName, bought, sold, net: bought - sold }]
  })
  if (flows.length === 0 || flows.length < traded.length) return null
  const byNet = flows.toSorted((a, b) => b.net - a.net)
  const shown = (movers: typeof flows) =>
    movers.slice(0, shownOfEach).map(({ ticker, slug, shortName, net }) => ({ ticker, slug, shortName, net }))
  return {
    bought: computeSum(flows.map(({ bought }) => bought)),
    sold: computeSum(flows.map(({ sold }) => sold)),
    mostBought: shown(byNet.filter(({ net }) => net > 0)),
    mostSold: shown(byNet.filter(({ net }) => net < 0).toReversed()),
  }
}

function sectorDays(listed: readonly CompanyDay[]): SectorDay[] {
  const bySector = Map.groupBy(listed, ({ company }) => company.sectorCode)
  return sectorCodes
    .flatMap((code) => {
      const members = bySector.get(code)
      return members === undefined ? [] : [sectorDay(code, members)]
    })
    .toSorted((a, b) => (b.marketValue ?? -1) - (a.marketValue ?? -1))
}

function sectorDay(code: SectorDay['code'], members: readonly CompanyDay[]): SectorDay {
  const traded = members.flatMap((member) => member.traded ?? [])
  const marketValueChange = sumKnown(traded.map((each) => each.marketValueChange))
  const valueOfTraded = computeSum(
    // Without a company whose change is unknown.
    members.flatMap(({ traded: day, marketValue }) =>
      day === null || day.quote.change === null ? [] : (marketValue ?? []),
    ),
  )
  const before = valueOfTraded - (marketValueChange ?? 0)
  return {
    ...toSector(code),
    companies: members.length,
    marketValue: sumKnown(members.map(({ marketValue }) => marketValue)),
    marketValueChange,
    changePercent: marketValueChange !== null && before > 0 ? (marketValueChange / before) * 100 : null,
  }
}

/** null: none is known. */
function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => value ?? [])
  return known.length === 0 ? null : computeSum(known)
}

function computeSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
