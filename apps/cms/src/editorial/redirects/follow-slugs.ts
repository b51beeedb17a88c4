import { type AddressedCollection, isAddressed } from '@site/contracts/content/document-paths.ts'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { readPublicPaths } from './public-paths.ts'
import { FOLLOWS_SLUG } from './validate-redirect.ts'

/** Path by language, for the languages in which the document is public. */
type Addresses = ReadonlyMap<string, string>

async function readAddresses(
  req: PayloadRequest,
  collection: AddressedCollection,
  id: number | string,
): Promise<Addresses> {
  const addresses = await readPublicPaths(req, collection, [id])
  return new Map(addresses.map(({ locale, path }) => [locale, path]))
}

/** Redirects the old path to the new one, in one step even after several renames. */
async function redirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  const context = { [FOLLOWS_SLUG]: true }
  const query = { collection: 'redirects', depth: 0, overrideAccess: true, req, context } as const
  await req.payload.delete({ ...query, where: { from: { equals: from } } })
  const { docs } = await req.payload.find({ ...query, where: { to: { equals: from } }, pagination: false })
  for (const { id, from: earlier, status, _status } of docs) {
    // All fields, because an update keeps those of a newer draft.
    await req.payload.update({
      ...query,
      id,
      data: { from: earlier, to, status, _status: _status ?? 'draft' },
    })
  }
  await req.payload.create({ ...query, data: { from, to, status: 'permanent', _status: 'published' } })
}

/** A published document takes precedence over a redirect that an earlier rename left at its path. */
async function removeRedirects(req: PayloadRequest, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  const query = {
    collection: 'redirects',
    where: { from: { in: paths } },
    overrideAccess: true,
    req,
  } as const
  // Payload's deletion takes three statements even when it finds nothing, as for nearly every published document.
  const { totalDocs } = await req.payload.count(query)
  if (totalDocs > 0) await req.payload.delete({ ...query, depth: 0 })
}

const contextKey = (collection: string, id: number | string) => `addresses:${collection}:${id}`

const rememberAddresses: CollectionBeforeChangeHook = async ({ collection, originalDoc, operation, req }) => {
  if (operation === 'update' && isAddressed(collection.slug)) {
    const addresses = await readAddresses(req, collection.slug, originalDoc.id)
    req.context[contextKey(collection.slug, originalDoc.id)] = addresses
  }
}

const followSlugs: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (!isAddressed(collection.slug)) return doc
  const remembered = operation === 'update' ? req.context[contextKey(collection.slug, doc.id)] : undefined
  const before: ReadonlyMap<unknown, unknown> = remembered instanceof Map ? remembered : new Map()
  const after = await readAddresses(req, collection.slug, doc.id)
  const isNew = ([locale, path]: [string, string]) => before.get(locale) !== path
  await removeRedirects(
    req,
    [...after].filter(isNew).map(([, path]) => path),
  )
  for (const [locale, path] of [...after].filter(isNew)) {
    const old = before.get(locale)
    if (typeof old === 'string') await redirect(req, old, path)
  }
  return doc
}

/** Redirects the old paths of renamed documents, in the transaction of the rename. */
export function slugHooks(collection: string) {
  return (
    isAddressed(collection)
      ? { beforeChange: [rememberAddresses], afterChange: [followSlugs] }
      : { beforeChange: [], afterChange: [] }
  ) satisfies CollectionConfig['hooks']
}
