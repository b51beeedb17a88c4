import { beforeAll, describe, expect, it } from 'vitest'
import { hashClientCode, hashEmail, seal } from '#cms/privacy/keyed.ts'
import { makeConsent, makeEvent, makeMail, makeRegistration } from './people.ts'
import { startService } from './service.ts'
import { askAs } from './staff.ts'

const email = 'tersegel@contoh.example'
const secrets = {
  codeHash: hashClientCode('9876543'),
  emailHash: hashEmail(email),
  sealedEmail: seal(email),
  identity: 'identitas-yang-tidak-dibaca-siapa-pun',
}

beforeAll(async () => {
  const payload = await startService()
  const { codeHash, emailHash, sealedEmail, identity } = secrets
  const client = await payload.create({
    collection: 'client-directory',
    data: { codeHash, emailHash, sealedEmail },
  })
  const event = await makeEvent(`tersegel-${crypto.randomUUID()}`)
  const registration = await makeRegistration(event.id, { kind: 'client', client: client.id, identity })
  await makeMail({ registration: registration.id })
  await makeConsent(email)
  await payload.create({
    collection: 'erasures',
    data: { person: hashEmail(email), messages: 0, registrations: 0 },
  })
})

/** What an answer tells of what is sealed. */
function told(text: string): string[] {
  return Object.entries(secrets)
    .filter(([name, value]) => text.includes(value) || text.includes(`"${name}"`))
    .map(([name]) => name)
}

describe('what is sealed', () => {
  it.each(
    (['editor', 'admin'] as const).flatMap((role) =>
      [
        'registrations?limit=0&depth=3',
        'registrations?limit=0&select[identity]=true&select[client]=true&depth=3',
        'mails?limit=0&depth=3',
        'events?limit=0&depth=3',
      ].map((path) => ({ role, path })),
    ),
  )('is in no answer to an $role: $path', async ({ role, path }) => {
    const answer = await askAs(role, path)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('"totalDocs"')
    expect(told(text)).toEqual([])
  })

  it.each([
    'client-directory?limit=0',
    'client-directory?limit=0&select[codeHash]=true&select[sealedEmail]=true',
  ])('is in no answer to an admin who reads the directory itself: %s', async (path) => {
    const answer = await askAs('admin', path)
    expect(answer.status).toBe(200)
    expect(told(await answer.text())).toEqual([])
  })

  it.each(['client-directory', 'consents', 'erasures'])(
    'makes %s a list that no editor reads',
    async (path) => {
      const answers = await Promise.all(
        [path, `${path}/1`, `${path}/count`, `${path}?where[person][exists]=true`].map((asked) =>
          askAs('editor', asked),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    },
  )

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
  ]

  it.each((['editor', 'admin'] as const).flatMap((role) => questions.map((path) => ({ role, path }))))(
    'answers no question of an $role: $path',
    async ({ role, path }) => {
      expect((await askAs(role, path)).status).toBe(400)
    },
  )

  it.each([
    'client-directory?where[codeHash][equals]=a',
    'client-directory?where[emailHash][like]=a',
    'client-directory?sort=sealedEmail',
    'client-directory?sort=-codeHash',
    'client-directory/count?where[sealedEmail][exists]=true',
  ])('answers no question about the directory either: %s', async (path) => {
    expect((await askAs('admin', path)).status).toBe(400)
  })

  it('is no way to choose what an admin deletes', async () => {
    const { status } = await askAs('admin', 'registrations?where[identity][exists]=true', {
      method: 'DELETE',
    })
    expect(status).toBe(400)
  })
})
