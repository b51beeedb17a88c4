import { locales } from '../locale.ts'
import { documentPath } from './document-paths.ts'
import { matchSource, parseSource, type RedirectPattern } from './redirect-pattern.ts'

/** First segments of paths without a language: files for programs, browsers and the site's own script. */
const firstParts = [
  '.well-known',
  '__manifest',
  'apple-touch-icon.png',
  'assets',
  'company-suggestions',
  'compare-series',
  'csp-reports',
  'favicon.ico',
  'healthz',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon.svg',
  'images',
  'manifest.webmanifest',
  'media',
  'portfolio-facts.json',
  'price-series',
  'purchase-cost',
  'readyz',
  'robots.txt',
  'search-suggestions',
  'share',
  'share-facts',
  'sitemap.xml',
  'sitemaps',
  'speculation-rules.json',
  'status.json',
]

/** Lists that have feeds. */
const fed = ['articles', 'announcements', 'reports', 'morning-notes'] as const
const feeds = ['rss.xml', 'feed.json']

const belowPages = [
  ...locales.flatMap((locale) =>
    fed.flatMap((list) => feeds.map((file) => documentPath(list, locale, file))),
  ),
  `${documentPath('events', 'id', ':slug')}/kalender.ics`,
  `${documentPath('events', 'en', ':slug')}/calendar.ics`,
  '/id/status/atom.xml',
  '/en/status/atom.xml',
  '/id/riset-dan-berita/aksi-korporasi/kalender',
  '/en/research-and-news/corporate-action/calendar',
  '/id/riset-dan-berita/aksi-korporasi/aksi-korporasi.csv',
  '/en/research-and-news/corporate-action/corporate-actions.csv',
  '/id/produk-dan-layanan/dokumen',
  '/en/products-and-services/documents',
  '/id/langganan/kelola/data-saya.json',
  '/en/subscription/manage/my-data.json',
  '/id/biaya/daftar-biaya.csv',
  '/en/fees/price-list.csv',
  '/id/riset-dan-berita/kalender-bursa/libur-bursa.ics',
  '/en/research-and-news/exchange-calendar/exchange-holidays.ics',
  '/id/riset-dan-berita/penyaring-saham/penyaring-saham.csv',
  '/en/research-and-news/stock-screener/stock-screener.csv',
  '/id/riset-dan-berita/alat-analisis/kalkulator-investasi/rencana.csv',
  '/en/research-and-news/analysis-tools/investment-calculator/plan.csv',
  '/id/riset-dan-berita/alat-analisis/:tool/tabel.csv',
  '/id/riset-dan-berita/alat-analisis/:tool/kalender.ics',
  '/en/research-and-news/analysis-tools/:tool/table.csv',
  '/en/research-and-news/analysis-tools/:tool/calendar.ics',
  '/id/riset-dan-berita/daftar-informasi-perusahaan/:slug/unduh',
  '/en/research-and-news/company-information-list/:slug/download',
]

/**
 * Paths of files, with everything below them: redirects do not apply there. The tables of the web app are
 * authoritative; a test compares them.
 */
export const filePatterns: readonly RedirectPattern[] = [
  ...firstParts.map((part) => `/${part}`),
  ...belowPages,
]
  .map((path) => parseSource(`${path}/*rest`))
  .filter((pattern) => pattern !== null)

/** Whether a path is one of them. */
export const isFilePath = (parts: readonly string[]) =>
  filePatterns.some((file) => matchSource(file, parts) !== null)
