import { AnnouncementListSchema, AnnouncementSchema } from '@site/contracts/content/announcements.ts'
import { ArticleListSchema, ArticleSchema, EditorBoardSchema } from '@site/contracts/content/articles.ts'
import { BondSeriesListSchema } from '@site/contracts/content/bond-series.ts'
import { EconomySchema } from '@site/contracts/content/economy.ts'
import {
  CourseSchema,
  EducationHubSchema,
  EventListSchema,
  EventSchema,
  LessonSchema,
  VideoListSchema,
} from '@site/contracts/content/education.ts'
import { FaqDetailSchema, FaqListSchema } from '@site/contracts/content/faqs.ts'
import { type FeedList, FeedSchema } from '@site/contracts/content/feeds.ts'
import { FeeListSchema } from '@site/contracts/content/fees.ts'
import { ForeignInvestorsSchema } from '@site/contracts/content/foreign-investors.ts'
import {
  type ContactMessage,
  ContactSubjectsSchema,
  MessageOutcomeSchema,
  type Registration,
  RegistrationOutcomeSchema,
  TicketStateSchema,
} from '@site/contracts/content/forms.ts'
import { FundListSchema } from '@site/contracts/content/funds.ts'
import { GlossarySchema, TermSchema } from '@site/contracts/content/glossary.ts'
import { HomeSchema } from '@site/contracts/content/home.ts'
import { MarketHaltListSchema } from '@site/contracts/content/market-halts.ts'
import { OfficeListSchema, ShownPageSchema, type StaticPage } from '@site/contracts/content/pages.ts'
import {
  AccountTypeSchema,
  OfferHubSchema,
  type ProductKey,
  ProductSchema,
  type ServiceKey,
  ServiceSchema,
} from '@site/contracts/content/products.ts'
import { PromoListSchema, PromoSchema } from '@site/contracts/content/promos.ts'
import {
  NoteListSchema,
  NoteSchema,
  RecommendationListSchema,
  ReportListSchema,
  ReportSchema,
} from '@site/contracts/content/research.ts'
import {
  type SearchKind,
  SearchResultSchema,
  SearchSuggestionsSchema,
} from '@site/contracts/content/search.ts'
import { ServiceCutoffsSchema } from '@site/contracts/content/service-cutoffs.ts'
import { ServiceFeeListSchema } from '@site/contracts/content/service-fees.ts'
import {
  RedirectListSchema,
  type SiteChromeResponse,
  SiteChromeResponseSchema,
} from '@site/contracts/content/site-chrome.ts'
import {
  type IndexedKind,
  NewsIndexSchema,
  SiteIndexPartsSchema,
  SiteIndexSchema,
} from '@site/contracts/content/site-index.ts'
import {
  SubscriptionConfirmedSchema,
  SubscriptionDeletedSchema,
  SubscriptionDownloadSchema,
  SubscriptionEndedSchema,
  SubscriptionLinkSchema,
  type SubscriptionRequest,
  SubscriptionRequestedSchema,
  SubscriptionStateSchema,
  type SubscriptionUpdate,
} from '@site/contracts/content/subscription.ts'
import type { subscriptionLimits } from '@site/contracts/content/subscription-names.ts'
import { CalculatorAssumptionsSchema, RiskQuestionnaireSchema } from '@site/contracts/content/tools.ts'
import { TrustSchema } from '@site/contracts/content/trust.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { array } from 'valibot'
import { type ContentReader, slugged } from './content-reader.server.ts'
import type { UnknownBlocks } from './unknown-blocks.server.ts'

interface ListQuery {
  readonly page?: number
  readonly category?: string | null
}

/** Months are inclusive, e.g. `2026-11`. */
interface ReportsQuery extends ListQuery {
  readonly sector?: string | null
  readonly analyst?: string | null
  readonly ticker?: string | null
  readonly from?: string | null
  readonly to?: string | null
}

/** 0 ends a pause. */
export type PauseMonths = 0 | (typeof subscriptionLimits.pauseMonths)[number]

/** When a scheduled change of the menu takes effect, in milliseconds since 1970; infinite if there is none. */
export function menuExpiresAt({ menuChangesAt }: SiteChromeResponse): number {
  return menuChangesAt === null ? Number.POSITIVE_INFINITY : Date.parse(menuChangesAt)
}

/** The only client of the CMS, for one request in one language. */
export function contentClient(reader: ContentReader, unknownBlocks: UnknownBlocks) {
  /** A page composed by editors, without blocks that this release does not support. */
  async function readComposed(path: string): Promise<StaticPage | null> {
    const found = await reader.find(path, ShownPageSchema)
    if (found === null) {
      return null
    }
    unknownBlocks.reportUnknown(path, found.unknownKinds)
    return found.page
  }
  return {
    siteChrome: () => reader.get('/shell', SiteChromeResponseSchema, {}, 'lastKnownGood', menuExpiresAt),
    redirects: () => reader.get('/redirects', RedirectListSchema, {}, 'lastKnownGood'),
    home: () => reader.get('/home', HomeSchema),
    trust: () => reader.get('/trust', TrustSchema, {}, 'lastKnownGood'),
    offices: () => reader.get('/offices', OfficeListSchema, {}, 'lastKnownGood'),
    /** One page of the site map's documents, by language and kind. Large and requested rarely, so never cached. */
    siteIndex: async (kind: IndexedKind, of: Locale, part: number) =>
      (await reader.get(`/site-index/${kind}`, SiteIndexSchema, { locale: of, part }, 'uncached')).documents,
    siteIndexParts: async (of: Locale) =>
      (await reader.get('/site-index', SiteIndexPartsSchema, { locale: of })).kinds,
    feed: async (list: FeedList) => (await reader.get(`/feeds/${list}`, FeedSchema)).items,
    newsIndex: async (since: Date) =>
      (await reader.get('/news-index', NewsIndexSchema, { since: since.toISOString() })).documents,
    search: (q: string, kind: SearchKind | null) => reader.get('/search', SearchResultSchema, { q, kind }),
    searchSuggestions: (q: string) => reader.get('/search-suggestions', SearchSuggestionsSchema, { q }),
    articles: (query: ListQuery & { author?: string | null }) =>
      reader.list('/articles', ArticleListSchema, { ...query }),
    article: (slug: string) => reader.findDocument('blogDetail', '/articles', slug, ArticleSchema),
    editorBoard: () => reader.get('/editor-board', EditorBoardSchema),
    announcements: (query: ListQuery & { year?: number | null }) =>
      reader.list('/announcements', AnnouncementListSchema, { ...query }),
    announcement: (slug: string) =>
      reader.findDocument('announcementDetail', '/announcements', slug, AnnouncementSchema),
    faqs: () => reader.get('/faqs', FaqListSchema),
    faq: (slug: string) => reader.findDocument('faqDetail', '/faqs', slug, FaqDetailSchema),
    promos: (query: { page?: number; product?: ProductKey | null; when?: 'current' | 'ended' }) =>
      reader.get('/promos', PromoListSchema, { ...query }),
    promo: (slug: string) => reader.findDocument('promoDetail', '/promos', slug, PromoSchema),
    education: () => reader.get('/education', EducationHubSchema),
    events: (query: { page?: number; when: 'upcoming' | 'past' }) =>
      reader.get('/events', EventListSchema, { ...query }),
    event: (slug: string) => reader.findDocument('eventDetail', '/events', slug, EventSchema),
    course: (slug: string) => reader.findDocument('course', '/courses', slug, CourseSchema),
    lesson: (slug: string) => reader.findDocument('learnInvestmentDetail', '/lessons', slug, LessonSchema),
    glossary: (phrase: string) => reader.get('/terms', GlossarySchema, { q: phrase || null }),
    term: (slug: string) => reader.findDocument('glossaryTerm', '/terms', slug, TermSchema),
    videos: (query: ListQuery) => reader.list('/videos', VideoListSchema, { ...query }),
    reports: (query: ReportsQuery) => reader.list('/reports', ReportListSchema, { ...query }),
    report: (slug: string) => reader.findDocument('researchReportDetail', '/reports', slug, ReportSchema),
    morningNotes: (query: { page?: number; month?: string | null }) =>
      reader.get('/morning-notes', NoteListSchema, { ...query }),
    morningNote: (slug: string) =>
      reader.findDocument('morningNoteDetail', '/morning-notes', slug, NoteSchema),
    recommendations: (query: { page?: number; ticker?: string | null }) =>
      reader.get('/recommendations', RecommendationListSchema, { ...query }),
    offers: () => reader.get('/offers', OfferHubSchema),
    product: (key: ProductKey) => reader.find(`/products/${key}`, ProductSchema),
    service: (key: ServiceKey) => reader.find(`/services/${key}`, ServiceSchema),
    funds: async () => (await reader.get('/funds', FundListSchema)).funds,
    serviceFees: async () => (await reader.get('/service-fees', ServiceFeeListSchema)).serviceFees,
    bondSeries: async () => (await reader.get('/bond-series', BondSeriesListSchema)).series,
    accountTypes: () => reader.get('/account-types', array(AccountTypeSchema)),
    fees: async () => (await reader.get('/fees', FeeListSchema, {}, 'lastKnownGood')).fees,
    /** On the market page, as the next: it needs no running CMS. */
    marketHalts: async () =>
      (await reader.get('/market-halts', MarketHaltListSchema, {}, 'lastKnownGood')).halts,
    economy: async () => (await reader.get('/economy', EconomySchema, {}, 'lastKnownGood')).values,
    foreignInvestors: () => reader.get('/foreign-investors', ForeignInvestorsSchema),
    page: (slug: string) => readComposed(`/pages/${slug.split('/').map(encodeURIComponent).join('/')}`),
    pageByKey: (key: string) => readComposed(slugged('/pages-by-key', key)),
    /** This and the next are null if the editors have not published one. */
    riskQuestionnaire: () => reader.find('/risk-profile', RiskQuestionnaireSchema, {}, 'lastKnownGood'),
    serviceCutoffs: () => reader.get('/service-cutoffs', ServiceCutoffsSchema, {}, 'lastKnownGood'),
    calculatorAssumptions: () =>
      reader.find('/calculator-assumptions', CalculatorAssumptionsSchema, {}, 'lastKnownGood'),
    contactSubjects: () => reader.get('/contact-subjects', ContactSubjectsSchema, {}, 'lastKnownGood'),
    sendContactMessage: (message: ContactMessage) =>
      reader.post('/contact-messages', message, MessageOutcomeSchema),
    register: (registration: Registration) =>
      reader.post('/registrations', registration, RegistrationOutcomeSchema),
    /** This and the next two are null if the event has no such registration. */
    ticketState: (ticket: string, event: string) =>
      reader.findUncached(slugged('/registration-tickets', ticket), TicketStateSchema, { event }),
    cancelRegistration: (ticket: string, eventSlug: string) =>
      reader.post(
        '/registration-cancellations',
        { ticket, eventSlug, locale: reader.locale },
        TicketStateSchema,
      ),
    confirmRegistration: (ticket: string, eventSlug: string) =>
      reader.post(
        '/registration-confirmations',
        { ticket, eventSlug, locale: reader.locale },
        TicketStateSchema,
      ),
    requestSubscription: (request: SubscriptionRequest) =>
      reader.post('/subscription-requests', request, SubscriptionRequestedSchema),
    /** The tokens are in the body, because paths are logged. */
    subscriptionLink: (token: string) =>
      reader.post('/subscription-links', { token }, SubscriptionLinkSchema),
    confirmSubscription: (token: string) =>
      reader.post('/subscription-confirmations', { token }, SubscriptionConfirmedSchema),
    endSubscription: (token: string) => reader.post('/subscription-ends', { token }, SubscriptionEndedSchema),
    subscriptionState: (token: string) =>
      reader.post('/subscription-states', { token }, SubscriptionStateSchema),
    updateSubscription: (update: SubscriptionUpdate) =>
      reader.post('/subscription-updates', update, SubscriptionStateSchema),
    pauseSubscription: (token: string, months: PauseMonths) =>
      reader.post('/subscription-pauses', { token, months }, SubscriptionStateSchema),
    downloadSubscription: (token: string) =>
      reader.post('/subscription-downloads', { token }, SubscriptionDownloadSchema),
    deleteSubscription: (token: string) =>
      reader.post('/subscription-deletions', { token }, SubscriptionDeletedSchema),
  }
}

export type ContentClient = ReturnType<typeof contentClient>
