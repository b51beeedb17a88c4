import type { CompanyList, CompanyRow } from '@site/contracts/market/companies.ts'
import { daysBetween } from '@site/finance/days.ts'
import { isTradedOn } from '@site/finance/suspension-and-delisting.ts'
import { formatBoard } from '#app/features/companies/format-board.server.ts'
import { fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { explainMarketValue } from '#app/market/ratio-reasons.ts'
import { untradedSince } from '#app/market/untraded-since.ts'
import type { companiesCopy } from './companies-copy.ts'
import { SPARK_HEIGHT, SPARK_WIDTH, sparkPoints } from './sparkline.server.ts'

export type CompanyRows = ReturnType<typeof localizeCompanyList>
export type ListedCompany = CompanyRows['rows'][number]
export type CompanyState = ReturnType<typeof listStates>[number]

/** Days for which a listing is marked as new. */
const NEW_LISTING_DAYS = 30
/** More points would be indistinguishable in such a small chart. */
const MAX_POINTS = 32

/** The list in one language, with its sparklines drawn. */
export function localizeCompanyList(locale: Locale, list: CompanyList) {
  const { items, asOf, page, pageSize, pageCount, total } = list
  return {
    rows: items.map((company) => {
      const { ticker, slug, shortName, name, sector, isSharia, quote } = company
      const { statedClose } = company
      const { per, pbv, dividendYield, spark, sparkChangePercent } = company
      return {
        ticker,
        slug,
        shortName,
        name: name[locale],
        sector: sector?.name[locale] ?? null,
        board: formatBoard(locale, company, asOf),
        isSharia,
        states: listStates(company, asOf),
        close: statedClose?.close ?? quote?.close ?? null,
        /** Only if it differs from the date of the list, or nobody traded at the close. */
        closeDate: findCloseDate(company, asOf),
        /** Omitted for an older quote, which would look like a change on the date of the list. */
        change:
          quote &&
          quote.changePercent !== null &&
          statedClose === null &&
          isTradedOn(asOf, quote.date, company)
            ? shortFraction(fractionOfPercent(quote.changePercent))
            : null,
        marketValue: explainMarketValue(company),
        ratios: { per: rounded(per), pbv: rounded(pbv), dividendYield: rounded(dividendYield) },
        spark: sparkPoints(thinned(spark)),
        /** The change of adjusted prices over the days of the sparkline. */
        sparkChange:
          sparkChangePercent === null ? null : shortFraction(fractionOfPercent(sparkChangePercent)),
      }
    }),
    sparkViewBox: `0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`,
    ...localizeChoices(locale, list),
    asOf,
    page,
    pageSize,
    pageCount,
    total,
  }
}

/** The filter options of the market data in one language. */
export function localizeChoices(
  locale: Locale,
  { sectors, boards, indices }: Pick<CompanyList, 'sectors' | 'boards' | 'indices'>,
) {
  return {
    sectors: sectors.map(({ code, name, count }) => ({ code, name: name[locale], count })),
    boards: boards.map(({ code, name, count }) => ({ code, name: name[locale], count })),
    indices: indices.map(({ code, name, count }) => ({ code, name: name[locale], count })),
  }
}

function findCloseDate(
  { quote, statedClose }: Pick<CompanyRow, 'quote' | 'statedClose'>,
  asOf: string | null,
): string | null {
  if (statedClose !== null) return statedClose.date
  return quote !== null && quote.date !== asOf ? quote.date : null
}

/** Notices that apply to the figures, the most severe first. */
export function listStates(company: Omit<CompanyRow, 'spark' | 'sparkChangePercent'>, asOf: string | null) {
  const { delistedOn, suspendedSince, listingDate, quote, statedClose, statementsAsOf, per, pbv } = company
  const isNew = asOf !== null && daysBetween(listingDate, asOf) <= NEW_LISTING_DAYS
  const states: (
    | {
        readonly kind: keyof (typeof companiesCopy)['id']['datedStates']
        readonly date: string
      }
    | { readonly kind: keyof (typeof companiesCopy)['id']['states'] }
  )[] = []
  if (delistedOn !== null) {
    states.push({ kind: 'delisted', date: delistedOn })
  } else if (suspendedSince !== null) {
    states.push({ kind: 'suspended', date: suspendedSince })
  }
  const lastTrade = untradedSince(asOf, quote?.date ?? null, company)
  if (quote !== null && statedClose !== null) {
    states.push({ kind: 'tradesMissing', date: quote.date })
  } else if (lastTrade !== null) {
    states.push({ kind: 'untraded', date: lastTrade })
  }
  if (asOf !== null && listingDate > asOf) {
    states.push({ kind: 'upcoming', date: listingDate })
  } else if (isNew) {
    states.push({ kind: 'new', date: listingDate })
  }
  if (quote === null) {
    states.push({ kind: statedClose === null ? 'notTraded' : 'stated' })
  }
  if (statementsAsOf === null) {
    states.push({ kind: 'noStatements' })
  } else if (per === 'statementsOld' || pbv === 'statementsOld') {
    states.push({ kind: 'oldStatements', date: statementsAsOf })
  }
  return states
}

/** Rounded to the displayed precision, a hundredth of a percent, because it is part of the page's data. */
function shortFraction(fraction: number): number {
  return Math.round(fraction * 10_000) / 10_000
}

/** Rounds ratios; other values are passed through. */
export function rounded<Value>(value: Value): Value | number {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value
}

/** Every n-th value and always the last one, to which the displayed change refers. */
function thinned(values: readonly number[]): number[] {
  const step = Math.ceil(values.length / MAX_POINTS)
  return values.filter((_, position) => (values.length - 1 - position) % step === 0 || position === 0)
}
