import type { Term } from '@site/contracts/content/glossary.ts'
import type { DefinedTerm, DefinedTermSet } from 'schema-dts'
import type { SiteFacts } from '#app/head/site-facts.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { ListedTerm } from './term-name.ts'

const setAddress = (locale: Locale, siteUrl: string) => `${siteUrl}${pathTo('glossary', locale)}`
const toUrl = (locale: Locale, siteUrl: string, slug: string) =>
  `${siteUrl}${pathTo('glossaryTerm', locale, { slug })}`

/** JSON-LD of the whole glossary. */
export function glossaryJsonLd(
  terms: readonly ListedTerm[],
  { locale, siteUrl, languageTag }: SiteFacts,
): DefinedTermSet {
  const address = setAddress(locale, siteUrl)
  return {
    '@type': 'DefinedTermSet',
    '@id': `${address}#terms`,
    name: copy[locale].title,
    description: copy[locale].lead,
    url: address,
    inLanguage: languageTag,
    hasDefinedTerm: terms.map(({ slug, term, abbreviation }) => ({
      '@type': 'DefinedTerm',
      name: term,
      url: toUrl(locale, siteUrl, slug),
      ...(abbreviation ? { termCode: abbreviation } : {}),
    })),
  }
}

/** JSON-LD of one term. */
export function termJsonLd(
  { slug, term, abbreviation, definition, synonyms }: Term,
  { locale, siteUrl }: SiteFacts,
): DefinedTerm {
  return {
    '@type': 'DefinedTerm',
    '@id': `${toUrl(locale, siteUrl, slug)}#term`,
    name: term,
    description: definition,
    url: toUrl(locale, siteUrl, slug),
    inDefinedTermSet: `${setAddress(locale, siteUrl)}#terms`,
    ...(abbreviation ? { termCode: abbreviation } : {}),
    ...(synonyms.length > 0 ? { alternateName: synonyms } : {}),
  }
}
