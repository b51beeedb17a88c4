import type { Corporation } from 'schema-dts'
import type { SiteFacts } from '#app/head/site-facts.ts'

/** JSON-LD of a listed company with its ticker. */
export function corporationJsonLd(
  ticker: string,
  { name, website }: { readonly name: string; readonly website: string | null },
  { canonical }: SiteFacts,
): Corporation {
  return {
    '@type': 'Corporation',
    '@id': `${canonical}#company`,
    name,
    tickerSymbol: `IDX:${ticker}`,
    mainEntityOfPage: canonical,
    ...(website === null ? {} : { url: website }),
  }
}
