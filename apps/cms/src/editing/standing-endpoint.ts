import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { type ScheduledFor, schedulesOf } from '#cms/scheduled-publications.ts'
import { type Standing, standingPath } from './standing.ts'

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

/** GET /api/<collection>/:id/standing. For staff who may read the document. */
export const documentStanding = (slug: string): Endpoint => ({
  path: `/:id/${standingPath}`,
  method: 'get',
  handler: async (req) => {
    const config = req.payload.config.collections.find((each) => each.slug === slug)
    const id = String(req.routeParams?.id ?? '')
    if (!config || !/^\d{1,9}$/.test(id)) return refuse(404, 'There is no such document.')
    return answer(req, { doc: { relationTo: slug, value: id } }, async () => {
      const { slug: collection } = config
      const draft = Boolean(config.versions?.drafts)
      const ask = { collection, id: Number(id), draft, depth: 0, overrideAccess: false, req } as const
      return req.payload.findByID(ask)
    })
  },
})

/** GET /api/globals/<slug>/standing. */
export const globalStanding = (slug: string): Endpoint => ({
  path: `/${standingPath}`,
  method: 'get',
  handler: async (req) => {
    const config = req.payload.config.globals.find((each) => each.slug === slug)
    if (!config) return refuse(404, 'There is no such global.')
    return answer(req, { global: slug }, async () =>
      req.payload.findGlobal({
        slug: config.slug,
        draft: Boolean(config.versions?.drafts),
        depth: 0,
        overrideAccess: false,
        req,
      }),
    )
  },
})

async function answer(
  req: PayloadRequest,
  target: ScheduledFor,
  find: () => Promise<object>,
): Promise<Response> {
  if (!hasRole(req, 'admin', 'editor', 'reviewer')) return refuse(403, 'Only staff may do this.')
  const document = await find()
  const updatedAt =
    'updatedAt' in document && typeof document.updatedAt === 'string' ? document.updatedAt : null
  const standing: Standing = { updatedAt, schedules: await schedulesOf(req, target) }
  return Response.json(standing, { headers: { 'cache-control': 'no-store' } })
}
