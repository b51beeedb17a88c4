import { LONGEST_ADDED, MOST_OTHERS } from './compare-query.ts'

export interface CompareFault {
  readonly kind: 'unknown' | 'duplicate' | 'tooMany'
  /** As in the URL. */
  readonly name: string
}

export interface AskedComparison {
  /** Requested tickers, which may not exist, without the page's own company. */
  readonly others: readonly string[]
  readonly faults: readonly CompareFault[]
  /** The text of the form field; null: empty. */
  readonly typed: string | null
}

/** Limits for manipulated URLs; the form never exceeds them. */
const MOST_PARTS = 20
const LONGEST_NAME = 20

/** Parses the tickers to compare from the URL. Invalid ones are reported, the others are kept. */
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

/** Why a ticker cannot be added; null if it can, provided that the company exists. */
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
