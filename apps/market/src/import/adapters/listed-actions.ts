import type { TableRecord } from './adapter.ts'

/** A cash dividend as lists of the exchange and of vendors have it; empty texts are unknown. */
export interface ListedDividend {
  readonly ticker: string
  readonly exDate: string
  readonly amountPerShare: string
  readonly currency?: string
  readonly total?: string
  readonly type?: 'interim' | 'final' | 'special'
  readonly bookYear?: string
  readonly cumDate?: string
  readonly recordingDate?: string
  readonly paymentDate?: string
  readonly line?: number | null
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
  const { ticker, exDate, amountPerShare, currency = '', total = '', type = '', bookYear = '' } = dividend
  const { cumDate = '', recordingDate = '', paymentDate = '', line = null } = dividend
  return {
    table: 'dividends',
    line,
    cells: {
      id,
      ticker,
      type,
      form: 'cash',
      book_year: bookYear,
      amount_per_share: amountPerShare,
      // Lists without a currency contain rupiah, in which the exchange's dividends are paid.
      currency: currency || 'IDR',
      total,
      cum_date_regular: cumDate,
      ex_date_regular: exDate,
      // By the exchange's rules.
      cum_date_cash: recordingDate,
      recording_date: recordingDate,
      payment_date: paymentDate,
    },
  }
}

/** A split or reverse split as such lists have it. */
export interface ListedSplit {
  readonly ticker: string
  /** The first day with the new par value. */
  readonly day: string
  /** This many old shares become `new` ones; may have decimals, such as 1 : 1.25. */
  readonly ratio: { readonly old: number; readonly new: number }
  readonly parBefore?: string
  readonly parAfter?: string
  readonly sharesBefore?: string
  readonly sharesAfter?: string
  readonly line?: number | null
}

export function splitRecord(split: ListedSplit): TableRecord {
  const { ticker, day, line = null } = split
  const { parBefore = '', parAfter = '', sharesBefore = '', sharesAfter = '' } = split
  const ratio = wholeRatio(split.ratio)
  return {
    table: 'splits',
    line,
    cells: {
      id: `${ticker}-split-${day}`,
      ticker,
      type: ratio.new > ratio.old ? 'split' : 'reverseSplit',
      ratio_old: String(ratio.old),
      ratio_new: String(ratio.new),
      par_before: parBefore,
      par_after: parAfter,
      shares_before: sharesBefore,
      shares_after: sharesAfter,
      first_new_trading: day,
    },
  }
}

const maxRatioDecimals = 6

/** In lowest terms. */
function wholeRatio(ratio: { readonly old: number; readonly new: number }): { old: number; new: number } {
  const scale = 10 ** maxRatioDecimals
  const [old, becomes] = [Math.round(ratio.old * scale), Math.round(ratio.new * scale)]
  const divisor = greatestCommonDivisor(old, becomes)
  return { old: old / divisor, new: becomes / divisor }
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? Math.max(one, 1) : greatestCommonDivisor(other, one % other)
}
