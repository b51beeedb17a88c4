import type { Category } from '@site/contracts/content/document-parts.ts'
import { type Series, SeriesSchema } from '@site/contracts/content/education.ts'
import * as v from 'valibot'
import type { CategoryKind } from '#cms/base/fields/relations.ts'
import type { Category as CategoryDocument } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { SiteContext } from '#cms/services/site-api/context.ts'
import { loaded, published, shownFields } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { categories } from './categories.ts'

export const categoryFields = { slug: true, name: true, ...shownFields } as const

const maxCategories = 50

export function category(
  relation: number | CategoryDocument | null | undefined,
  tags: Tags,
): Category | null {
  const document = loaded(relation)
  return document && toCategory(document, tags)
}

function toCategory(document: Pick<CategoryDocument, 'id' | 'slug' | 'name'>, tags: Tags): Category | null {
  if (!document.slug || !document.name) return null
  tags.document('categories', document.id)
  return { id: document.id, slug: document.slug, name: document.name }
}

/** All categories of a kind in the editors' order. */
export async function loadCategories(context: SiteContext, kind: CategoryKind): Promise<Category[]> {
  const documents = await findOfKind(context, kind, categoryFields)
  return documents.flatMap((document) => toCategory(document, context.tags) ?? [])
}

const PathSchema = SeriesSchema.entries.series
const path = followContract(categories.fields, PathSchema)

/** All learning paths in the editors' order. */
export async function learningPaths(context: SiteContext): Promise<Series['series'][]> {
  const documents = await findOfKind(context, 'learning', path.select)
  return documents.flatMap((document) => toPath(document, context.tags) ?? [])
}

export function toPath(document: CategoryDocument, tags: Tags): Series['series'] | null {
  const category = toCategory(document, tags)
  return category && v.parse(PathSchema, { ...path.read(document, { tags }), ...category })
}

async function findOfKind(
  { payload, locale }: SiteContext,
  kind: CategoryKind,
  select: Record<string, true>,
): Promise<CategoryDocument[]> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: published({ kind: { equals: kind } }),
    sort: ['order', 'id'],
    locale,
    select,
    depth: 0,
    limit: maxCategories,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/** The requested category of a list: undefined if none was requested, null if it does not exist in this language. */
export function chosenCategory(categories: Category[], slug: string | null): Category | null | undefined {
  return slug === null ? undefined : (categories.find((candidate) => candidate.slug === slug) ?? null)
}
