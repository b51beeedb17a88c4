import { type ProductKey, productKeys } from '@site/contracts/content/offer-keys.ts'
import { type PageName, pageNames } from '@site/contracts/content/page-names.ts'
import type { Locale } from './locales.ts'

export { type PageName, pageNames }

/**
 * Freshness and variation of a page. `list` and `detail` are cached until the change feed invalidates them or they
 * expire; `market` follows the market data import. `tool` depends on user input, `form` is issued per visit and
 * `visitor` contains personal data. These three are not cached on the server, and `visitor` not in the browser either.
 */
export type CachePolicyName = 'list' | 'detail' | 'market' | 'tool' | 'form' | 'visitor'

export interface Page {
  /** The path after `/{locale}/`. Both languages have the same parameters. */
  readonly path: Readonly<Record<Locale, string>>
  readonly cache: CachePolicyName
  /** The possible values of a parameter, by language; each value has its own route. */
  readonly values?: Readonly<Record<Locale, Readonly<Record<ProductKey, string>>>>
  readonly isIndexed?: false
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

/**
 * THE slug table: the only place that defines paths of the site. The static page comes last. The server-only part is in
 * `page-routes.ts`, so that browsers do not load it.
 */
export const pages = {
  home: { path: { id: '', en: '' }, cache: 'list' },
  aboutUs: {
    path: { id: 'tentang-kami', en: 'about-us' },
    cache: 'detail',
  },
  announcement: {
    path: { id: 'pengumuman', en: 'announcement' },
    cache: 'list',
  },
  announcementDetail: {
    path: { id: 'pengumuman/:slug', en: 'announcement/:slug' },
    cache: 'detail',
  },
  blog: {
    path: { id: 'blog', en: 'blog' },
    cache: 'list',
  },
  blogEditorBoard: {
    path: { id: 'blog/editor-board', en: 'blog/editor-board' },
    cache: 'list',
  },
  blogDetail: {
    path: { id: 'blog/:slug', en: 'blog/:slug' },
    cache: 'detail',
  },
  openAccount: {
    path: { id: 'buka-rekening', en: 'open-account' },
    cache: 'detail',
  },
  contactUs: {
    path: { id: 'hubungi-kami', en: 'contact-us' },
    cache: 'form',
  },
  trust: {
    path: { id: 'kepercayaan', en: 'trust' },
    cache: 'market',
  },
  officialChannels: {
    path: { id: 'kanal-resmi', en: 'official-channels' },
    cache: 'detail',
  },
  education: {
    path: { id: 'edukasi', en: 'education' },
    cache: 'list',
  },
  eduvest: {
    path: eduvest,
    cache: 'list',
  },
  eduvestDetail: {
    path: { id: `${eduvest.id}/:slug`, en: `${eduvest.en}/:slug` },
    cache: 'detail',
  },
  eduvestRegister: {
    path: { id: `${eduvest.id}/:slug/daftar`, en: `${eduvest.en}/:slug/register` },
    cache: 'form',
    isIndexed: false,
  },
  eduvestRegisterFailed: {
    path: { id: `${eduvest.id}/:slug/daftar-gagal`, en: `${eduvest.en}/:slug/register-failed` },
    cache: 'visitor',
    isIndexed: false,
  },
  eduvestRegisterSuccess: {
    path: { id: `${eduvest.id}/:slug/daftar-sukses`, en: `${eduvest.en}/:slug/register-success` },
    cache: 'visitor',
    isIndexed: false,
  },
  educationalVideos: {
    path: { id: 'edukasi/video-edukasi', en: 'education/educational-videos' },
    cache: 'list',
  },
  course: {
    path: { id: 'edukasi/jalur-belajar/:slug', en: 'education/learning-paths/:slug' },
    cache: 'detail',
  },
  learnInvestmentDetail: {
    path: { id: 'edukasi/belajar-investasi/:slug', en: 'education/learn-investment/:slug' },
    cache: 'detail',
  },
  glossary: {
    path: { id: 'glosarium', en: 'glossary' },
    cache: 'list',
  },
  glossaryTerm: {
    path: { id: 'glosarium/:slug', en: 'glossary/:slug' },
    cache: 'detail',
  },
  faq: {
    path: { id: 'faq', en: 'faq' },
    cache: 'list',
  },
  faqDetail: {
    path: { id: 'faq/:slug', en: 'faq/:slug' },
    cache: 'detail',
  },
  fees: {
    path: { id: 'biaya', en: 'fees' },
    cache: 'list',
  },
  productsAndServices: {
    path: { id: 'produk-dan-layanan', en: 'products-and-services' },
    cache: 'list',
  },
  productEbaRetail: {
    path: { id: `${product.id}/eba-ritel`, en: `${product.en}/eba-retail` },
    cache: 'detail',
  },
  productMutualFund: {
    path: { id: `${product.id}/reksadana`, en: `${product.en}/mutual-fund` },
    cache: 'detail',
  },
  productSecurities: {
    path: { id: `${product.id}/surat-berharga`, en: `${product.en}/securities` },
    cache: 'list',
  },
  productStock: {
    path: { id: `${product.id}/saham`, en: `${product.en}/stock` },
    cache: 'detail',
  },
  serviceDigitalFacility: {
    path: { id: `${service.id}/fasilitas-digital`, en: `${service.en}/digital-facility` },
    cache: 'detail',
  },
  serviceLossInsurances: {
    path: { id: `${service.id}/asuransi-kerugian`, en: `${service.en}/loss-insurances` },
    cache: 'detail',
  },
  serviceMppe: {
    path: { id: `${service.id}/mppe`, en: `${service.en}/mppe` },
    cache: 'detail',
  },
  servicePriorityCustomerGate: {
    path: { id: `${service.id}/gerbang-nasabah-prioritas`, en: `${service.en}/priority-customer-gate` },
    cache: 'detail',
  },
  serviceSecurityPawn: {
    path: { id: `${service.id}/gadai-efek`, en: `${service.en}/security-pawn` },
    cache: 'detail',
  },
  serviceStockAccount: {
    path: { id: `${service.id}/rekening-saham`, en: `${service.en}/stock-account` },
    cache: 'detail',
  },
  promo: {
    path: { id: 'promo', en: 'promo' },
    cache: 'list',
  },
  promoDetail: {
    path: { id: 'promo/:slug', en: 'promo/:slug' },
    cache: 'detail',
  },
  recommendation: {
    path: { id: 'rekomendasi', en: 'recommendation' },
    cache: 'market',
  },
  companyList: {
    path: companies,
    cache: 'market',
  },
  companyDetail: {
    path: { id: `${companies.id}/:slug`, en: `${companies.en}/:slug` },
    cache: 'market',
  },
  companyNews: {
    path: { id: `${companies.id}/:slug/berita-terkini`, en: `${companies.en}/:slug/latest-news` },
    cache: 'market',
  },
  companyNewsDetail: {
    path: { id: `${companies.id}/:slug/berita-terkini/:news`, en: `${companies.en}/:slug/latest-news/:news` },
    cache: 'market',
  },
  corporateAction: {
    path: { id: `${research.id}/aksi-korporasi`, en: `${research.en}/corporate-action` },
    cache: 'market',
  },
  market: {
    path: { id: `${research.id}/pasar`, en: `${research.en}/market` },
    cache: 'market',
  },
  exchangeCalendar: {
    path: { id: `${research.id}/kalender-bursa`, en: `${research.en}/exchange-calendar` },
    // Shows the session of this minute, so a cached page would be wrong.
    cache: 'tool',
  },
  stockScreener: {
    path: { id: `${research.id}/penyaring-saham`, en: `${research.en}/stock-screener` },
    cache: 'market',
  },
  researchReport: {
    path: { id: `${research.id}/laporan-riset`, en: `${research.en}/research-report` },
    cache: 'list',
  },
  researchReportDetail: {
    path: { id: `${research.id}/laporan-riset/:slug`, en: `${research.en}/research-report/:slug` },
    cache: 'detail',
  },
  sapaMentari: {
    path: { id: `${research.id}/sapa-mentari`, en: `${research.en}/sapa-mentari` },
    cache: 'list',
  },
  sapaMentariDetail: {
    path: { id: `${research.id}/sapa-mentari/:slug`, en: `${research.en}/sapa-mentari/:slug` },
    cache: 'detail',
  },
  analysisTools: {
    path: tools,
    cache: 'list',
  },
  orderLimits: {
    path: { id: `${tools.id}/batas-order`, en: `${tools.en}/order-limits` },
    cache: 'tool',
  },
  averagePrice: {
    path: { id: `${tools.id}/harga-rata-rata`, en: `${tools.en}/average-price` },
    cache: 'tool',
  },
  dividendCalculator: {
    path: { id: `${tools.id}/dividen`, en: `${tools.en}/dividend` },
    cache: 'tool',
  },
  corporateActionCalculator: {
    path: { id: `${tools.id}/aksi-korporasi`, en: `${tools.en}/corporate-action` },
    cache: 'tool',
  },
  bondCalculator: {
    path: { id: `${tools.id}/obligasi`, en: `${tools.en}/bond` },
    cache: 'tool',
  },
  marginSimulator: {
    path: { id: `${tools.id}/margin-dan-gadai`, en: `${tools.en}/margin-and-pawn` },
    cache: 'tool',
  },
  investmentCalculator: {
    path: { id: `${tools.id}/kalkulator-investasi`, en: `${tools.en}/investment-calculator` },
    cache: 'tool',
  },
  transactionCost: {
    path: { id: `${tools.id}/biaya-transaksi`, en: `${tools.en}/transaction-cost` },
    cache: 'tool',
  },
  riskProfile: {
    path: { id: `${tools.id}/profil-risiko`, en: `${tools.en}/risk-profile` },
    cache: 'tool',
  },
  riskProfileResult: {
    path: { id: `${tools.id}/profil-risiko/hasil`, en: `${tools.en}/risk-profile/result` },
    cache: 'tool',
    isIndexed: false,
  },
  searchResult: {
    path: { id: 'search-result', en: 'search-result' },
    cache: 'tool',
    isIndexed: false,
  },
  productListing: {
    path: { id: ':product', en: ':product' },
    cache: 'list',
    values: {
      id: { stock: 'saham', mutualFund: 'reksadana', securities: 'surat-berharga', ebaRetail: 'eba-ritel' },
      en: { stock: 'stock', mutualFund: 'mutual-fund', securities: 'securities', ebaRetail: 'eba-retail' },
    },
  },
  staticPage: {
    path: { id: '*', en: '*' },
    cache: 'detail',
  },
} as const satisfies Record<PageName, Page>

/** A page as the general type, for code that handles all pages. */
export function pageOf(name: PageName): Page {
  return pages[name]
}

/** The product of a product listing's path segment; null if there is none. */
export function productOfSegment(locale: Locale, segment: string): ProductKey | null {
  const { values } = pages.productListing
  return productKeys.find((key) => values[locale][key] === segment) ?? null
}
