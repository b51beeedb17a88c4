import { locales } from '#app/i18n/locales.ts'
import { pageNames, pageOf } from '#app/i18n/pages.ts'
import { noFetchAheadMark } from '#app/navigation/no-fetch-ahead-mark.ts'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Pages that are made for each request: one that is only pointed at is not worth it, in the browser's script neither. */
const madeEachTime = pageNames
  .filter((name) => ['tool', 'form', 'visitor'].includes(pageOf(name).cache))
  .flatMap((name) => locales.map((locale) => `/${locale}/${pageOf(name).path[locale]}`))

const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]) },
          // No page's address has a dot; feeds and downloads have one.
          { not: { href_matches: ['/*.*', ...madeEachTime] } },
          // Nor what leads to a place on the same page.
          { not: { selector_matches: '[download], [target], [href^="#"]' } },
          { selector_matches: `html:not([${noFetchAheadMark}]) a` },
        ],
      },
      eagerness: 'conservative',
    },
  ],
}

/**
 * Which pages browsers fetch whole when a link is pressed, before the page's script has taken over: from then on it
 * fetches the little that a page needs by itself (app/prefetch/link-prefetch.ts). Not sooner than that: what was fetched for
 * a link that is only pointed at would be thrown away when the script takes over, and phones take every link in sight
 * for one. Browsers leave it by themselves where data or the battery is saved.
 */
export const speculationRules = JSON.stringify(rules)
