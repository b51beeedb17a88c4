import { describe, expect, it } from 'vitest'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { message as form, someAddress } from '../../../test/forms.ts'
import {
  makeConsent,
  makeMail,
  makeMessage,
  makePerson,
  makeRegistration,
  marketingText,
} from '../../../test/people.ts'
import { payload, post as postForm } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const post = (path: string, json: unknown, language: 'id' | 'en' = 'id') =>
  requestAs('admin', `erasures/${path}`, { json, language })
const copy = async (email: string) => (await post('copy', { email })).json()

/** Everything about a person, and as much about another. */
async function createEverything(email: string) {
  const person = await makePerson(email, true)
  await makeMail({ message: person.message.id }, '2026-11-21T18:05:00.000Z')
  await makeMail({ registration: person.asClient.id })
  await makeConsent(email, true)
  await makeMessage({ email: `lain-${email}` })
  await makeRegistration(person.event.id, { email: `lain-${email}` })
  await makeConsent(`lain-${email}`)
  return person
}

describe('the copy of a person’s data', () => {
  it('has the rows of the address as text, as keyed hash and by the client directory', async () => {
    const email = someAddress()
    const { event, message, asVisitor, asClient } = await createEverything(email)
    await post('restrict', { email })
    expect(await copy(email)).toMatchObject({
      email,
      messages: [{ messageNumber: message.id, message: message.message, marketingText, restricted: true }],
      registrations: [
        { registrationNumber: asVisitor.id, event: { id: event.title }, email, fullName: 'Nama Contoh' },
        { registrationNumber: asClient.id, kind: 'client', email: null },
      ],
      emails: [
        { kind: 'messageReceived', state: 'sent', messageNumber: message.id },
        { kind: 'registrationConfirmed', state: 'due', registrationNumber: asClient.id },
      ],
      consents: [
        { form: 'contact', text: 'Saya menyetujui.', marketing: true, marketingText, withdrawnAt: null },
      ],
      erasures: [],
      restrictions: [{ createdAt: expect.any(String) }],
      clientDirectory: [{ email }],
    })
  })

  it('is the same for the address in capitals, with spaces, or both', async () => {
    const email = someAddress()
    await createEverything(email)
    const { email: _, copiedAt: __, clientDirectory: ___, ...expected } = Object(await copy(email))
    const capitals = email.toUpperCase()
    for (const typed of [capitals, `  ${email} `, `\t${capitals}\n`]) {
      expect(await copy(typed)).toMatchObject(expected)
    }
  })

  it('has the withdrawn proof and the erasure of a person whose data is erased', async () => {
    const email = someAddress()
    await postForm('contact-messages', form({ email }))
    await post('person', { email })
    expect(await (await post('search', { email })).json()).toMatchObject({ messages: 0, others: 2 })
    expect(await copy(email)).toMatchObject({
      messages: [],
      consents: [{ withdrawnAt: expect.any(String) }],
      erasures: [{ messages: 1, registrations: 0, createdAt: expect.any(String) }],
    })
  })

  it('has every field of the rows but keys, hashes and our own notes', async () => {
    const email = someAddress()
    await createEverything(email)
    await post('restrict', { email })
    const found = Object(await copy(email))
    const left = (slug: 'contact-messages' | 'registrations' | 'consents', rows: object[]) =>
      payload.collections[slug].config.flattenedFields
        .map(({ name }) => name)
        // Payload's own companions of dates have no column.
        .filter((name) => !name.endsWith('_tz') && !Object.hasOwn(rows[0] ?? {}, name))
        .toSorted()
    expect({
      messages: left('contact-messages', found.messages),
      registrations: left('registrations', found.registrations),
      consents: left('consents', found.consents),
    }).toEqual({
      messages: ['departmentEmail', 'idempotencyKey', 'updatedAt'],
      registrations: ['client', 'idempotencyKey', 'identity', 'updatedAt'],
      consents: ['person', 'updatedAt'],
    })
  })

  it('has no hash, no key and nobody else, and is recorded as an export without the address', async () => {
    const email = someAddress()
    await createEverything(email)
    const text = JSON.stringify(await copy(email))
    expect(text).not.toContain(hashEmail(email))
    expect(text).not.toContain('lain-')
    expect(text).not.toMatch(/hash|sealed|idempotency|identity|occasion|lastError|"by"|[0-9a-f]{32}/i)
    const newest = { where: { subject: { equals: 'personal-data' } }, sort: '-id', limit: 1 }
    const { docs } = await payload.find({ collection: 'audit-trail', ...newest })
    expect(docs).toMatchObject([{ kind: 'exported', hand: 'person', detail: 'json, 7' }])
    expect(JSON.stringify(docs)).not.toContain(email)
  })

  it.each([
    { language: 'id', text: 'Tidak ada data tentang alamat ini.' },
    { language: 'en', text: 'No data found for this address.' },
  ] as const)('says in $language that an address is unknown', async ({ language, text }) => {
    const response = await post('copy', { email: someAddress() }, language)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errors: [{ message: text }] })
  })

  const malformed = ['', 'bukan alamat', 'dua@contoh.example, tiga@contoh.example', "' or 1=1 --@x"]
  it.each(malformed)('is rejected for "%s", which is no address', async (email) => {
    expect((await post('copy', { email })).status).toBe(400)
  })
})
