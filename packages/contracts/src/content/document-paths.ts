import type { Locale } from '../locale.ts'

type ByLocale<Value> = Readonly<Record<Locale, Value>>

interface AddressSpace {
  /** The path between `/{locale}/` and a document's slug. */
  readonly below: ByLocale<string>
  /**
   * Slugs that fixed pages occupy, so that no document can use them, with the page name of each. A page document with
   * that name as key provides the content of the page.
   */
  readonly taken?: ByLocale<Readonly<Record<string, string>>>
}

/**
 * Paths of the CMS's documents on the site, for redirects and reserved slugs. The slug table of the web app is
 * authoritative; a test compares them.
 */
export const addressSpaces = {
  articles: {
    below: { id: 'blog', en: 'blog' },
    taken: { id: { 'editor-board': 'blogEditorBoard' }, en: { 'editor-board': 'blogEditorBoard' } },
  },
  announcements: { below: { id: 'pengumuman', en: 'announcement' } },
  faqs: { below: { id: 'faq', en: 'faq' } },
  promos: { below: { id: 'promo', en: 'promo' } },
  events: { below: { id: 'edukasi/brids-eduvest', en: 'education/brids-eduvest' } },
  /** Of kind `learning` only. */
  categories: { below: { id: 'edukasi/jalur-belajar', en: 'education/learning-paths' } },
  lessons: { below: { id: 'edukasi/belajar-investasi', en: 'education/learn-investment' } },
  terms: { below: { id: 'glosarium', en: 'glossary' } },
  reports: {
    below: { id: 'riset-dan-berita/laporan-riset', en: 'research-and-news/research-report' },
  },
  'morning-notes': {
    below: { id: 'riset-dan-berita/sapa-mentari', en: 'research-and-news/sapa-mentari' },
  },
  pages: {
    below: { id: '', en: '' },
    taken: {
      id: {
        biaya: 'fees',
        blog: 'blog',
        'buka-rekening': 'openAccount',
        'eba-ritel': 'productListing',
        edukasi: 'education',
        faq: 'faq',
        glosarium: 'glossary',
        'hubungi-kami': 'contactUs',
        'kanal-resmi': 'officialChannels',
        kepercayaan: 'trust',
        layanan: 'productsAndServices',
        pengumuman: 'announcement',
        'produk-dan-layanan': 'productsAndServices',
        promo: 'promo',
        reksadana: 'productListing',
        rekomendasi: 'recommendation',
        'riset-dan-berita': 'companyList',
        saham: 'productListing',
        'search-result': 'searchResult',
        'surat-berharga': 'productListing',
        'tentang-kami': 'aboutUs',
      },
      en: {
        'about-us': 'aboutUs',
        announcement: 'announcement',
        blog: 'blog',
        'contact-us': 'contactUs',
        'eba-retail': 'productListing',
        education: 'education',
        faq: 'faq',
        fees: 'fees',
        glossary: 'glossary',
        'mutual-fund': 'productListing',
        'official-channels': 'officialChannels',
        'open-account': 'openAccount',
        'products-and-services': 'productsAndServices',
        promo: 'promo',
        recommendation: 'recommendation',
        'research-and-news': 'companyList',
        'search-result': 'searchResult',
        securities: 'productListing',
        services: 'productsAndServices',
        stock: 'productListing',
        trust: 'trust',
      },
    },
  },
} as const satisfies Record<string, AddressSpace>

export type AddressedCollection = keyof typeof addressSpaces

export function isAddressed(collection: string | undefined): collection is AddressedCollection {
  return collection !== undefined && Object.hasOwn(addressSpaces, collection)
}

/** The fixed page that occupies the path of this slug; null if there is none. */
export function conflictingPage(
  collection: AddressedCollection,
  locale: Locale,
  slug: string,
): string | null {
  const space: AddressSpace = addressSpaces[collection]
  return new Map(Object.entries(space.taken?.[locale] ?? {})).get(slug) ?? null
}

/** The path of a document. */
export function documentPath(collection: AddressedCollection, locale: Locale, slug: string): string {
  const { below }: AddressSpace = addressSpaces[collection]
  return `/${[locale, below[locale], slug].filter(Boolean).join('/')}`
}

const registerBelow = { id: 'daftar', en: 'register' } as const satisfies ByLocale<string>

/** The path for registering for an event and for canceling with a token. */
export function registerPath(locale: Locale, slug: string): string {
  return `${documentPath('events', locale, slug)}/${registerBelow[locale]}`
}
