import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { insertEntry } from '#cms/editorial/audit/write-entry.ts'
import { importDirectory } from './import-directory.ts'
import { type ImportOutcome, importLimits } from './import-outcome.ts'

const statusOf: Record<ImportOutcome['outcome'], number> = {
  imported: 200,
  invalid: 422,
  removesMany: 409,
  inProgress: 409,
  tooLarge: 413,
  tooManyRows: 413,
  notCsv: 415,
}

/**
 * `POST /api/client-directory/import` with the file as its body, so that it can be streamed. Payload ignores the
 * cookie of a cross-site request, which is then unauthenticated.
 */
export const importEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t)
    const outcome = await importRequest(req)
    if (outcome.outcome === 'imported') {
      const { added, unchanged, removed } = outcome
      req.payload.logger.info({ user: req.user?.id, added, unchanged, removed }, 'Client directory imported')
    }
    return Response.json(outcome, {
      status: statusOf[outcome.outcome],
      headers: { 'Cache-Control': 'no-store' },
    })
  },
}

async function importRequest(req: PayloadRequest): Promise<ImportOutcome> {
  const { body } = req
  if (!req.headers.get('content-type')?.startsWith('text/csv') || !body) return { outcome: 'notCsv' }
  if (Number(req.headers.get('content-length') ?? 0) > importLimits.bytes) return { outcome: 'tooLarge' }
  return importDirectory(body, readRemovals(req), (session, { added, unchanged, removed }) =>
    insertEntry(session, req, {
      kind: 'directoryImported',
      subject: 'client-directory',
      detail: `added ${added}, unchanged ${unchanged}, removed ${removed}`,
    }),
  )
}

function readRemovals(req: PayloadRequest): number | null {
  const { removals } = req.query
  return typeof removals === 'string' && /^\d{1,9}$/.test(removals) ? Number(removals) : null
}
