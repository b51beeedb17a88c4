/** A ratio, or the reason for its absence: a missing input, shares among them by name, or a meaningless result. */
export type Ratio = number | 'notMeaningful' | 'missing' | 'sharesUnknown'
export type Amount = number | null | undefined

/** The number of months that a cumulative figure covers. */
export type PeriodMonths = 3 | 6 | 9 | 12

function isKnown(amount: Amount): amount is number {
  return typeof amount === 'number' && Number.isFinite(amount)
}

/** A denominator of zero or less is not meaningful: for example, a loss has no price multiple. */
function quotient(numerator: Amount, denominator: Amount, scale = 1): Ratio {
  if (!isKnown(numerator) || !isKnown(denominator)) return 'missing'
  if (denominator <= 0) return 'notMeaningful'
  const result = (numerator / denominator) * scale
  return Number.isFinite(result) ? result : 'notMeaningful'
}

function dividePerShare(amount: Amount, shares: Amount): Ratio {
  return isKnown(amount) && !isKnown(shares) ? 'sharesUnknown' : quotient(amount, shares)
}

/** Currency per share: profit in units (or millions) of currency, shares in units (or millions). */
export function earningsPerShare(input: { parentProfit: Amount; shares: Amount }): Ratio {
  return dividePerShare(input.parentProfit, input.shares)
}

export function bookValuePerShare(input: { parentEquity: Amount; shares: Amount }): Ratio {
  return dividePerShare(input.parentEquity, input.shares)
}

/** Extrapolates a cumulative figure to a full year. */
export function annualized(amount: Amount, months: PeriodMonths): number | null {
  return isKnown(amount) ? (amount * 12) / months : null
}

export function annualizedEarningsPerShare(input: {
  parentProfit: Amount
  shares: Amount
  months: PeriodMonths
}): Ratio {
  return dividePerShare(annualized(input.parentProfit, input.months), input.shares)
}

/** Last full year + current year to date − the same months of the previous year; null if one of them is missing. */
export function trailingTwelveMonths(input: {
  months: PeriodMonths
  current: Amount
  lastYear: Amount
  sameMonthsLastYear: Amount
}): number | null {
  if (!isKnown(input.current)) return null
  if (input.months === 12) return input.current
  if (!isKnown(input.lastYear) || !isKnown(input.sameMonthsLastYear)) return null
  return input.lastYear + input.current - input.sameMonthsLastYear
}

/** The mean of opening and closing balance; only the closing balance in the first year. */
export function averageBalance(opening: Amount, closing: Amount): number | null {
  if (!isKnown(closing)) return null
  return isKnown(opening) ? (opening + closing) / 2 : closing
}

/** Times. Never negative: a loss per share has no price-earnings ratio. */
export function priceToEarnings(input: { price: Amount; earningsPerShare: Ratio | null }): Ratio {
  return overShare(input.price, input.earningsPerShare)
}

/** Times. */
export function priceToBook(input: { price: Amount; bookValuePerShare: Ratio | null }): Ratio {
  return overShare(input.price, input.bookValuePerShare)
}

function overShare(price: Amount, perShare: Ratio | null): Ratio {
  if (perShare === null || !isKnown(price)) return 'missing'
  if (typeof perShare === 'string') return perShare
  return quotient(price, perShare)
}

/** Percent: cash dividends per share of the last twelve months over the price. */
export function dividendYield(input: { dividends: Amount; price: Amount }): Ratio {
  return quotient(input.dividends, input.price, 100)
}

/** Percent: dividends per share of a year over the earnings per share of that year. */
export function dividendPayout(input: { dividends: Amount; earningsPerShare: Ratio }): Ratio {
  if (typeof input.earningsPerShare === 'string') return input.earningsPerShare
  return quotient(input.dividends, input.earningsPerShare, 100)
}

/** Times: uses all liabilities, not only debt, like the exchange. */
export function debtToEquity(input: { totalLiabilities: Amount; totalEquity: Amount }): Ratio {
  return quotient(input.totalLiabilities, input.totalEquity)
}

/**
 * Percent of average total assets, after tax. The regulator's ratio for banks uses profit before tax; ours does not.
 */
export function returnOnAssets(input: {
  netProfit: Amount
  months: PeriodMonths
  openingAssets: Amount
  closingAssets: Amount
}): Ratio {
  const average = averageBalance(input.openingAssets, input.closingAssets)
  return quotient(annualized(input.netProfit, input.months), average, 100)
}

/** Percent of the parent's average equity. */
export function returnOnEquity(input: {
  parentProfit: Amount
  months: PeriodMonths
  openingEquity: Amount
  closingEquity: Amount
}): Ratio {
  const average = averageBalance(input.openingEquity, input.closingEquity)
  return quotient(annualized(input.parentProfit, input.months), average, 100)
}

/** Percent of revenue: gross, operating or net profit. For banks: revenue = interest + other operating income. */
export function margin(input: { profit: Amount; revenue: Amount }): Ratio {
  return quotient(input.profit, input.revenue, 100)
}

/** Times. */
export function currentRatio(input: { currentAssets: Amount; currentLiabilities: Amount }): Ratio {
  return quotient(input.currentAssets, input.currentLiabilities)
}

/** Times. */
export function quickRatio(input: {
  currentAssets: Amount
  inventories: Amount
  currentLiabilities: Amount
}): Ratio {
  const { currentAssets, inventories } = input
  const quickAssets = isKnown(currentAssets) && isKnown(inventories) ? currentAssets - inventories : null
  return quotient(quickAssets, input.currentLiabilities)
}

/** Times. */
export function assetTurnover(input: {
  revenue: Amount
  months: PeriodMonths
  openingAssets: Amount
  closingAssets: Amount
}): Ratio {
  const average = averageBalance(input.openingAssets, input.closingAssets)
  return quotient(annualized(input.revenue, input.months), average)
}

/** The median of the meaningful values; missing if there are none. */
export function medianRatio(values: readonly (number | string)[]): Ratio {
  const numbers = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
  const upper = numbers[Math.floor(numbers.length / 2)]
  const lower = numbers[Math.ceil(numbers.length / 2) - 1]
  return upper === undefined || lower === undefined ? 'missing' : (lower + upper) / 2
}
