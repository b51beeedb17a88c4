import type { PayloadRequest } from 'payload'

export type Kind = 'collections' | 'globals'
type Options = { locale?: 'id' | 'en'; fallbackLocale?: false; draft?: boolean }

/** Reads a document or global with the signed-in user's rights. */
export function findContent(req: PayloadRequest, kind: Kind, slug: string) {
  const { payload } = req
  const { collections, globals } = payload.config
  const asUser = { depth: 0, overrideAccess: false, req } as const
  const missing = `Unknown ${kind}: ${slug}.`
  if (kind === 'collections') {
    const config = collections.find((each) => each.slug === slug)
    if (!config) throw new Error(missing)
    const { slug: collection } = config
    return {
      config,
      read: async (id: string | number, options: Options): Promise<object> =>
        payload.findByID({ collection, id, ...asUser, ...options }),
      readVersion: async (id: string, options: Options): Promise<object> =>
        payload.findVersionByID({ collection, id, ...asUser, ...options }),
    }
  }
  const config = globals.find((each) => each.slug === slug)
  if (!config) throw new Error(missing)
  return {
    config,
    read: async (_id: string | number, options: Options): Promise<object> =>
      payload.findGlobal({ slug: config.slug, ...asUser, ...options }),
    readVersion: async (id: string, options: Options): Promise<object> =>
      payload.findGlobalVersionByID({ slug: config.slug, id, ...asUser, ...options }),
  }
}
