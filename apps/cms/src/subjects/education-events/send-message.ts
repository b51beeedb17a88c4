import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import type { EventMessage } from '#cms/base/payload-types.ts'
import { writeEntry } from '#cms/editorial/audit/write-entry.ts'
import { enqueueEventMails } from './enqueue-mails.ts'
import { lockEvent } from './seats.ts'

/** The registration states that receive a message. */
const audiences = {
  confirmed: ['confirmed'],
  waiting: ['waiting'],
  both: ['confirmed', 'waiting'],
} as const satisfies Record<EventMessage['audience'], string[]>

const nobody = {
  id: 'Belum ada orang di kelompok ini, jadi tidak ada email yang dikirim.',
  en: 'There is nobody in this group yet, so no email was sent.',
}
const alreadySent = {
  id: 'Pesan ini sudah dikirim. Anda menemukannya di daftar pesan.',
  en: 'This message has already been sent. You find it in the list of messages.',
}

const englishMissing = (count: number) => ({
  id: `${count} orang mendaftar dalam bahasa Inggris. Isi judul dan teksnya dalam bahasa Inggris juga.`,
  en: `${count === 1 ? '1 person' : `${count} people`} registered in English. Fill in the subject and text in English, too.`,
})

const CheckSchema = v.tuple([
  v.object({ recipients: wholeNumber, english: wholeNumber, isSent: v.boolean() }),
])

/** Counts the recipients. The event stays locked, so that a second click waits and then finds the first one's message. */
export const countRecipients: CollectionBeforeChangeHook<EventMessage> = async ({ data, req }) => {
  const { event, audience, idempotencyKey } = data
  // Payload validates after this hook, and reports what is missing.
  if (typeof event !== 'number' || !audience || !Object.hasOwn(audiences, audience)) return data
  const states = audiences[audience]
  const [{ recipients, english, isSent }] = await inTransaction(req, async (session) => {
    await lockEvent(session, event)
    const { rows } = await session.execute(sql`select
      exists (select from event_messages where idempotency_key = ${idempotencyKey}) as "isSent",
      count(*) as recipients, count(*) filter (where locale = 'en') as english
      from registrations where event_id = ${event} and state::text = any(${sql.param(states)})
        and not restricted`)
    return v.parse(CheckSchema, rows)
  })
  if (isSent) throw clientError({ req }, alreadySent, { status: 409 })
  if (recipients === 0) throw clientError({ req }, nobody, { status: 409, path: 'audience' })
  if (english > 0 && !(data.subjectEn?.trim() && data.textEn?.trim()))
    throw clientError({ req }, englishMissing(english), {
      path: data.subjectEn?.trim() ? 'textEn' : 'subjectEn',
    })
  return { ...data, recipients }
}

/** Enqueues one email per person. */
export const sendMessage: CollectionAfterChangeHook<EventMessage> = async ({ doc, req }) => {
  const { id, audience, subjectId, recipients } = doc
  const event = typeof doc.event === 'number' ? doc.event : doc.event.id
  await inTransaction(req, async (session) =>
    enqueueEventMails(session, 'eventMessage', event, { states: audiences[audience], message: id }),
  )
  await writeEntry(req, {
    kind: 'participantsEmailed',
    subject: 'events',
    document: event,
    title: subjectId,
    detail: `${audience}, ${recipients}`,
  })
  return doc
}
