import { locales } from '@site/contracts/locale.ts'
import { APIError, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'

interface Target {
  readonly doc?: { readonly relationTo: string; readonly value: string | number } | null | undefined
  readonly global?: string | null | undefined
  /** The only language to publish; `all` or undefined for both. */
  readonly locale?: string | undefined
}

/**
 * Why a draft cannot be published now, in the editor's language; null if it can. Publishes in a transaction that is
 * rolled back.
 */
export async function publishError(
  { payload, user, i18n }: PayloadRequest,
  { doc, global, locale }: Target,
): Promise<string | null> {
  const collection = payload.config.collections.find(({ slug }) => slug === doc?.relationTo)?.slug
  const globalSlug = payload.config.globals.find(({ slug }) => slug === global)?.slug
  const req = await createLocalReq(user ? { user } : {}, payload)
  req.i18n = i18n
  req.t = i18n.t
  // Globals without drafts have no status in their type, and no schedule.
  const data: object = { _status: 'published' }
  const publishSpecificLocale = locales.find((each) => each === locale)
  const publishing = {
    data,
    depth: 0,
    overrideAccess: false,
    req,
    ...(publishSpecificLocale ? { publishSpecificLocale } : {}),
  } as const
  await initTransaction(req)
  try {
    if (doc && collection) await payload.update({ collection, id: Number(doc.value), ...publishing })
    if (globalSlug) await payload.updateGlobal({ slug: globalSlug, ...publishing })
    return null
  } catch (error) {
    // A 5xx is not a problem of the draft.
    if (error instanceof APIError && error.status < 500) return error.message
    throw error
  } finally {
    await killTransaction(req)
  }
}
