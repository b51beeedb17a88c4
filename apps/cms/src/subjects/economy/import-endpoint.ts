import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { importEconomy } from './import-economy.ts'
import { type EconomyOutcome, economyLimits } from './import-outcome.ts'

const statusOf: Record<EconomyOutcome['outcome'], number> = {
  imported: 200,
  exists: 409,
  invalid: 422,
  tooLarge: 413,
  tooManyRows: 413,
  notCsv: 415,
}

/** `POST /api/economy/import` with the file as its body; `?replace=yes` confirms that existing values are replaced. */
export const economyImport: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
    const outcome = await importRequest(req)
    return Response.json(outcome, {
      status: statusOf[outcome.outcome],
      headers: { 'Cache-Control': 'no-store' },
    })
  },
}

async function importRequest(req: PayloadRequest): Promise<EconomyOutcome> {
  const { body } = req
  if (!req.headers.get('content-type')?.startsWith('text/csv') || !body) return { outcome: 'notCsv' }
  if (Number(req.headers.get('content-length') ?? 0) > economyLimits.bytes) return { outcome: 'tooLarge' }
  return importEconomy(req, body, req.query.replace === 'yes')
}
