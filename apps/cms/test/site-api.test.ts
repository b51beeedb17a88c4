import * as announcements from '@site/contracts/content/announcements.ts'
import * as articles from '@site/contracts/content/articles.ts'
import * as education from '@site/contracts/content/education.ts'
import * as faqs from '@site/contracts/content/faqs.ts'
import { HomeSchema } from '@site/contracts/content/home.ts'
import * as pages from '@site/contracts/content/pages.ts'
import * as products from '@site/contracts/content/products.ts'
import * as promos from '@site/contracts/content/promos.ts'
import * as research from '@site/contracts/content/research.ts'
import { SearchResultSchema, SearchSuggestionsSchema } from '@site/contracts/content/search.ts'
import { RedirectListSchema, ShellAnswerSchema } from '@site/contracts/content/shell.ts'
import {
  indexedKinds,
  NewsIndexSchema,
  SiteIndexPartsSchema,
  SiteIndexSchema,
} from '@site/contracts/content/site-index.ts'
import * as tools from '@site/contracts/content/tools.ts'
import { TAGS_HEADER, TagSchema } from '@site/contracts/feed.ts'
import { locales } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { articleData, ask, publishedArticle, startService } from './service.ts'

beforeAll(startService)

const lists = [
  { path: 'shell', schema: ShellAnswerSchema },
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
  { path: 'videos', schema: education.VideoListSchema },
  { path: 'reports', schema: research.ReportListSchema },
  { path: 'morning-notes', schema: research.NoteListSchema },
  { path: 'recommendations', schema: research.RecommendationListSchema },
  { path: 'offers', schema: products.OfferHubSchema },
  { path: 'products/stock', schema: products.ProductSchema },
  { path: 'services/securityPawn', schema: products.ServiceSchema },
  { path: 'account-types', schema: v.array(products.AccountTypeSchema) },
  { path: 'pages-by-key/aboutUs', schema: pages.StaticPageSchema },
  { path: 'offices', schema: pages.OfficeListSchema },
  { path: 'search?q=saham', schema: SearchResultSchema },
  { path: 'search-suggestions?q=sah', schema: SearchSuggestionsSchema },
  { path: 'risk-profile', schema: tools.RiskQuestionnaireSchema },
  { path: 'calculator-assumptions', schema: tools.CalculatorAssumptionsSchema },
  { path: 'site-index', schema: SiteIndexPartsSchema },
  ...indexedKinds.map((kind) => ({ path: `site-index/${kind}`, schema: SiteIndexSchema })),
  { path: 'news-index?since=2020-01-01T00:00:00Z', schema: NewsIndexSchema },
]

const withLocale = (path: string, locale: string) =>
  `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`

describe('site API', () => {
  it.each(lists.flatMap((list) => locales.map((locale) => ({ ...list, locale }))))(
    'answers $path in $locale by its contract',
    async ({ path, schema, locale }) => {
      const response = await ask(withLocale(path, locale))
      expect(response.status).toBe(200)
      const parsed = v.safeParse(schema, await response.json())
      expect(parsed.issues).toBeUndefined()
    },
  )
  const details = [
    { collection: 'articles', schema: articles.ArticleSchema },
    { collection: 'announcements', schema: announcements.AnnouncementSchema },
    { collection: 'faqs', schema: faqs.FaqDetailSchema },
    { collection: 'promos', schema: promos.PromoSchema },
    { collection: 'events', schema: education.EventSchema },
    { collection: 'lessons', schema: education.LessonSchema },
    { collection: 'reports', schema: research.ReportSchema },
    { collection: 'morning-notes', schema: research.NoteSchema },
    { collection: 'pages', schema: pages.StaticPageSchema },
  ] as const

  it.each(details.flatMap((detail) => locales.map((locale) => ({ ...detail, locale }))))(
    'answers one of $collection in $locale by its contract, found by the slug of either language',
    async ({ collection, schema, locale }) => {
      const slugs = await bilingualSlugs(collection)
      const byOwn = await ask(`${collection}/${slugs[locale]}?locale=${locale}`)
      const byOther = await ask(`${collection}/${slugs[locale === 'id' ? 'en' : 'id']}?locale=${locale}`)
      const answer: unknown = await byOwn.json()
      expect(v.safeParse(schema, answer).issues).toBeUndefined()
      expect(answer).toMatchObject({ slug: slugs[locale], translations: slugs })
      expect(await byOther.json()).toEqual(answer)
    },
  )

  it('names every document that a list was made from', async () => {
    const response = await ask('articles?locale=id')
    const tags = v.parse(v.array(TagSchema), response.headers.get(TAGS_HEADER)?.split(' '))
    const { items } = v.parse(articles.ArticleListSchema, await response.json())
    expect(tags).toContain('list:articles')
    expect(tags).toEqual(expect.arrayContaining(items.map(({ id }) => `articles:${id}`)))
    expect(tags).toEqual(expect.arrayContaining(items.map(({ author }) => `authors:${author?.id}`)))
  })

  it.each([
    'articles',
    'announcements',
    'reports',
    'faqs',
    'promos',
    'events',
    'lessons',
    'morning-notes',
  ] as const)('names the list for one of %s, whose neighbours it shows', async (collection) => {
    const { id: slug } = await bilingualSlugs(collection)
    const response = await ask(`${collection}/${slug}?locale=id`)
    expect(response.headers.get(TAGS_HEADER)?.split(' ')).toContain(`list:${collection}`)
  })

  it('leaves out, in English, what has no English text', async () => {
    const payload = await startService()
    await payload.create({
      collection: 'articles',
      locale: 'id',
      data: { ...(await articleData('hanya-indonesia')), _status: 'published' },
    })
    expect((await ask('articles/hanya-indonesia?locale=id')).status).toBe(200)
    const english = await ask('articles/hanya-indonesia?locale=en')
    expect(english.status).toBe(404)
    expect(english.headers.get(TAGS_HEADER)).toBe('list:articles')
    expect(await (await ask('articles?locale=en')).text()).not.toContain('hanya-indonesia')
  })

  it('shows no draft, neither a new one nor one over a published article', async () => {
    const payload = await startService()
    await payload.create({
      collection: 'articles',
      locale: 'id',
      data: await articleData('masih-draf'),
      draft: true,
    })
    const published = await publishedArticle('sudah-terbit')
    await payload.update({
      collection: 'articles',
      id: published.id,
      locale: 'id',
      data: { title: 'Judul rahasia' },
      draft: true,
    })
    expect((await ask('articles/masih-draf?locale=id')).status).toBe(404)
    const list = await (await ask('articles?locale=id')).text()
    expect(list).toContain('sudah-terbit')
    expect(list).not.toContain('masih-draf')
    expect(list).not.toContain('rahasia')
    expect(await (await ask('search?locale=id&q=rahasia')).json()).toMatchObject({ hits: [], total: 0 })
  })

  it('hides an author who is unpublished but still named by an article', async () => {
    const payload = await startService()
    const author = await payload.create({
      collection: 'authors',
      locale: 'id',
      data: { name: 'Nama Rahasia', slug: 'nama-rahasia', role: 'Editor', order: 9, _status: 'draft' },
    })
    await payload.create({
      collection: 'articles',
      locale: 'id',
      data: { ...(await articleData('penulis-tersembunyi')), author: author.id, _status: 'published' },
    })
    expect(await (await ask('articles/penulis-tersembunyi?locale=id')).json()).toMatchObject({ author: null })
  })

  it.each([
    { name: 'no key', init: { headers: { authorization: 'Bearer' } }, path: 'home?locale=id', status: 401 },
    {
      name: 'a wrong key',
      init: { headers: { authorization: 'Bearer x' } },
      path: 'home?locale=id',
      status: 401,
    },
    { name: 'no language', init: {}, path: 'home', status: 400 },
    { name: 'an unknown language', init: {}, path: 'home?locale=fr', status: 400 },
    { name: 'page 0', init: {}, path: 'articles?locale=id&page=0', status: 400 },
    { name: 'a page that is no number', init: {}, path: "articles?locale=id&page=1'", status: 400 },
    { name: 'a ticker in small letters', init: {}, path: 'reports?locale=id&ticker=bqns', status: 400 },
    { name: 'an unknown category', init: {}, path: 'articles?locale=id&category=tidak-ada', status: 404 },
    { name: 'an unknown resource', init: {}, path: 'users?locale=id', status: 404 },
    { name: 'a name of an object', init: {}, path: 'constructor?locale=id', status: 404 },
  ])('refuses $name with $status', async ({ init, path, status }) => {
    const response = await ask(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  it('finds documents that hold all words of a phrase, in any order', async () => {
    const [first] = v.parse(articles.ArticleListSchema, await (await ask('articles?locale=id')).json()).items
    const words = first?.title.split(' ').filter((word) => /^\w{4,}$/.test(word)) ?? []
    const phrase = encodeURIComponent(words.reverse().join(' ').toUpperCase())
    const { hits } = v.parse(SearchResultSchema, await (await ask(`search?locale=id&q=${phrase}`)).json())
    expect(hits.map(({ slug }) => slug)).toContain(first?.slug)
  })
})

/** The slugs of the first published document that has both languages. */
async function bilingualSlugs(
  collection:
    | 'articles'
    | 'announcements'
    | 'faqs'
    | 'promos'
    | 'events'
    | 'lessons'
    | 'reports'
    | 'morning-notes'
    | 'pages',
) {
  const payload = await startService()
  const { docs } = await payload.find({
    collection,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { 'slug.id': { exists: true } },
        { 'slug.en': { exists: true } },
      ],
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
