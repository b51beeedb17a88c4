import { screenerQuery } from '#app/i18n/endpoints/screener-file.ts'
import type { MiddlewareName, ParamsCheckName } from '#app/i18n/middleware-names.ts'
import type { PageName } from '#app/i18n/pages.ts'

interface PageRoute {
  /** The route module, relative to app/. */
  readonly file: string
  /** The query parameters that change the page; all others are dropped. */
  readonly query?: readonly string[]
  /** Additional middleware, in order. */
  readonly middleware?: readonly MiddlewareName[]
  /** Validation of the path parameters; invalid ones are a 404. */
  readonly validate?: ParamsCheckName
}

/** The server-only part of the slug table. */
export const pageRoutes: Readonly<Record<PageName, PageRoute>> = {
  home: { file: 'features/home/home.route.tsx' },
  aboutUs: { file: 'features/static-pages/about-us.route.tsx' },
  announcement: {
    file: 'features/announcements/announcements.route.tsx',
    query: ['page', 'category', 'year'],
  },
  announcementDetail: { file: 'features/announcements/announcement.route.tsx', validate: 'documentSlug' },
  blog: { file: 'features/blog/articles.route.tsx', query: ['page', 'category', 'author'] },
  blogEditorBoard: { file: 'features/blog/editor-board.route.tsx' },
  blogDetail: { file: 'features/blog/article.route.tsx', validate: 'documentSlug' },
  openAccount: { file: 'features/offers/open-account/open-account.route.tsx' },
  contactUs: { file: 'features/contact/contact.route.tsx', query: ['sent'] },
  trust: { file: 'features/trust/trust.route.tsx' },
  officialChannels: { file: 'features/trust/official-channels.route.tsx' },
  education: { file: 'features/education/education.route.tsx' },
  eduvest: { file: 'features/education-events/events.route.tsx', query: ['page', 'when'] },
  eduvestDetail: { file: 'features/education-events/event.route.tsx', validate: 'documentSlug' },
  eduvestRegister: {
    file: 'features/education-events/register.route.tsx',
    query: ['kind', 'ticket'],
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
  educationalVideos: { file: 'features/education/videos.route.tsx', query: ['page', 'category'] },
  course: { file: 'features/education/course.route.tsx', validate: 'documentSlug' },
  learnInvestmentDetail: { file: 'features/education/lesson.route.tsx', validate: 'documentSlug' },
  glossary: { file: 'features/glossary/glossary.route.tsx', query: ['q'] },
  glossaryTerm: { file: 'features/glossary/term.route.tsx', validate: 'documentSlug' },
  faq: { file: 'features/faq/faqs.route.tsx', query: ['q', 'category'] },
  faqDetail: { file: 'features/faq/faq.route.tsx', validate: 'documentSlug' },
  fees: { file: 'features/fees/fees.route.tsx' },
  productsAndServices: { file: 'features/offers/offers.route.tsx' },
  productEbaRetail: { file: 'features/offers/eba/eba.route.tsx' },
  productMutualFund: {
    file: 'features/offers/mutual-fund/mutual-fund.route.tsx',
    query: ['kind', 'sort', 'page'],
  },
  productSecurities: { file: 'features/offers/securities/securities.route.tsx' },
  productStock: { file: 'features/offers/stock/stock.route.tsx' },
  serviceDigitalFacility: { file: 'features/offers/service.route.tsx' },
  serviceLossInsurances: { file: 'features/offers/service.route.tsx' },
  serviceMppe: { file: 'features/offers/service.route.tsx' },
  servicePriorityCustomerGate: { file: 'features/offers/service.route.tsx' },
  serviceSecurityPawn: { file: 'features/offers/service.route.tsx' },
  serviceStockAccount: { file: 'features/offers/stock-account.route.tsx' },
  promo: { file: 'features/promo/promos.route.tsx', query: ['page', 'product', 'when'] },
  promoDetail: { file: 'features/promo/promo.route.tsx', validate: 'documentSlug' },
  recommendation: { file: 'features/recommendations/recommendations.route.tsx', query: ['ticker', 'page'] },
  companyList: {
    file: 'features/companies/list/companies.route.tsx',
    query: ['q', 'sector', 'board', 'index', 'sort', 'page'],
  },
  companyDetail: {
    file: 'features/companies/page/company.route.tsx',
    query: ['tab', 'period', 'range', 'unit', 'type', 'averages', 'prices', 'versus', 'with', 'add'],
    validate: 'companySlug',
  },
  companyNews: {
    file: 'features/companies/news/company-news.route.tsx',
    query: ['page'],
    validate: 'companySlug',
  },
  companyNewsDetail: {
    file: 'features/companies/news/company-news-item.route.tsx',
    validate: 'companyNewsSlug',
  },
  corporateAction: {
    file: 'features/corporate-actions/corporate-actions.route.tsx',
    query: ['tab', 'ticker', 'status', 'from', 'to', 'view', 'month', 'page'],
  },
  market: { file: 'features/market/market.route.tsx', query: ['range'] },
  exchangeCalendar: { file: 'features/exchange-calendar/exchange-calendar.route.tsx' },
  stockScreener: {
    file: 'features/companies/screener/screener.route.tsx',
    query: [...screenerQuery, 'page'],
  },
  researchReport: {
    file: 'features/research/reports.route.tsx',
    query: ['page', 'category', 'sector', 'analyst', 'ticker', 'from', 'to'],
  },
  researchReportDetail: { file: 'features/research/report.route.tsx', validate: 'documentSlug' },
  sapaMentari: { file: 'features/morning-notes/notes.route.tsx', query: ['page', 'month'] },
  sapaMentariDetail: { file: 'features/morning-notes/note.route.tsx', validate: 'documentSlug' },
  analysisTools: { file: 'features/tools/analysis-tools.route.tsx' },
  orderLimits: { file: 'features/tools/order-limits/order-limits.route.tsx' },
  averagePrice: { file: 'features/tools/average-price/average-price.route.tsx' },
  dividendCalculator: { file: 'features/tools/dividend/dividend.route.tsx' },
  corporateActionCalculator: { file: 'features/tools/corporate-action/corporate-action.route.tsx' },
  bondCalculator: { file: 'features/tools/bond/bond.route.tsx' },
  marginSimulator: { file: 'features/tools/margin/margin.route.tsx' },
  investmentCalculator: { file: 'features/calculator/calculator.route.tsx' },
  transactionCost: { file: 'features/tools/transaction-cost/transaction-cost.route.tsx' },
  riskProfile: { file: 'features/risk-profile/questionnaire.route.tsx' },
  riskProfileResult: { file: 'features/risk-profile/result.route.tsx' },
  searchResult: { file: 'features/search/search.route.tsx' },
  productListing: { file: 'features/offers/product-listing.route.tsx', query: ['page'] },
  staticPage: { file: 'features/static-pages/static-page.route.tsx' },
}
