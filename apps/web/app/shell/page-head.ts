import type { Translations } from '@site/contracts/locale-schemas.ts'
import type { MetaDescriptor } from 'react-router'
import { defaultLocale, type Locale, localeFacts, localeOfPath, locales } from '#app/i18n/locales.ts'
import { type PageName, pageOf } from '#app/i18n/pages.ts'
import { fillPath, type Query } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

/** What the head of a page and the language switch are made from; every page's loader returns one as `head`. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Where the page is in each language; null where it is not translated. */
  readonly paths: Readonly<Record<Locale, string | null>>
  readonly isIndexed: boolean
  /** Which page of a list; null for the first and for everything that is no list. */
  readonly pageNumber: number | null
  /** Whether the paths are translations of one another, and not just the nearest page. */
  readonly hasCounterpart: boolean
}

interface PageHeadOptions {
  readonly page: PageName
  readonly title: string
  readonly description: string
  readonly params?: Readonly<Record<string, string | undefined>>
  /** The document's own slug in each language, for pages that are about one document. */
  readonly translations?: Translations
  /** The parameter that `translations` fills. */
  readonly slugParam?: string
  /** The query that is part of the page's address in every language (page 2 of a list). */
  readonly query?: Query
  /** A filter whose words belong to one language: the page has no counterpart, the switch leads to the whole list. */
  readonly localQuery?: { readonly locale: Locale; readonly query: Query }
}

export function pageHead(options: PageHeadOptions): PageHead {
  const {
    page,
    title,
    description,
    params = {},
    translations,
    slugParam = 'slug',
    query,
    localQuery,
  } = options
  const pathIn = (locale: Locale) => {
    const slug = translations?.[locale]
    if (slug === null) {
      return null
    }
    const own = slug === undefined ? params : { ...params, [slugParam]: slug }
    if (localQuery && isSet(localQuery.query)) {
      return fillPath(
        page,
        locale,
        own,
        localQuery.locale === locale ? { ...query, ...localQuery.query } : {},
      )
    }
    return fillPath(page, locale, own, query)
  }
  return {
    title,
    description,
    paths: { id: pathIn('id'), en: pathIn('en') },
    isIndexed: pageOf(page).isIndexed !== false,
    pageNumber: typeof query?.page === 'number' ? query.page : null,
    hasCounterpart: !(localQuery && isSet(localQuery.query)),
  }
}

function isSet(query: Query): boolean {
  return Object.values(query).some((value) => value !== null && value !== undefined && value !== '')
}

interface MetaArguments {
  readonly loaderData?: { readonly head: PageHead } | undefined
  readonly location: { readonly pathname: string }
  readonly matches: readonly unknown[]
  readonly error?: unknown
}

/** `meta` of every page: title, description, canonical, the page in each language, share facts. */
export function pageMeta({ loaderData, location, matches, error }: MetaArguments): MetaDescriptor[] {
  if (!loaderData) {
    return errorMeta({ location, error })
  }
  const { head } = loaderData
  const locale = localeOfPath(location.pathname) ?? defaultLocale
  const { siteUrl, brandName } = frameOf(matches)
  const canonical = `${siteUrl}${head.paths[locale] ?? location.pathname}`
  const part = head.pageNumber === null ? '' : `, ${copy[locale].pageNumber(head.pageNumber)}`
  const title = `${head.title}${part} · ${brandName}`
  return [
    { title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(head.hasCounterpart ? alternates(head, siteUrl) : []),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: brandName },
    { property: 'og:locale', content: localeFacts[locale].openGraph },
    ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

function alternates(head: PageHead, siteUrl: string): MetaDescriptor[] {
  const links = locales.flatMap((locale) => {
    const path = head.paths[locale]
    return path === null
      ? []
      : [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            hrefLang: locale as string,
            href: `${siteUrl}${path}`,
          },
        ]
  })
  const fallback = head.paths[defaultLocale]
  return fallback === null
    ? links
    : [...links, { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: `${siteUrl}${fallback}` }]
}

/** The head of a page that could not be made. */
export function errorMeta({ location, error }: Pick<MetaArguments, 'location' | 'error'>): MetaDescriptor[] {
  const words = copy[localeOfPath(location.pathname) ?? defaultLocale]
  const isNotFound = typeof error === 'object' && error !== null && 'status' in error && error.status === 404
  return [
    { title: (isNotFound ? words.notFound : words.unavailable).title },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The layout's data, found among the matches without depending on which of the layouts it is. */
function frameOf(matches: readonly unknown[]): { siteUrl: string; brandName: string } {
  for (const match of matches) {
    if (isRecord(match) && isRecord(match.loaderData) && typeof match.loaderData.siteUrl === 'string') {
      const { siteUrl, shell } = match.loaderData
      const settings = isRecord(shell) && isRecord(shell.settings) ? shell.settings : {}
      return { siteUrl, brandName: typeof settings.companyName === 'string' ? settings.companyName : '' }
    }
  }
  return { siteUrl: '', brandName: '' }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
