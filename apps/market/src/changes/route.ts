import type { ChangeStreams } from '@site/change-feed/change-streams.ts'
import { streamHeaders } from '@site/change-feed/stream-headers.ts'
import { isStopping } from '@site/operations/graceful-stop.ts'
import { Hono } from 'hono'
import { isAuthorised } from '#market/http/authorisation.ts'
import { problem } from '#market/http/problem.ts'

export const changesPath = '/changes'

/** GET /apids/changes: the change feed as server-sent events. */
export function changesRoute({ apiKey, streams }: { apiKey: string; streams: ChangeStreams }) {
  return new Hono().get(changesPath, async (c) => {
    if (!isAuthorised(c.req.header('authorization'), apiKey)) {
      return problem(401, 'The change feed needs the key of the service: Authorization: Bearer <key>.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    }
    // Clients that reconnect during shutdown would keep the process alive.
    if (isStopping()) {
      return problem(503, 'The market service is stopping.', { headers: { 'Retry-After': '1' } })
    }
    const lastEventId = c.req.header('last-event-id')
    if (lastEventId !== undefined && !/^\d{1,15}$/.test(lastEventId)) {
      const message = 'must be a sequence of this feed'
      return problem(400, `Last-Event-ID ${message}.`, { errors: [{ parameter: 'Last-Event-ID', message }] })
    }
    const lastSeen = lastEventId === undefined ? null : Number(lastEventId)
    return new Response(await streams.open(lastSeen, c.req.raw.signal), {
      headers: streamHeaders,
    })
  })
}
