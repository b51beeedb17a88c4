import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { DiskStore } from '#cms/services/media/disk-store.ts'
import type { FileStore } from '#cms/services/media/file-store.ts'
import { eraseSubscription } from '#cms/subjects/subscriptions/erase-subscription.ts'
import { startBucket, storeAt } from '../../../test/bucket-server.ts'
import { createRequestAs } from '../../../test/editing.ts'
import { someAddress } from '../../../test/forms.ts'
import { loadConsents, makeConsent, makeMail, makeMessage, makePerson } from '../../../test/people.ts'
import { execute, listRemaining, payload } from '../../../test/service.ts'
import { notes, readSubscriber, subscribe } from '../../../test/subscriptions.ts'
import { erasePerson } from './erase-person.ts'
import { repeatErasures } from './repeat-erasures.ts'

const fileName = 'erasures.txt'
const bucket = await startBucket()
let folder: string
let store: FileStore

afterAll(() => bucket.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cms-erasures-'))
  store = new DiskStore(folder)
  return () => rm(folder, { recursive: true, force: true })
})

const readLines = async () => (await buffer(await store.read(fileName))).toString('utf8').split('\n')
const writeList = (text: string) => store.write(fileName, Buffer.from(text), 'text/plain')
const erase = async (email: string) => erasePerson(await createRequestAs('admin'), email, store)

type Kept = { messages: number[]; registrations: number[] }

/** A person's data: as entered, in other case and spaces, and as a client. */
async function createPerson(email: string): Promise<Kept> {
  const { message, asVisitor, asClient } = await makePerson(email)
  await makeMail({ registration: asVisitor.id })
  await makeConsent(email, true)
  return { messages: [message.id], registrations: [asVisitor.id, asClient.id] }
}

async function createMessage(email: string): Promise<Kept> {
  return { messages: [(await makeMessage({ email })).id], registrations: [] }
}

/** Puts data back as a backup of yesterday contains it: with the data, without the erasure. */
async function restore(email: string, create = createMessage): Promise<Kept> {
  const person = await create(email)
  const { messages, registrations } = person
  const past = sql`set created_at = now() - interval '1 day'`
  await execute(sql`update contact_messages ${past} where id = any(${sql.param(messages)})`)
  await execute(sql`update registrations ${past} where id = any(${sql.param(registrations)})`)
  await execute(sql`update consents ${past}, withdrawn_at = null where person = ${hashEmail(email)}`)
  await execute(sql`delete from erasures where person = ${hashEmail(email)}`)
  return person
}

async function listKept({ messages, registrations }: Kept): Promise<Kept> {
  return {
    messages: await listRemaining('contact_messages', messages),
    registrations: await listRemaining('registrations', registrations),
  }
}

const nothing: Kept = { messages: [], registrations: [] }
const loadRecords = (email: string) =>
  execute(sql`select messages::int, registrations::int, by_id, created_at::text from erasures
    where person = ${hashEmail(email)} order by id`)

describe.each([
  { kind: 'a folder', open: () => new DiskStore(join(folder, 'erasures')) },
  { kind: 'a bucket', open: () => storeAt(bucket.endpoint) },
])('an erasure listed in $kind', ({ open }) => {
  it('is repeated once after a restore, for that person and the data of that time only', async () => {
    store = open()
    const [email, other] = [someAddress(), someAddress()]
    await createPerson(email)
    await erase(email)
    const [record] = await loadRecords(email)
    const restored = await restore(email, createPerson)
    const ofAnother = await createMessage(other)
    const later = await makeMessage({ email })
    await Promise.all([repeatErasures(payload, store), repeatErasures(payload, store)])
    expect(await listKept(restored)).toEqual(nothing)
    expect(await listKept(ofAnother)).toEqual(ofAnother)
    expect(await listKept({ messages: [later.id], registrations: [] })).toMatchObject({
      messages: [later.id],
    })
    const withdrawn = { withdrawnAt: expect.any(String) }
    expect(await loadConsents(email)).toMatchObject([withdrawn, withdrawn])
    expect(await loadRecords(email)).toEqual([
      { ...Object(record), messages: 1, registrations: 2, by_id: null },
    ])
    expect((await readLines()).filter((line) => line.includes(hashEmail(email)))).toHaveLength(1)
  })
})

describe('the deletion of a subscription', () => {
  it('is repeated after a restore, without the other data of the person', async () => {
    const email = someAddress()
    const kept = await createMessage(email)
    const { subscriber } = await subscribe([notes], 'id', email)
    await eraseSubscription(payload, subscriber.emailHash, store)
    await execute(sql`delete from erasures where person = ${subscriber.emailHash}`)
    await execute(sql`insert into subscribers (email_hash, sealed_email, locale, state, created_at)
      values (${subscriber.emailHash}, ${subscriber.sealedEmail}, 'id', 'active', now() - interval '1 day')`)
    await repeatErasures(payload, store)
    expect(await readSubscriber(email)).toBeNull()
    expect(await listKept(kept)).toEqual(kept)
    const lines = (await readLines()).filter((line) => line.includes(subscriber.emailHash))
    expect(lines).toEqual([expect.stringMatching(/ subscription$/)])
  })
})

describe('an erasure', () => {
  it('changes nothing if it cannot be listed', async () => {
    const email = someAddress()
    const person = await createPerson(email)
    await mkdir(join(folder, fileName))
    await expect(erase(email)).rejects.toThrow()
    expect(await listKept(person)).toEqual(person)
    expect(await loadRecords(email)).toEqual([])
  })

  it('loads the list before it locks rows, and writes it after', async () => {
    const email = someAddress()
    const { messages, registrations } = await createPerson(email)
    await writeList('')
    const registered = sql`registrations where id = any(${sql.param(registrations)})`
    const failIfLocked = async () => {
      await execute(sql`select from ${registered} for update nowait`)
      await execute(
        sql`select from contact_messages where id = any(${sql.param(messages)}) for update nowait`,
      )
      await execute(
        sql`select from events where id in (select event_id from ${registered}) for update nowait`,
      )
    }
    const { size, read, write } = store
    vi.spyOn(store, 'size').mockImplementation(async (...given) =>
      failIfLocked().then(() => size.apply(store, given)),
    )
    vi.spyOn(store, 'read').mockImplementation(async (...given) =>
      failIfLocked().then(() => read.apply(store, given)),
    )
    vi.spyOn(store, 'write').mockImplementation(async (...given) => {
      await expect(failIfLocked()).rejects.toThrow()
      return write.apply(store, given)
    })
    expect(await erase(email)).toMatchObject({ messages: 1, registrations: 2 })
    expect(await readLines()).toContainEqual(expect.stringContaining(hashEmail(email)))
  })

  it('is listed without the address', async () => {
    const email = someAddress()
    await createMessage(email)
    await erase(email)
    expect((await readLines()).join().toLowerCase()).not.toContain(email.split('@')[0]?.toLowerCase())
  })

  it('is not listed if there was nothing to erase', async () => {
    await erase(someAddress())
    expect(await store.size(fileName)).toBeNull()
  })
})

describe('the list', () => {
  const key = 'a'.repeat(64)
  const warn = vi.spyOn(payload.logger, 'warn')
  const report = vi.spyOn(payload.logger, 'error')
  beforeEach(() => {
    warn.mockClear()
    report.mockClear()
  })
  afterAll(() => {
    warn.mockRestore()
    report.mockRestore()
  })

  it('is written from the database if it is missing, with a log entry', async () => {
    const email = someAddress()
    await createMessage(email)
    await erase(email)
    await store.remove(fileName)
    await repeatErasures(payload, store)
    expect(await readLines()).toContainEqual(expect.stringContaining(hashEmail(email)))
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { recorded: expect.any(Number) },
      expect.stringContaining('Erasure list missing'),
    )
  })

  it('is only reported if it cannot be read', async () => {
    await bucket.whileAway(() => repeatErasures(payload, storeAt(bucket.endpoint)))
    const otherKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'another' }
    await repeatErasures(payload, storeAt(bucket.endpoint, otherKeys))
    // Lost between the two steps.
    vi.spyOn(store, 'size').mockResolvedValue(1)
    await repeatErasures(payload, store)
    expect(report.mock.calls).toEqual([
      [{ err: expect.any(Error) }, expect.stringContaining('Erasure list failed')],
      [
        { err: expect.objectContaining({ message: expect.stringContaining('allow s3:ListBucket') }) },
        expect.stringContaining('Erasure list failed'),
      ],
      [{ err: expect.any(Error) }, expect.stringContaining('Erasure list failed')],
    ])
  })

  it.each([
    { name: 'the last of three', failing: [2] },
    { name: 'two of three', failing: [0, 1] },
    { name: 'all', failing: [0, 1, 2] },
  ])('is repeated for the others if erasures fail ($name)', async ({ failing }) => {
    const people = [someAddress(), someAddress(), someAddress()]
    const restored: Kept[] = []
    for (const email of people) {
      await createMessage(email)
      await erase(email)
    }
    for (const email of people) restored.push(await restore(email))
    const rejected = failing.map((index) => hashEmail(people[index] ?? ''))
    // The last statement of an erasure fails.
    await execute(sql`alter table erasures add constraint some_fail
      check (person not in (${sql.raw(rejected.map((person) => `'${person}'`).join())})) not valid`)
    await repeatErasures(payload, store)
    await execute(sql`alter table erasures drop constraint some_fail`)
    expect(await Promise.all(restored.map(listKept))).toEqual(
      restored.map((kept, index) => (failing.includes(index) ? kept : nothing)),
    )
    expect(report).toHaveBeenCalledExactlyOnceWith(
      { failed: failing.length, err: expect.any(Error) },
      expect.stringContaining('Erasures not repeated'),
    )
    await repeatErasures(payload, store)
    expect(await Promise.all(restored.map(listKept))).toEqual([nothing, nothing, nothing])
  })

  it.each([
    { what: 'a truncated last line', damage: (list: string) => `${list}2026-11-29T10:00:00.000Z 3fa9` },
    { what: 'text of something else', damage: (list: string) => `\0\ufffd<html>\n${list}` },
    { what: 'an impossible day', damage: (list: string) => `2026-13-45T10:00:00.000Z ${key}\n${list}` },
    { what: 'a line twice', damage: (list: string) => `${list}x\n${list}` },
    { what: 'line ends of Windows', damage: (list: string) => `x\r\n${list.replaceAll('\n', '\r\n')}` },
  ])('with $what is reported, and its other lines are repeated', async ({ damage }) => {
    const [email, other] = [someAddress(), someAddress()]
    await createMessage(email)
    await erase(email)
    const restored = await restore(email)
    await writeList(damage((await readLines()).join('\n')))
    await repeatErasures(payload, store)
    expect(await listKept(restored)).toEqual(nothing)
    expect(await loadRecords(email)).toHaveLength(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith({ lines: 1 }, expect.stringContaining('unreadable lines'))
    await createMessage(other)
    await erase(other)
    expect((await readLines()).at(-2)).toMatch(new RegExp(`^\\S+Z ${hashEmail(other)}$`))
  })

  it('loses erasures past their retention period, which are not repeated', async () => {
    const email = someAddress()
    const old = `2020-11-29T10:00:00.000Z ${hashEmail(email)}`
    await writeList(`${old}\n`)
    const person = await createMessage(email)
    const ancient = '2019-01-01T00:00:00Z'
    await execute(
      sql`update contact_messages set created_at = ${ancient} where id = any(${sql.param(person.messages)})`,
    )
    await repeatErasures(payload, store)
    expect(await listKept(person)).toEqual(person)
    expect(await readLines()).not.toContain(old)
  })
})
