import type { PopulateType, SelectType, TransformCollectionWithSelect, TypedCollectionSelect } from 'payload'
import type { Resource, SiteContext } from './context.ts'
import { selectVersion } from './preview.ts'
import { type Found, findBySlug, type ListedCollection } from './published.ts'
import { findRevision } from './revised-at.ts'

interface Detail<
  Name extends ListedCollection,
  Select extends SelectType & TypedCollectionSelect[Name],
  Alongside,
> {
  readonly select: Select
  readonly populate?: PopulateType
  /** Loaded concurrently with the document. */
  readonly alongside: (context: SiteContext, found: Found) => Promise<Alongside>
  /** Null if the document cannot be shown. */
  readonly respond: (
    document: TransformCollectionWithSelect<Name, Select>,
    alongside: Alongside,
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
  Alongside,
>(collection: Name, { select, populate, alongside, respond }: Detail<Name, Select, Alongside>): Resource {
  return async (context) => {
    const { payload, locale, tags, path } = context
    tags.list(collection)
    const found = await findBySlug(context, collection, path.slug ?? '')
    if (found === null) return null
    const [document, loaded, revisedAt] = await Promise.all([
      payload.findByID({
        collection,
        id: found.id,
        ...selectVersion(context, collection, found.id),
        locale,
        select,
        ...(populate ? { populate } : {}),
        depth: 1,
        overrideAccess: true,
      }),
      alongside(context, found),
      findRevision(context, collection, found.id),
    ])
    const response = await respond(document, loaded, context)
    return response && { ...response, translations: found.translations, revisedAt }
  }
}
