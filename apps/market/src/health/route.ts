import { Hono } from 'hono'
import { problem } from '#market/http/problem.ts'
import type { Readiness } from './readiness.ts'

export const healthPaths = ['/healthz', '/readyz'] as const

/** /healthz: the process runs. /readyz: it can serve requests. */
export function healthRoutes(readiness: Pick<Readiness, 'notReadyReason'>, isStopping: () => boolean) {
  const headers = { 'Cache-Control': 'no-store' }
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
    .get('/readyz', async (c) => {
      const missing = isStopping() ? 'The service is stopping.' : await readiness.notReadyReason()
      if (missing !== null) return problem(503, missing, { headers: { 'Retry-After': '1' } })
      return c.json({ status: 'ready' }, 200, headers)
    })
}
