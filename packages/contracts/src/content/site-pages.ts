import { series } from '@site/brand/names.ts'
import type { Locale } from '../locale.ts'
import type { ProductKey } from './offer-keys.ts'

/** Pages that are cached on the server until the change feed invalidates them or they expire; `market` is market data. */
export type CachedPolicy = 'list' | 'detail' | 'market'

/**
 * Pages that are rendered for each visit: `tool` depends on user input, `form` is issued per visit and `visitor` contains
 * personal data, so browsers do not cache it either.
 */
export type PerVisitPolicy = 'tool' | 'form' | 'visitor'

export type CachePolicyName = CachedPolicy | PerVisitPolicy

type ByLocale<Value> = Readonly<Record<Locale, Value>>

export interface SitePage {
  /** The path after `/{locale}/`. Both languages have the same parameters. */
  readonly path: ByLocale<string>
  /** For menus, breadcrumbs, links and lists; a page that nothing names, such as a document's, has none. */
  readonly title?: ByLocale<string>
  /** The page above it: in the breadcrumb, and for the menu, which closes it with all pages below it. */
  readonly parent?: string
  /** Absent: the page is cached on the server, for as long as its row in the web app's `page-routes.ts` states. */
  readonly perVisit?: PerVisitPolicy
  /** A calculator whose result is also a file; the web app's `tools.ts` names its module. */
  readonly isTool?: true
  /** The name of this file, if not the one of all calculators. */
  readonly tableFile?: ByLocale<string>
  /** The possible values of a parameter, by language; each value has its own route. */
  readonly values?: ByLocale<Readonly<Record<ProductKey, string>>>
  readonly isIndexed?: false
}

const research = { id: 'riset-dan-berita', en: 'research-and-news' } as const
const companies = {
  id: `${research.id}/daftar-informasi-perusahaan`,
  en: `${research.en}/company-information-list`,
} as const
const tools = { id: `${research.id}/alat-analisis`, en: `${research.en}/analysis-tools` } as const
const events = {
  id: `edukasi/${series.events.segment.id}`,
  en: `education/${series.events.segment.en}`,
} as const
const morningNotes = {
  id: `${research.id}/${series.morningNote.segment.id}`,
  en: `${research.en}/${series.morningNote.segment.en}`,
} as const
const product = { id: 'produk-dan-layanan/produk', en: 'products-and-services/product' } as const
const service = { id: 'layanan', en: 'services' } as const
const productSegments = {
  id: { stock: 'saham', mutualFund: 'reksadana', securities: 'surat-berharga', ebaRetail: 'eba-ritel' },
  en: { stock: 'stock', mutualFund: 'mutual-fund', securities: 'securities', ebaRetail: 'eba-retail' },
} as const

/**
 * THE page table: the only place that defines names, paths, titles and the hierarchy of the site's pages. Every page of
 * the site loads it, so what only the server needs is in the web app's `page-routes.ts`. The order is that of the
 * choices in the CMS.
 */
export const sitePages = {
  home: {
    path: { id: '', en: '' },
    title: { id: 'Beranda', en: 'Home' },
  },
  aboutUs: {
    path: { id: 'tentang-kami', en: 'about-us' },
    title: { id: 'Tentang kami', en: 'About us' },
  },
  analysisTools: {
    path: tools,
    title: { id: 'Alat analisis', en: 'Analysis tools' },
  },
  announcement: {
    path: { id: 'pengumuman', en: 'announcement' },
    title: { id: 'Pengumuman', en: 'Announcements' },
  },
  announcementDetail: {
    path: { id: 'pengumuman/:slug', en: 'announcement/:slug' },
    parent: 'announcement',
  },
  averagePrice: {
    path: { id: `${tools.id}/harga-rata-rata`, en: `${tools.en}/average-price` },
    title: { id: 'Harga rata-rata dan ukuran posisi', en: 'Average price and position size' },
    parent: 'analysisTools',
    perVisit: 'tool',
    isTool: true,
  },
  blog: {
    path: { id: 'blog', en: 'blog' },
    title: { id: 'Blog', en: 'Blog' },
  },
  blogDetail: {
    path: { id: 'blog/:slug', en: 'blog/:slug' },
    parent: 'blog',
  },
  blogEditorBoard: {
    path: { id: 'blog/editor-board', en: 'blog/editor-board' },
    title: { id: 'Dewan redaksi', en: 'Editorial board' },
    parent: 'blog',
  },
  bondCalculator: {
    path: { id: `${tools.id}/obligasi`, en: `${tools.en}/bond` },
    title: { id: 'Kalkulator obligasi dan SBN', en: 'Bond calculator' },
    parent: 'analysisTools',
    perVisit: 'tool',
    isTool: true,
  },
  companyDetail: {
    path: { id: `${companies.id}/:slug`, en: `${companies.en}/:slug` },
    title: { id: 'Informasi perusahaan', en: 'Company information' },
    parent: 'companyList',
  },
  companyList: {
    path: companies,
    title: { id: 'Informasi perusahaan', en: 'Company information' },
  },
  companyNews: {
    path: { id: `${companies.id}/:slug/berita-terkini`, en: `${companies.en}/:slug/latest-news` },
    title: { id: 'Berita terkini', en: 'Latest news' },
    parent: 'companyDetail',
  },
  companyNewsDetail: {
    path: { id: `${companies.id}/:slug/berita-terkini/:news`, en: `${companies.en}/:slug/latest-news/:news` },
    parent: 'companyNews',
  },
  contactUs: {
    path: { id: 'hubungi-kami', en: 'contact-us' },
    title: { id: 'Hubungi kami', en: 'Contact us' },
    perVisit: 'form',
  },
  corporateAction: {
    path: { id: `${research.id}/aksi-korporasi`, en: `${research.en}/corporate-action` },
    title: { id: 'Aksi korporasi', en: 'Corporate actions' },
    parent: 'companyList',
  },
  corporateActionCalculator: {
    path: { id: `${tools.id}/aksi-korporasi`, en: `${tools.en}/corporate-action` },
    title: { id: 'Kalkulator aksi korporasi', en: 'Corporate action calculator' },
    parent: 'analysisTools',
    perVisit: 'tool',
    isTool: true,
  },
  course: {
    path: { id: 'edukasi/jalur-belajar/:slug', en: 'education/learning-paths/:slug' },
    parent: 'education',
  },
  dividendCalculator: {
    path: { id: `${tools.id}/dividen`, en: `${tools.en}/dividend` },
    title: { id: 'Kalkulator dividen', en: 'Dividend calculator' },
    parent: 'analysisTools',
    perVisit: 'tool',
    isTool: true,
  },
  education: {
    path: { id: 'edukasi', en: 'education' },
    title: { id: 'Edukasi', en: 'Education' },
  },
  educationalVideos: {
    path: { id: 'edukasi/video-edukasi', en: 'education/educational-videos' },
    title: { id: 'Video edukasi', en: 'Educational videos' },
    parent: 'education',
  },
  events: {
    path: events,
    title: series.events.name,
    parent: 'education',
  },
  eventDetail: {
    path: { id: `${events.id}/:slug`, en: `${events.en}/:slug` },
    title: { id: 'Acara', en: 'Event' },
    parent: 'events',
  },
  eventRegister: {
    path: { id: `${events.id}/:slug/daftar`, en: `${events.en}/:slug/register` },
    parent: 'eventDetail',
    perVisit: 'form',
    isIndexed: false,
  },
  eventRegisterFailed: {
    path: { id: `${events.id}/:slug/daftar-gagal`, en: `${events.en}/:slug/register-failed` },
    parent: 'eventDetail',
    perVisit: 'visitor',
    isIndexed: false,
  },
  eventRegisterSuccess: {
    path: { id: `${events.id}/:slug/daftar-sukses`, en: `${events.en}/:slug/register-success` },
    parent: 'eventDetail',
    perVisit: 'visitor',
    isIndexed: false,
  },
  exchangeCalendar: {
    path: { id: `${research.id}/kalender-bursa`, en: `${research.en}/exchange-calendar` },
    title: { id: 'Kalender bursa', en: 'Exchange calendar' },
    // Shows the session of this minute, so a cached page would be wrong.
    perVisit: 'tool',
  },
  faq: {
    path: { id: 'faq', en: 'faq' },
    title: { id: 'Pertanyaan umum', en: 'Frequently asked questions' },
  },
  faqDetail: {
    path: { id: 'faq/:slug', en: 'faq/:slug' },
    parent: 'faq',
  },
  fees: {
    path: { id: 'biaya', en: 'fees' },
    title: { id: 'Biaya', en: 'Fees' },
  },
  glossary: {
    path: { id: 'glosarium', en: 'glossary' },
    title: { id: 'Glosarium', en: 'Glossary' },
    parent: 'education',
  },
  glossaryTerm: {
    path: { id: 'glosarium/:slug', en: 'glossary/:slug' },
    parent: 'glossary',
  },
  investmentCalculator: {
    path: { id: `${tools.id}/kalkulator-investasi`, en: `${tools.en}/investment-calculator` },
    title: { id: 'Kalkulator investasi', en: 'Investment calculator' },
    perVisit: 'tool',
    isTool: true,
    tableFile: { id: 'rencana.csv', en: 'plan.csv' },
  },
  learnInvestmentDetail: {
    path: { id: 'edukasi/belajar-investasi/:slug', en: 'education/learn-investment/:slug' },
    parent: 'education',
  },
  marginSimulator: {
    path: { id: `${tools.id}/margin-dan-gadai`, en: `${tools.en}/margin-and-pawn` },
    title: { id: 'Simulasi margin dan gadai efek', en: 'Margin and pawn simulator' },
    parent: 'analysisTools',
    perVisit: 'tool',
    isTool: true,
  },
  market: {
    path: { id: `${research.id}/pasar`, en: `${research.en}/market` },
    title: { id: 'Pasar hari ini', en: 'Market today' },
  },
  orderLimits: {
    path: { id: `${tools.id}/batas-order`, en: `${tools.en}/order-limits` },
    title: { id: 'Batas harga order', en: 'Order price limits' },
    parent: 'analysisTools',
    perVisit: 'tool',
    isTool: true,
  },
  officialChannels: {
    path: { id: 'kanal-resmi', en: 'official-channels' },
    title: { id: 'Kanal resmi', en: 'Official channels' },
    parent: 'trust',
  },
  openAccount: {
    path: { id: 'buka-rekening', en: 'open-account' },
    title: { id: 'Buka rekening', en: 'Open an account' },
  },
  productEbaRetail: {
    path: { id: `${product.id}/eba-ritel`, en: `${product.en}/eba-retail` },
    title: { id: 'EBA ritel', en: 'Retail asset-backed securities (EBA)' },
    parent: 'productsAndServices',
  },
  productListing: {
    path: { id: ':product', en: ':product' },
    parent: 'productsAndServices',
    values: productSegments,
  },
  productMutualFund: {
    path: { id: `${product.id}/reksadana`, en: `${product.en}/mutual-fund` },
    title: { id: 'Reksa dana', en: 'Mutual funds' },
    parent: 'productsAndServices',
  },
  productSecurities: {
    path: { id: `${product.id}/surat-berharga`, en: `${product.en}/securities` },
    title: { id: 'Surat berharga', en: 'Government and corporate securities' },
    parent: 'productsAndServices',
  },
  productStock: {
    path: { id: `${product.id}/saham`, en: `${product.en}/stock` },
    title: { id: 'Saham', en: 'Stocks' },
    parent: 'productsAndServices',
  },
  productsAndServices: {
    path: { id: 'produk-dan-layanan', en: 'products-and-services' },
    title: { id: 'Produk dan layanan', en: 'Products and services' },
  },
  promo: {
    path: { id: 'promo', en: 'promo' },
    title: { id: 'Promo', en: 'Promotions' },
  },
  promoDetail: {
    path: { id: 'promo/:slug', en: 'promo/:slug' },
    parent: 'promo',
  },
  recommendation: {
    path: { id: 'rekomendasi', en: 'recommendation' },
    title: { id: 'Rekomendasi saham', en: 'Stock recommendations' },
  },
  researchReport: {
    path: { id: `${research.id}/laporan-riset`, en: `${research.en}/research-report` },
    title: { id: 'Laporan riset', en: 'Research reports' },
  },
  researchReportDetail: {
    path: { id: `${research.id}/laporan-riset/:slug`, en: `${research.en}/research-report/:slug` },
    parent: 'researchReport',
  },
  riskProfile: {
    path: { id: `${tools.id}/profil-risiko`, en: `${tools.en}/risk-profile` },
    title: { id: 'Profil risiko', en: 'Risk profile' },
    perVisit: 'tool',
  },
  riskProfileResult: {
    path: { id: `${tools.id}/profil-risiko/hasil`, en: `${tools.en}/risk-profile/result` },
    parent: 'riskProfile',
    perVisit: 'tool',
    isIndexed: false,
  },
  morningNotes: {
    path: morningNotes,
    title: series.morningNote.name,
  },
  morningNoteDetail: {
    path: { id: `${morningNotes.id}/:slug`, en: `${morningNotes.en}/:slug` },
    parent: 'morningNotes',
  },
  searchResult: {
    path: { id: 'search-result', en: 'search-result' },
    title: { id: 'Hasil pencarian', en: 'Search results' },
    perVisit: 'tool',
    isIndexed: false,
  },
  serviceDigitalFacility: {
    path: { id: `${service.id}/fasilitas-digital`, en: `${service.en}/digital-facility` },
    title: { id: 'Fasilitas digital', en: 'Digital facility' },
    parent: 'productsAndServices',
  },
  serviceLossInsurances: {
    path: { id: `${service.id}/asuransi-kerugian`, en: `${service.en}/loss-insurances` },
    title: { id: 'Asuransi kerugian', en: 'Loss insurance' },
    parent: 'productsAndServices',
  },
  serviceMppe: {
    path: { id: `${service.id}/mppe`, en: `${service.en}/mppe` },
    title: { id: 'MPPE', en: 'MPPE' },
    parent: 'productsAndServices',
  },
  servicePriorityCustomerGate: {
    path: { id: `${service.id}/gerbang-nasabah-prioritas`, en: `${service.en}/priority-customer-gate` },
    title: { id: 'Gerbang nasabah prioritas', en: 'Priority customer gate' },
    parent: 'productsAndServices',
  },
  serviceSecurityPawn: {
    path: { id: `${service.id}/gadai-efek`, en: `${service.en}/security-pawn` },
    title: { id: 'Gadai efek', en: 'Securities pawn' },
    parent: 'productsAndServices',
  },
  serviceStockAccount: {
    path: { id: `${service.id}/rekening-saham`, en: `${service.en}/stock-account` },
    title: { id: 'Rekening saham', en: 'Stock account' },
    parent: 'productsAndServices',
  },
  staticPage: {
    path: { id: '*', en: '*' },
    title: { id: 'Halaman', en: 'Page' },
  },
  stockScreener: {
    path: { id: `${research.id}/penyaring-saham`, en: `${research.en}/stock-screener` },
    title: { id: 'Screener saham', en: 'Stock screener' },
  },
  transactionCost: {
    path: { id: `${tools.id}/biaya-transaksi`, en: `${tools.en}/transaction-cost` },
    title: { id: 'Biaya transaksi', en: 'Transaction cost' },
    parent: 'fees',
    perVisit: 'tool',
    isTool: true,
  },
  trust: {
    path: { id: 'kepercayaan', en: 'trust' },
    title: { id: 'Izin & perlindungan', en: 'License & protection' },
  },
  foreignInvestors: {
    path: { id: 'investor-asing', en: 'foreign-investors' },
    title: { id: 'Investor asing', en: 'Foreign investors' },
  },
  serviceStatus: {
    path: { id: 'status', en: 'status' },
    title: { id: 'Status layanan', en: 'Service status' },
    perVisit: 'tool',
  },
  whatIf: {
    path: { id: `${tools.id}/seandainya`, en: `${tools.en}/what-if` },
    title: { id: 'Seandainya', en: 'What if I had' },
    parent: 'analysisTools',
    perVisit: 'tool',
    isTool: true,
  },
  subscription: {
    path: { id: 'langganan', en: 'subscription' },
    title: { id: 'Langganan email', en: 'Email subscription' },
    perVisit: 'form',
  },
  subscriptionConfirm: {
    path: { id: 'langganan/konfirmasi', en: 'subscription/confirm' },
    parent: 'subscription',
    perVisit: 'visitor',
    isIndexed: false,
  },
  subscriptionEnd: {
    path: { id: 'langganan/berhenti', en: 'subscription/unsubscribe' },
    parent: 'subscription',
    perVisit: 'visitor',
    isIndexed: false,
  },
  subscriptionManage: {
    path: { id: 'langganan/kelola', en: 'subscription/manage' },
    parent: 'subscription',
    perVisit: 'visitor',
    isIndexed: false,
  },
  portfolioCheck: {
    path: { id: `${tools.id}/cek-portofolio`, en: `${tools.en}/portfolio-check` },
    title: { id: 'Cek portofolio', en: 'Portfolio check-up' },
    parent: 'analysisTools',
  },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof sitePages

export type ToolPageName = {
  [Name in PageName]: (typeof sitePages)[Name] extends { isTool: true } ? Name : never
}[PageName]

/** Pages with a title of their own. */
type TitledPageName = {
  [Name in PageName]: (typeof sitePages)[Name] extends { title: object } ? Name : never
}[PageName]

type UntitledPageName = {
  [Name in PageName]: (typeof sitePages)[Name] extends { title: object } | { parent: TitledPageName }
    ? never
    : Name
}[PageName]

type WrongParentName = {
  [Name in PageName]: (typeof sitePages)[Name] extends { parent: infer Parent }
    ? Parent extends TitledPageName
      ? never
      : Name
    : never
}[PageName]

type Nothing<Name extends never> = Name
/** Does not compile if a page has neither a title nor a parent with one, or a parent that is no titled page. */
export type EveryPageIsTitled = Nothing<UntitledPageName | WrongParentName>

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(sitePages, name)
}

/** In the order of the table. */
export const pageNames: readonly PageName[] = Object.keys(sitePages).filter(isPageName)

function isToolPageName(name: PageName): name is ToolPageName {
  return findPage(name).isTool === true
}

export const toolPages: readonly ToolPageName[] = pageNames.filter(isToolPageName)

/** A page as the general type, for code that handles all pages. */
export function findPage(name: PageName): SitePage {
  return sitePages[name]
}

/** The page above a page; undefined at the top. */
export function findParentPage(name: PageName): PageName | undefined {
  const { parent } = findPage(name)
  return parent !== undefined && isPageName(parent) ? parent : undefined
}

/** A page's title in both languages; the title of the page above it for a page without one. */
export function findPageTitle(name: PageName): ByLocale<string> {
  const { title } = findPage(name)
  return title ?? findPageTitle(findParentPage(name) ?? 'home')
}
