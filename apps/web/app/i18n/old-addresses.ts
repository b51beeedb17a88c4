import type { Locale } from './locales.ts'
import type { PageName } from './pages.ts'

/**
 * Addresses that people and search engines still have. `to` names the page that took their place; a
 * parameter of the same name is handed on. `newsOf` looks the company of a news item up first.
 */
export interface OldAddress {
  readonly key: string
  readonly from: Readonly<Record<Locale, readonly string[]>>
  readonly to: PageName | 'newsOf' | 'serviceOf'
  readonly status: 301 | 302
}

export const oldAddresses: readonly OldAddress[] = [
  {
    key: 'oldNewsList',
    from: { id: ['riset-dan-berita/berita-terkini'], en: ['research-and-news/latest-news'] },
    to: 'companyList',
    status: 301,
  },
  {
    key: 'oldNewsItem',
    from: { id: ['riset-dan-berita/berita-terkini/:news'], en: ['research-and-news/latest-news/:news'] },
    to: 'newsOf',
    status: 301,
  },
  {
    key: 'oldCompanyNewsList',
    from: {
      id: ['daftar-informasi-perusahaan/:slug/berita-terkini'],
      en: ['company-information-list/:slug/latest-news'],
    },
    to: 'companyNews',
    status: 301,
  },
  {
    key: 'oldCompanyNewsItem',
    from: {
      id: ['daftar-informasi-perusahaan/:slug/berita-terkini/:news'],
      en: ['company-information-list/:slug/latest-news/:news'],
    },
    to: 'companyNewsDetail',
    status: 301,
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
    key: 'toolsIndex',
    from: { id: ['riset-dan-berita/alat-analisis'], en: ['research-and-news/analysis-tools'] },
    to: 'investmentCalculator',
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
