import type { Seo } from '@site/contracts/content/document-parts.ts'
import { findPage, findPageTitle, type PageName } from '@site/contracts/content/site-pages.ts'
import type { Translations } from '@site/contracts/locale-schemas.ts'
import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'
import { feedFormats, feedPath, feedTypes, findFeedPage } from '#app/i18n/feeds.ts'
import { defaultLocale, type Locale, localeFacts, localeOfPath, otherLocale } from '#app/i18n/locales.ts'
import { fillPath, type Query } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { listAlternates } from './alternates.ts'
import { composeDescription, TITLE_CHARACTERS, truncated } from './head-text.ts'
import { findHead, type PageHead } from './page-head-data.ts'
import { SHARE_SIZE, type ShareImage, shareImageUrl } from './share-image-url.ts'
import { findLayoutData, type SiteFacts } from './site-facts.ts'
import { findSectionTitle, structuredData } from './structured-data.ts'

interface PageHeadOptions {
  readonly page: PageName
  readonly title: string
  readonly description: string
  readonly params?: Readonly<Record<string, string | undefined>>
  /** The document's own slug in each language, for detail pages. */
  readonly translations?: Translations
  /** The path parameter that `translations` fills. */
  readonly slugParam?: string
  /** The query that belongs to the page's URL in every language (page 2 of a list); a function if its names differ. */
  readonly query?: Query | ((locale: Locale) => Query)
  /**
   * A filter that exists in one language only: the page has no counterpart, the switch links to the unfiltered list.
   */
  readonly localQuery?: { readonly locale: Locale; readonly query: Query }
  /** false: one of countless views of content that is indexed elsewhere. */
  readonly isIndexed?: boolean
  readonly publishedAt?: string
  readonly modifiedAt?: string | null
  readonly category?: string | null
  /** What an editor wrote for search engines and shared links. */
  readonly seo?: Seo | null
  readonly names?: Partial<Readonly<Record<PageName, string>>>
}

export function pageHead(options: PageHeadOptions): PageHead {
  const { page, params = {}, translations, slugParam = 'slug', localQuery, seo } = options
  const queryIn = (locale: Locale) =>
    typeof options.query === 'function' ? options.query(locale) : options.query
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
        localQuery.locale === locale ? { ...queryIn(locale), ...localQuery.query } : {},
      )
    }
    return fillPath(page, locale, own, queryIn(locale))
  }
  return {
    page,
    title: seo?.title ?? options.title,
    description: seo?.description ?? options.description,
    picture: seo?.image ?? undefined,
    paths: { id: pathIn('id'), en: pathIn('en') },
    isIndexed: options.isIndexed !== false && findPage(page).isIndexed !== false,
    pageNumber: readPageNumber(queryIn(defaultLocale)),
    hasCounterpart: !(localQuery && isSet(localQuery.query)),
    publishedAt: options.publishedAt ?? null,
    modifiedAt: options.modifiedAt ?? null,
    category: options.category ?? null,
    names: options.names ?? {},
  }
}

function readPageNumber(query: Query | undefined): number | null {
  return typeof query?.page === 'number' ? query.page : null
}

function isSet(query: Query): boolean {
  return Object.values(query).some((value) => value !== null && value !== undefined && value !== '')
}

interface MetaArguments<Data extends { readonly head: PageHead }> {
  readonly loaderData?: Data | undefined
  readonly location: { readonly pathname: string }
  readonly matches: readonly unknown[]
  readonly error?: unknown
}

/** `meta` of every page: title, description, canonical, alternates, share metadata, structured data. */
export function pageMeta(args: MetaArguments<{ readonly head: PageHead }>): MetaDescriptor[] {
  return buildMeta(args, () => [])
}

/**
 * Like pageMeta, for pages whose document has a schema.org type. Pass `import.meta.env.SSR && (…)`, so that browsers do
 * not load the code.
 */
export function pageMetaWith<Data extends { readonly head: PageHead }>(
  jsonLd: false | ((data: Data, site: SiteFacts) => readonly Thing[]),
): (args: MetaArguments<Data>) => MetaDescriptor[] {
  return (args) => buildMeta(args, jsonLd || (() => []))
}

function buildMeta<Data extends { readonly head: PageHead }>(
  { loaderData, location, matches, error }: MetaArguments<Data>,
  jsonLd: (data: Data, site: SiteFacts) => readonly Thing[],
): MetaDescriptor[] {
  if (!loaderData) {
    return errorMeta({ location, error })
  }
  const { head } = loaderData
  const locale = localeOfPath(location.pathname) ?? defaultLocale
  const layout = findLayoutData(matches, locale)
  const { siteUrl, settings } = layout
  const path = head.paths[locale] ?? location.pathname
  const canonical = `${siteUrl}${path}`
  const part = head.pageNumber === null ? '' : `, ${copy[locale].pageNumber(head.pageNumber)}`
  const title = truncated(head.title, TITLE_CHARACTERS - part.length)
  const description = composeDescription(head.description, settings.description)
  return [
    { title: `${title}${part} · ${settings.companyName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(head.isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    // For crawlers and feed readers, which read the HTML only: the browser does not load this code.
    ...(import.meta.env.SSR
      ? crawlerMeta(loaderData, { ...layout, canonical }, path, description, jsonLd)
      : []),
  ]
}

function crawlerMeta<Data extends { readonly head: PageHead }>(
  loaderData: Data,
  layout: Omit<SiteFacts, 'picture'>,
  path: string,
  description: string,
  jsonLd: (data: Data, site: SiteFacts) => readonly Thing[],
): MetaDescriptor[] {
  const { head } = loaderData
  const { locale, settings, siteUrl } = layout
  const { url, facts } = createShareImage(head, path, locale, settings.companyName)
  const site = { ...layout, picture: `${siteUrl}${head.picture?.path ?? url}` }
  return [
    ...(head.hasCounterpart ? alternateLinks(head, siteUrl) : []),
    ...feedLinks(head.page, locale),
    ...shareMeta(head, site, description, facts.section),
    { 'script:ld+json': structuredData(head, site, jsonLd(loaderData, site)) },
  ]
}

function createShareImage(head: PageHead, path: string, locale: Locale, brand: string): ShareImage {
  const section = head.category ?? findSectionTitle(head.page, locale)
  const facts = { locale, title: head.title, section, brand }
  return { url: shareImageUrl(path, facts), facts }
}

/** The share image of a rendered page, from its routes' data; null if no route has a head. */
export function routeShareImage(routeData: readonly unknown[], pathname: string): ShareImage | null {
  const head = findHead(routeData)
  if (head === null) {
    return null
  }
  const locale = localeOfPath(pathname) ?? defaultLocale
  const { settings } = findLayoutData(
    routeData.map((loaderData) => ({ loaderData })),
    locale,
  )
  return createShareImage(head, head.paths[locale] ?? pathname, locale, settings.companyName)
}

function shareMeta(head: PageHead, site: SiteFacts, description: string, section: string): MetaDescriptor[] {
  const { locale, settings, canonical, picture } = site
  const counterpart = otherLocale(locale)
  const isArticle = head.publishedAt !== null
  return [
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: settings.companyName },
    { property: 'og:locale', content: localeFacts[locale].openGraph },
    ...(head.hasCounterpart && head.paths[counterpart] !== null
      ? [{ property: 'og:locale:alternate', content: localeFacts[counterpart].openGraph }]
      : []),
    { property: 'og:image', content: picture },
    ...(head.picture
      ? [{ property: 'og:image:alt', content: head.picture.alt }]
      : [
          { property: 'og:image:type', content: 'image/png' },
          { property: 'og:image:width', content: String(SHARE_SIZE.width) },
          { property: 'og:image:height', content: String(SHARE_SIZE.height) },
          { property: 'og:image:alt', content: `${settings.companyName}, ${section}: ${head.title}` },
        ]),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.publishedAt === null
      ? []
      : [
          { property: 'article:published_time', content: head.publishedAt },
          { property: 'article:modified_time', content: head.modifiedAt ?? head.publishedAt },
          { property: 'article:section', content: section },
        ]),
  ]
}

function alternateLinks(head: PageHead, siteUrl: string): MetaDescriptor[] {
  return listAlternates(head.paths, siteUrl).map(({ lang, href }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: lang,
    href,
  }))
}

/** Feed readers look for these links on the list and on its documents. */
function feedLinks(page: PageName, locale: Locale): MetaDescriptor[] {
  const list = findFeedPage(page)
  return list === null
    ? []
    : feedFormats.map((format) => ({
        tagName: 'link',
        rel: 'alternate',
        type: feedTypes[format],
        title: findPageTitle(list)[locale],
        href: feedPath(list, locale, format),
      }))
}

/** The head of a page that failed to render. */
export function errorMeta({
  location,
  error,
}: Pick<MetaArguments<{ readonly head: PageHead }>, 'location' | 'error'>): MetaDescriptor[] {
  const words = copy[localeOfPath(location.pathname) ?? defaultLocale]
  const isNotFound = typeof error === 'object' && error !== null && 'status' in error && error.status === 404
  return [
    { title: isNotFound ? words.notFoundTitle : words.unavailableTitle },
    { name: 'robots', content: 'noindex' },
  ]
}
