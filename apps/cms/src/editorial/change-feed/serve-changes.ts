import { streamHeaders } from '@site/change-feed/stream-headers.ts'
import { isStopping } from '@site/operations/graceful-stop.ts'
import type { Payload } from 'payload'
import { BadRequestError, problem } from '#cms/base/http/problem.ts'
import { runningFeed } from './running-feed.ts'

/** GET /api/site/changes: the change feed as server-sent events. */
export async function serveChangeFeed(request: Request, payload: Payload): Promise<Response> {
  // A client that reconnects now would keep the process from exiting.
  if (isStopping()) return problem(503, 'The CMS is stopping.', {}, { 'Retry-After': '1' })
  const header = request.headers.get('last-event-id')
  if (header !== null && !/^\d{1,15}$/.test(header)) {
    throw new BadRequestError('Last-Event-ID', 'Last-Event-ID must be a sequence of this feed.')
  }
  const lastSeen = header === null ? null : Number(header)
  const { streams } = await runningFeed(payload)
  return new Response(await streams.open(lastSeen, request.signal), { headers: streamHeaders })
}
