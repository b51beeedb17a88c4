import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { query } from '#cms/database/session.ts'
import { hashClientCode, hashEmail, seal } from '#cms/privacy/keyed.ts'
import { makeConsent, makeEvent, makeMail, makeMessage, makeRegistration } from './people.ts'
import { startService } from './service.ts'
import { askAs, session } from './staff.ts'

beforeAll(startService)

const post = (path: string, body: unknown, role: Parameters<typeof askAs>[0] = 'admin', origin?: string) =>
  askAs(role, `erasures/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    ...(origin ? { origin } : {}),
  })

const address = () => `Orang-${crypto.randomUUID()}@Contoh.example`

async function client(email: string): Promise<number> {
  const payload = await startService()
  const { id } = await payload.create({
    collection: 'client-directory',
    data: { codeHash: hashClientCode('7654321'), emailHash: hashEmail(email), sealedEmail: seal(email) },
  })
  return id
}

/** Somebody of whom there is everything: as a visitor, as a client, and somebody else beside them. */
async function everythingOf(email: string) {
  const first = await makeEvent(`hapus-${crypto.randomUUID()}`)
  const second = await makeEvent(`hapus-${crypto.randomUUID()}`)
  const message = await makeMessage({ email: ` ${email.toUpperCase()}`, marketingConsent: true })
  const asVisitor = await makeRegistration(first.id, { email: email.toLowerCase(), marketingConsent: true })
  const asClient = await makeRegistration(second.id, {
    kind: 'client',
    client: await client(email),
    marketingConsent: true,
  })
  return {
    message: message.id,
    registrations: [asVisitor.id, asClient.id],
    mails: [
      (await makeMail({ message: message.id })).id,
      (await makeMail({ registration: asVisitor.id })).id,
      (await makeMail({ registration: asClient.id })).id,
    ],
    consents: [(await makeConsent(email)).id, (await makeConsent(email, true)).id],
    ofAnother: {
      message: (await makeMessage({ marketingConsent: true })).id,
      registration: (await makeRegistration(first.id, { marketingConsent: true })).id,
      consent: (await makeConsent(address(), true)).id,
    },
  }
}

async function exist(collection: 'contact-messages' | 'registrations' | 'mails', ids: number[]) {
  const payload = await startService()
  const { docs } = await payload.find({ collection, where: { id: { in: ids } }, sort: 'id', depth: 0 })
  return docs.map(({ id }) => id)
}

async function withdrawn(ids: number[]): Promise<boolean[]> {
  const payload = await startService()
  const { docs } = await payload.find({ collection: 'consents', where: { id: { in: ids } }, sort: 'id' })
  return docs.map(({ withdrawnAt }) => typeof withdrawnAt === 'string')
}

async function erasuresOf(email: string) {
  const payload = await startService()
  const { docs } = await payload.find({
    collection: 'erasures',
    where: { person: { equals: hashEmail(email) } },
    depth: 0,
  })
  return docs
}

describe('erasure on request', () => {
  it('shows first what there is of a person, in whatever case the address is typed', async () => {
    const email = address()
    await everythingOf(email)
    const answer = await post('search', { email: ` ${email.toLowerCase()} ` })
    expect(await answer.json()).toEqual({ messages: 1, registrations: 2, consents: 2, marketing: 1 })
    const nobody = await post('search', { email: address() })
    expect(await nobody.json()).toEqual({ messages: 0, registrations: 0, consents: 0, marketing: 0 })
  })

  it('deletes messages, registrations and their mails, and keeps the consents as withdrawn', async () => {
    const email = address()
    const { message, registrations, mails, consents, ofAnother } = await everythingOf(email)
    const answer = await post('person', { email })
    expect(await answer.json()).toEqual({ messages: 1, registrations: 2, consents: 2 })
    expect(await exist('contact-messages', [message, ofAnother.message])).toEqual([ofAnother.message])
    expect(await exist('registrations', [...registrations, ofAnother.registration])).toEqual([
      ofAnother.registration,
    ])
    expect(await exist('mails', mails)).toEqual([])
    expect(await withdrawn([...consents, ofAnother.consent])).toEqual([true, true, false])
  })

  it('is recorded: whose by a keyed hash, by whom, how much', async () => {
    const email = address()
    await everythingOf(email)
    await post('person', { email })
    const { user } = await session('admin')
    const [record, ...others] = await erasuresOf(email)
    expect(record).toMatchObject({ person: hashEmail(email), by: user, messages: 1, registrations: 2 })
    expect(JSON.stringify(record).toLowerCase()).not.toContain(email.toLowerCase())
    expect(others).toEqual([])
  })

  it('does nothing and records nothing the second time, also when both are asked for at once', async () => {
    const email = address()
    await everythingOf(email)
    const answers = await Promise.all([post('person', { email }), post('person', { email })])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(bodies).toContainEqual({ messages: 1, registrations: 2, consents: 2 })
    expect(bodies).toContainEqual({ messages: 0, registrations: 0, consents: 0 })
    expect(await erasuresOf(email)).toHaveLength(1)
  })

  it('erases all or nothing', async () => {
    const payload = await startService()
    const email = address()
    const { message, registrations, consents } = await everythingOf(email)
    // The last that is written cannot be.
    await query(payload, sql`alter table erasures add constraint no_more check (messages < 0) not valid`)
    const { status } = await post('person', { email })
    await query(payload, sql`alter table erasures drop constraint no_more`)
    expect(status).toBe(500)
    expect(await exist('contact-messages', [message])).toEqual([message])
    expect(await exist('registrations', registrations)).toEqual(registrations)
    expect(await withdrawn(consents)).toEqual([false, false])
  })

  it('runs the hooks of each deletion', async () => {
    const payload = await startService()
    const email = address()
    const { registrations } = await everythingOf(email)
    const { hooks } = payload.collections.registrations.config
    const deleted: unknown[] = []
    const hook = ({ id }: { id: number | string }) => {
      deleted.push(id)
    }
    hooks.afterDelete.push(hook)
    await post('person', { email })
    hooks.afterDelete.splice(hooks.afterDelete.indexOf(hook), 1)
    expect(deleted).toEqual(registrations)
  })

  it('keeps the client in the directory, which is the list of the company itself', async () => {
    const email = address()
    await everythingOf(email)
    await post('person', { email })
    const payload = await startService()
    const { totalDocs } = await payload.count({
      collection: 'client-directory',
      where: { emailHash: { equals: hashEmail(email) } },
    })
    expect(totalDocs).toBe(1)
  })

  it('logs how much was erased and no address', async () => {
    const payload = await startService()
    const lines: unknown[] = []
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(payload.logger, level).mockImplementation((...line: unknown[]) => {
        lines.push(line)
      }),
    )
    const email = address()
    await makeMessage({ email })
    await post('search', { email })
    await post('person', { email })
    await post('marketing', { email })
    for (const spy of spies) spy.mockRestore()
    const { user } = await session('admin')
    expect(lines).toContainEqual([
      { user, messages: 1, registrations: 0, consents: 0 },
      'personal data were erased on request',
    ])
    expect(JSON.stringify(lines).toLowerCase()).not.toContain(email.toLowerCase())
  })
})

describe('withdrawing the consent to marketing', () => {
  it('takes it back in the log and in the records, and leaves everything else', async () => {
    const payload = await startService()
    const email = address()
    const { message, registrations, consents, ofAnother } = await everythingOf(email)
    const answer = await post('marketing', { email })
    expect(await answer.json()).toEqual({ consents: 1, records: 3 })
    expect(await withdrawn([...consents, ofAnother.consent])).toEqual([false, true, false])
    const marketing = async (collection: 'contact-messages' | 'registrations', id: number) =>
      (await payload.findByID({ collection, id, depth: 0 })).marketingConsent
    expect(
      await Promise.all([
        marketing('contact-messages', message),
        ...registrations.map((id) => marketing('registrations', id)),
        marketing('contact-messages', ofAnother.message),
        marketing('registrations', ofAnother.registration),
      ]),
    ).toEqual([false, false, false, true, true])
    expect(await erasuresOf(email)).toEqual([])
  })

  it('leaves the rest of what was agreed to with the same form, from the same time on', async () => {
    const payload = await startService()
    const email = address()
    const { id, createdAt } = await makeConsent(email, true)
    await post('marketing', { email })
    const { docs } = await payload.find({
      collection: 'consents',
      where: { person: { equals: hashEmail(email) } },
      sort: 'id',
    })
    const agreed = { form: 'contact', locale: 'id', version: 'v1', text: 'Saya menyetujui.', createdAt }
    expect(docs).toMatchObject([
      { ...agreed, id, marketing: true, withdrawnAt: expect.any(String) },
      { ...agreed, marketing: false, withdrawnAt: null },
    ])
    expect(Date.parse(docs[0]?.withdrawnAt ?? '')).toBeGreaterThanOrEqual(Date.parse(createdAt))
    const left = await post('search', { email })
    expect(await left.json()).toEqual({ messages: 0, registrations: 0, consents: 1, marketing: 0 })
  })

  it('is nothing the second time', async () => {
    const email = address()
    await everythingOf(email)
    await post('marketing', { email })
    expect(await (await post('marketing', { email })).json()).toEqual({ consents: 0, records: 0 })
  })
})

const MessageSchema = v.object({ errors: v.array(v.object({ message: v.string() })) })

describe('who erases', () => {
  const askers = [
    { name: 'nobody', role: null, origin: undefined },
    { name: 'an editor', role: 'editor', origin: undefined },
    { name: 'a reviewer', role: 'reviewer', origin: undefined },
    { name: 'a service', role: 'service', origin: undefined },
    { name: 'an admin from another origin', role: 'admin', origin: 'https://evil.example' },
  ] as const
  const paths = ['search', 'person', 'marketing']

  it.each(askers.flatMap((asker) => paths.map((path) => ({ ...asker, path }))))(
    'is not $name (/$path)',
    async ({ role, origin, path }) => {
      const email = address()
      const { id } = await makeMessage({ email, marketingConsent: true })
      const { status } = await post(path, { email }, role, origin)
      expect(status).toBe(403)
      expect(await exist('contact-messages', [id])).toEqual([id])
    },
  )

  it.each([
    {},
    { email: '' },
    { email: 'bukan alamat' },
    { email: ['a@contoh.example'] },
    null,
    'a@contoh.example',
  ])('has to name an address (%j)', async (body) => {
    const answer = await post('person', body)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(v.parse(MessageSchema, await answer.json()))).not.toContain('contoh.example')
  })

  it('has to send JSON, which no form of another site can', async () => {
    const { status } = await askAs('admin', 'erasures/person', {
      method: 'POST',
      body: JSON.stringify({ email: address() }),
      headers: { 'content-type': 'text/plain' },
    })
    expect(status).toBe(400)
  })
})
