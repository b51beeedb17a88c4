import type { Locale } from '../locale.ts'
import { findPage, type PageName, pageNames, sitePages } from './site-pages.ts'

/** The page that shows a document of each collection. */
export const documentPages = {
  articles: 'blogDetail',
  announcements: 'announcementDetail',
  faqs: 'faqDetail',
  promos: 'promoDetail',
  events: 'eventDetail',
  /** Of kind `learning` only. */
  categories: 'course',
  lessons: 'learnInvestmentDetail',
  terms: 'glossaryTerm',
  reports: 'researchReportDetail',
  'morning-notes': 'morningNoteDetail',
  pages: 'staticPage',
} as const satisfies Record<string, PageName>

export type AddressedCollection = keyof typeof documentPages

export function isAddressed(collection: string | undefined): collection is AddressedCollection {
  return collection !== undefined && Object.hasOwn(documentPages, collection)
}

/** The path of a document. */
export function documentPath(collection: AddressedCollection, locale: Locale, slug: string): string {
  return `/${locale}/${fillSlug(findPage(documentPages[collection]).path[locale], slug)}`
}

/** The path for registering for an event and for canceling with a token. */
export function registerPath(locale: Locale, slug: string): string {
  return `/${locale}/${fillSlug(sitePages.eventRegister.path[locale], slug)}`
}

const fillSlug = (path: string, slug: string) => path.replace(/:slug|\*/, () => slug)

/**
 * The fixed page that occupies the path of this slug, or `section` if pages are below it; null if no page does. A page
 * document with the name of the fixed page as key provides the content of that page.
 */
export function conflictingPage(
  collection: AddressedCollection,
  locale: Locale,
  slug: string,
): PageName | 'section' | null {
  return takenPaths[locale].get(documentPath(collection, locale, slug)) ?? null
}

const takenPaths = { id: listTakenPaths('id'), en: listTakenPaths('en') }

function listTakenPaths(locale: Locale): ReadonlyMap<string, PageName | 'section'> {
  const pages = pageNames.flatMap((name) => {
    const { path, values } = findPage(name)
    const paths = values ? Object.values(values[locale]) : [path[locale]]
    return paths.map((fixed) => [fixed, name] as const)
  })
  const sections = pages.flatMap(([path]) => {
    const [first, ...below] = path.split('/')
    return first === undefined || below.length === 0 ? [] : [[first, 'section'] as const]
  })
  return new Map([...sections, ...pages].map(([path, name]) => [`/${locale}/${path}`, name]))
}
