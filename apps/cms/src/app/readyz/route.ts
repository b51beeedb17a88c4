import { isStopping } from '@site/operations/graceful-stop.ts'
import { getPayload } from 'payload'
import { type Readiness, readReadiness } from '#cms/base/database/readiness.ts'
import config from '#cms/payload.config.ts'

export const dynamic = 'force-dynamic'

const stopping: Readiness = { status: 'notReady', reason: 'the CMS is stopping' }

/** Readiness: the database responds and has every migration. */
export async function GET(): Promise<Response> {
  const readiness = isStopping() ? stopping : await readReadiness(() => getPayload({ config }))
  return Response.json(readiness, {
    status: readiness.status === 'ready' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}
