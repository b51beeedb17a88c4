import type { TableRecord } from '#market/import/reading/adapter.ts'
import { filledCells } from '../source-values.ts'

/** A cash dividend as lists of the exchange and of vendors have it; null: not in the list. */
export interface ListedDividend {
  readonly ticker: string
  readonly exDate: string
  readonly amountPerShare: string
  readonly currency: string | null
  readonly cumDate: string | null
  readonly recordingDate: string | null
  readonly paymentDate: string | null
  readonly line: number | null
}

/** All dividends of a list: the same dividend has the same id in every list, and several on one day are numbered. */
export function dividendRecords(dividends: readonly ListedDividend[]): TableRecord[] {
  const counts = new Map<string, number>()
  return dividends.map((dividend) => {
    const id = `${dividend.ticker}-dividend-${dividend.exDate}`
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return dividendRecord(count === 1 ? id : `${id}-${count}`, dividend)
  })
}

function dividendRecord(id: string, dividend: ListedDividend): TableRecord {
  const { ticker, exDate, amountPerShare, currency, cumDate, recordingDate, paymentDate, line } = dividend
  return {
    table: 'dividends',
    line,
    cells: filledCells({
      id,
      ticker,
      form: 'cash',
      amount_per_share: amountPerShare,
      // Lists without a currency contain rupiah, in which the exchange's dividends are paid.
      currency: currency ?? 'IDR',
      cum_date_regular: cumDate,
      ex_date_regular: exDate,
      // By the exchange's rules.
      cum_date_cash: recordingDate,
      recording_date: recordingDate,
      payment_date: paymentDate,
    }),
  }
}

/** A split or reverse split as such lists have it. */
interface ListedSplit {
  readonly ticker: string
  /** The first day with the new par value. */
  readonly day: string
  /**
   * This many old shares become `new` ones; both positive, and perhaps with decimals, such as 1 : 1.25. Null is
   * unreadable, and left to the import to report.
   */
  readonly ratio: { readonly old: number; readonly new: number } | null
  readonly parBefore: string | null
  readonly parAfter: string | null
  readonly line: number | null
}

export function splitRecord({ ticker, day, parBefore, parAfter, line, ...split }: ListedSplit): TableRecord {
  const ratio = split.ratio && wholeRatio(split.ratio)
  return {
    table: 'splits',
    line,
    cells: {
      id: `${ticker}-split-${day}`,
      ticker,
      type: ratio !== null && ratio.new < ratio.old ? 'reverseSplit' : 'split',
      ratio_old: String(ratio?.old ?? ''),
      ratio_new: String(ratio?.new ?? ''),
      first_new_trading: day,
      ...filledCells({ par_before: parBefore, par_after: parAfter }),
    },
  }
}

const ratioScale = 1_000_000

/** The same ratio in whole numbers. */
function wholeRatio(ratio: NonNullable<ListedSplit['ratio']>) {
  return lowestTerms(Math.round(ratio.old * ratioScale), Math.round(ratio.new * ratioScale))
}

export function lowestTerms(old: number, becomes: number): { readonly old: number; readonly new: number } {
  const divisor = greatestCommonDivisor(old, becomes)
  return { old: old / divisor, new: becomes / divisor }
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? Math.max(one, 1) : greatestCommonDivisor(other, one % other)
}
