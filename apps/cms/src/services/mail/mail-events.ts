import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { problem } from '#cms/base/http/problem.ts'
import { readLimitedBody } from '#cms/base/http/read-limited-body.ts'
import { recordBounce } from './record-bounce.ts'
import type { SubscriberEvents } from './subscriber-events.ts'

const maxBytes = 4096
const maxClockDifferenceSeconds = 300
const maxMessageIdCharacters = 250

const TIMESTAMP_HEADER = 'x-mail-timestamp'
const SIGNATURE_HEADER = 'x-mail-signature'

const EventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    messageId: v.pipe(v.string(), v.maxLength(maxMessageIdCharacters)),
    type: v.picklist(['hard', 'soft', 'complaint']),
    at: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((at) => new Date(at)),
      v.date(),
    ),
  }),
)

type Settings = { key: string; subscriberEvents: readonly SubscriberEvents[] }

/**
 * POST /api/mail-events: a bounce or spam complaint that the relay learned of after it had accepted the email. Reports of
 * unknown emails succeed, because rows are deleted after a month and a relay would repeat what fails. Never throws.
 */
export async function receiveMailEvent(
  payload: Payload,
  request: Request,
  { key, subscriberEvents }: Settings,
): Promise<Response> {
  if (key === '') return problem(404, 'MAIL_EVENTS_KEY is not set.')
  const body = await readLimitedBody(request, maxBytes)
  if (body === null) return problem(413, `The body must be at most ${maxBytes} bytes.`)
  if (!isSigned(request.headers, body, key)) return problem(401, 'The signature or its timestamp is invalid.')
  const event = v.safeParse(EventSchema, body.toString('utf8'))
  if (!event.success) {
    const parameter = v.getDotPath(event.issues[0]) ?? 'body'
    return problem(400, 'Invalid request.', { parameter })
  }
  try {
    await recordBounce(payload, event.output, subscriberEvents)
    return new Response(null, { status: 204 })
  } catch (error) {
    payload.logger.error({ err: error }, 'Mail event not recorded')
    return problem(500, 'The CMS failed.')
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The signature covers the time, so that a captured report cannot be sent again later. */
function isSigned(headers: Headers, body: Buffer, key: string): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return false
  const differenceSeconds = Math.abs(Date.now() / 1000 - Number(timestamp))
  const expected = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')
  const isEqual = timingSafeEqual(digest(headers.get(SIGNATURE_HEADER) ?? ''), digest(expected))
  return isEqual && differenceSeconds <= maxClockDifferenceSeconds
}
