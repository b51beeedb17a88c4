import { beforeAll, describe, expect, it } from 'vitest'
import { encrypt, hashClientCode, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { addEvent } from '../../../test/forms.ts'
import { makeConsent, makeMail, makeRegistration } from '../../../test/people.ts'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const email = 'tersegel@contoh.example'
const secrets = {
  codeHash: hashClientCode('9876543'),
  emailHash: hashEmail(email),
  sealedEmail: encrypt(email),
  identity: 'identitas-yang-tidak-dibaca-siapa-pun',
}

beforeAll(async () => {
  const { identity, ...data } = secrets
  const client = await payload.create({ collection: 'client-directory', data })
  const event = await addEvent()
  const registration = await makeRegistration(event.id, { kind: 'client', client: client.id, identity })
  await makeMail({ registration: registration.id })
  await makeConsent(email)
  const erasure = { person: hashEmail(email), messages: 0, registrations: 0 }
  await payload.create({ collection: 'erasures', data: erasure })
})

/** Encrypted values in a response. */
function encryptedValuesIn(text: string): string[] {
  return Object.entries(secrets)
    .filter(([name, value]) => text.includes(value) || text.includes(`"${name}"`))
    .map(([name]) => name)
}

describe('an encrypted field', () => {
  it.each([
    'registrations?limit=0&depth=3',
    'registrations?limit=0&select[identity]=true&select[client]=true&depth=3',
    'mails?limit=0&depth=3',
    'events?limit=0&depth=3',
    'client-directory?limit=0',
    'client-directory?limit=0&select[codeHash]=true&select[sealedEmail]=true',
  ])('is in no response to an editor or admin: %s', async (path) => {
    for (const role of path.startsWith('client-directory')
      ? (['admin'] as const)
      : (['editor', 'admin'] as const)) {
      const response = await requestAs(role, path)
      expect(response.status).toBe(200)
      const text = await response.text()
      expect(text).toContain('"totalDocs"')
      expect(encryptedValuesIn(text)).toEqual([])
    }
  })

  const questions = [
    'registrations?where[identity][exists]=true',
    'registrations?where[or][0][and][0][identity][like]=a',
    'registrations/count?where[identity][like]=a',
    'registrations?where[client.codeHash][equals]=a',
    'registrations?where[client.emailHash][equals]=a',
    'registrations?where[client.sealedEmail][like]=a',
    'mails?where[registration.identity][like]=a',
    'registrations?sort=identity',
    'registrations?sort=-createdAt,identity',
    'registrations?sort=client.codeHash',
    'mails?sort=-registration.identity',
    'client-directory?where[codeHash][equals]=a',
    'client-directory?where[emailHash][like]=a',
    'client-directory?sort=sealedEmail',
    'client-directory?sort=-codeHash',
    'client-directory/count?where[sealedEmail][exists]=true',
  ]

  it.each(questions)('cannot be filtered or sorted by: %s', async (path) => {
    for (const role of ['editor', 'admin'] as const) {
      const { status } = await requestAs(role, path)
      expect(status, role).toBe(path.startsWith('client-directory') && role === 'editor' ? 403 : 400)
    }
  })

  it('rejects bulk deletion filtered by it', async () => {
    const { status } = await requestAs('admin', 'registrations?where[identity][exists]=true', {
      method: 'DELETE',
    })
    expect(status).toBe(400)
  })
})
