import type { Category } from '@site/contracts/content/document-parts.ts'
import type { CategoryKind } from '#cms/fields/relations.ts'
import type { Category as CategoryDocument } from '#cms/payload-types.ts'
import type { SiteContext } from './context.ts'
import { loaded, published, shownFields } from './published.ts'
import type { Tags } from './tags.ts'

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
export async function categoriesOf(
  { payload, locale, tags }: SiteContext,
  kind: CategoryKind,
): Promise<Category[]> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: published({ kind: { equals: kind } }),
    sort: ['order', 'id'],
    locale,
    select: categoryFields,
    depth: 0,
    limit: maxCategories,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap((document) => toCategory(document, tags) ?? [])
}

/** The requested category of a list: undefined if none was requested, null if it does not exist in this language. */
export function chosenCategory(categories: Category[], slug: string | null): Category | null | undefined {
  return slug === null ? undefined : (categories.find((candidate) => candidate.slug === slug) ?? null)
}
