import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { staffNames } from '#cms/base/access/staff-names.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { findContent, type Kind } from '#cms/editorial/versions/edited-content.ts'
import { loadLanguages } from './document-languages.ts'
import { type EditStatus, editStatusPath } from './edit-status.ts'
import { listSchedules } from './list-schedules.ts'

/** A finding about a document that does not always prevent its publication. */
export type Note = (req: PayloadRequest, document: object) => Promise<Bilingual | null>

const errorResponse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status })

/** GET /api/<collection>/:id/edit-status and /api/globals/<slug>/edit-status, for staff with read access. */
export const editStatusEndpoint = (kind: Kind, slug: string, findNote?: Note): Endpoint => ({
  path: kind === 'collections' ? `/:id/${editStatusPath}` : `/${editStatusPath}`,
  method: 'get',
  handler: async (req) => {
    const id = String(req.routeParams?.id ?? '')
    if (kind === 'collections' && !/^\d{1,9}$/.test(id))
      return errorResponse(404, 'There is no such document.')
    if (!hasRole(req, 'admin', 'editor', 'reviewer', 'operations'))
      return errorResponse(403, 'Only staff may do this.')
    const { config, read } = findContent(req, kind, slug)
    const document = await read(id, { draft: Boolean(config.versions?.drafts) })
    const updatedAt =
      'updatedAt' in document && typeof document.updatedAt === 'string' ? document.updatedAt : null
    const target = kind === 'collections' ? { doc: { relationTo: slug, value: id } } : { global: slug }
    const note = (await findNote?.(req, document)) ?? null
    const status: EditStatus = {
      updatedAt,
      savedBy: await findSaver(req, document),
      schedules: await listSchedules(req, target),
      note: note && translate({ req }, note),
      languages: kind === 'collections' ? await loadLanguages(req, slug, Number(id)) : null,
    }
    return Response.json(status)
  },
})

async function findSaver(
  { payload, user }: PayloadRequest,
  document: object,
): Promise<EditStatus['savedBy']> {
  const id = 'lastChangedBy' in document ? document.lastChangedBy : null
  const name = (await staffNames(payload, [id])).get(id)
  return name === undefined ? null : { name, isSelf: id === user?.id }
}
