import { sql } from '@payloadcms/db-postgres'
import { VideoSchema } from '@site/contracts/content/education.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload, Where } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import type { Video } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import { pageNumber, type Resource, type SiteContext, slugParameter } from '#cms/services/site-api/context.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import { withDraft } from '#cms/services/site-api/preview.ts'
import { listQuery, paged, published } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import {
  category,
  categoryFields,
  chosenCategory,
  loadCategories,
} from '#cms/subjects/categories/resource.ts'
import { videos } from './videos.ts'

const perPage = 12

const video = followContract(videos.fields, VideoSchema, { computed: ['category'] })

function toVideo(document: Video, tags: Tags) {
  tags.document('videos', document.id)
  return {
    id: document.id,
    ...video.read(document, { tags }),
    category: category(document.category, tags),
  }
}

async function find({ payload, locale }: SiteContext, where: Where[], limit: number, page?: number) {
  return payload.find({
    collection: 'videos',
    locale,
    populate: { media: mediaFields, categories: categoryFields },
    ...listQuery(published(...where), { sort: ['order', '-publishedAt', 'id'], limit, page }),
  })
}

export async function firstVideos(context: SiteContext, count: number) {
  context.tags.list('videos')
  const { docs } = await find(context, [], count)
  return docs.map((document) => toVideo(document, context.tags))
}

const PlacesSchema = v.array(v.object({ id: v.number(), page: v.number() }))

/** The list page on which each video is, in the order of `find`. */
export async function pagesOfVideos(
  payload: Payload,
  locale: Locale,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await query(
    payload,
    sql`select id, ((place - 1) / ${perPage} + 1)::integer as page from (
        select d.id, row_number() over (order by d."order", d.published_at desc, d.id) as place
        from videos d join videos_locales l on l._parent_id = d.id and l._locale::text = ${locale}
        where d._status = 'published' and l.is_whole
      ) listed where id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`,
  )
  return new Map(v.parse(PlacesSchema, rows).map(({ id, page }) => [id, page]))
}

export const videoList: Resource = async (context) => {
  const { query: search, tags } = context
  const page = pageNumber(search)
  const slug = slugParameter(search, 'category')
  tags.list('videos')
  const categories = await loadCategories(context, 'video')
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
