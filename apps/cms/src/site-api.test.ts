import { TAGS_HEADER, TagSchema } from '@site/contracts/change-feed.ts'
import * as announcements from '@site/contracts/content/announcements.ts'
import * as articles from '@site/contracts/content/articles.ts'
import { BondSeriesListSchema } from '@site/contracts/content/bond-series.ts'
import { EconomySchema } from '@site/contracts/content/economy.ts'
import * as education from '@site/contracts/content/education.ts'
import * as faqs from '@site/contracts/content/faqs.ts'
import { FeedSchema, feedLists } from '@site/contracts/content/feeds.ts'
import { FeeListSchema } from '@site/contracts/content/fees.ts'
import { ForeignInvestorsSchema } from '@site/contracts/content/foreign-investors.ts'
import { FundListSchema } from '@site/contracts/content/funds.ts'
import { GlossarySchema, TermSchema } from '@site/contracts/content/glossary.ts'
import { HomeSchema } from '@site/contracts/content/home.ts'
import { ServiceStatusSchema } from '@site/contracts/content/incidents.ts'
import { MarketHaltListSchema } from '@site/contracts/content/market-halts.ts'
import * as pages from '@site/contracts/content/pages.ts'
import * as products from '@site/contracts/content/products.ts'
import * as promos from '@site/contracts/content/promos.ts'
import * as research from '@site/contracts/content/research.ts'
import { SearchResultSchema, SearchSuggestionsSchema } from '@site/contracts/content/search.ts'
import { ServiceCutoffsSchema } from '@site/contracts/content/service-cutoffs.ts'
import { ServiceFeeListSchema } from '@site/contracts/content/service-fees.ts'
import { RedirectListSchema, SiteChromeResponseSchema } from '@site/contracts/content/site-chrome.ts'
import {
  indexedKinds,
  NewsIndexSchema,
  SiteIndexPartsSchema,
  SiteIndexSchema,
} from '@site/contracts/content/site-index.ts'
import * as tools from '@site/contracts/content/tools.ts'
import { TrustSchema } from '@site/contracts/content/trust.ts'
import { locales } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findImage, textWithPicture } from '../test/media.ts'
import {
  changeArticle,
  draftArticle,
  paragraph,
  payload,
  publishedArticle,
  requestSite,
} from '../test/service.ts'

const lists = [
  { path: 'shell', schema: SiteChromeResponseSchema },
  { path: 'redirects', schema: RedirectListSchema },
  { path: 'home', schema: HomeSchema },
  { path: 'articles', schema: articles.ArticleListSchema },
  { path: 'editor-board', schema: articles.EditorBoardSchema },
  { path: 'announcements', schema: announcements.AnnouncementListSchema },
  { path: 'faqs', schema: faqs.FaqListSchema },
  { path: 'promos', schema: promos.PromoListSchema },
  { path: 'events', schema: education.EventListSchema },
  { path: 'events?when=past', schema: education.EventListSchema },
  { path: 'education', schema: education.EducationHubSchema },
  { path: 'terms', schema: GlossarySchema },
  { path: 'terms?q=saham', schema: GlossarySchema },
  { path: 'videos', schema: education.VideoListSchema },
  { path: 'reports', schema: research.ReportListSchema },
  { path: 'morning-notes', schema: research.NoteListSchema },
  { path: 'recommendations', schema: research.RecommendationListSchema },
  { path: 'offers', schema: products.OfferHubSchema },
  { path: 'products/stock', schema: products.ProductSchema },
  { path: 'services/securityPawn', schema: products.ServiceSchema },
  { path: 'account-types', schema: v.array(products.AccountTypeSchema) },
  { path: 'fees', schema: FeeListSchema },
  { path: 'service-fees', schema: ServiceFeeListSchema },
  { path: 'funds', schema: FundListSchema },
  { path: 'foreign-investors', schema: ForeignInvestorsSchema },
  { path: 'bond-series', schema: BondSeriesListSchema },
  { path: 'market-halts', schema: MarketHaltListSchema },
  { path: 'economy', schema: EconomySchema },
  { path: 'pages-by-key/aboutUs', schema: pages.StaticPageSchema },
  { path: 'offices', schema: pages.OfficeListSchema },
  { path: 'trust', schema: TrustSchema },
  { path: 'service-status', schema: ServiceStatusSchema },
  { path: 'search?q=saham', schema: SearchResultSchema },
  { path: 'search-suggestions?q=sah', schema: SearchSuggestionsSchema },
  { path: 'risk-profile', schema: tools.RiskQuestionnaireSchema },
  { path: 'calculator-assumptions', schema: tools.CalculatorAssumptionsSchema },
  { path: 'service-cutoffs', schema: ServiceCutoffsSchema },
  { path: 'site-index', schema: SiteIndexPartsSchema },
  ...indexedKinds.map((kind) => ({ path: `site-index/${kind}`, schema: SiteIndexSchema })),
  ...feedLists.map((list) => ({ path: `feeds/${list}`, schema: FeedSchema })),
  { path: 'news-index?since=2020-01-01T00:00:00Z', schema: NewsIndexSchema },
]

const details = [
  { collection: 'articles', schema: articles.ArticleSchema },
  { collection: 'announcements', schema: announcements.AnnouncementSchema },
  { collection: 'faqs', schema: faqs.FaqDetailSchema },
  { collection: 'promos', schema: promos.PromoSchema },
  { collection: 'events', schema: education.EventSchema },
  { collection: 'lessons', schema: education.LessonSchema },
  { collection: 'terms', schema: TermSchema },
  { collection: 'reports', schema: research.ReportSchema },
  { collection: 'morning-notes', schema: research.NoteSchema },
  { collection: 'pages', schema: pages.StaticPageSchema },
] as const

const withLocale = (path: string, locale: string) =>
  `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`

describe('site API', () => {
  it.each(lists.flatMap((list) => locales.map((locale) => ({ ...list, locale }))))(
    'returns $path in $locale according to its contract',
    async ({ path, schema, locale }) => {
      const response = await requestSite(withLocale(path, locale))
      expect(response.status).toBe(200)
      const parsed = v.safeParse(schema, await response.json())
      expect(parsed.issues).toBeUndefined()
    },
  )

  it.each(details.flatMap((detail) => locales.map((locale) => ({ ...detail, locale }))))(
    'returns one of $collection in $locale according to its contract, by the slug of either language',
    async ({ collection, schema, locale }) => {
      const slugs = await bilingualSlugs(collection)
      const byOwn = await requestSite(`${collection}/${slugs[locale]}?locale=${locale}`)
      const byOther = await requestSite(
        `${collection}/${slugs[locale === 'id' ? 'en' : 'id']}?locale=${locale}`,
      )
      const answer: unknown = await byOwn.json()
      expect(v.safeParse(schema, answer).issues).toBeUndefined()
      expect(answer).toMatchObject({ slug: slugs[locale], translations: slugs })
      expect(await byOther.json()).toEqual(answer)
      const tags = byOwn.headers.get(TAGS_HEADER)?.split(' ')
      expect(tags?.includes(`list:${collection}`)).toBe(collection !== 'pages')
    },
  )

  it('tags a list with every document in it', async () => {
    const response = await requestSite('articles?locale=id')
    const tags = v.parse(v.array(TagSchema), response.headers.get(TAGS_HEADER)?.split(' '))
    const { items } = v.parse(articles.ArticleListSchema, await response.json())
    expect(tags).toContain('list:articles')
    expect(tags).toEqual(expect.arrayContaining(items.map(({ id }) => `articles:${id}`)))
    expect(tags).toEqual(expect.arrayContaining(items.map(({ author }) => `authors:${author?.id}`)))
  })

  it('shows no draft, neither new nor over a published article', async () => {
    await draftArticle('masih-draf')
    const published = await publishedArticle('sudah-terbit')
    await changeArticle(published.id, { title: 'Judul rahasia' }, { draft: true })
    expect((await requestSite('articles/masih-draf?locale=id')).status).toBe(404)
    const list = await (await requestSite('articles?locale=id')).text()
    expect(list).toContain('sudah-terbit')
    expect(list).not.toContain('masih-draf')
    expect(list).not.toContain('rahasia')
  })

  it('sends the newest documents of a feed with their texts, tagged with each', async () => {
    const body = textWithPicture(await findImage(), 'Isi & <b>umpan</b>', 'Takarir')
    const { id } = await publishedArticle('berumpan', { body, publishedAt: new Date().toISOString() })
    await changeArticle(id, { body: paragraph('Isi draf') }, { draft: true })
    const response = await requestSite('feeds/articles?locale=id')
    const { items } = v.parse(FeedSchema, await response.json())
    expect(items[0]).toMatchObject({
      slug: 'berumpan',
      body: expect.stringMatching(
        /^<p>Isi &amp; &lt;b&gt;umpan&lt;\/b&gt;<\/p><site-embed data="[^"]+Takarir/,
      ),
    })
    expect(items.length).toBeGreaterThan(1)
    expect(items.every((item) => item.body.startsWith('<'))).toBe(true)
    expect(response.headers.get(TAGS_HEADER)?.split(' ')).toEqual(
      expect.arrayContaining(['list:articles', 'list:terms', ...items.map((item) => `articles:${item.id}`)]),
    )
  })

  it('omits an unpublished author of an article', async () => {
    const author = await payload.create({
      collection: 'authors',
      locale: 'id',
      data: { name: 'Nama Rahasia', slug: 'nama-rahasia', role: 'Editor', order: 9, _status: 'draft' },
    })
    await publishedArticle('penulis-tersembunyi', { author: author.id })
    expect(await (await requestSite('articles/penulis-tersembunyi?locale=id')).json()).toMatchObject({
      author: null,
    })
  })

  it.each([
    { name: 'no language', path: 'home', status: 400 },
    { name: 'an unknown language', path: 'home?locale=fr', status: 400 },
    { name: 'page 0', path: 'articles?locale=id&page=0', status: 400 },
    { name: 'a page that is not a number', path: "articles?locale=id&page=1'", status: 400 },
    { name: 'a ticker in lower case', path: 'reports?locale=id&ticker=bqns', status: 400 },
    { name: 'an unknown category', path: 'articles?locale=id&category=tidak-ada', status: 404 },
    { name: 'the feed of a list without one', path: 'feeds/users?locale=id', status: 404 },
    { name: 'an unknown resource', path: 'users?locale=id', status: 404 },
    { name: 'a property name of objects', path: 'constructor?locale=id', status: 404 },
  ])('rejects $name with $status', async ({ path, status }) => {
    const response = await requestSite(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })
})

/** The slugs of the first published document that has both languages. */
async function bilingualSlugs(collection: (typeof details)[number]['collection']) {
  const { docs } = await payload.find({
    collection,
    where: {
      _status: { equals: 'published' },
      'slug.id': { exists: true },
      'slug.en': { exists: true },
    },
    locale: 'all',
    sort: 'id',
    limit: 1,
    depth: 0,
  })
  const [document] = v.parse(
    v.tuple([v.object({ slug: v.object({ id: v.string(), en: v.string() }) })]),
    docs,
  )
  return document.slug
}
