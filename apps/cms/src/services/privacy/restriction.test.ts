import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#cms/base/database/session.ts'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { enqueueReminders } from '#cms/subjects/education-events/reminders.ts'
import {
  addClient,
  addEvent,
  client,
  hourMs,
  loadMailKinds,
  message,
  nonClient,
  postForOutcome,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { makeMessage, makeRegistration } from '../../../test/people.ts'
import { execute, payload, post as postForm } from '../../../test/service.ts'
import { requestAs, session } from '../../../test/staff.ts'
import { isRestricted } from './restrict-person.ts'

const post = async (path: string, email: string) =>
  (await requestAs('admin', `erasures/${path}`, { json: { email } })).json()

const isMarked = async (collection: 'contact-messages' | 'registrations', id: number) =>
  (await payload.findByID({ collection, id, depth: 0 })).restricted

const exported = async (path: string) => (await requestAs('editor', path)).text()

/** A person with a message and a seat at an event in ten hours, which is due for a reminder. */
async function createPerson() {
  const email = someAddress()
  const slug = `batas-${crypto.randomUUID()}`
  const event = await addEvent(slug, { startsInMs: 10 * hourMs })
  await postForm('contact-messages', message({ email }))
  await postForOutcome(nonClient(slug, { email }))
  await execute(
    sql`update registrations set registered_at = now() - interval '2 days' where event_id = ${event.id}`,
  )
  return { email, event: event.id, slug }
}

/** The entries about restrictions, the newest first. */
async function loadTrail() {
  const where = { subject: { equals: 'restrictions' } }
  return (await payload.find({ collection: 'audit-trail', where, sort: '-id', pagination: false })).docs
}

describe('a restriction of processing', () => {
  it('marks all rows of the person, whatever identifies them, and nobody else’s; lifting removes the marks', async () => {
    const email = someAddress()
    const { id: event } = await addEvent()
    const inDirectory = await addClient(someCode(), email)
    const written = await makeMessage({ email: email.toUpperCase() })
    const rows = [
      await makeRegistration(event, { email }),
      await makeRegistration(event, { kind: 'client', client: inDirectory }),
      await makeRegistration(event),
    ]
    const marks = async () =>
      Promise.all([
        isMarked('contact-messages', written.id),
        ...rows.map(({ id }) => isMarked('registrations', id)),
      ])
    const counts = { messages: 1, registrations: 2 }
    expect(await post('restrict', ` ${email.toUpperCase()}`)).toEqual({ isRestricted: true, ...counts })
    expect(await marks()).toEqual([true, true, true, false])
    expect(await post('search', email)).toMatchObject({ isRestricted: true })
    expect(await post('restrict', email)).toEqual({ isRestricted: true, ...counts })
    expect(await post('lift', email)).toEqual({ isRestricted: false, ...counts })
    expect(await marks()).toEqual([false, false, false, false])
    expect(await post('search', email)).toMatchObject({ isRestricted: false })
  })

  it('leaves the rows out of both exports in both formats, and of the number in the audit trail', async () => {
    const { email, event, slug } = await createPerson()
    await postForOutcome(nonClient(slug, { email: `lain-${email}` }))
    await post('restrict', email)
    const csv = await exported(`registrations/export?format=csv&event=${event}`)
    expect(csv).toContain(`lain-${email}`)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
    const ofPerson = `where[email][equals]=${encodeURIComponent(email)}`
    expect(await exported(`contact-messages/export?format=csv&${ofPerson}`)).not.toContain(email)
    const newest = { where: { kind: { equals: 'exported' } }, sort: '-id', limit: 2 }
    const { docs } = await payload.find({ collection: 'audit-trail', ...newest })
    expect(docs.map(({ detail }) => detail)).toEqual(['csv, 0', 'csv, 1'])
    expect((await requestAs('editor', `registrations/export?format=xlsx&${ofPerson}`)).status).toBe(200)
    await post('lift', email)
    expect(await exported(`contact-messages/export?format=csv&${ofPerson}`)).toContain(email)
  })

  it('stops reminders, also those that wait to be sent, and no email that the registration needs', async () => {
    const mailboxes = await Mailboxes.open()
    const { email, event } = await createPerson()
    await enqueueReminders(payload)
    await post('restrict', email)
    const subjects = (await mailboxes.at(email)).map(({ email: mail }) => mail.subject)
    await mailboxes.close()
    expect(subjects.some((subject) => subject?.startsWith('Pengingat'))).toBe(false)
    expect(subjects.length).toBeGreaterThan(0)
    await enqueueReminders(payload)
    expect(await loadMailKinds(event)).not.toContain('eventReminder')
    await post('lift', email)
    await enqueueReminders(payload)
    expect(await loadMailKinds(event)).toContain('eventReminder')
  })

  it('stops messages to participants, and is not counted among their recipients', async () => {
    const { email, event, slug } = await createPerson()
    await post('restrict', email)
    const texts = { subjectId: 'Kabar', textId: 'Kabar.', subjectEn: 'News', textEn: 'News.' }
    const send = () => {
      const json = { event, ...texts, audience: 'both', idempotencyKey: crypto.randomUUID() }
      return requestAs('editor', 'event-messages?depth=0', { json })
    }
    expect((await send()).status).toBe(409)
    await postForOutcome(nonClient(slug))
    const counts = await (await requestAs('editor', `events/${event}/registration-counts`)).json()
    expect(counts).toMatchObject({ registered: 2, reachedRegistered: 1 })
    expect(await (await send()).json()).toMatchObject({ doc: { recipients: 1 } })
    expect((await loadMailKinds(event)).filter((kind) => kind === 'eventMessage')).toHaveLength(1)
  })

  it('holds for what the person sends later, as visitor and as client', async () => {
    const email = someAddress()
    const code = someCode()
    await addClient(code, email)
    await post('restrict', email)
    const { id } = await addEvent(`batas-nanti-${code}`)
    await postForm('contact-messages', message({ email: email.toUpperCase() }))
    await postForOutcome(nonClient(`batas-nanti-${code}`, { email }))
    await postForOutcome(client(`batas-nanti-${code}`, code))
    await postForOutcome(nonClient(`batas-nanti-${code}`))
    expect(
      await execute(sql`select restricted from registrations where event_id = ${id} order by id`),
    ).toEqual([{ restricted: true }, { restricted: true }, { restricted: false }])
    const where = { email: { equals: email.toUpperCase() } }
    const { docs } = await payload.find({ collection: 'contact-messages', where })
    expect(docs).toMatchObject([{ restricted: true }])
  })

  it('is recorded once when it is set and once when it is lifted, without the address', async () => {
    const email = someAddress()
    for (const path of ['restrict', 'restrict', 'lift', 'lift']) await post(path, email)
    const docs = (await loadTrail()).slice(0, 3)
    expect(docs.slice(0, 2).map(({ kind }) => kind)).toEqual(['deleted', 'added'])
    expect(docs[2]?.document).not.toBe(docs[0]?.document)
    expect(JSON.stringify(docs)).not.toContain(email)
  })

  it('ends when the data is erased', async () => {
    const { email } = await createPerson()
    await post('restrict', email)
    await post('person', email)
    expect(await post('search', email)).toMatchObject({ messages: 0, isRestricted: false })
  })

  it.each([
    { name: 'is set', earlier: [], path: 'restrict', before: false },
    { name: 'is set again', earlier: ['restrict', 'lift'], path: 'restrict', before: false },
    { name: 'is lifted', earlier: ['restrict'], path: 'lift', before: true },
  ])('holds for a form that is being stored while it $name', async ({ earlier, path, before }) => {
    const email = someAddress()
    const { id } = await makeMessage({ email: someAddress() })
    for (const done of earlier) await post(done, email)
    const changing = await inTransaction({ payload }, async (db) => {
      const restricted = await isRestricted(db, hashEmail(email))
      expect(restricted).toBe(before)
      const change = post(path, email)
      await expect
        .poll(() =>
          execute(sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`),
        )
        .toHaveLength(1)
      // As the form's transaction stores its row.
      await db.execute(
        sql`update contact_messages set email = ${email}, restricted = ${restricted} where id = ${id}`,
      )
      return { change }
    })
    expect(await changing.change).toEqual({ isRestricted: !before, messages: 1, registrations: 0 })
    expect(await isMarked('contact-messages', id)).toBe(!before)
  })

  // Deleting it would wait for its event while other registrations wait for the erasure.
  it('is erased without a registration that is stored while the erasure waits for an event', async () => {
    const { email, event } = await createPerson()
    const { id: later } = await addEvent()
    const erasing = await inTransaction({ payload }, async (db) => {
      await db.execute(sql`select from events where id = ${event} for update`)
      const erased = post('person', email)
      await expect
        .poll(() =>
          execute(sql`select from pg_stat_activity where wait_event_type = 'Lock'
            and datname = current_database()`),
        )
        .toHaveLength(1)
      await makeRegistration(later, { email })
      return { erased }
    })
    expect(await erasing.erased).toMatchObject({ messages: 1, registrations: 1 })
    expect(await post('search', email)).toMatchObject({ messages: 0, registrations: 1 })
  })

  it('is set while many forms of the person and an erasure are sent, without a deadlock', async () => {
    const email = someAddress()
    const slugs = Array.from({ length: 4 }, () => `batas-${crypto.randomUUID()}`)
    for (const slug of slugs) await addEvent(slug)
    await post('restrict', email)
    const results = await Promise.all([
      ...slugs.map((slug) => postForOutcome(nonClient(slug, { email }))),
      post('lift', email),
      post('restrict', email),
      post('person', email),
      ...slugs.map((slug) => postForOutcome(nonClient(slug, { email: someAddress() }))),
    ])
    expect(results.slice(0, slugs.length)).toEqual(slugs.map(() => ({ outcome: 'registered' })))
    expect(JSON.stringify(results)).not.toContain('errors')
  })

  it.each([
    { name: 'with a restriction', paths: ['restrict', 'person', 'person'], kinds: ['deleted', 'added'] },
    { name: 'after it was lifted', paths: ['restrict', 'lift', 'person'], kinds: ['deleted', 'added'] },
    { name: 'without one', paths: ['person'], kinds: [] },
    {
      name: 'with a second one',
      paths: ['restrict', 'lift', 'restrict', 'person'],
      kinds: ['deleted', 'added', 'deleted', 'added'],
    },
  ])('is recorded as lifted by the admin who erases the data ($name)', async ({ paths, kinds }) => {
    const { user } = await session('admin')
    const [before] = await loadTrail()
    const email = someAddress()
    await makeMessage({ email })
    for (const path of paths) await post(path, email)
    const trail = (await loadTrail()).filter(({ id }) => id > (before?.id ?? 0))
    expect(trail.map(({ kind }) => kind)).toEqual(kinds)
    expect(trail.every(({ actorId, hand }) => actorId === user && hand === 'person')).toBe(true)
  })

  it('is not for editors to change', async () => {
    const { id } = await makeMessage()
    await requestAs('editor', `contact-messages/${id}`, { method: 'PATCH', json: { restricted: true } })
    expect(await isMarked('contact-messages', id)).toBe(false)
  })
})
