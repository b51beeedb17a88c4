import { type Endpoint, Forbidden, NotFound, type Payload, type SanitizedGlobalConfig } from 'payload'
import * as v from 'valibot'
import { recordRestore } from './restored.ts'

const isRestore = ({ method, path }: Endpoint) => method === 'post' && path === '/versions/:id'

const RestoredSchema = v.object({ id: v.number() })

/** Payload publishes a restored version at once unless `draft` is set. Here an editor reviews it first. */
export function restoreAsDrafts({ collections, globals }: Payload): void {
  for (const { config } of Object.values(collections)) {
    if (config.versions?.drafts && config.endpoints)
      config.endpoints = config.endpoints.map((endpoint) => asDraftRestore(endpoint, config.slug))
  }
  for (const config of globals.config) {
    if (config.versions?.drafts && config.endpoints)
      config.endpoints = config.endpoints.map((endpoint) =>
        isRestore(endpoint) ? draftOfGlobal(config) : endpoint,
      )
  }
}

function asDraftRestore(endpoint: Endpoint, slug: string): Endpoint {
  if (!isRestore(endpoint)) return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      req.query = { ...req.query, draft: 'true' }
      const response = await endpoint.handler(req)
      const restored = v.safeParse(RestoredSchema, await response.clone().json())
      if (response.ok && restored.success) await recordRestore(req, slug, restored.output.id)
      return response
    },
  }
}

/** With `draft`, Payload would unpublish a global, because it overwrites the published row. */
function draftOfGlobal({ slug, access }: SanitizedGlobalConfig): Endpoint {
  return {
    method: 'post',
    path: '/versions/:id',
    handler: async (req) => {
      const { payload, routeParams, t, user } = req
      const isAllowed = (await access.readVersions({ req })) && (await access.update({ req }))
      if (!isAllowed) throw new Forbidden(t)
      const where = { id: { equals: Number(routeParams?.id) || 0 } }
      const found = await payload.db.findGlobalVersions({ global: slug, locale: 'all', limit: 1, req, where })
      const [old] = found.docs
      if (old === undefined) throw new NotFound(t)
      const now = new Date().toISOString()
      await payload.db.createGlobalVersion({
        autosave: false,
        createdAt: now,
        globalSlug: slug,
        req,
        updatedAt: now,
        versionData: { ...old.version, _status: 'draft', lastChangedBy: user?.id ?? null, updatedAt: now },
      })
      await recordRestore(req, slug, null)
      return Response.json({ message: t('version:restoredSuccessfully') })
    },
  }
}
