import { getPayload } from 'payload'
import { readReadiness } from '#cms/database/readiness.ts'
import config from '#cms/payload.config.ts'

export const dynamic = 'force-dynamic'

/** Says whether the service can answer: its database does, and knows every migration. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness(() => getPayload({ config }))
  return Response.json(readiness, {
    status: readiness.status === 'ready' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
