import { type ProductKey, productKeys } from '@site/contracts/content/offer-keys.ts'
import { type PageName, pageNames } from '@site/contracts/content/page-names.ts'
import type { Locale } from './locales.ts'
import type { MiddlewareName, ParamsCheckName } from './middleware-names.ts'

export { type PageName, pageNames }

/**
 * How long a page is fresh and what may vary it. `list` and `detail` are kept until the change feed names
 * them or their time is over; `market` follows the importer; `tool` depends on what was typed, `form` is for one
 * sending, and `visitor` knows what a visitor has sent: none of them is kept, and the last by no browser either.
 */
export type CachePolicyName = 'list' | 'detail' | 'market' | 'tool' | 'form' | 'visitor'

export interface Page {
  /** The route module, below app/. */
  readonly file: string
  /** The path after `/{locale}/`. Both languages name the same parameters. */
  readonly path: Readonly<Record<Locale, string>>
  readonly cache: CachePolicyName
  /** The query parameters that change the page; all others are dropped. */
  readonly query?: readonly string[]
  /** The page that stands above this one in the breadcrumb. */
  readonly parent?: PageName
  /** Values that a parameter can take, by language; a route is made for each. */
  readonly values?: Readonly<Record<Locale, Readonly<Record<ProductKey, string>>>>
  readonly isIndexed?: false
  /** Steps on the way to it beyond those of every page, in their order. */
  readonly middleware?: readonly MiddlewareName[]
  /** What its parameters must be; otherwise the page is not found. */
  readonly validate?: ParamsCheckName
}

const research = { id: 'riset-dan-berita', en: 'research-and-news' } as const
const companies = {
  id: `${research.id}/daftar-informasi-perusahaan`,
  en: `${research.en}/company-information-list`,
} as const
const tools = { id: `${research.id}/alat-analisis`, en: `${research.en}/analysis-tools` } as const
const eduvest = { id: 'edukasi/brids-eduvest', en: 'education/brids-eduvest' } as const
const product = { id: 'produk-dan-layanan/produk', en: 'products-and-services/product' } as const
const service = { id: 'layanan', en: 'services' } as const

/** THE slug table: the only place where a path of the site is written. The static page comes last. */
export const pages = {
  home: { file: 'features/home/home.route.tsx', path: { id: '', en: '' }, cache: 'list' },
  aboutUs: {
    file: 'features/static-pages/about-us.route.tsx',
    path: { id: 'tentang-kami', en: 'about-us' },
    cache: 'detail',
  },
  announcement: {
    file: 'features/announcements/announcements.route.tsx',
    path: { id: 'pengumuman', en: 'announcement' },
    cache: 'list',
    query: ['page', 'category', 'year'],
  },
  announcementDetail: {
    file: 'features/announcements/announcement.route.tsx',
    path: { id: 'pengumuman/:slug', en: 'announcement/:slug' },
    cache: 'detail',
    parent: 'announcement',
    validate: 'documentSlug',
  },
  blog: {
    file: 'features/blog/articles.route.tsx',
    path: { id: 'blog', en: 'blog' },
    cache: 'list',
    query: ['page', 'category', 'author'],
  },
  blogEditorBoard: {
    file: 'features/blog/editor-board.route.tsx',
    path: { id: 'blog/editor-board', en: 'blog/editor-board' },
    cache: 'list',
    parent: 'blog',
  },
  blogDetail: {
    file: 'features/blog/article.route.tsx',
    path: { id: 'blog/:slug', en: 'blog/:slug' },
    cache: 'detail',
    parent: 'blog',
    validate: 'documentSlug',
  },
  contactUs: {
    file: 'features/contact/contact.route.tsx',
    path: { id: 'hubungi-kami', en: 'contact-us' },
    cache: 'form',
    query: ['sent'],
  },
  education: {
    file: 'features/education/education.route.tsx',
    path: { id: 'edukasi', en: 'education' },
    cache: 'list',
  },
  eduvest: {
    file: 'features/education-events/events.route.tsx',
    path: eduvest,
    cache: 'list',
    query: ['page', 'when'],
    parent: 'education',
  },
  eduvestDetail: {
    file: 'features/education-events/event.route.tsx',
    path: { id: `${eduvest.id}/:slug`, en: `${eduvest.en}/:slug` },
    cache: 'detail',
    parent: 'eduvest',
    validate: 'documentSlug',
  },
  eduvestRegister: {
    file: 'features/education-events/register.route.tsx',
    path: { id: `${eduvest.id}/:slug/daftar`, en: `${eduvest.en}/:slug/register` },
    cache: 'form',
    query: ['kind', 'ticket'],
    parent: 'eduvestDetail',
    isIndexed: false,
    validate: 'documentSlug',
  },
  eduvestRegisterFailed: {
    file: 'features/education-events/register-failed.route.tsx',
    path: { id: `${eduvest.id}/:slug/daftar-gagal`, en: `${eduvest.en}/:slug/register-failed` },
    cache: 'visitor',
    query: ['reason'],
    parent: 'eduvestDetail',
    isIndexed: false,
    validate: 'documentSlug',
  },
  eduvestRegisterSuccess: {
    file: 'features/education-events/register-success.route.tsx',
    path: { id: `${eduvest.id}/:slug/daftar-sukses`, en: `${eduvest.en}/:slug/register-success` },
    cache: 'visitor',
    query: ['state'],
    parent: 'eduvestDetail',
    isIndexed: false,
    validate: 'documentSlug',
  },
  educationalVideos: {
    file: 'features/education/videos.route.tsx',
    path: { id: 'edukasi/video-edukasi', en: 'education/educational-videos' },
    cache: 'list',
    query: ['page', 'category'],
    parent: 'education',
  },
  learnInvestmentDetail: {
    file: 'features/education/lesson.route.tsx',
    path: { id: 'edukasi/belajar-investasi/:slug', en: 'education/learn-investment/:slug' },
    cache: 'detail',
    parent: 'education',
    validate: 'documentSlug',
  },
  faq: {
    file: 'features/faq/faqs.route.tsx',
    path: { id: 'faq', en: 'faq' },
    cache: 'list',
    query: ['q', 'category'],
  },
  faqDetail: {
    file: 'features/faq/faq.route.tsx',
    path: { id: 'faq/:slug', en: 'faq/:slug' },
    cache: 'detail',
    parent: 'faq',
    validate: 'documentSlug',
  },
  productsAndServices: {
    file: 'features/offers/offers.route.tsx',
    path: { id: 'produk-dan-layanan', en: 'products-and-services' },
    cache: 'list',
  },
  productEbaRetail: {
    file: 'features/offers/product.route.tsx',
    path: { id: `${product.id}/eba-ritel`, en: `${product.en}/eba-retail` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  productMutualFund: {
    file: 'features/offers/product.route.tsx',
    path: { id: `${product.id}/reksadana`, en: `${product.en}/mutual-fund` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  productSecurities: {
    file: 'features/offers/product.route.tsx',
    path: { id: `${product.id}/surat-berharga`, en: `${product.en}/securities` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  productStock: {
    file: 'features/offers/product.route.tsx',
    path: { id: `${product.id}/saham`, en: `${product.en}/stock` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  serviceDigitalFacility: {
    file: 'features/offers/service.route.tsx',
    path: { id: `${service.id}/fasilitas-digital`, en: `${service.en}/digital-facility` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  serviceLossInsurances: {
    file: 'features/offers/service.route.tsx',
    path: { id: `${service.id}/asuransi-kerugian`, en: `${service.en}/loss-insurances` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  serviceMppe: {
    file: 'features/offers/service.route.tsx',
    path: { id: `${service.id}/mppe`, en: `${service.en}/mppe` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  servicePriorityCustomerGate: {
    file: 'features/offers/service.route.tsx',
    path: { id: `${service.id}/gerbang-nasabah-prioritas`, en: `${service.en}/priority-customer-gate` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  serviceSecurityPawn: {
    file: 'features/offers/service.route.tsx',
    path: { id: `${service.id}/gadai-efek`, en: `${service.en}/security-pawn` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  serviceStockAccount: {
    file: 'features/offers/stock-account.route.tsx',
    path: { id: `${service.id}/rekening-saham`, en: `${service.en}/stock-account` },
    cache: 'detail',
    parent: 'productsAndServices',
  },
  promo: {
    file: 'features/promo/promos.route.tsx',
    path: { id: 'promo', en: 'promo' },
    cache: 'list',
    query: ['page', 'product', 'when'],
  },
  promoDetail: {
    file: 'features/promo/promo.route.tsx',
    path: { id: 'promo/:slug', en: 'promo/:slug' },
    cache: 'detail',
    parent: 'promo',
    validate: 'documentSlug',
  },
  recommendation: {
    file: 'features/recommendations/recommendations.route.tsx',
    path: { id: 'rekomendasi', en: 'recommendation' },
    cache: 'market',
    query: ['ticker', 'page'],
  },
  companyList: {
    file: 'features/company-information/companies.route.tsx',
    path: companies,
    cache: 'market',
    query: ['q', 'sector', 'board', 'index', 'sort', 'page'],
  },
  companyDetail: {
    file: 'features/company-information/company.route.tsx',
    path: { id: `${companies.id}/:slug`, en: `${companies.en}/:slug` },
    cache: 'market',
    query: ['tab', 'period', 'range', 'unit', 'type', 'averages', 'prices', 'versus', 'with', 'add'],
    parent: 'companyList',
    validate: 'companySlug',
  },
  companyNews: {
    file: 'features/company-information/company-news.route.tsx',
    path: { id: `${companies.id}/:slug/berita-terkini`, en: `${companies.en}/:slug/latest-news` },
    cache: 'market',
    query: ['page'],
    parent: 'companyDetail',
    validate: 'companySlug',
  },
  companyNewsDetail: {
    file: 'features/company-information/company-news-item.route.tsx',
    path: { id: `${companies.id}/:slug/berita-terkini/:news`, en: `${companies.en}/:slug/latest-news/:news` },
    cache: 'market',
    parent: 'companyNews',
    validate: 'companyNewsSlug',
  },
  corporateAction: {
    file: 'features/corporate-actions/corporate-actions.route.tsx',
    path: { id: `${research.id}/aksi-korporasi`, en: `${research.en}/corporate-action` },
    cache: 'market',
    query: ['tab', 'ticker', 'status', 'from', 'to', 'view', 'month', 'page'],
    parent: 'companyList',
  },
  researchReport: {
    file: 'features/research/reports.route.tsx',
    path: { id: `${research.id}/laporan-riset`, en: `${research.en}/research-report` },
    cache: 'list',
    query: ['page', 'category', 'sector', 'analyst', 'ticker', 'from', 'to'],
  },
  researchReportDetail: {
    file: 'features/research/report.route.tsx',
    path: { id: `${research.id}/laporan-riset/:slug`, en: `${research.en}/research-report/:slug` },
    cache: 'detail',
    parent: 'researchReport',
    validate: 'documentSlug',
  },
  sapaMentari: {
    file: 'features/morning-notes/notes.route.tsx',
    path: { id: `${research.id}/sapa-mentari`, en: `${research.en}/sapa-mentari` },
    cache: 'list',
    query: ['page', 'month'],
  },
  sapaMentariDetail: {
    file: 'features/morning-notes/note.route.tsx',
    path: { id: `${research.id}/sapa-mentari/:slug`, en: `${research.en}/sapa-mentari/:slug` },
    cache: 'detail',
    parent: 'sapaMentari',
    validate: 'documentSlug',
  },
  investmentCalculator: {
    file: 'features/calculator/calculator.route.tsx',
    path: { id: `${tools.id}/kalkulator-investasi`, en: `${tools.en}/investment-calculator` },
    cache: 'tool',
  },
  riskProfile: {
    file: 'features/risk-profile/questionnaire.route.tsx',
    path: { id: `${tools.id}/profil-risiko`, en: `${tools.en}/risk-profile` },
    cache: 'tool',
  },
  riskProfileResult: {
    file: 'features/risk-profile/result.route.tsx',
    path: { id: `${tools.id}/profil-risiko/hasil`, en: `${tools.en}/risk-profile/result` },
    cache: 'tool',
    parent: 'riskProfile',
    isIndexed: false,
  },
  searchResult: {
    file: 'features/search/search.route.tsx',
    path: { id: 'search-result', en: 'search-result' },
    cache: 'tool',
    isIndexed: false,
  },
  productListing: {
    file: 'features/offers/product-listing.route.tsx',
    path: { id: ':product', en: ':product' },
    cache: 'list',
    query: ['page'],
    parent: 'productsAndServices',
    values: {
      id: { stock: 'saham', mutualFund: 'reksadana', securities: 'surat-berharga', ebaRetail: 'eba-ritel' },
      en: { stock: 'stock', mutualFund: 'mutual-fund', securities: 'securities', ebaRetail: 'eba-retail' },
    },
  },
  staticPage: {
    file: 'features/static-pages/static-page.route.tsx',
    path: { id: '*', en: '*' },
    cache: 'detail',
  },
} as const satisfies Record<PageName, Page>

/** A page as the general type, for code that asks what every page has. */
export function pageOf(name: PageName): Page {
  return pages[name]
}

/** The one product that a product listing address is about; null where the segment names none. */
export function productOfSegment(locale: Locale, segment: string): ProductKey | null {
  const { values } = pages.productListing
  return productKeys.find((key) => values[locale][key] === segment) ?? null
}
