import { isExchangeCode } from '@site/contracts/market/typed-ticker.ts'
import { isTicker } from '@site/contracts/market/values.ts'
import { plainCharacters } from '@site/contracts/typed-text.ts'
import { MAX_COMPANY_TEXT } from '#app/market/max-company-text.ts'
import { MAX_OTHERS } from './compare-query.ts'

export interface CompareError {
  readonly kind: 'unknown' | 'duplicate' | 'tooMany'
  /** As in the URL. */
  readonly name: string
}

export interface RequestedComparison {
  /** Requested tickers, which may not exist, without the page's own company. */
  readonly others: readonly string[]
  readonly errors: readonly CompareError[]
  /** The text of the form field; null: empty. */
  readonly typed: string | null
}

/** Limits for manipulated URLs; the form never exceeds them. */
const MAX_PARTS = 20
const MAX_NAME_LENGTH = 20

/** Parses the tickers to compare from the URL. Invalid ones are reported, the others are kept. */
export function requestedComparison(search: URLSearchParams, ticker: string): RequestedComparison {
  const others: string[] = []
  const errors: CompareError[] = []
  const parts = plainCharacters(search.get('with') ?? '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((part) => part !== '' && !isExchangeCode(part))
  for (const part of new Set(parts.slice(0, MAX_PARTS))) {
    const kind = findAddError(part, ticker, others)
    if (kind === null) {
      others.push(part)
    } else {
      errors.push({ kind, name: part.slice(0, MAX_NAME_LENGTH) })
    }
  }
  return { others, errors, typed: search.get('add')?.trim().slice(0, MAX_COMPANY_TEXT) || null }
}

/** Why a ticker cannot be added; null if it can, provided that the company exists. */
export function findAddError(
  wanted: string,
  ticker: string,
  others: readonly string[],
): CompareError['kind'] | null {
  if (!isTicker(wanted)) {
    return 'unknown'
  }
  if (wanted === ticker || others.includes(wanted)) {
    return 'duplicate'
  }
  return others.length >= MAX_OTHERS ? 'tooMany' : null
}
