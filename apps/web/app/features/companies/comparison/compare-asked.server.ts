import { LONGEST_ADDED, MOST_OTHERS } from './compare-query.ts'

export interface CompareFault {
  readonly kind: 'unknown' | 'duplicate' | 'tooMany'
  /** As it was asked for. */
  readonly name: string
}

export interface AskedComparison {
  /** Tickers, which somebody may or may not have, without the company whose page it is. */
  readonly others: readonly string[]
  readonly faults: readonly CompareFault[]
  /** What stands in the field of the form; null: nothing. */
  readonly typed: string | null
}

/** Nobody types more; the rest of a made-up address is not looked at. */
const MOST_PARTS = 20
const LONGEST_NAME = 20

/** Who is compared with a company, by the address. What cannot be is told, and everybody else stays. */
export function comparisonAsked(search: URLSearchParams, ticker: string): AskedComparison {
  const others: string[] = []
  const faults: CompareFault[] = []
  const parts = (search.get('with') ?? '').toUpperCase().split(/[^A-Z0-9]+/)
  for (const part of new Set(parts.filter(Boolean).slice(0, MOST_PARTS))) {
    const kind = faultOf(part, ticker, others)
    if (kind === null) {
      others.push(part)
    } else {
      faults.push({ kind, name: part.slice(0, LONGEST_NAME) })
    }
  }
  return { others, faults, typed: search.get('add')?.trim().slice(0, LONGEST_ADDED) || null }
}

/** Why a ticker cannot join; null: it can, if there is such a company. */
export function faultOf(
  wanted: string,
  ticker: string,
  others: readonly string[],
): CompareFault['kind'] | null {
  if (!/^[A-Z]{4}$/.test(wanted)) {
    return 'unknown'
  }
  if (wanted === ticker || others.includes(wanted)) {
    return 'duplicate'
  }
  return others.length >= MOST_OTHERS ? 'tooMany' : null
}
