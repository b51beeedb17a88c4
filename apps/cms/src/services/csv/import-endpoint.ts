import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'

/** A body that is not read at all. */
type Refusal = 'notCsv' | 'tooLarge'

const refusals: Readonly<Record<Refusal, number>> = { notCsv: 415, tooLarge: 413 }

interface CsvImport<Name extends string> {
  readonly maxBytes: number
  /** The HTTP status of each outcome. */
  readonly statuses: Readonly<Record<Exclude<Name, Refusal>, number>>
  readonly importFile: (
    req: PayloadRequest,
    body: NonNullable<PayloadRequest['body']>,
  ) => Promise<{ readonly outcome: Name }>
}

/** `POST /api/<collection>/import` with a CSV file as its body. */
export function createCsvImport<Name extends string>({
  maxBytes,
  statuses,
  importFile,
}: CsvImport<Name>): Endpoint {
  const all: Readonly<Record<string, number>> = { ...statuses, ...refusals }

  async function run(req: PayloadRequest): Promise<{ readonly outcome: string }> {
    const { body } = req
    if (!req.headers.get('content-type')?.startsWith('text/csv') || !body) return { outcome: 'notCsv' }
    if (Number(req.headers.get('content-length') ?? 0) > maxBytes) return { outcome: 'tooLarge' }
    return importFile(req, body)
  }

  return {
    path: '/import',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
      const outcome = await run(req)
      const status = all[outcome.outcome] ?? 200
      return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
