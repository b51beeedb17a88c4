import {
  type CachedPolicy,
  type CachePolicyName,
  findPage,
  type PageName,
  type PerVisitPolicy,
  type sitePages,
} from '@site/contracts/content/site-pages.ts'
import { screenerQuery } from '#app/i18n/endpoints/screener-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { MiddlewareName, ParamsCheckName } from '#app/i18n/middleware-names.ts'

interface PageRoute {
  /** The route module, relative to app/. */
  readonly file: string
  /** The query parameters that change the page; all others are dropped. */
  readonly query?: readonly string[]
  /** Absent for pages that are rendered for each visit. */
  readonly cache?: CachedPolicy
  /** Additional middleware, in order. */
  readonly middleware?: readonly MiddlewareName[]
  /** Validation of the path parameters; invalid ones are a 404. */
  readonly validate?: ParamsCheckName
  /**
   * Synonyms of the title, with which visitors find a page that is no document of the CMS. Lower-case letters and digits
   * only.
   */
  readonly words?: Readonly<Record<Locale, readonly string[]>>
}

type PageRoutes = {
  readonly [Name in PageName]: (typeof sitePages)[Name] extends { perVisit: PerVisitPolicy }
    ? PageRoute & { readonly cache?: never }
    : PageRoute & { readonly cache: CachedPolicy }
}

/** The server's half of the page table. */
export const pageRoutes: PageRoutes = {
  home: { file: 'features/home/home.route.tsx', cache: 'list' },
  aboutUs: { file: 'features/static-pages/about-us.route.tsx', cache: 'detail' },
  announcement: {
    file: 'features/announcements/announcements.route.tsx',
    cache: 'list',
    query: ['page', 'category', 'year'],
    words: { id: ['maklumat', 'kabar terbaru'], en: ['notices', 'news from the firm'] },
  },
  announcementDetail: {
    file: 'features/announcements/announcement.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  blog: {
    file: 'features/blog/articles.route.tsx',
    cache: 'list',
    query: ['page', 'category', 'author'],
    words: { id: ['artikel', 'artikel investasi'], en: ['articles'] },
  },
  blogEditorBoard: {
    file: 'features/blog/editor-board.route.tsx',
    cache: 'list',
    words: { id: ['redaksi', 'penulis blog'], en: ['editors', 'authors'] },
  },
  blogDetail: { file: 'features/blog/article.route.tsx', cache: 'detail', validate: 'documentSlug' },
  openAccount: {
    file: 'features/offers/open-account/open-account.route.tsx',
    cache: 'detail',
    words: {
      id: ['buka rekening', 'daftar rekening', 'bikin akun', 'unduh aplikasi', 'download aplikasi'],
      en: ['open an account', 'sign up', 'get started', 'get the app', 'download the app'],
    },
  },
  contactUs: {
    file: 'features/contact/contact.route.tsx',
    query: ['sent'],
    words: {
      id: [
        'kontak',
        'alamat kantor',
        'kantor cabang',
        'lokasi kantor',
        'layanan nasabah',
        'nomor telepon',
        'bantuan',
      ],
      en: [
        'contact',
        'office address',
        'branch office',
        'customer service',
        'phone number',
        'support',
        'help',
      ],
    },
  },
  trust: {
    file: 'features/trust/trust.route.tsx',
    cache: 'market',
    words: {
      id: ['izin ojk', 'legalitas', 'direksi', 'pengurus', 'dana perlindungan pemodal', 'laps sjk'],
      en: ['license', 'management', 'directors', 'protection fund', 'is my money protected', 'laps sjk'],
    },
  },
  officialChannels: {
    file: 'features/trust/official-channels.route.tsx',
    cache: 'detail',
    words: {
      id: ['akun resmi', 'nomor resmi', 'cek nomor', 'penipuan', 'akun palsu', 'rekening resmi'],
      en: ['official accounts', 'official numbers', 'check a number', 'scam', 'fraud', 'fake accounts'],
    },
  },
  education: {
    file: 'features/education/education.route.tsx',
    cache: 'list',
    words: {
      id: ['belajar investasi', 'belajar saham', 'kelas investasi', 'materi belajar'],
      en: ['learn to invest', 'learn investing', 'lessons', 'courses'],
    },
  },
  eduvest: {
    file: 'features/education-events/events.route.tsx',
    cache: 'list',
    query: ['page', 'when'],
    words: {
      id: ['acara', 'seminar', 'webinar', 'pelatihan', 'daftar acara'],
      en: ['events', 'seminar', 'webinar', 'training'],
    },
  },
  eduvestDetail: {
    file: 'features/education-events/event.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  eduvestRegister: {
    file: 'features/education-events/register.route.tsx',
    query: ['kind', 'ticket', 'confirm'],
    validate: 'documentSlug',
  },
  eduvestRegisterFailed: {
    file: 'features/education-events/register-failed.route.tsx',
    query: ['reason'],
    validate: 'documentSlug',
  },
  eduvestRegisterSuccess: {
    file: 'features/education-events/register-success.route.tsx',
    query: ['state'],
    validate: 'documentSlug',
  },
  educationalVideos: {
    file: 'features/education/videos.route.tsx',
    cache: 'list',
    query: ['page', 'category'],
    words: {
      id: ['video', 'video belajar', 'film'],
      en: ['video', 'videos', 'learning videos', 'films'],
    },
  },
  course: { file: 'features/education/course.route.tsx', cache: 'detail', validate: 'documentSlug' },
  learnInvestmentDetail: {
    file: 'features/education/lesson.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  glossary: {
    file: 'features/glossary/glossary.route.tsx',
    cache: 'list',
    query: ['q'],
    words: {
      id: ['kamus', 'kamus investasi', 'istilah', 'arti istilah'],
      en: ['dictionary', 'terms', 'definitions'],
    },
  },
  glossaryTerm: { file: 'features/glossary/term.route.tsx', cache: 'detail', validate: 'documentSlug' },
  faq: {
    file: 'features/faq/faqs.route.tsx',
    cache: 'list',
    query: ['q', 'category'],
    words: {
      id: ['faq', 'tanya jawab', 'pertanyaan', 'pusat bantuan', 'bantuan'],
      en: ['faq', 'questions', 'help centre', 'help center', 'help'],
    },
  },
  faqDetail: { file: 'features/faq/faq.route.tsx', cache: 'detail', validate: 'documentSlug' },
  fees: {
    file: 'features/fees/fees.route.tsx',
    cache: 'list',
    words: {
      id: ['biaya', 'komisi', 'tarif', 'biaya transaksi', 'fee', 'fee broker', 'minimum komisi'],
      en: ['fees', 'commission', 'rates', 'cost', 'brokerage fee', 'price list'],
    },
  },
  productsAndServices: {
    file: 'features/offers/offers.route.tsx',
    cache: 'list',
    words: {
      id: ['produk', 'layanan', 'daftar produk'],
      en: ['products', 'services'],
    },
  },
  productEbaRetail: { file: 'features/offers/eba/eba.route.tsx', cache: 'detail' },
  productMutualFund: {
    file: 'features/offers/mutual-fund/mutual-fund.route.tsx',
    cache: 'detail',
    query: ['kind', 'sort', 'page'],
  },
  productSecurities: { file: 'features/offers/securities/securities.route.tsx', cache: 'list' },
  productStock: { file: 'features/offers/stock/stock.route.tsx', cache: 'detail' },
  serviceDigitalFacility: { file: 'features/offers/service.route.tsx', cache: 'detail' },
  serviceLossInsurances: { file: 'features/offers/service.route.tsx', cache: 'detail' },
  serviceMppe: { file: 'features/offers/service.route.tsx', cache: 'detail' },
  servicePriorityCustomerGate: { file: 'features/offers/service.route.tsx', cache: 'detail' },
  serviceSecurityPawn: { file: 'features/offers/service.route.tsx', cache: 'detail' },
  serviceStockAccount: { file: 'features/offers/stock-account.route.tsx', cache: 'detail' },
  promo: {
    file: 'features/promo/promos.route.tsx',
    cache: 'list',
    query: ['page', 'product', 'when'],
    words: { id: ['promosi', 'penawaran', 'hadiah'], en: ['promo', 'offers', 'deals'] },
  },
  promoDetail: { file: 'features/promo/promo.route.tsx', cache: 'detail', validate: 'documentSlug' },
  recommendation: {
    file: 'features/recommendations/recommendations.route.tsx',
    cache: 'market',
    query: ['ticker', 'page'],
    words: {
      id: ['rekomendasi', 'saham pilihan', 'harga target', 'target harga', 'beli tahan jual'],
      en: ['recommendations', 'stock picks', 'target prices', 'buy hold sell'],
    },
  },
  companyList: {
    file: 'features/companies/list/companies.route.tsx',
    cache: 'market',
    query: ['q', 'sector', 'board', 'index', 'sort', 'page'],
    words: {
      id: ['daftar emiten', 'daftar saham', 'informasi emiten', 'harga saham'],
      en: ['issuers', 'list of companies', 'listed companies', 'stock list', 'stock prices'],
    },
  },
  companyDetail: {
    file: 'features/companies/page/company.route.tsx',
    cache: 'market',
    query: [
      'tab',
      'period',
      'range',
      'unit',
      'until',
      'type',
      'averages',
      'prices',
      'scale',
      'index',
      'versus',
      'with',
      'add',
    ],
    validate: 'companySlug',
  },
  companyNews: {
    file: 'features/companies/news/company-news.route.tsx',
    cache: 'market',
    query: ['page'],
    validate: 'companySlug',
  },
  companyNewsDetail: {
    file: 'features/companies/news/company-news-item.route.tsx',
    cache: 'market',
    validate: 'companyNewsSlug',
  },
  corporateAction: {
    file: 'features/corporate-actions/corporate-actions.route.tsx',
    cache: 'market',
    query: ['tab', 'ticker', 'status', 'from', 'to', 'view', 'month', 'page'],
    words: {
      id: ['corporate action', 'jadwal dividen', 'jadwal rups', 'kalender dividen'],
      en: ['dividend schedule', 'dividend calendar', 'general meetings'],
    },
  },
  market: {
    file: 'features/market/market.route.tsx',
    cache: 'market',
    query: ['range'],
    words: {
      id: [
        'pasar',
        'pasar saham',
        'indeks harga saham',
        'saham naik',
        'saham turun',
        'top gainers',
        'peta sektor',
      ],
      en: ['market', 'stock market', 'stock index', 'top gainers', 'top losers', 'most active', 'sector map'],
    },
  },
  exchangeCalendar: {
    file: 'features/exchange-calendar/exchange-calendar.route.tsx',
    words: {
      id: [
        'jam bursa',
        'jam perdagangan',
        'jam buka bursa',
        'libur bursa',
        'hari libur bursa',
        'penyelesaian t 2',
        'hari bursa',
      ],
      en: [
        'trading hours',
        'market hours',
        'exchange holidays',
        'market holidays',
        'settlement date',
        'trading days',
      ],
    },
  },
  stockScreener: {
    file: 'features/companies/screener/screener.route.tsx',
    cache: 'market',
    query: [...screenerQuery, 'page'],
    words: {
      id: [
        'screener',
        'penyaring saham',
        'saring saham',
        'filter saham',
        'cari saham',
        'per rendah',
        'pbv rendah',
      ],
      en: ['screener', 'screen stocks', 'filter stocks', 'stock filter', 'low pe', 'low pb'],
    },
  },
  researchReport: {
    file: 'features/research/reports.route.tsx',
    cache: 'list',
    query: ['page', 'category', 'sector', 'analyst', 'ticker', 'from', 'to'],
    words: {
      id: ['riset', 'riset saham', 'laporan analis', 'analisis saham'],
      en: ['research', 'stock research', 'analyst reports', 'stock analysis'],
    },
  },
  researchReportDetail: {
    file: 'features/research/report.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  sapaMentari: {
    file: 'features/morning-notes/notes.route.tsx',
    cache: 'list',
    query: ['page', 'month'],
    words: {
      id: ['catatan pagi', 'berita pagi', 'ulasan pasar harian'],
      en: ['morning note', 'morning notes', 'daily market review'],
    },
  },
  sapaMentariDetail: {
    file: 'features/morning-notes/note.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  analysisTools: {
    file: 'features/tools/analysis-tools.route.tsx',
    cache: 'list',
    words: {
      id: ['kalkulator pasar', 'alat investasi'],
      en: ['market calculators'],
    },
  },
  orderLimits: {
    file: 'features/tools/tool.route.tsx',
    words: {
      id: ['auto rejection', 'ara arb', 'fraksi harga', 'batas harga', 'tick'],
      en: ['auto rejection', 'price limits', 'tick size'],
    },
  },
  averagePrice: {
    file: 'features/tools/tool.route.tsx',
    words: {
      id: ['average down', 'harga rata rata', 'ukuran posisi'],
      en: ['average down', 'average cost', 'position size'],
    },
  },
  dividendCalculator: {
    file: 'features/tools/tool.route.tsx',
    words: {
      id: ['hitung dividen', 'pajak dividen', 'imbal hasil dividen'],
      en: ['dividend tax', 'dividend income'],
    },
  },
  corporateActionCalculator: {
    file: 'features/tools/tool.route.tsx',
    words: {
      id: ['right issue', 'hmetd', 'harga teoretis', 'stock split', 'dilusi'],
      en: ['rights issue', 'theoretical price', 'stock split', 'dilution'],
    },
  },
  bondCalculator: {
    file: 'features/tools/tool.route.tsx',
    words: {
      id: ['kalkulator obligasi', 'imbal hasil obligasi', 'kupon sbn', 'sukuk', 'ytm'],
      en: ['yield to maturity', 'bond yield', 'accrued interest'],
    },
  },
  marginSimulator: {
    file: 'features/tools/tool.route.tsx',
    words: {
      id: ['simulasi margin', 'margin call', 'forced sell', 'simulasi gadai'],
      en: ['margin call', 'forced sale', 'pawn simulator'],
    },
  },
  investmentCalculator: {
    file: 'features/tools/investment/calculator.route.tsx',
    words: {
      id: ['kalkulator', 'hitung investasi', 'simulasi investasi', 'kalkulator pensiun', 'kalkulator dana'],
      en: ['calculator', 'investment simulation', 'retirement calculator', 'pension calculator'],
    },
  },
  transactionCost: {
    file: 'features/tools/transaction-cost.route.tsx',
    words: {
      id: ['kalkulator biaya', 'hitung biaya', 'harga impas', 'titik impas', 'pajak penjualan', 'levi bursa'],
      en: ['cost calculator', 'break even', 'break even price', 'sales tax', 'exchange levy'],
    },
  },
  riskProfile: {
    file: 'features/risk-profile/questionnaire.route.tsx',
    words: {
      id: ['profil investor', 'kuesioner risiko', 'tes profil risiko', 'toleransi risiko'],
      en: ['risk profile test', 'risk questionnaire', 'investor profile', 'risk tolerance'],
    },
  },
  riskProfileResult: { file: 'features/risk-profile/result.route.tsx' },
  searchResult: { file: 'features/search/search.route.tsx' },
  productListing: { file: 'features/offers/product-listing.route.tsx', cache: 'list', query: ['page'] },
  staticPage: { file: 'features/static-pages/static-page.route.tsx', cache: 'detail' },
}

export function findCachePolicy(name: PageName): CachePolicyName {
  return findPage(name).perVisit ?? pageRoutes[name].cache ?? 'detail'
}
