import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from './locales.ts'
import type { MiddlewareName } from './middleware-names.ts'

/**
 * Old paths that people and search engines still use. Named middleware redirects them, or `to` names the new page; path
 * parameters of the same name are preserved.
 */
export type LegacyPath = {
  readonly key: string
  readonly from: Readonly<Record<Locale, readonly string[]>>
} & (
  | { readonly middleware: readonly MiddlewareName[]; readonly to?: undefined }
  | {
      readonly middleware?: undefined
      readonly to: PageName | 'serviceOf'
      readonly status: 301 | 302
    }
)

export const legacyPaths: readonly LegacyPath[] = [
  {
    key: 'legacyNewsList',
    from: { id: ['riset-dan-berita/berita-terkini'], en: ['research-and-news/latest-news'] },
    middleware: ['legacyNewsList'],
  },
  {
    key: 'legacyNewsItem',
    from: { id: ['riset-dan-berita/berita-terkini/:news'], en: ['research-and-news/latest-news/:news'] },
    middleware: ['legacyNewsItem'],
  },
  {
    key: 'legacyCompanyNewsList',
    from: {
      id: ['daftar-informasi-perusahaan/:slug/berita-terkini'],
      en: ['company-information-list/:slug/latest-news'],
    },
    middleware: ['legacyCompanyNewsList'],
  },
  {
    key: 'legacyCompanyNewsItem',
    from: {
      id: ['daftar-informasi-perusahaan/:slug/berita-terkini/:news'],
      en: ['company-information-list/:slug/latest-news/:news'],
    },
    middleware: ['legacyCompanyNewsItem'],
  },
  {
    key: 'serviceAlias',
    from: { id: ['produk-dan-layanan/layanan/:service'], en: ['products-and-services/services/:service'] },
    to: 'serviceOf',
    status: 301,
  },
  {
    key: 'researchIndex',
    from: { id: ['riset-dan-berita'], en: ['research-and-news'] },
    to: 'companyList',
    status: 302,
  },
  {
    key: 'offersIndex',
    from: { id: ['layanan', 'produk-dan-layanan/produk'], en: ['services', 'products-and-services/product'] },
    to: 'productsAndServices',
    status: 302,
  },
  {
    key: 'learningIndex',
    from: { id: ['edukasi/belajar-investasi'], en: ['education/learn-investment'] },
    to: 'education',
    status: 302,
  },
]
