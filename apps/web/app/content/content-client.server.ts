import { AnnouncementListSchema, AnnouncementSchema } from '@site/contracts/content/announcements.ts'
import { ArticleListSchema, ArticleSchema, EditorBoardSchema } from '@site/contracts/content/articles.ts'
import { BondSeriesListSchema } from '@site/contracts/content/bond-series.ts'
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
import {
  type ContactMessage,
  ContactSubjectsSchema,
  MessageOutcomeSchema,
  type Registration,
  RegistrationOutcomeSchema,
  TicketStateSchema,
  VISITOR_HEADER,
} from '@site/contracts/content/forms.ts'
import { FundListSchema } from '@site/contracts/content/funds.ts'
import { GlossarySchema, TermSchema } from '@site/contracts/content/glossary.ts'
import { HomeSchema } from '@site/contracts/content/home.ts'
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
import { SearchResultSchema, SearchSuggestionsSchema } from '@site/contracts/content/search.ts'
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
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { CalculatorAssumptionsSchema, RiskQuestionnaireSchema } from '@site/contracts/content/tools.ts'
import { TrustSchema } from '@site/contracts/content/trust.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { data } from 'react-router'
import { array, type GenericSchema, type InferOutput, object, optional, string } from 'valibot'
import { noItems } from '#app/data/list-response.ts'
import { otherLocale } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import type { FetchPolicy, ServiceClient, ServiceReader } from '#app/upstream/service-client.server.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import type { OtherLanguage } from './other-language.ts'
import type { UnknownBlocks } from './unknown-blocks.server.ts'

interface ListPage {
  readonly items: readonly unknown[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
}

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

/** For writes, and for reads that must not be cached. */
export interface UncachedAccess {
  readonly service: ServiceClient
  /** The client address, which the CMS uses for rate limiting; null for pages that are rendered for everybody. */
  readonly visitor: string | null
}

/** The fields that every document has. */
const TitledSchema = object({
  slug: string(),
  title: optional(string()),
  question: optional(string()),
  term: optional(string()),
  name: optional(string()),
})

/** When a scheduled change of the menu takes effect, in milliseconds since 1970; infinite if there is none. */
export function menuExpiresAt({ menuChangesAt }: SiteChromeResponse): number {
  return menuChangesAt === null ? Number.POSITIVE_INFINITY : Date.parse(menuChangesAt)
}

const SLUG = /^[a-z0-9-]{1,120}$/

/**
 * The only client of the CMS, for one request in one language. Passes the cache tags of each response to `addTags`, so
 * that the page cache can invalidate the page.
 */
export function contentClient(
  service: ServiceReader,
  locale: Locale,
  addTags: (tags: readonly string[]) => void,
  uncached: UncachedAccess,
  unknownBlocks: UnknownBlocks,
) {
  async function find<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Record<string, string | number | null | undefined> = {},
    policy: FetchPolicy = 'short',
    readExpiry?: (data: InferOutput<Schema>) => number,
  ): Promise<InferOutput<Schema> | null> {
    const response = await service.get(path, schema, { locale, ...search }, policy, readExpiry)
    addTags(response.tags)
    return response.data
  }

  /** A page composed by editors, without blocks that this release does not support. */
  async function composed(path: string): Promise<StaticPage | null> {
    const found = await find(path, ShownPageSchema)
    if (found === null) {
      return null
    }
    unknownBlocks.reportUnknown(path, found.unknownKinds)
    return found.page
  }

  /** Like find, for resources that always exist: a missing one means that the service is unavailable. */
  async function get<Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    search: Record<string, string | number | null | undefined> = {},
    policy: FetchPolicy = 'short',
    readExpiry?: (data: InferOutput<Schema>) => number,
  ): Promise<InferOutput<Schema>> {
    const found = await find(path, schema, search, policy, readExpiry)
    if (found === null) {
      throw serviceUnavailable()
    }
    return found
  }

  /**
   * Like get, for lists that a slug filters. For a category, author or analyst that does not exist, it returns the
   * list's filter options without items. Text that cannot be a slug is not sent, because the service would reject it
   * (400).
   */
  async function list<Schema extends GenericSchema<unknown, ListPage>>(
    path: string,
    schema: Schema,
    search: Record<string, string | number | null | undefined>,
  ): Promise<InferOutput<Schema> & { readonly isUnknown: boolean }> {
    const isSensible = [search.category, search.author, search.analyst].every(
      (slug) => !slug || SLUG.test(String(slug)),
    )
    const found = isSensible ? await find(path, schema, search) : null
    if (found !== null) {
      return { ...found, isUnknown: false }
    }
    return { ...(await get(path, schema)), ...noItems, isUnknown: true }
  }

  const slugged = (path: string, slug: string) => `${path}/${encodeURIComponent(slug)}`

  const post = <Schema extends GenericSchema>(path: string, body: unknown, schema: Schema) =>
    uncached.service.post(path, body, schema, { [VISITOR_HEADER]: uncached.visitor ?? 'unknown' })

  /**
   * A document by its slug. A document that exists in the other language only is a 404 with a link to it: pages never
   * mix languages.
   */
  async function document<Schema extends GenericSchema>(
    page: PageName,
    path: string,
    slug: string,
    schema: Schema,
  ): Promise<InferOutput<Schema> | null> {
    const found = await find(slugged(path, slug), schema)
    if (found !== null || !SLUG.test(slug)) {
      return found
    }
    const other = otherLocale(locale)
    const elsewhere = await service.get(slugged(path, slug), TitledSchema, { locale: other })
    addTags(elsewhere.tags)
    if (elsewhere.data === null) {
      return null
    }
    const { title, question, term, name, slug: ownSlug } = elsewhere.data
    throw data(
      {
        otherLanguage: {
          locale: other,
          title: title ?? question ?? term ?? name ?? ownSlug,
          path: fillPath(page, other, { slug: ownSlug }),
        },
      } satisfies { otherLanguage: OtherLanguage },
      { status: 404 },
    )
  }

  return {
    siteChrome: () => get('/shell', SiteChromeResponseSchema, {}, 'lastKnownGood', menuExpiresAt),
    redirects: () => get('/redirects', RedirectListSchema, {}, 'lastKnownGood'),
    home: () => get('/home', HomeSchema),

    articles: (query: ListQuery & { author?: string | null }) =>
      list('/articles', ArticleListSchema, { ...query }),
    article: (slug: string) => document('blogDetail', '/articles', slug, ArticleSchema),
    editorBoard: () => get('/editor-board', EditorBoardSchema),
    announcements: (query: ListQuery & { year?: number | null }) =>
      list('/announcements', AnnouncementListSchema, { ...query }),
    announcement: (slug: string) =>
      document('announcementDetail', '/announcements', slug, AnnouncementSchema),
    faqs: () => get('/faqs', FaqListSchema),
    faq: (slug: string) => document('faqDetail', '/faqs', slug, FaqDetailSchema),
    promos: (query: { page?: number; product?: ProductKey | null; when?: 'current' | 'ended' }) =>
      get('/promos', PromoListSchema, { ...query }),
    promo: (slug: string) => document('promoDetail', '/promos', slug, PromoSchema),

    education: () => get('/education', EducationHubSchema),
    events: (query: { page?: number; when: 'upcoming' | 'past' }) =>
      get('/events', EventListSchema, { ...query }),
    event: (slug: string) => document('eduvestDetail', '/events', slug, EventSchema),
    course: (slug: string) => document('course', '/courses', slug, CourseSchema),
    lesson: (slug: string) => document('learnInvestmentDetail', '/lessons', slug, LessonSchema),
    glossary: (phrase: string) => get('/terms', GlossarySchema, { q: phrase || null }),
    term: (slug: string) => document('glossaryTerm', '/terms', slug, TermSchema),
    videos: (query: ListQuery) => list('/videos', VideoListSchema, { ...query }),

    reports: (query: ReportsQuery) => list('/reports', ReportListSchema, { ...query }),
    report: (slug: string) => document('researchReportDetail', '/reports', slug, ReportSchema),
    morningNotes: (query: { page?: number; month?: string | null }) =>
      get('/morning-notes', NoteListSchema, { ...query }),
    morningNote: (slug: string) => document('sapaMentariDetail', '/morning-notes', slug, NoteSchema),
    recommendations: (query: { page?: number; ticker?: string | null }) =>
      get('/recommendations', RecommendationListSchema, { ...query }),

    offers: () => get('/offers', OfferHubSchema),
    product: (key: ProductKey) => find(`/products/${key}`, ProductSchema),
    service: (key: ServiceKey) => find(`/services/${key}`, ServiceSchema),
    funds: async () => (await get('/funds', FundListSchema)).funds,
    bondSeries: async () => (await get('/bond-series', BondSeriesListSchema)).series,
    accountTypes: () => get('/account-types', array(AccountTypeSchema)),
    fees: async () => (await get('/fees', FeeListSchema, {}, 'lastKnownGood')).fees,

    page: (slug: string) => composed(`/pages/${slug.split('/').map(encodeURIComponent).join('/')}`),
    pageByKey: (key: string) => composed(slugged('/pages-by-key', key)),
    trust: () => get('/trust', TrustSchema, {}, 'lastKnownGood'),
    offices: () => get('/offices', OfficeListSchema, {}, 'lastKnownGood'),
    /** One page of the site map's documents, by language and kind. Large and requested rarely, so never cached. */
    siteIndex: async (kind: IndexedKind, of: Locale, part: number) =>
      (await get(`/site-index/${kind}`, SiteIndexSchema, { locale: of, part }, 'uncached')).documents,
    siteIndexParts: async (of: Locale) =>
      (await get('/site-index', SiteIndexPartsSchema, { locale: of })).kinds,
    feed: async (list: FeedList) => (await get(`/feeds/${list}`, FeedSchema)).items,
    newsIndex: async (since: Date) =>
      (await get('/news-index', NewsIndexSchema, { since: since.toISOString() })).documents,
    search: (q: string) => get('/search', SearchResultSchema, { q }),
    searchSuggestions: (q: string) => get('/search-suggestions', SearchSuggestionsSchema, { q }),
    /** This and the next are null if the editors have not published one. */
    riskQuestionnaire: () => find('/risk-profile', RiskQuestionnaireSchema, {}, 'lastKnownGood'),
    calculatorAssumptions: () =>
      find('/calculator-assumptions', CalculatorAssumptionsSchema, {}, 'lastKnownGood'),

    contactSubjects: () => get('/contact-subjects', ContactSubjectsSchema, {}, 'lastKnownGood'),
    sendContactMessage: (message: ContactMessage) => post('/contact-messages', message, MessageOutcomeSchema),
    register: (registration: Registration) => post('/registrations', registration, RegistrationOutcomeSchema),
    /** This and the next two are null if the registration does not exist. */
    ticketState: async (ticket: string) => {
      const path = slugged('/registration-tickets', ticket)
      return (await uncached.service.get(path, TicketStateSchema, { locale })).data
    },
    cancelRegistration: (ticket: string) =>
      post('/registration-cancellations', { ticket, locale }, TicketStateSchema),
    confirmRegistration: (ticket: string) =>
      post('/registration-confirmations', { ticket, locale }, TicketStateSchema),
  }
}

export type ContentClient = ReturnType<typeof contentClient>
