import {
  type CachedPolicy,
  type CachePolicyName,
  findPage,
  type PageName,
  type PerVisitPolicy,
  type sitePages,
} from '@site/contracts/content/site-pages.ts'
import { screenerQuery } from '#app/i18n/endpoints/screener-file.ts'
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
}

type PageRoutes = {
  readonly [Name in PageName]: (typeof sitePages)[Name] extends { perVisit: PerVisitPolicy }
    ? PageRoute & { readonly cache?: never }
    : PageRoute & { readonly cache: CachedPolicy }
}

/** The server's half of the page table. */
export const pageRoutes: PageRoutes = {
  home: { file: 'features/home/home.route.tsx', cache: 'list', query: ['range'] },
  aboutUs: { file: 'features/static-pages/about-us.route.tsx', cache: 'detail' },
  announcement: {
    file: 'features/announcements/announcements.route.tsx',
    cache: 'list',
    query: ['page', 'category', 'year'],
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
  },
  blogEditorBoard: {
    file: 'features/blog/editor-board.route.tsx',
    cache: 'list',
  },
  blogDetail: { file: 'features/blog/article.route.tsx', cache: 'detail', validate: 'documentSlug' },
  openAccount: {
    file: 'features/offers/open-account/open-account.route.tsx',
    cache: 'detail',
  },
  foreignInvestors: {
    file: 'features/offers/foreign-investors/foreign-investors.route.tsx',
    cache: 'list',
  },
  contactUs: {
    file: 'features/contact/contact.route.tsx',
    query: ['sent'],
  },
  trust: {
    file: 'features/trust/trust.route.tsx',
    cache: 'market',
  },
  officialChannels: {
    file: 'features/trust/official-channels.route.tsx',
    cache: 'detail',
  },
  education: {
    file: 'features/education/education.route.tsx',
    cache: 'list',
  },
  events: {
    file: 'features/education-events/events.route.tsx',
    cache: 'list',
    query: ['page', 'when'],
  },
  eventDetail: {
    file: 'features/education-events/event.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  eventRegister: {
    file: 'features/education-events/register.route.tsx',
    query: ['kind', 'ticket', 'confirm'],
    validate: 'documentSlug',
  },
  eventRegisterFailed: {
    file: 'features/education-events/register-failed.route.tsx',
    query: ['reason', 'receipt'],
    validate: 'documentSlug',
  },
  eventRegisterSuccess: {
    file: 'features/education-events/register-success.route.tsx',
    query: ['state', 'receipt'],
    validate: 'documentSlug',
  },
  educationalVideos: {
    file: 'features/education/videos.route.tsx',
    cache: 'list',
    query: ['page', 'category'],
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
  },
  glossaryTerm: { file: 'features/glossary/term.route.tsx', cache: 'detail', validate: 'documentSlug' },
  faq: {
    file: 'features/faq/faqs.route.tsx',
    cache: 'list',
    query: ['q', 'category'],
  },
  faqDetail: { file: 'features/faq/faq.route.tsx', cache: 'detail', validate: 'documentSlug' },
  fees: {
    file: 'features/fees/fees.route.tsx',
    cache: 'list',
  },
  productsAndServices: {
    file: 'features/offers/hub/offers.route.tsx',
    cache: 'list',
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
  },
  promoDetail: { file: 'features/promo/promo.route.tsx', cache: 'detail', validate: 'documentSlug' },
  recommendation: {
    file: 'features/recommendations/recommendations.route.tsx',
    cache: 'market',
    query: ['ticker', 'show', 'page'],
  },
  companyList: {
    file: 'features/companies/list/companies.route.tsx',
    cache: 'market',
    query: ['q', 'sector', 'board', 'index', 'sort', 'page'],
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
  },
  market: {
    file: 'features/market/market.route.tsx',
    cache: 'market',
    query: ['range'],
  },
  exchangeCalendar: {
    file: 'features/exchange-calendar/exchange-calendar.route.tsx',
  },
  stockScreener: {
    file: 'features/companies/screener/screener.route.tsx',
    cache: 'market',
    query: [...screenerQuery, 'page'],
  },
  researchReport: {
    file: 'features/research/reports.route.tsx',
    cache: 'list',
    query: ['page', 'category', 'sector', 'analyst', 'ticker', 'from', 'to'],
  },
  researchReportDetail: {
    file: 'features/research/report.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  morningNotes: {
    file: 'features/morning-notes/notes.route.tsx',
    cache: 'list',
    query: ['page', 'month'],
  },
  morningNoteDetail: {
    file: 'features/morning-notes/note.route.tsx',
    cache: 'detail',
    validate: 'documentSlug',
  },
  analysisTools: {
    file: 'features/tools/overview/analysis-tools.route.tsx',
    cache: 'market',
    query: ['ticker'],
  },
  orderLimits: {
    file: 'features/tools/tool.route.tsx',
  },
  averagePrice: {
    file: 'features/tools/tool.route.tsx',
  },
  dividendCalculator: {
    file: 'features/tools/tool.route.tsx',
  },
  corporateActionCalculator: {
    file: 'features/tools/tool.route.tsx',
  },
  bondCalculator: {
    file: 'features/tools/tool.route.tsx',
  },
  marginSimulator: {
    file: 'features/tools/tool.route.tsx',
  },
  investmentCalculator: {
    file: 'features/tools/investment/calculator.route.tsx',
  },
  transactionCost: {
    file: 'features/tools/transaction-cost.route.tsx',
  },
  whatIf: {
    file: 'features/tools/what-if.route.tsx',
  },
  riskProfile: {
    file: 'features/risk-profile/questionnaire.route.tsx',
  },
  riskProfileResult: { file: 'features/risk-profile/result.route.tsx' },
  searchResult: { file: 'features/search/search.route.tsx' },
  portfolioCheck: { file: 'features/portfolio/portfolio-check.route.tsx', cache: 'market' },
  productListing: { file: 'features/offers/product-listing.route.tsx', cache: 'list', query: ['page'] },
  staticPage: { file: 'features/static-pages/static-page.route.tsx', cache: 'detail' },
  serviceStatus: { file: 'features/status/status.route.tsx' },
  subscription: { file: 'features/subscription/subscription.route.tsx' },
  subscriptionConfirm: { file: 'features/subscription/confirm.route.tsx' },
  subscriptionEnd: { file: 'features/subscription/end.route.tsx' },
  subscriptionManage: { file: 'features/subscription/manage.route.tsx' },
}

export function findCachePolicy(name: PageName): CachePolicyName {
  return findPage(name).perVisit ?? pageRoutes[name].cache ?? 'detail'
}
