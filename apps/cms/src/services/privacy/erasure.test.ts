import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { addEvent, countStates, nonClient, postForOutcome } from '../../../test/forms.ts'
import {
  loadConsents,
  makeConsent,
  makeMail,
  makeMessage,
  makePerson,
  makeRegistration,
  marketingText,
} from '../../../test/people.ts'
import { execute, listRemaining, payload } from '../../../test/service.ts'
import { requestAs, session } from '../../../test/staff.ts'

const post = (path: string, json: unknown) => requestAs('admin', `erasures/${path}`, { json })

const address = () => `Orang-${crypto.randomUUID()}@Contoh.example`

/** A person with all kinds of data, and another person for comparison. */
async function createEverything(email: string) {
  const { event, message, asVisitor, asClient } = await makePerson(email, true)
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
      registration: (await makeRegistration(event.id, { marketingConsent: true })).id,
      consent: (await makeConsent(address(), true)).id,
    },
  }
}

async function withdrawn(ids: number[]): Promise<boolean[]> {
  const { docs } = await payload.find({ collection: 'consents', where: { id: { in: ids } }, sort: 'id' })
  return docs.map(({ withdrawnAt }) => typeof withdrawnAt === 'string')
}

async function loadErasures(email: string) {
  const where = { person: { equals: hashEmail(email) } }
  return (await payload.find({ collection: 'erasures', where, depth: 0 })).docs
}

describe('erasure on request', () => {
  it("counts a person's data first, with the address in any case", async () => {
    const email = address()
    await createEverything(email)
    const response = await post('search', { email: ` ${email.toLowerCase()} ` })
    const counts = { messages: 1, registrations: 2, subscriptions: 0, consents: 2, marketing: 1, others: 1 }
    expect(await response.json()).toEqual({ ...counts, isRestricted: false })
    const nobody = await post('search', { email: address() })
    const nothing = { messages: 0, registrations: 0, subscriptions: 0, consents: 0, marketing: 0, others: 0 }
    expect(await nobody.json()).toEqual({ ...nothing, isRestricted: false })
  })

  it('deletes messages, registrations and emails, withdraws consents, keeps the client, and is logged', async () => {
    const email = address()
    const { message, registrations, mails, consents, ofAnother } = await createEverything(email)
    const response = await post('person', { email })
    expect(await response.json()).toEqual({ messages: 1, registrations: 2, subscriptions: 0, consents: 2 })
    expect(await listRemaining('contact_messages', [message, ofAnother.message])).toEqual([ofAnother.message])
    expect(await listRemaining('registrations', [...registrations, ofAnother.registration])).toEqual([
      ofAnother.registration,
    ])
    expect(await listRemaining('mails', mails)).toEqual([])
    expect(await withdrawn([...consents, ofAnother.consent])).toEqual([true, true, false])
    // The directory is the company's own data.
    const where = { emailHash: { equals: hashEmail(email) } }
    const { totalDocs } = await payload.count({ collection: 'client-directory', where })
    expect(totalDocs).toBe(1)
    const records = await loadErasures(email)
    const by = (await session('admin')).user
    expect(records).toMatchObject([{ person: hashEmail(email), by, messages: 1, registrations: 2 }])
    expect(JSON.stringify(records).toLowerCase()).not.toContain(email.toLowerCase())
  })

  it('erases and logs once for two concurrent requests', async () => {
    const email = address()
    await createEverything(email)
    const responses = await Promise.all([post('person', { email }), post('person', { email })])
    const bodies = await Promise.all(responses.map((response) => response.json()))
    expect(bodies).toContainEqual({ messages: 1, registrations: 2, subscriptions: 0, consents: 2 })
    expect(bodies).toContainEqual({ messages: 0, registrations: 0, subscriptions: 0, consents: 0 })
    expect(await loadErasures(email)).toHaveLength(1)
  })

  it('changes nothing if one part fails', async () => {
    const email = address()
    const { message, registrations, consents } = await createEverything(email)
    // The last statement fails.
    await execute(sql`alter table erasures add constraint no_more check (messages < 0) not valid`)
    const { status } = await post('person', { email })
    await execute(sql`alter table erasures drop constraint no_more`)
    expect(status).toBe(500)
    expect(await listRemaining('contact_messages', [message])).toEqual([message])
    expect(await listRemaining('registrations', registrations)).toEqual(registrations)
    expect(await withdrawn(consents)).toEqual([false, false])
  })

  it('gives the seat of a deleted registration to the next on the waiting list', async () => {
    const { id } = await addEvent('hapus-kursi', { capacity: 1, waitingListPlaces: 1 })
    const email = address()
    for (const form of [{ email }, {}]) await postForOutcome(nonClient('hapus-kursi', form))
    await post('person', { email })
    expect(await countStates(id)).toEqual({ confirmed: 1 })
  })
})

describe('withdrawing marketing consent', () => {
  it('withdraws it once in the log and in the records, and leaves everything else', async () => {
    const email = address()
    const { message, registrations, consents, ofAnother } = await createEverything(email)
    const response = await post('marketing', { email })
    expect(await response.json()).toEqual({ consents: 1, records: 3 })
    expect(await (await post('marketing', { email })).json()).toEqual({ consents: 0, records: 0 })
    expect(await withdrawn([...consents, ofAnother.consent])).toEqual([false, true, false])
    const marketing = async (collection: 'contact-messages' | 'registrations', id: number) => {
      const row = await payload.findByID({ collection, id, depth: 0 })
      return row.marketingConsent ? row.marketingText : row.marketingConsent
    }
    expect(
      await Promise.all([
        marketing('contact-messages', message),
        ...registrations.map((id) => marketing('registrations', id)),
        marketing('contact-messages', ofAnother.message),
        marketing('registrations', ofAnother.registration),
      ]),
    ).toEqual([false, false, false, marketingText, marketingText])
    expect(await loadErasures(email)).toEqual([])
  })

  it('leaves the rest of the consent of the same form, with its old date', async () => {
    const email = address()
    const { id, createdAt } = await makeConsent(email, true)
    await post('marketing', { email })
    const docs = await loadConsents(email)
    const agreed = { form: 'contact', locale: 'id', version: 'v1', text: 'Saya menyetujui.', createdAt }
    expect(docs).toMatchObject([
      { ...agreed, id, marketing: true, marketingText, withdrawnAt: expect.any(String) },
      { ...agreed, marketing: false, marketingText: null, withdrawnAt: null },
    ])
    expect(Date.parse(docs[0]?.withdrawnAt ?? '')).toBeGreaterThanOrEqual(Date.parse(createdAt))
    const left = await post('search', { email })
    expect(await left.json()).toMatchObject({ consents: 1, marketing: 0 })
  })
})

const MessageSchema = v.object({ errors: v.array(v.object({ message: v.string() })) })

describe('an erasure request', () => {
  const address = 'a@contoh.example'
  const bodies = [{}, { email: '' }, { email: 'bukan alamat' }, { email: [address] }, null, address]
  it.each(bodies)('is rejected without an address: %j', async (body) => {
    const response = await post('person', body)
    expect(response.status).toBe(400)
    expect(JSON.stringify(v.parse(MessageSchema, await response.json()))).not.toContain('contoh.example')
  })

  it('is rejected unless it is JSON, which no form of another site can send', async () => {
    const { status } = await requestAs('admin', 'erasures/person', {
      method: 'POST',
      body: JSON.stringify({ email: address }),
      headers: { 'content-type': 'text/plain' },
    })
    expect(status).toBe(400)
  })
})
