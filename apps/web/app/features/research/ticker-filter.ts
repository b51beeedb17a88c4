/**
 * The ticker that a list is narrowed to: null where none was asked for, undefined where the text cannot be
 * one. Visitors may type it in small letters.
 */
export function tickerFilter(text: string | null): string | null | undefined {
  const ticker = text?.trim().toUpperCase() ?? ''
  if (ticker === '') {
    return null
  }
  return /^[A-Z]{4}$/.test(ticker) ? ticker : undefined
}
