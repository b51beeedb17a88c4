import { createHash, createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { gotIn } from './attempts.ts'
import { documentsThere, Visitors } from './documents-there.ts'
import {
  collectionRights,
  globalRights,
  mayDo,
  type Operation,
  operations,
  ownCollections,
  requestFor,
} from './inputs/access-table.ts'
import { hiddenFieldQuestions, ownFields, strangersRequests } from './inputs/account-attacks.ts'
import { type Asker, anonymous, json, type Role, roles, Staff, tokenOf, withToken } from './staff.ts'

const REFUSED = [401, 403]
/** Where there is nothing to refuse: no such way, or a question that makes no sense. */
const NOT_LET_IN = [...REFUSED, 400, 404, 405, 429]

/** What somebody got who should have got nothing; of preferences Payload says to everybody that there are none. */
async function letIn(asker: Asker, path: string, init: RequestInit): Promise<string | null> {
  const response = await asker(path, init)
  const text = await response.text()
  if (response.headers.has('set-cookie')) {
    return `sets the cookie ${response.headers.get('set-cookie')}`
  }
  const isNothing = response.status === 200 && /^\{"message":"[^"]*","value":null\}$/.test(text)
  return isNothing || NOT_LET_IN.includes(response.status)
    ? null
    : `answered ${response.status} ${text.slice(0, 100)}`
}

let staff: Staff
test.beforeAll(async () => {
  staff = await Staff.open()
})
test.afterAll(() => staff.close())

async function collectionsThere(): Promise<string[]> {
  const admin = await staff.session('admin')
  const access: { collections: Record<string, unknown> } = await (await admin('access')).json()
  return Object.keys(access.collections)
}

/** Everybody changes themselves, which is tried on its own: what is refused is to change another, and to delete oneself. */
async function accountFor(role: Role | null, operation: Operation): Promise<number> {
  const { id } = await staff.account(operation === 'delete' && role !== null ? role : 'admin')
  return id
}

test('each role does with each collection what the table says, and strangers nothing', async () => {
  const there = await collectionsThere()
  const known = [...Object.keys(collectionRights), ...ownCollections]
  expect(there.filter((slug) => !known.includes(slug))).toEqual([])

  const callers: (Role | null)[] = [null, ...roles]
  const cells = Object.entries(collectionRights)
    .filter(([slug]) => there.includes(slug))
    .flatMap(([slug, rights]) =>
      callers.flatMap((role) =>
        operations.map((operation) => ({
          name: `${role ?? 'nobody'}: ${operation} ${slug}`,
          slug,
          role,
          operation,
          isAllowed: mayDo(rights, operation, role),
          // What keeps no versions has no such way either.
          refusedWith: operation === 'versions' && rights.versions.length === 0 ? NOT_LET_IN : REFUSED,
        })),
      ),
    )
  const admin = await staff.session('admin')
  const visitors = await Visitors.come(admin)
  try {
    const documents = await documentsThere(admin)
    // A job goes as soon as it has run: mostly there is none, and its rules are asked about a number that nothing has.
    const without = Object.keys(collectionRights).filter((slug) => !documents.has(slug))
    expect(without.filter((slug) => slug !== 'payload-jobs')).toEqual([])

    const attempt = async ({ slug, role, operation, isAllowed, refusedWith }: (typeof cells)[number]) => {
      const id = slug === 'users' ? await accountFor(role, operation) : documents.get(slug)
      const { path, init } = requestFor(slug, operation, isAllowed ? undefined : id)
      const asker = role === null ? anonymous : await staff.session(role)
      const { status } = await asker(path, init)
      return refusedWith.includes(status) === !isAllowed && status < 500 ? null : `answered ${status}`
    }
    expect(await gotIn(cells, attempt)).toEqual([])
  } finally {
    await visitors.leave()
  }
})

test('globals are read and changed by whom the table says', async () => {
  const cells = Object.entries(globalRights).flatMap(([slug, rights]) =>
    [null, ...roles].flatMap((role) =>
      (['read', 'update'] as const).map((operation) => ({
        name: `${role ?? 'nobody'}: ${operation} ${slug}`,
        slug,
        role,
        init: operation === 'update' ? json('POST', rights.unsavable) : {},
        expected:
          role !== null && rights[operation].includes(role) ? [operation === 'update' ? 400 : 200] : REFUSED,
      })),
    ),
  )
  const attempt = async ({ slug, role, init, expected }: (typeof cells)[number]) => {
    const asker = role === null ? anonymous : await staff.session(role)
    const { status } = await asker(`globals/${slug}`, init)
    return expected.includes(status) ? null : `answered ${status}`
  }
  expect(await gotIn(cells, attempt)).toEqual([])
})

const keyed: Asker = (path, init = {}) => {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${process.env.CONTENT_API_KEY}`)
  return anonymous(path, { ...init, headers })
}

test('the site’s key opens nothing of the editors’ interface', async () => {
  const cells = [...Object.keys(collectionRights), ...ownCollections].flatMap((slug) =>
    operations.map((operation) => ({ name: `${operation} ${slug}`, ...requestFor(slug, operation) })),
  )
  const attempt = ({ path, init }: (typeof cells)[number]) => letIn(keyed, path, init)
  expect(await gotIn(cells, attempt)).toEqual([])
})

test('what Payload keeps for itself is closed to strangers', async () => {
  const cells = ownCollections.flatMap((slug) =>
    operations.map((operation) => ({ name: `${operation} ${slug}`, ...requestFor(slug, operation) })),
  )
  const attempt = ({ path, init }: (typeof cells)[number]) => letIn(anonymous, path, init)
  expect(await gotIn(cells, attempt)).toEqual([])
})

test('strangers get nothing by the ways around accounts', async () => {
  const attempt = ({ path, init }: (typeof strangersRequests)[number]) => letIn(anonymous, path, init)
  expect(await gotIn(strangersRequests, attempt)).toEqual([])
})

/** As Payload makes the key that tokens are signed with. */
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

test('a token that is forged, over, or of a session that has ended is nobody’s', async () => {
  const account = await staff.account('admin')
  const token = await tokenOf(account)
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
      name: 'a key at an address',
      token: signed({ ...hs256, jku: 'https://evil.example/keys' }, claims, 'a'),
    },
    { name: 'a key in a file', token: signed({ ...hs256, kid: '../../../dev/null' }, claims, '\0') },
    { name: 'claims of another', token: `${head}.${encoded({ ...claims, id: 1 })}.${signature}` },
    {
      name: 'a time that is over',
      token: signed(hs256, { ...claims, iat: now - 90_000, exp: now - 60 }, signingKey),
    },
    { name: 'no session', token: signed(hs256, { ...claims, sid: undefined }, signingKey) },
    {
      name: 'a session of nobody',
      token: signed(hs256, { ...claims, sid: crypto.randomUUID() }, signingKey),
    },
    {
      name: 'a collection that is none',
      token: signed(hs256, { ...claims, collection: 'articles' }, signingKey),
    },
    { name: 'a person who is none', token: signed(hs256, { ...claims, id: 2_000_000_000 }, signingKey) },
    { name: 'another version', token: signed({ alg: 'HS256', typ: 'JWT' }, claims, signingKey) },
    { name: 'nonsense', token: 'x.y.z' },
    { name: 'nothing', token: '' },
  ]
  const attempt = async ({ token: forged }: { token: string }) => {
    const { status } = await withToken(forged)('users?limit=1')
    return REFUSED.includes(status) ? null : `answered ${status}`
  }
  expect(await gotIn(tokens, attempt)).toEqual([])

  expect((await mine('users?limit=1')).status).toBe(200)
  expect((await mine('users/logout', { method: 'POST' })).status).toBe(200)
  expect(REFUSED).toContain((await mine('users?limit=1')).status)
  expect(REFUSED).toContain((await withToken(own)('users?limit=1')).status)
})

test('nobody gives themselves a role, a session or a password’s hash', async () => {
  const editor = await staff.session('editor')
  const { id } = await staff.account('editor')
  const before: { user: { role: string } } = await (await editor('users/me')).json()
  expect(before.user.role).toBe('editor')
  const other = await staff.account('reviewer')
  const attempt = async ({ fields }: (typeof ownFields)[number]) => {
    const changed = await editor(`users/${id}`, json('PATCH', fields))
    const made = await editor(
      'users',
      json('POST', { ...fields, email: 'x@evil.example', password: 'Evil-password-1' }),
    )
    const others = await editor(`users/${other.id}`, json('PATCH', fields))
    const me: { user: { role: string; id: number } | null } = await (await editor('users/me')).json()
    if (me.user?.role !== 'editor' || me.user.id !== id) {
      return `is now ${JSON.stringify(me.user)?.slice(0, 100)}`
    }
    return changed.status < 500 && made.status === 403 && [403, 404].includes(others.status)
      ? null
      : `answered ${changed.status} ${made.status} ${others.status}`
  }
  for (const fields of ownFields) {
    expect(await gotIn([fields], attempt)).toEqual([])
  }
  // The password is the old one still: what was sent as its hash did not count.
  expect(await tokenOf(await staff.account('editor'))).toBeTruthy()
})

test('no question spells out what its answer may not show', async () => {
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
  expect(await gotIn(questions, attempt)).toEqual([])
})
