import type { Payload } from 'payload'
import { BadRequestError } from '#cms/site-api/problem.ts'
import { runningListener } from './running-listener.ts'
import { changeStream } from './stream.ts'

/** GET /api/site/changes: the change feed as server-sent events. */
export async function answerChangeFeed(request: Request, payload: Payload): Promise<Response> {
  const header = request.headers.get('last-event-id')
  if (header !== null && !/^\d{1,15}$/.test(header)) {
    throw new BadRequestError('Last-Event-ID', 'Last-Event-ID must be a sequence of this feed.')
  }
  const lastSeen = header === null ? null : Number(header)
  const stream = changeStream(payload, await runningListener(payload), lastSeen, request.signal)
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Neither compressed nor gathered on the way: an event must arrive when it happens.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
