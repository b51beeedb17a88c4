import { getPayload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import { subscriberEvents } from '#cms/mail-composers.ts'
import config from '#cms/payload.config.ts'
import { receiveMailEvent } from '#cms/services/mail/mail-events.ts'

export const dynamic = 'force-dynamic'

export async function POST(request: Request): Promise<Response> {
  const payload = await getPayload({ config })
  return receiveMailEvent(payload, request, { key: environment.MAIL_EVENTS_KEY, subscriberEvents })
}
