import type { ReadFacts } from './adapter.ts'

/** Series, preferred shares and shares with multiple voting rights, as the exchange names them. */
const classNames =
  /\b(seri|series|kelas|class)\s+([a-z]|[ivx]{1,4}|\d{1,2})\b|\bpreferen|\bpreferred\b|\bhak suara multipel\b|\bmultiple voting\b/i

/** Whether a share is another class of a listed company, which the site does not show unless it has a profile. */
export function isShareClass(
  { ticker, name }: { readonly ticker: string; readonly name: string },
  companies: ReadFacts['companies'],
): boolean {
  if (companies.has(ticker)) return false
  return (ticker.length === 5 && companies.has(ticker.slice(0, 4))) || classNames.test(name)
}
