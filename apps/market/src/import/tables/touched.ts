/** What a part of an import has changed: decides which passes follow, and what the change event invalidates. */
export interface Touched {
  readonly companies: ReadonlySet<string>
  readonly isActionListTouched: boolean
  readonly isNewsListTouched: boolean
  /** Companies with changed events: their adjustment factors must be recomputed. */
  readonly priceEvents: ReadonlySet<string>
  /** The first day of changed prices per company. */
  readonly pricesSince: ReadonlyMap<string, string>
  /** Written price and statement rows, to decide about ANALYZE. */
  readonly bulkRows: number
  /** Stored prices may now be on a holiday. */
  readonly areHolidaysTouched: boolean
  /** A change that affects lists only, such as an index. */
  readonly isMarketTouched: boolean
}

export const nothingTouched: Touched = {
  companies: new Set(),
  isActionListTouched: false,
  isNewsListTouched: false,
  priceEvents: new Set(),
  pricesSince: new Map(),
  bulkRows: 0,
  areHolidaysTouched: false,
  isMarketTouched: false,
}

/** Rows of companies whose pages change. */
export function touchCompanies(rows: readonly { readonly ticker: string }[]): Touched {
  return { ...nothingTouched, companies: listTickers(rows) }
}

/** Prices since the first of these days are judged again, with adjustment factors that depend on them. */
export function touchPrices(rows: readonly { readonly ticker: string; readonly day: string }[]): Touched {
  return { ...touchCompanies(rows), pricesSince: findFirstDays(rows.map(({ ticker, day }) => [ticker, day])) }
}

/** Companies whose price events change. */
export function touchPriceEvents(rows: readonly { readonly ticker: string }[]): Touched {
  return { ...touchCompanies(rows), priceEvents: listTickers(rows) }
}

export function joinTouched(parts: readonly Touched[]): Touched {
  return {
    companies: new Set(parts.flatMap(({ companies }) => [...companies])),
    isActionListTouched: parts.some(({ isActionListTouched }) => isActionListTouched),
    isNewsListTouched: parts.some(({ isNewsListTouched }) => isNewsListTouched),
    priceEvents: new Set(parts.flatMap(({ priceEvents }) => [...priceEvents])),
    pricesSince: findFirstDays(parts.flatMap(({ pricesSince }) => [...pricesSince])),
    bulkRows: parts.reduce((sum, { bulkRows }) => sum + bulkRows, 0),
    areHolidaysTouched: parts.some(({ areHolidaysTouched }) => areHolidaysTouched),
    isMarketTouched: parts.some(({ isMarketTouched }) => isMarketTouched),
  }
}

function listTickers(rows: readonly { readonly ticker: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ ticker }) => ticker))
}

function findFirstDays(
  days: readonly (readonly [ticker: string, day: string])[],
): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  for (const [ticker, day] of days) {
    const since = first.get(ticker)
    if (since === undefined || day < since) first.set(ticker, day)
  }
  return first
}
