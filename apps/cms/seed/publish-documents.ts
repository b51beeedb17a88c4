import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type * as v from 'valibot'
import { Both, type NamedIds, picturesIn, richText, rows, type Tree, treeInLocale } from './bilingual.ts'
import { type Documents, textsOf } from './documents.ts'
import { type PdfMakers, publishOffers } from './offers.ts'
import { type Ids, publishAll, sentences, type Tools, width } from './publish-all.ts'
import type * as schemas from './schemas.ts'
import type { Uploads } from './uploads.ts'
import { inParallel } from './writer.ts'

type Document = v.InferOutput<typeof schemas.ArticleSchema>

/** Fields that all documents with a slug share. */
function common(
  {
    slug,
    title,
    summary,
    body,
    publishedAt,
  }: Pick<Document, 'slug' | 'title' | 'summary' | 'body' | 'publishedAt'>,
  { editorConfig }: Tools,
  ids: NamedIds,
): Tree {
  return { slug, title, summary, body: richText(editorConfig, body, ids), publishedAt }
}

/** Documents that others refer to. */
interface Published {
  readonly categories: Ids
  readonly ids: NamedIds
}

/** Publishes everything, subjects that need nothing of each other at the same time; returns the IDs of the pages. */
export async function publishDocuments(
  documents: Documents,
  tools: Tools,
  { reportPdfs }: PdfMakers,
): Promise<Ids> {
  const [categories, terms, pictures] = await Promise.all([
    publishAll(tools, 'categories', documents.categories, ({ key: _, ...data }) => data),
    publishTerms(documents, tools),
    uploadPictures(documents, tools.uploads),
  ])
  const published = { categories, ids: { terms, pictures } }
  const [pages] = await Promise.all([
    publishPages(documents, tools),
    completeTerms(documents, tools, terms),
    publishResearch(documents, tools, published, reportPdfs),
    publishOffers(documents, tools),
    publishNews(documents, tools, published),
    publishEducation(documents, tools, published),
  ])
  return pages
}

async function publishNews(
  documents: Documents,
  tools: Tools,
  { categories, ids }: Published,
): Promise<void> {
  const { uploads, editorConfig } = tools
  const rich = (text: Both<string>) => richText(editorConfig, text)
  const authors = await publishAll(tools, 'authors', documents.authors, async ({ key: _, ...data }) => ({
    ...data,
    bio: rich(data.bio),
    picture: await uploads.picture(data.picture),
  }))
  await publishAll(tools, 'articles', documents.articles, async (data) => ({
    ...common(data, tools, ids),
    category: categories.get(data.category),
    author: authors.get(data.author),
    cover: await uploads.picture(data.cover),
    tickers: data.tickers,
  }))
  await publishAll(tools, 'announcements', documents.announcements, (data) => ({
    ...common(data, tools, ids),
    category: categories.get(data.category),
    importance: data.importance,
  }))
  await publishAll(tools, 'faqs', documents.faqs, ({ slug, question, answer, category, order }) => ({
    slug,
    question,
    answer: rich(answer),
    category: categories.get(category),
    order,
  }))
  await publishAll(tools, 'promos', documents.promos, async (data) => ({
    ...common(data, tools, ids),
    cover: await uploads.picture(data.cover),
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    quota: data.quota,
    terms: rich(data.terms),
    product: data.product,
  }))
}

async function publishEducation(
  documents: Documents,
  tools: Tools,
  { categories, ids }: Published,
): Promise<void> {
  const { uploads, editorConfig } = tools
  await publishAll(tools, 'events', documents.events, async ({ seatsTaken, ...data }) => {
    const {
      startsAt,
      endsAt,
      registrationOpensAt,
      registrationClosesAt,
      mode,
      venue,
      capacity,
      waitingListPlaces,
      joinAddress,
      speakerRole,
    } = data
    return {
      ...common(data, tools, ids),
      cover: await uploads.picture(data.cover),
      ...{ startsAt, endsAt, registrationOpensAt, registrationClosesAt, mode, venue, capacity, speakerRole },
      ...{ waitingListPlaces, joinAddress },
      seatsHeld: seatsTaken,
    }
  })
  await publishAll(tools, 'lessons', documents.lessons, async (data) => ({
    ...common(data, tools, ids),
    cover: await uploads.picture(data.cover),
    category: categories.get(data.category),
    order: data.order,
    level: data.level,
    takeaways: sentences(data.takeaways),
    sources: rows(data.sources),
    quiz: rows(data.quiz.map((question) => ({ ...question, answers: rows(question.answers) }))),
  }))
  await publishAll(tools, 'videos', documents.videos, async (data) => ({
    title: data.title,
    summary: data.summary,
    transcript: richText(editorConfig, data.transcript),
    category: categories.get(data.category),
    poster: await uploads.picture(data.poster),
    file: await uploads.film(data.file),
    captions: await localizedVideos(uploads, data.captions),
    durationSeconds: data.durationSeconds,
    publishedAt: data.publishedAt,
    order: data.order,
  }))
}

async function publishResearch(
  documents: Documents,
  tools: Tools,
  { categories, ids }: Published,
  reportPdfs: PdfMakers['reportPdfs'],
): Promise<void> {
  const reports = await publishAll(tools, 'reports', documents.reports, async (data) => {
    const { tickers, sectorCode, analystRole, rating, priceAtIssue, targetPrice, previousTarget } = data
    const category = documents.categories.find((entry) => entry.data.key === data.category)?.data.name
    return {
      ...common(data, tools, ids),
      tickers,
      sectorCode,
      analystRole,
      rating,
      priceAtIssue,
      targetPrice,
      previousTarget,
      horizonMonths: data.horizonMonths,
      category: categories.get(data.category),
      keyPoints: sentences(data.keyPoints),
      disclosure: data.disclosure && {
        ...data.disclosure,
        statedOn: `${dayInJakarta(new Date(data.publishedAt))}T12:00:00.000Z`,
      },
      disclosures: sentences(data.disclosures),
      ...(await reportPdfs({ ...data, categoryName: category ?? new Both('', '') })),
    }
  })
  await publishAll(tools, 'morning-notes', documents.notes, (data) => ({
    ...common(data, tools, ids),
    marketDate: data.marketDate,
    highlights: sentences(data.highlights),
  }))
  await publishRecommendations(documents, tools, reports)
}

/** One at a time and newest first, because a replaced recommendation names its successor. */
async function publishRecommendations({ recommendations }: Documents, tools: Tools, reports: Ids) {
  const newestFirst = recommendations.toSorted((one, other) =>
    other.data.issuedAt.localeCompare(one.data.issuedAt),
  )
  const ids: Ids = new Map()
  for (const entry of newestFirst) {
    const published = await publishAll(
      tools,
      'recommendations',
      [entry],
      ({ key: _, status, report, replacedBy, ...data }) => ({
        ...data,
        state: status,
        replacedBy: replacedBy === null ? null : ids.get(replacedBy),
        report: report === null ? null : reports.get(report),
      }),
    )
    for (const [key, id] of published) ids.set(key, id)
  }
}

async function publishPages(documents: Documents, tools: Tools): Promise<Ids> {
  await publishAll(tools, 'offices', documents.offices, ({ key: _, ...data }) => data)
  await publishAll(tools, 'contact-subjects', documents.contactSubjects, ({ key: _, ...data }) => data)
  return publishAll(
    tools,
    'pages',
    documents.pages,
    async ({ key, slug, title, summary, showInFooter, blocks }) => ({
      ...{ key, slug, title, summary, showInFooter },
      blocks: rows(await Promise.all(blocks.map((block) => blockTree(block, tools)))),
    }),
  )
}

/** The images within texts. */
async function uploadPictures(documents: Documents, uploads: Uploads): Promise<Ids> {
  const names = [...new Set(textsOf(documents).flatMap(({ text }) => picturesIn(text)))]
  const ids = await inParallel(names, width, async (name) => [name, await uploads.picture(name)] as const)
  return new Map(ids.flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])))
}

/** All terms in Indonesian, because any term may be related to any other. */
async function publishTerms({ terms }: Documents, tools: Tools): Promise<Ids> {
  return publishAll(tools, 'terms', terms, (data) => treeInLocale(termTree(data, tools), 'id'))
}

/** Adds English and related terms. */
async function completeTerms({ terms }: Documents, tools: Tools, ids: Ids): Promise<void> {
  // One at a time: two that are related to each other would deadlock.
  for (const { data } of terms) {
    await tools.writer.complete('terms', ids.get(data.key) ?? 0, {
      ...termTree(data, tools),
      related: data.related.flatMap((name) => ids.get(name) ?? []),
      _status: 'published',
    })
  }
}

function termTree(data: v.InferOutput<typeof schemas.TermSchema>, { editorConfig }: Tools): Tree {
  const { term, abbreviation, linked, found, definition, body, page, isLinked } = data
  const namesIn = (locale: Locale) => [
    ...linked[locale].map((name) => ({ name, isLinked: true })),
    ...found[locale].map((name) => ({ name, isLinked: false })),
  ]
  return {
    ...{ term, definition, page },
    isLinked: new Both(isLinked.id, isLinked.en),
    abbreviation: new Both(abbreviation.id, abbreviation.en),
    alsoKnownAs: new Both(namesIn('id'), namesIn('en')),
    body: body && richText(editorConfig, body),
  }
}

async function localizedVideos(uploads: Uploads, names: Both<string>): Promise<Both<number | undefined>> {
  return new Both(
    await uploads.film(names.id),
    names.en === undefined ? undefined : await uploads.film(names.en),
  )
}

type PageBlock = v.InferOutput<typeof schemas.PageSchema>['blocks'][number]

async function blockTree(block: PageBlock, { uploads, editorConfig }: Tools): Promise<Tree> {
  const { type: blockType, ...fields } = block
  switch (block.type) {
    case 'text':
      return { ...fields, blockType, body: richText(editorConfig, block.body) }
    case 'figures':
    case 'timeline':
      return { ...fields, blockType, items: rows(block.items) }
    case 'picture':
      return { ...fields, blockType, picture: await uploads.picture(block.picture) }
    case 'callToAction':
      return { ...fields, blockType }
  }
}
