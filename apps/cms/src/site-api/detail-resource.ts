import type { PopulateType, SelectType, TransformCollectionWithSelect, TypedCollectionSelect } from 'payload'
import type { Resource, SiteContext } from './context.ts'
import { newestOf } from './preview.ts'
import { type Found, findBySlug, type ListedCollection } from './published.ts'

interface Detail<
  Name extends ListedCollection,
  Select extends SelectType & TypedCollectionSelect[Name],
  Beside,
> {
  readonly select: Select
  readonly populate?: PopulateType
  /** Loaded concurrently with the document. */
  readonly beside: (context: SiteContext, found: Found) => Promise<Beside>
  /** Null if the document cannot be shown. */
  readonly respond: (
    document: TransformCollectionWithSelect<Name, Select>,
    beside: Beside,
    context: SiteContext,
  ) => object | null | Promise<object | null>
}

/**
 * A resource for one document by its slug: published, or the draft of a preview. Also tagged with the list of its
 * collection, because it includes related documents.
 */
export function detailResource<
  Name extends ListedCollection,
  Select extends SelectType & TypedCollectionSelect[Name],
  Beside,
>(collection: Name, { select, populate, beside, respond }: Detail<Name, Select, Beside>): Resource {
  return async (context) => {
    const { payload, locale, tags, path } = context
    tags.list(collection)
    const found = await findBySlug(context, collection, path.slug ?? '')
    if (found === null) return null
    const [document, loaded] = await Promise.all([
      payload.findByID({
        collection,
        id: found.id,
        ...newestOf(context, collection, found.id),
        locale,
        select,
        ...(populate ? { populate } : {}),
        depth: 1,
        overrideAccess: true,
      }),
      beside(context, found),
    ])
    const response = await respond(document, loaded, context)
    return response && { ...response, translations: found.translations }
  }
}
