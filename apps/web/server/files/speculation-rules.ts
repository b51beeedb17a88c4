import { findPage, pageNames } from '@site/contracts/content/site-pages.ts'
import { locales } from '#app/i18n/locales.ts'
import { noPrefetchAttribute } from '#app/navigation/no-prefetch-attribute.ts'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Pages that are rendered per request are not worth a prefetch on hover. */
const uncachedPages = pageNames
  .filter((name) => findPage(name).perVisit !== undefined)
  .flatMap((name) => locales.map((locale) => `/${locale}/${findPage(name).path[locale]}`))

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]) },
          // URLs of pages have no dot; those of feeds and downloads do.
          { not: { href_matches: ['/*.*', ...uncachedPages] } },
          // Links within the same page.
          { not: { selector_matches: '[download], [target], [href^="#"]' } },
          { selector_matches: `html:not([${noPrefetchAttribute}]) a` },
        ],
      },
      eagerness: 'conservative',
    },
  ],
}

/**
 * Lets browsers prefetch a whole page on pointer down, until the page is hydrated; after that, its script prefetches
 * only the data (app/prefetch/link-prefetch.ts). Not earlier: a prefetched document would be wasted after hydration,
 * and phones would prefetch every visible link. Browsers skip it in data-saver and battery-saver modes.
 */
export const speculationRules = JSON.stringify(rules)
