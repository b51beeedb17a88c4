import {
  type AddressedCollection,
  addressSpaces,
  conflictingPage,
  documentPath,
  registerPath,
} from '@site/contracts/content/document-paths.ts'
import { describe, expect, it } from 'vitest'
import { legacyPaths } from './legacy-paths.ts'
import { locales } from './locales.ts'
import { type PageName, pageNames, pageOf } from './pages.ts'
import { fillPath, matchPage } from './path-to.ts'

const detailPages = {
  articles: 'blogDetail',
  announcements: 'announcementDetail',
  faqs: 'faqDetail',
  promos: 'promoDetail',
  events: 'eduvestDetail',
  categories: 'course',
  lessons: 'learnInvestmentDetail',
  terms: 'glossaryTerm',
  reports: 'researchReportDetail',
  'morning-notes': 'sapaMentariDetail',
  pages: 'staticPage',
} as const satisfies Record<AddressedCollection, PageName>

const collections = Object.keys(addressSpaces).filter(
  (name): name is AddressedCollection => name in detailPages,
)

/** The last segments of all fixed paths of the site, including old ones. */
function lastWords(locale: 'id' | 'en'): string[] {
  const paths = [
    ...pageNames.flatMap((name) => [
      pageOf(name).path[locale],
      ...Object.values(pageOf(name).values?.[locale] ?? {}),
    ]),
    ...legacyPaths.flatMap(({ from }) => from[locale]),
  ]
  return [...new Set(paths.map((path) => path.split('/').at(-1) ?? ''))].filter((word) =>
    /^[a-z0-9-]+$/.test(word),
  )
}

/** The page at a path, or the page that an old path redirects to. */
function pageAt(pathname: string, locale: 'id' | 'en'): string | undefined {
  const old = legacyPaths.find(({ from }) => from[locale].some((path) => `/${locale}/${path}` === pathname))
  return old?.to ?? matchPage(pathname)?.name
}

describe.each(collections)('the slugs of %s', (collection) => {
  const detail = detailPages[collection]

  it.each(locales)('have the same path prefix in the CMS as in the slug table (%s)', (locale) => {
    expect(documentPath(collection, locale, 'a-b')).toBe(
      fillPath(detail, locale, { slug: 'a-b', '*': 'a-b' }),
    )
  })

  it.each(locales)('are rejected by the CMS exactly where a fixed page exists (%s)', (locale) => {
    for (const word of lastWords(locale)) {
      const page = pageAt(documentPath(collection, locale, word), locale)
      expect(conflictingPage(collection, locale, word), word).toBe(page === detail ? null : page)
    }
  })
})

describe('the registration page of an event', () => {
  it.each(locales)('is the page that emails of the CMS link to (%s)', (locale) => {
    expect(registerPath(locale, 'a-b')).toBe(fillPath('eduvestRegister', locale, { slug: 'a-b' }))
  })
})
