import type { Video } from '@site/contracts/content/education.ts'
import type { Where } from 'payload'
import type { Video as VideoDocument } from '#cms/payload-types.ts'
import { categoriesOf, category, categoryFields, chosenCategory } from './categories.ts'
import { pageNumber, type Resource, type SiteContext, slugParameter } from './context.ts'
import { file, mediaFields, picture } from './files.ts'
import { withDraft } from './preview.ts'
import { instant, paged, published } from './published.ts'
import { html } from './rich-text.ts'
import type { Tags } from './tags.ts'

const perPage = 12

function toVideo(document: VideoDocument, tags: Tags): Video {
  tags.document('videos', document.id)
  return {
    id: document.id,
    title: document.title ?? '',
    summary: document.summary ?? '',
    transcript: html(document.transcript),
    category: category(document.category, tags),
    poster: picture(document.poster, tags),
    file: file(document.file, tags),
    captions: file(document.captions, tags),
    durationSeconds: document.durationSeconds,
    publishedAt: instant(document.publishedAt, document.createdAt),
  }
}

async function find({ payload, locale }: SiteContext, where: Where[], limit: number, page?: number) {
  return payload.find({
    collection: 'videos',
    where: published(...where),
    sort: ['order', '-publishedAt', 'id'],
    locale,
    populate: { media: mediaFields, categories: categoryFields },
    depth: 1,
    limit,
    page: page ?? 1,
    // Counting all documents costs more than finding these.
    pagination: page !== undefined,
    overrideAccess: true,
  })
}

export async function firstVideos(context: SiteContext, count: number): Promise<Video[]> {
  context.tags.list('videos')
  const { docs } = await find(context, [], count)
  return docs.map((document) => toVideo(document, context.tags))
}

export const videoList: Resource = async (context) => {
  const { query, tags } = context
  const page = pageNumber(query)
  const slug = slugParameter(query, 'category')
  tags.list('videos')
  const categories = await categoriesOf(context, 'video')
  const chosen = chosenCategory(categories, slug)
  if (chosen === null) return null
  const result = await find(context, chosen ? [{ category: { equals: chosen.id } }] : [], perPage, page)
  const documents = await withDraft(context, 'videos', result.docs, (id) =>
    context.payload.findByID({
      collection: 'videos',
      id,
      draft: true,
      locale: context.locale,
      populate: { media: mediaFields, categories: categoryFields },
      depth: 1,
      overrideAccess: true,
    }),
  )
  return {
    ...paged(
      result,
      documents.map((document) => toVideo(document, tags)),
    ),
    categories,
  }
}
