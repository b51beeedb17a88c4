import {
  type AddressedCollection,
  conflictingPage,
  documentPages,
  documentPath,
  isAddressed,
  registerPath,
} from '@site/contracts/content/document-paths.ts'
import { findPage, pageNames } from '@site/contracts/content/site-pages.ts'
import { describe, expect, it } from 'vitest'
import { legacyPaths } from './legacy-paths.ts'
import { locales } from './locales.ts'
import { matchPage } from './path-to.ts'

const examples: Readonly<Record<AddressedCollection, readonly [id: string, en: string]>> = {
  articles: ['/id/blog/a-b', '/en/blog/a-b'],
  announcements: ['/id/pengumuman/a-b', '/en/announcement/a-b'],
  faqs: ['/id/faq/a-b', '/en/faq/a-b'],
  promos: ['/id/promo/a-b', '/en/promo/a-b'],
  events: ['/id/edukasi/brids-eduvest/a-b', '/en/education/brids-eduvest/a-b'],
  categories: ['/id/edukasi/jalur-belajar/a-b', '/en/education/learning-paths/a-b'],
  lessons: ['/id/edukasi/belajar-investasi/a-b', '/en/education/learn-investment/a-b'],
  terms: ['/id/glosarium/a-b', '/en/glossary/a-b'],
  reports: ['/id/riset-dan-berita/laporan-riset/a-b', '/en/research-and-news/research-report/a-b'],
  'morning-notes': ['/id/riset-dan-berita/sapa-mentari/a-b', '/en/research-and-news/sapa-mentari/a-b'],
  pages: ['/id/a-b', '/en/a-b'],
}

/** The last segments of all fixed paths of the site, including old ones. */
function lastWords(locale: 'id' | 'en'): string[] {
  const paths = [
    ...pageNames.flatMap((name) => [
      findPage(name).path[locale],
      ...Object.values(findPage(name).values?.[locale] ?? {}),
    ]),
    ...legacyPaths.flatMap(({ from }) => from[locale]),
  ]
  return [...new Set(paths.map((path) => path.split('/').at(-1) ?? ''))].filter((word) =>
    /^[a-z0-9-]+$/.test(word),
  )
}

/** The page at a path; `section` if an old path redirects. */
function pageAt(pathname: string, locale: 'id' | 'en'): string | undefined {
  const isOld = legacyPaths.some(({ from }) => from[locale].some((path) => `/${locale}/${path}` === pathname))
  return isOld ? 'section' : matchPage(pathname)?.name
}

describe.each(Object.keys(documentPages).filter(isAddressed))('the slugs of %s', (collection) => {
  it('have the path of the specification', () => {
    const paths = locales.map((locale) => documentPath(collection, locale, 'a-b'))
    expect(paths).toEqual(examples[collection])
  })

  it.each(locales)('are rejected by the CMS exactly where a fixed page exists (%s)', (locale) => {
    for (const word of lastWords(locale)) {
      const page = pageAt(documentPath(collection, locale, word), locale)
      expect(conflictingPage(collection, locale, word), word).toBe(
        page === documentPages[collection] ? null : page,
      )
    }
  })
})

describe('the registration page of an event', () => {
  it('is the page that emails of the CMS link to', () => {
    expect(locales.map((locale) => registerPath(locale, 'a-b'))).toEqual([
      '/id/edukasi/brids-eduvest/a-b/daftar',
      '/en/education/brids-eduvest/a-b/register',
    ])
  })
})
