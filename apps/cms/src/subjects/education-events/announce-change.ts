import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { isScheduled } from '#cms/base/access/is-scheduled.ts'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import type { Event } from '#cms/base/payload-types.ts'
import { rejectPublication } from '#cms/editorial/reviews/reject-publication.ts'
import { describeChange, detectChange, type Schedule } from './change-mail.ts'
import { type ChangeQuestion, ChangeQuestionSchema } from './change-question.ts'
import { enqueueEventMails } from './enqueue-mails.ts'

const title = v.optional(v.nullable(v.string()), null)
const ScheduleSchema = v.array(
  v.object({
    timeAndVenue: v.string(),
    startsAt: pointInTime,
    isCanceled: v.boolean(),
    titles: v.object({ id: title, en: title }),
    registered: v.object({ id: wholeNumber, en: wholeNumber }),
  }),
)

/** Where an event stands: as it is, and as it was last published. */
const places = {
  event: { prefix: '', from: sql`events e join events_locales l on l._parent_id = e.id where e.id` },
  version: {
    prefix: 'version_',
    from: sql`_events_v e join _events_v_locales l on l._parent_id = e.id where e.parent_id`,
  },
}

/**
 * A published event that has not ended; null for other events. The venue is that of the first language, so that a new or
 * corrected translation does not count as a move.
 */
async function readSchedule(
  req: PayloadRequest,
  event: number,
  place: keyof typeof places,
): Promise<Schedule | null> {
  const { prefix, from } = places[place]
  const column = (name: string) => sql.raw(`e.${prefix}${name}`)
  const text = (name: string) => sql.raw(`l.${prefix}${name}`)
  const people = (locale: 'id' | 'en') => sql`(select count(*) from registrations r
    where r.event_id = ${event} and r.state in ('confirmed', 'waiting') and r.locale = ${locale})`
  const { rows } = await inTransaction(req, async (session) =>
    session.execute(sql`
      select * from (
        select jsonb_build_array(${column('starts_at')}, ${column('ends_at')}, ${column('mode')}, ${column('join_address')},
            (array_agg(${text('venue')} order by l._locale) filter (where ${text('venue')} <> ''))[1])::text as "timeAndVenue",
          ${column('starts_at')} as "startsAt", ${column('ends_at')} as ends_at,
          coalesce(${column('is_canceled')}, false) as "isCanceled",
          jsonb_object_agg(l._locale, ${text('title')}) as titles,
          jsonb_build_object('id', ${people('id')}, 'en', ${people('en')}) as registered
        from ${from} = ${event} and ${column('_status')} = 'published'
        group by e.id order by e.updated_at desc limit 1
      ) newest where ends_at > now()`),
  )
  return v.parse(ScheduleSchema, rows)[0] ?? null
}

const scheduleKey = (event: number) => `schedule:${event}`

/**
 * Stores the published schedule before the change, because Payload's original document is the newest draft. The page
 * shows the earlier start of an event that moves.
 */
export const captureSchedule: CollectionBeforeChangeHook<Event> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  // People who registered know an unpublished event as it was last published.
  const before =
    (await readSchedule(req, originalDoc.id, 'event')) ?? (await readSchedule(req, originalDoc.id, 'version'))
  req.context[scheduleKey(originalDoc.id)] = before
  const moves = before && data._status === 'published' && data.startsAt !== undefined
  if (!moves || Date.parse(data.startsAt ?? '') === before.startsAt.getTime()) return data
  return { ...data, movedFrom: before.startsAt.toISOString() }
}

/** Emails everyone who registered if a published event changes for them, once the editor confirmed these emails. */
export const announceChange: CollectionAfterChangeHook<Event> = async ({ data, doc, req }) => {
  const before = v.safeParse(ScheduleSchema.item, req.context[scheduleKey(doc.id)])
  const after = before.success ? await readSchedule(req, doc.id, 'event') : null
  if (!before.success || !after) return doc
  const kind = detectChange(before.output, after)
  if (kind === null) return doc
  requireConfirmation(req, describeChange(kind, doc.id, before.output, after), data.confirmedMail)
  await inTransaction(req, async (session) => enqueueEventMails(session, kind, doc.id))
  return doc
}

/** Request context key: the publication is only tried, and stores its question in the context. */
const ASKS = 'asksAboutChangeMail'
const QUESTION = 'changeMailQuestion'

function requireConfirmation(req: PayloadRequest, question: ChangeQuestion, confirmed: unknown): void {
  // Without a user, the service itself changes content.
  if (question.recipients === 0 || !req.user) return
  if (req.context[ASKS] === true) req.context[QUESTION] = question
  else if (isScheduled(req)) throw rejectPublication(req, notScheduled(question.recipients), 409)
  else if (confirmed !== question.key) throw rejectPublication(req, notConfirmed(question.recipients), 409)
}

/** No colon or comma: the admin would render the messages as lists. */
const notConfirmed = (people: number): Bilingual => ({
  id: `Tidak diterbitkan. Perubahan ini mengirim email ke ${people} orang dan email itu belum dikonfirmasi untuk perubahan ini. Terbitkan lagi lalu periksa emailnya.`,
  en: `Not published. This change emails ${people === 1 ? '1 person' : `${people} people`} and these emails are not confirmed for exactly this change. Publish again and check the email.`,
})
const notScheduled = (people: number): Bilingual => ({
  id: `Tidak dapat dijadwalkan. Perubahan ini mengirim email ke ${people} orang dan seseorang harus memeriksanya. Terbitkan sendiri pada waktunya.`,
  en: `This cannot be scheduled. The change emails ${people === 1 ? '1 person' : `${people} people`} and somebody must check the email. Publish it yourself when it is time.`,
})

/** The emails that publishing this data sends; null for none. Publishes in a transaction that is rolled back. */
export async function askAboutChange(
  { payload, user, i18n, query }: PayloadRequest,
  id: number,
  sent: Record<string, unknown>,
): Promise<ChangeQuestion | null> {
  const req = await createLocalReq({ ...(user ? { user } : {}), context: { [ASKS]: true } }, payload)
  req.i18n = i18n
  req.t = i18n.t
  const data: object = { ...sent, _status: 'published' }
  const readLocale = (name: string) => (query[name] === 'en' ? 'en' : 'id')
  const options = {
    locale: readLocale('locale'),
    ...(query.publishSpecificLocale ? { publishSpecificLocale: readLocale('publishSpecificLocale') } : {}),
  } as const
  await initTransaction(req)
  try {
    await payload.update({ collection: 'events', id, data, depth: 0, overrideAccess: false, req, ...options })
  } catch (error) {
    // Publishing reports it.
    if (error instanceof APIError && error.status < 500) return null
    throw error
  } finally {
    await killTransaction(req)
  }
  const question = v.safeParse(ChangeQuestionSchema, req.context[QUESTION])
  return question.success ? question.output : null
}
