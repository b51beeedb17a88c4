import {
  type AddressedCollection,
  addressSpaces,
  documentPath,
  pageInTheWay,
  registerPath,
} from '@site/contracts/content/document-addresses.ts'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { oldAddresses } from './old-addresses.ts'
import { type PageName, pageNames, pageOf } from './pages.ts'
import { fillPath, matchPage } from './path-to.ts'

const detailPages = {
  articles: 'blogDetail',
  announcements: 'announcementDetail',
  faqs: 'faqDetail',
  promos: 'promoDetail',
  events: 'eduvestDetail',
  lessons: 'learnInvestmentDetail',
  reports: 'researchReportDetail',
  'morning-notes': 'sapaMentariDetail',
  pages: 'staticPage',
} as const satisfies Record<AddressedCollection, PageName>

const collections = Object.keys(addressSpaces).filter(
  (name): name is AddressedCollection => name in detailPages,
)

/** Every word that stands last in a fixed address of the site, old ones too. */
function lastWords(locale: 'id' | 'en'): string[] {
  const paths = [
    ...pageNames.flatMap((name) => [
      pageOf(name).path[locale],
      ...Object.values(pageOf(name).values?.[locale] ?? {}),
    ]),
    ...oldAddresses.flatMap(({ from }) => from[locale]),
  ]
  return [...new Set(paths.map((path) => path.split('/').at(-1) ?? ''))].filter((word) =>
    /^[a-z0-9-]+$/.test(word),
  )
}

/** The page that answers at an address, or the one that an old address leads to. */
function answering(pathname: string, locale: 'id' | 'en'): string | undefined {
  const old = oldAddresses.find(({ from }) => from[locale].some((path) => `/${locale}/${path}` === pathname))
  return old?.to ?? matchPage(pathname)?.name
}

describe.each(collections)('the addresses of %s', (collection) => {
  const detail = detailPages[collection]

  it.each(locales)('are known to the CMS as the slug table has them (%s)', (locale) => {
    expect(documentPath(collection, locale, 'a-b')).toBe(
      fillPath(detail, locale, { slug: 'a-b', '*': 'a-b' }),
    )
  })

  it.each(locales)('are refused by the CMS exactly where a fixed page stands (%s)', (locale) => {
    for (const word of lastWords(locale)) {
      const page = answering(documentPath(collection, locale, word), locale)
      expect(pageInTheWay(collection, locale, word), word).toBe(page === detail ? null : page)
    }
  })
})

describe('the register page of an event', () => {
  it.each(locales)('is where the mails of the CMS lead to (%s)', (locale) => {
    expect(registerPath(locale, 'a-b')).toBe(fillPath('eduvestRegister', locale, { slug: 'a-b' }))
  })
})
