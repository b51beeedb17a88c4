import { createHash, createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { succeeded } from './attempts.ts'
import {
  collectionRights,
  globalRights,
  mayDo,
  type Operation,
  operations,
  ownCollections,
  requestFor,
} from './inputs/access-table.ts'
import { hiddenFieldQuestions, strangersRequests } from './inputs/account-attacks.ts'
import { anonymous, type Client, fetchToken, json, type Role, roles, Staff, withToken } from './staff.ts'

const REFUSED = [401, 403]
/** Includes unknown paths and invalid requests. */
const NOT_LET_IN = [...REFUSED, 400, 404, 405, 429]

let staff: Staff
test.beforeAll(async () => {
  staff = await Staff.open()
})
test.afterAll(() => staff.close())

/** A document of the collection, published if possible, because some rules depend on the content. */
async function findDocumentId(admin: Client, slug: string): Promise<number | undefined> {
  const state = collectionRights[slug]?.versions.length ? '&where[_status][equals]=published' : ''
  const answer = await admin(`${slug}?limit=1&depth=0&sort=id${state}`)
  const { docs = [] }: { docs?: { id: number }[] } = await answer.json()
  return docs[0]?.id
}

/** Accounts may change themselves, so the changed account is another one, and the deleted one has the role itself. */
async function accountFor(role: Role, operation: Operation): Promise<number> {
  const { id } = await staff.account(operation === 'delete' ? role : 'admin')
  return id
}

test('each role has exactly the rights of the table for each collection', async () => {
  const admin = await staff.session('admin')
  const access: { collections: Record<string, unknown> } = await (await admin('access')).json()
  const there = Object.keys(access.collections)
  expect(there.filter((slug) => !(slug in collectionRights) && !ownCollections.includes(slug))).toEqual([])

  const documents = new Map<string, number | undefined>()
  for (const slug of there) {
    documents.set(slug, await findDocumentId(admin, slug))
  }
  const cells = Object.entries(collectionRights)
    .filter(([slug]) => there.includes(slug))
    .flatMap(([slug, rights]) =>
      roles.flatMap((role) =>
        operations.map((operation) => ({
          name: `${role}: ${operation} ${slug}`,
          slug,
          role,
          operation,
          isAllowed: mayDo(rights, operation, role),
          // A collection without versions has no such path either.
          refusedWith: operation === 'versions' && rights.versions.length === 0 ? NOT_LET_IN : REFUSED,
        })),
      ),
    )
  const attempt = async ({ slug, role, operation, isAllowed, refusedWith }: (typeof cells)[number]) => {
    const id = slug === 'users' ? await accountFor(role, operation) : documents.get(slug)
    const { path, init } = requestFor(slug, operation, isAllowed ? undefined : id)
    const { status } = await (await staff.session(role))(path, init)
    return refusedWith.includes(status) === !isAllowed && status < 500 ? null : `answered ${status}`
  }
  expect(await succeeded(cells, attempt)).toEqual([])
})

test('each role has exactly the rights of the table for each global', async () => {
  const cells = Object.entries(globalRights).flatMap(([slug, rights]) =>
    roles.flatMap((role) =>
      (['read', 'update'] as const).map((operation) => ({
        name: `${role}: ${operation} ${slug}`,
        slug,
        role,
        init: operation === 'update' ? json('POST', rights.unsavable) : {},
        expected: rights[operation].includes(role) ? [operation === 'update' ? 400 : 200] : REFUSED,
      })),
    ),
  )
  const attempt = async ({ slug, role, init, expected }: (typeof cells)[number]) => {
    const { status } = await (await staff.session(role))(`globals/${slug}`, init)
    return expected.includes(status) ? null : `answered ${status}`
  }
  expect(await succeeded(cells, attempt)).toEqual([])
})

test('without an account, no path of accounts, jobs, exports or plugins returns data', async () => {
  const attempt = async ({ path, init }: (typeof strangersRequests)[number]) => {
    const response = await anonymous(path, init)
    const text = await response.text()
    if (response.headers.has('set-cookie')) {
      return `sets the cookie ${response.headers.get('set-cookie')}`
    }
    // Payload responds 200 without a value for preferences of nobody.
    const isNothing = response.status === 200 && /^\{"message":"[^"]*","value":null\}$/.test(text)
    return isNothing || NOT_LET_IN.includes(response.status)
      ? null
      : `answered ${response.status} ${text.slice(0, 100)}`
  }
  expect(await succeeded(strangersRequests, attempt)).toEqual([])
})

/** Payload derives its signing key this way. */
const signingKey = createHash('sha256')
  .update(process.env.PAYLOAD_SECRET ?? '')
  .digest('hex')
  .slice(0, 32)

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signed(head: unknown, claims: unknown, key: string): string {
  const body = `${encoded(head)}.${encoded(claims)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

test('a token that is forged, expired, or of an ended session is rejected', async () => {
  const account = await staff.account('admin')
  const token = await fetchToken(account)
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString())
  const hs256: object = JSON.parse(Buffer.from(head, 'base64url').toString())
  const now = Math.floor(Date.now() / 1000)

  const mine = withToken(token)
  const own = signed(hs256, claims, signingKey)
  expect((await (await withToken(own)('users/me')).json()).user, 'a token as Payload makes it').not.toBeNull()

  const tokens = [
    { name: 'no signature', token: `${head}.${body}.` },
    { name: 'the algorithm none', token: `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.` },
    { name: 'the algorithm None', token: `${encoded({ alg: 'None', typ: 'JWT' })}.${body}.${signature}` },
    { name: 'an empty key', token: signed(hs256, claims, '\0') },
    { name: 'the secret itself as the key', token: signed(hs256, claims, process.env.PAYLOAD_SECRET ?? '') },
    { name: 'another key', token: signed(hs256, claims, 'a'.repeat(32)) },
    { name: 'a key in the head', token: signed({ ...hs256, jwk: { kty: 'oct', k: 'YQ' } }, claims, 'a') },
    {
      name: 'a key by URL',
      token: signed({ ...hs256, jku: 'https://evil.example/keys' }, claims, 'a'),
    },
    { name: 'a key in a file', token: signed({ ...hs256, kid: '../../../dev/null' }, claims, '\0') },
    { name: 'claims of another account', token: `${head}.${encoded({ ...claims, id: 1 })}.${signature}` },
    {
      name: 'an expired token',
      token: signed(hs256, { ...claims, iat: now - 90_000, exp: now - 60 }, signingKey),
    },
    { name: 'no session', token: signed(hs256, { ...claims, sid: undefined }, signingKey) },
    {
      name: 'an unknown session',
      token: signed(hs256, { ...claims, sid: crypto.randomUUID() }, signingKey),
    },
    {
      name: 'an unknown collection',
      token: signed(hs256, { ...claims, collection: 'articles' }, signingKey),
    },
    { name: 'an unknown user', token: signed(hs256, { ...claims, id: 2_000_000_000 }, signingKey) },
    { name: 'another version', token: signed({ alg: 'HS256', typ: 'JWT' }, claims, signingKey) },
    { name: 'nonsense', token: 'x.y.z' },
    { name: 'nothing', token: '' },
  ]
  const attempt = async ({ token: forged }: { token: string }) => {
    const { status } = await withToken(forged)('users?limit=1')
    return REFUSED.includes(status) ? null : `answered ${status}`
  }
  expect(await succeeded(tokens, attempt)).toEqual([])

  expect((await mine('users?limit=1')).status).toBe(200)
  expect((await mine('users/logout', { method: 'POST' })).status).toBe(200)
  expect(REFUSED).toContain((await mine('users?limit=1')).status)
  expect(REFUSED).toContain((await withToken(own)('users?limit=1')).status)
})

test('no filter, sort order or selection reveals a hidden field or another account', async () => {
  const questions = hiddenFieldQuestions.flatMap((path) =>
    (['editor', 'reviewer', 'service'] as const).map((role) => ({ name: `${role}: ${path}`, path, role })),
  )
  const attempt = async ({ path, role }: (typeof questions)[number]) => {
    const [asker, { id }] = await Promise.all([staff.session(role), staff.account(role)])
    const response = await asker(path)
    const text = await response.text()
    const found = /"(?:hash|salt|resetPasswordToken|password|apiKey)":/.exec(text)?.[0]
    if (found) {
      return `shows ${found}`
    }
    if (response.status !== 200) {
      return response.status < 500 ? null : `answered ${response.status}`
    }
    const { docs }: { docs: { id: number; _status?: string }[] } = JSON.parse(text)
    if (path.startsWith('users') && docs.some((doc) => doc.id !== id)) {
      return 'shows other people'
    }
    const isAboutHash = /\?(?:where.*(?:hash|salt|Token|sessions)|sort=.*(?:hash|Token))/.test(path)
    if (isAboutHash) {
      return `answers a question about it with ${docs.length}`
    }
    return role === 'service' && docs.some(({ _status }) => _status === 'draft') ? 'shows drafts' : null
  }
  expect(await succeeded(questions, attempt)).toEqual([])
})
