import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { createRequestAs, schedule } from '../../../test/editing.ts'
import { addEvent, dayMs, inMs, loadMailKinds, nonClient, postForOutcome } from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { execute, payload } from '../../../test/service.ts'
import { readRejection, requestAs } from '../../../test/staff.ts'
import { ChangeQuestionSchema } from './change-question.ts'

const mailboxes = await Mailboxes.open()
afterAll(() => mailboxes.close())

/** A published event with one person per language. */
async function addRegistered() {
  const slug = `tanya-${crypto.randomUUID()}`
  const { id } = await addEvent(slug)
  const people = [nonClient(slug), nonClient(slug)]
  for (const person of people) await postForOutcome(person)
  await execute(sql`update registrations set locale = 'en' where email = ${people[1]?.email}`)
  return { id, slug, emails: people.map(({ email }) => email) }
}

const publish = (id: number, change: object, language: 'id' | 'en' = 'id') =>
  requestAs('editor', `events/${id}?locale=id`, {
    method: 'PATCH',
    json: { ...change, _status: 'published' },
    language,
  })

const QuestionSchema = v.object({ question: v.nullable(ChangeQuestionSchema) })
async function ask(id: number, change: object) {
  const response = await requestAs('editor', `events/${id}/change-question?locale=id`, { json: change })
  return v.parse(QuestionSchema, await response.json()).question
}

const changeMails = async (id: number) => (await loadMailKinds(id)).filter((kind) => kind.startsWith('event'))
const storedEvent = (id: number) => payload.findByID({ collection: 'events', id, locale: 'id', depth: 0 })

const changes = [
  { name: 'canceled', change: { isCanceled: true }, kind: 'eventCanceled', subject: 'Acara dibatalkan: ' },
  {
    name: 'starts',
    change: { startsAt: inMs(3 * dayMs - 60_000) },
    kind: 'eventMoved',
    subject: 'Perubahan acara: ',
  },
  { name: 'ends', change: { endsAt: inMs(4 * dayMs) }, kind: 'eventMoved', subject: 'Perubahan acara: ' },
  { name: 'venue', change: { venue: 'Aula' }, kind: 'eventMoved', subject: 'Perubahan acara: ' },
  { name: 'mode', change: { mode: 'place' }, kind: 'eventMoved', subject: 'Perubahan acara: ' },
  {
    name: 'join link',
    change: { joinAddress: 'https://acara.contoh.example/lain' },
    kind: 'eventMoved',
    subject: 'Perubahan acara: ',
  },
] as const

describe('a change that emails the people who registered', () => {
  it.each(changes)('is published only with its confirmation: $name', async ({ change, kind, subject }) => {
    const { id, slug } = await addRegistered()
    const before = await storedEvent(id)
    const refused = await publish(id, change)
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Tidak diterbitkan. Perubahan ini mengirim email ke 2 orang'),
    ])
    expect(await storedEvent(id)).toEqual(before)
    const question = await ask(id, change)
    expect(await storedEvent(id)).toEqual(before)
    expect(await changeMails(id)).toEqual([])
    expect(question).toMatchObject({
      recipients: 2,
      mails: [
        {
          locale: 'id',
          people: 1,
          subject: `${subject}Acara ${slug}`,
          text: expect.stringContaining('Anda'),
        },
        { locale: 'en', people: 1, text: expect.stringContaining('registered') },
      ],
    })
    expect((await publish(id, { ...change, confirmedMail: question?.key })).status).toBe(200)
    expect(await changeMails(id)).toEqual([kind, kind])
  })

  it('says in an undone cancellation that the event takes place after all', async () => {
    const { id, slug, emails } = await addRegistered()
    await payload.update({ collection: 'events', id, data: { isCanceled: true, _status: 'published' } })
    const change = { isCanceled: false, venue: 'Aula' }
    const question = await ask(id, change)
    expect(question?.mails.map(({ subject }) => subject)).toEqual([
      `Acara tetap berlangsung: Acara ${slug}`,
      `The event takes place after all: Acara ${slug}`,
    ])
    expect((await publish(id, { ...change, confirmedMail: question?.key })).status).toBe(200)
    const [, mail] = await mailboxes.at(emails[0] ?? '')
    expect(mail?.email.subject).toBe(`Acara tetap berlangsung: Acara ${slug}`)
    expect(mail?.email.text).toContain('Aula')
  })

  it.each([
    { name: 'moved', change: { startsAt: inMs(3 * dayMs - 60_000) }, kinds: ['eventMoved'] },
    { name: 'moved and drafted in between', change: { venue: 'Aula' }, drafts: 2, kinds: ['eventMoved'] },
    { name: 'canceled', change: { isCanceled: true }, kinds: ['eventCanceled'] },
    { name: 'unchanged', change: { title: 'Judul baru' }, kinds: [] },
  ])('compares with what was last published: unpublished, $name, published', async (row) => {
    const { change, drafts = 0, kinds } = row
    const { id } = await addRegistered()
    // Unpublished with a draft that no participant has seen.
    await payload.update({ collection: 'events', id, data: change, draft: true })
    await payload.update({ collection: 'events', id, data: { _status: 'draft' } })
    for (const venue of Array.from({ length: drafts }, (_, number) => `Ruang ${number}`))
      await payload.update({ collection: 'events', id, data: { venue }, draft: true })
    const question = await ask(id, change)
    expect(question?.recipients).toBe(kinds.length === 0 ? undefined : 2)
    expect((await publish(id, change)).status).toBe(kinds.length === 0 ? 200 : 409)
    expect((await publish(id, { ...change, confirmedMail: question?.key })).status).toBe(200)
    expect(new Set(await changeMails(id))).toEqual(new Set(kinds))
    expect(await ask(id, {})).toBeNull()
  })

  it('is refused with any other confirmation, in the language of the admin', async () => {
    const [event, other] = [await addRegistered(), await addRegistered()]
    const change = { isCanceled: true }
    const keys = [await ask(event.id, { venue: 'Aula' }), await ask(other.id, change)].map(
      (each) => each?.key,
    )
    expect(new Set([...keys, (await ask(event.id, change))?.key]).size).toBe(3)
    const values = [...keys, '', true, {}, null, keys[1]?.toUpperCase()]
    for (const confirmedMail of values) {
      const response = await publish(event.id, { ...change, confirmedMail }, 'en')
      expect(await response.text(), String(confirmedMail)).toContain('not confirmed for exactly this change')
    }
    expect(await changeMails(event.id)).toEqual([])
  })

  it('is neither scheduled nor made for several events at once', async () => {
    const { id } = await addRegistered()
    await payload.update({ collection: 'events', id, data: { isCanceled: true }, draft: true })
    const doc = { relationTo: 'events', value: String(id) }
    expect(await schedule({ type: 'publish', date: new Date(inMs(dayMs)), doc })).toEqual({
      error: expect.stringContaining('Tidak dapat dijadwalkan. Perubahan ini mengirim email ke 2 orang'),
    })
    const json = { isCanceled: true, _status: 'published' }
    await requestAs('editor', `events?where[id][in]=${id}&locale=id`, { method: 'PATCH', json })
    const req = await createRequestAs('editor')
    const update = { collection: 'events', id, data: { isCanceled: true, _status: 'published' } } as const
    await expect(payload.update({ ...update, req, overrideAccess: false })).rejects.toThrow(
      'Tidak dapat dijadwalkan',
    )
    expect([(await storedEvent(id)).isCanceled, await changeMails(id)]).toEqual([false, []])
  })

  it.each([
    { name: 'a new title', change: { title: 'Judul baru' } },
    { name: 'another capacity', change: { capacity: 7 } },
    { name: 'values that cannot be published', change: { venue: '', startsAt: 'kemarin' } },
  ])('is not asked about for $name', async ({ change }) => {
    const { id } = await addRegistered()
    expect(await ask(id, change)).toBeNull()
  })

  it('needs no confirmation while nobody is registered, nor as a draft', async () => {
    const { id } = await addEvent()
    expect(await ask(id, { isCanceled: true })).toBeNull()
    expect((await publish(id, { isCanceled: true })).status).toBe(200)
    const registered = await addRegistered()
    const json = { isCanceled: true, _status: 'draft' }
    const path = `events/${registered.id}?locale=id&draft=true`
    expect((await requestAs('editor', path, { method: 'PATCH', json })).status).toBe(200)
  })

  it.each([
    { role: null, path: '1/change-question', json: {}, status: 401 },
    { role: 'service', path: '1/change-question', json: {}, status: 403 },
    { role: 'editor', path: '999999999/change-question', json: {}, status: 200 },
    { role: 'editor', path: 'x/change-question', json: {}, status: 200 },
    { role: 'editor', path: '1/change-question', json: [], status: 400 },
  ] as const)(
    'is asked about with the rights of the account: $role, $path',
    async ({ role, path, json, status }) => {
      expect((await requestAs(role, `events/${path}`, { json })).status).toBe(status)
    },
  )
})

describe('an online event without a join link', () => {
  const unlinked = { joinAddress: '' }
  it('is published only if the editor says so, and the message names the consequence', async () => {
    const { id } = await addEvent()
    expect(await readRejection(await publish(id, unlinked))).toEqual({
      status: 400,
      errors: [{ path: 'joinAddress', message: expect.stringContaining('peserta tidak dapat bergabung') }],
    })
    expect((await publish(id, { ...unlinked, isWithoutJoinLink: true })).status).toBe(200)
  })

  it.each([
    { name: 'on site', change: { mode: 'place' }, status: 200 },
    { name: 'canceled', change: { isCanceled: true }, status: 200 },
    { name: 'a null link', change: { joinAddress: null }, status: 400 },
    { name: 'a link of spaces', change: { joinAddress: '   ' }, status: 400 },
    { name: 'no https link', change: { joinAddress: 'http://acara.contoh.example' }, status: 400 },
    { name: 'a confirmation that is no boolean', change: { isWithoutJoinLink: 'ya' }, status: 400 },
  ])('is accepted or not: $name', async ({ change, status }) => {
    const { id } = await addEvent()
    expect((await publish(id, { ...unlinked, ...change })).status).toBe(status)
  })

  it('is accepted once it has ended', async () => {
    const { id } = await addEvent(undefined, { startsInMs: -3 * dayMs, closesInMs: -4 * dayMs })
    expect((await publish(id, unlinked)).status).toBe(200)
  })
})
