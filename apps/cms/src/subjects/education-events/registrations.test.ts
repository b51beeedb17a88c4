import { sql } from '@payloadcms/db-postgres'
import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { whileMailInsertsFail } from '../../../test/broken-tables.ts'
import {
  addClient,
  addEvent,
  client,
  countStates,
  dayMs,
  loadMailKinds,
  loadRegistrations,
  nonClient,
  postForOutcome,
  someAddress,
  someCode,
} from '../../../test/forms.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { loadConsents } from '../../../test/people.ts'
import { execute, post, requestSite, someNetwork } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const mailboxes = await Mailboxes.open()
afterAll(() => mailboxes.close())
beforeEach(() => execute(sql`delete from mails`))

const registered = { outcome: 'registered' }
const held = { outcome: 'held' }
const alreadyRegistered = { outcome: 'alreadyRegistered' }

describe('registrations', () => {
  it('create one record, one email and one consent for five concurrent submissions', async () => {
    const { id } = await addEvent('acara-lima-kali', { capacity: 5 })
    const body = nonClient('acara-lima-kali')
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => postForOutcome(body)))
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => registered))
    const otherForm = { ...body, idempotencyKey: crypto.randomUUID(), email: body.email.toUpperCase() }
    expect(await postForOutcome(otherForm)).toEqual({ outcome: 'alreadyRegistered' })
    expect(await countStates(id)).toEqual({ confirmed: 1 })
    expect(await loadMailKinds(id)).toEqual(['registrationConfirmed'])
    const expected = { form: 'registration', locale: 'id', text: body.consentText }
    expect(await loadConsents(body.email)).toMatchObject([expected])
  })

  it('invalidate the responses that show the seats left, and no other list', async () => {
    const { id } = await addEvent('acara-berikutnya', { capacity: 5 })
    // The home page shows the first events, and other tests leave some that have begun.
    await execute(sql`update events set starts_at = now() - interval '1 year' where id = ${id}`)
    const requests = ['home', 'events', 'events/acara-berikutnya'].map((path) =>
      requestSite(`${path}?locale=id`),
    )
    for (const response of await Promise.all(requests)) {
      expect(response.headers.get(TAGS_HEADER)?.split(' ')).toContain(`events:${id}`)
      expect(await response.text()).toContain('acara-berikutnya')
    }
    expect(await postForOutcome(nonClient('acara-berikutnya'))).toEqual(registered)
    const [newest] = await execute(sql`select tags from changes order by sequence desc limit 1`)
    expect(newest).toEqual({ tags: [`events:${id}`] })
  })

  it('are separate for another person or event under the idempotency key of an older form', async () => {
    const { id } = await addEvent('acara-kunci-satu', { capacity: 5 })
    const { id: otherId } = await addEvent('acara-kunci-dua', { capacity: 5 })
    const first = nonClient('acara-kunci-satu', { email: 'pertama@contoh.example' })
    const forAnotherPerson = { ...first, email: 'kedua@contoh.example' }
    const forAnotherEvent = { ...first, eventSlug: 'acara-kunci-dua' }
    for (const body of [first, forAnotherPerson, forAnotherEvent, forAnotherPerson, first]) {
      expect(await postForOutcome(body)).toEqual(registered)
    }
    const of = async (event: number) => (await loadRegistrations(event)).map(({ email }) => email)
    expect([await of(id), await of(otherId)]).toEqual([
      ['pertama@contoh.example', 'kedua@contoh.example'],
      ['pertama@contoh.example'],
    ])
  })

  it('store the submitted data', async () => {
    const { id } = await addEvent('acara-jawaban', { capacity: 5 })
    const work = { city: 'Bandung', occupation: 'Guru', company: 'SMA', heardFrom: 'Teman' }
    const answers = { fullName: "Siti O'Neill 王", ...work }
    const body = nonClient('acara-jawaban', answers)
    await postForOutcome(body)
    const { email, phone, locale, consentText } = body
    expect(await loadRegistrations(id)).toMatchObject([
      { ...answers, email, phone, locale, consentText, state: 'confirmed', kind: 'nonClient', client: null },
    ])
  })

  it('are rejected after the closing time, for a full event and for an unknown one', async () => {
    await addEvent('acara-tutup', { capacity: 5, closesInMs: -dayMs })
    await addEvent('acara-penuh', { capacity: 5, seatsHeld: 5 })
    expect(await postForOutcome(nonClient('acara-tutup'))).toEqual({ outcome: 'closed' })
    expect(await postForOutcome(nonClient('acara-penuh'))).toEqual({ outcome: 'full' })
    expect((await post('registrations', nonClient('tidak-ada'))).status).toBe(404)
  })

  it('are accepted while an event runs, and rejected once it is over', async () => {
    const { id } = await addEvent('acara-berjalan', { capacity: 5 })
    await execute(sql`update events set starts_at = now() - interval '1 minute' where id = ${id}`)
    expect(await postForOutcome(nonClient('acara-berjalan'))).toEqual(registered)
    await execute(sql`update events set ends_at = now() where id = ${id}`)
    expect(await postForOutcome(nonClient('acara-berjalan'))).toEqual({ outcome: 'closed' })
  })

  it('close with the end of the event at the latest', async () => {
    const { id, endsAt } = await addEvent('acara-tanggal', { capacity: 5 })
    const change = (registrationClosesAt: string) => {
      const json = { registrationClosesAt, _status: 'published' }
      return requestAs('editor', `events/${id}?locale=id`, { method: 'PATCH', json })
    }
    const late = await change(new Date(Date.parse(endsAt) + 60_000).toISOString())
    expect(late.status).toBe(400)
    expect(await late.text()).toContain('Tidak boleh sesudah acara selesai.')
    expect((await change(endsAt)).status).toBe(200)
  })

  it('give the last 10 seats and 20 waiting places to exactly 30 of 50 concurrent people', async () => {
    const { id } = await addEvent('acara-ramai', { capacity: 20, seatsHeld: 10, waitingListPlaces: 20 })
    const bodies = Array.from({ length: 50 }, () => nonClient('acara-ramai'))
    const outcomes = await Promise.all(bodies.map((body) => postForOutcome(body)))
    const count = (outcome: string) => outcomes.filter((one) => Object(one).outcome === outcome).length
    expect([count('registered'), count('waiting'), count('full')]).toEqual([10, 20, 20])
    const again = await Promise.all(bodies.map((body) => postForOutcome(body)))
    expect(again).toEqual(outcomes)
    expect(await countStates(id)).toEqual({ confirmed: 10, waiting: 20 })
    const kinds = await loadMailKinds(id)
    expect(kinds.filter((kind) => kind === 'registrationConfirmed')).toHaveLength(10)
    expect(kinds.filter((kind) => kind === 'registrationWaiting')).toHaveLength(20)
  })

  it('leave nothing behind if the transaction fails', async () => {
    const { id } = await addEvent('acara-gagal', { capacity: 5 })
    const email = someAddress()
    const form = () => post('registrations', nonClient('acara-gagal', { email }))
    // The transaction fails at its commit, after all its statements.
    const failed = await whileMailInsertsFail(form, 'at commit')
    expect(failed.status).toBe(500)
    expect(await failed.text()).not.toContain(email)
    expect(await loadRegistrations(id)).toEqual([])
    expect(await loadConsents(email)).toEqual([])
    expect(await postForOutcome(nonClient('acara-gagal', { email }))).toEqual(registered)
  })
})

describe('the response that an address is already registered', () => {
  const addPerson = async (slug: string, capacity = 9) => {
    const { id } = await addEvent(slug, { capacity })
    const [email, outsider] = [someAddress(), someNetwork()]
    await postForOutcome(nonClient(slug, { email }))
    return { id, email, outsider, ask: () => postForOutcome(nonClient(slug, { email }), outsider) }
  }
  const threeTimes = Array.from({ length: 3 }, () => alreadyRegistered)

  it('is given three times to a network; then it is the one for a new address, with an email', async () => {
    const { id, email, outsider, ask } = await addPerson('sudah-daftar')
    expect([await ask(), await ask(), await ask()]).toEqual(threeTimes)
    expect([await ask(), await ask()]).toEqual([held, held])
    expect(await postForOutcome(nonClient('sudah-daftar'), outsider)).toEqual(held)
    expect((await mailboxes.subjectsAt(email)).sort()).toEqual(['Anda sudah terdaftar', 'Anda terdaftar'])
    expect(await postForOutcome(nonClient('sudah-daftar', { email }))).toEqual(alreadyRegistered)
    expect(await countStates(id)).toEqual({ confirmed: 1, held: 1 })
  })

  it('is not revealed by sending the same form again', async () => {
    const { email, outsider, ask } = await addPerson('sudah-ulang')
    await Promise.all([ask(), ask(), ask()])
    for (const body of [nonClient('sudah-ulang', { email }), nonClient('sudah-ulang')]) {
      expect(await postForOutcome(body, outsider)).toEqual(held)
      const replies = Array.from({ length: 30 }, () => postForOutcome(body, outsider))
      expect(await Promise.all(replies)).toEqual(replies.map(() => held))
    }
  })

  it('is limited for client codes, too', async () => {
    const [code, email, outsider] = [someCode(), someAddress(), someNetwork()]
    await addClient(code, email)
    await addEvent('sudah-nasabah', { capacity: 9 })
    await postForOutcome(client('sudah-nasabah', code))
    const ask = () => postForOutcome(client('sudah-nasabah', code), outsider)
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([...threeTimes, registered])
    expect((await mailboxes.subjectsAt(email)).sort()).toEqual(['Anda sudah terdaftar', 'Anda terdaftar'])
  })

  it('is the one of a full event after three times', async () => {
    const { outsider, ask } = await addPerson('sudah-penuh', 1)
    await Promise.all([ask(), ask(), ask()])
    expect(await ask()).toEqual({ outcome: 'full' })
    expect(await postForOutcome(nonClient('sudah-penuh'), outsider)).toEqual({ outcome: 'full' })
  })
})
