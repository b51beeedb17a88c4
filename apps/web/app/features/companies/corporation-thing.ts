import type { Corporation } from 'schema-dts'
import type { SiteFacts } from '#app/head/site-facts.ts'

/** A listed company under the code of its shares on the exchange. */
export function corporationThing(
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
