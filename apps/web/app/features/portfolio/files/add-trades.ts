import { compareDays } from './compare-days.ts'
import type { Holding, ReadProblem } from './holding.ts'
import { limits, roundAverage } from './limits.ts'

/** A purchase or sale; a row of a list of holdings is a purchase at its average without a day. */
export interface Trade {
  readonly row: number
  readonly ticker: string
  readonly isShare: boolean
  readonly shares: number
  readonly price: number | null
  readonly day: string
  readonly isSale: boolean
  /** Of the shares: those that are not available, such as pledged ones. */
  readonly blocked: number
}

/** One holding per security: shares added, the average weighted; a sale leaves the average as it is. */
export function addTrades(trades: readonly Trade[]): {
  readonly holdings: readonly Holding[]
  readonly problems: readonly ReadProblem[]
} {
  const held = new Map<string, Holding>()
  const problems: ReadProblem[] = []
  // Files list the newest trade first or last; within a day, purchases come first.
  const inOrder = trades.toSorted(
    (one, other) => compareDays(one.day, other.day) || Number(one.isSale) - Number(other.isSale),
  )
  for (const trade of inOrder) {
    const before = held.get(trade.ticker) ?? null
    if (!trade.isSale) {
      const after = addPurchase(before, trade)
      if (after.shares <= limits.shares) held.set(trade.ticker, after)
      else problems.push({ row: trade.row, kind: 'range', text: String(after.shares) })
    } else if (before === null || before.shares < trade.shares) {
      problems.push({ row: trade.row, kind: 'oversold', text: trade.ticker })
    } else if (before.shares === trade.shares) {
      held.delete(trade.ticker)
    } else {
      held.set(trade.ticker, { ...before, shares: before.shares - trade.shares })
    }
  }
  const holdings = [...held.values()].map((holding) => ({
    ...holding,
    average: holding.average === null ? null : roundAverage(holding.average),
  }))
  return { holdings, problems }
}

function addPurchase(before: Holding | null, trade: Trade): Holding {
  const { ticker, isShare, price } = trade
  const shares = (before?.shares ?? 0) + trade.shares
  const blocked = (before?.blocked ?? 0) + trade.blocked
  const averageBefore = before === null ? price : before.average
  const average =
    averageBefore === null || price === null
      ? null
      : averageBefore + ((price - averageBefore) * trade.shares) / shares
  return { ticker, isShare, shares, average, blocked }
}

/** Holdings of several files or entries, such as of several brokers, as one portfolio. */
export function mergeHoldings(before: readonly Holding[], added: readonly Holding[]): readonly Holding[] {
  const purchases = [...before, ...added].map(({ average, ...holding }, row) => ({
    ...holding,
    row,
    price: average,
    day: '',
    isSale: false,
  }))
  return addTrades(purchases).holdings
}
