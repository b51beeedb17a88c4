import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from './collections.ts'
import { askRest, startService } from './service.ts'

beforeAll(startService)

const json = { headers: { 'content-type': 'application/json' }, body: '{"title":"x"}' }
const operations = [
  { name: 'a list', path: '', init: {} },
  { name: 'a list with a condition', path: '?where[id][in]=1&sort=-createdAt', init: {} },
  { name: 'a count', path: '/count', init: {} },
  { name: 'one', path: '/1', init: {} },
  { name: 'creating', path: '', init: { method: 'POST', ...json } },
  { name: 'changing one', path: '/1', init: { method: 'PATCH', ...json } },
  { name: 'changing all', path: '?where[id][exists]=true', init: { method: 'PATCH', ...json } },
  { name: 'deleting one', path: '/1', init: { method: 'DELETE' } },
  { name: 'deleting all', path: '?where[id][exists]=true', init: { method: 'DELETE' } },
]

describe('REST API without a session', () => {
  it('is tested for every collection there is', async () => {
    const payload = await startService()
    const ours = payload.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-'))
    expect([...ours, 'payload-jobs'].sort()).toEqual([...collections].sort())
  })

  it.each(collections.flatMap((collection) => operations.map((operation) => ({ collection, ...operation }))))(
    'refuses $name of $collection',
    async ({ collection, path, init }) => {
      const { status } = await askRest(`${collection}${path}`, init)
      expect([401, 403, 404]).toContain(status)
    },
  )

  it.each(['menu', 'settings', 'risk-profile', 'calculator-assumptions'])(
    'refuses the global %s',
    async (global) => {
      const read = await askRest(`globals/${global}`)
      const write = await askRest(`globals/${global}`, { method: 'POST', ...json })
      expect([read.status, write.status]).toEqual([403, 403])
    },
  )

  it('has no versions, no job runner and no GraphQL to offer', async () => {
    const versions = await askRest('articles/versions')
    const run = await askRest('payload-jobs/run')
    const graphql = await askRest('graphql', { method: 'POST', ...json })
    expect([versions.status, graphql.status]).toEqual([403, 404])
    expect([401, 403]).toContain(run.status)
  })

  it('refuses to unlock an account', async () => {
    const { status } = await askRest('users/unlock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"editor@test.example"}',
    })
    expect(status).toBe(403)
  })
})

describe('roles', () => {
  const password = 'a-password-for-the-tests'

  async function editor() {
    const payload = await startService()
    const email = `editor-${crypto.randomUUID()}@test.example`
    const user = await payload.create({
      collection: 'users',
      data: { email, password, name: 'Editor', role: 'editor' },
    })
    return { payload, user: { ...user, collection: 'users' as const } }
  }

  it('let an editor change their name but not their role', async () => {
    const { payload, user } = await editor()
    const changed = await payload.update({
      collection: 'users',
      id: user.id,
      data: { name: 'Nama baru', role: 'admin' },
      user,
      overrideAccess: false,
    })
    expect(changed).toMatchObject({ name: 'Nama baru', role: 'editor' })
  })

  it('let an editor neither make, see, change nor unlock other users', async () => {
    const { payload, user } = await editor()
    const { user: other } = await editor()
    const asEditor = { user, overrideAccess: false } as const
    await expect(
      payload.create({
        collection: 'users',
        data: { email: 'new@test.example', password, name: 'Baru', role: 'admin' },
        ...asEditor,
      }),
    ).rejects.toThrow()
    await expect(
      payload.update({ collection: 'users', id: other.id, data: { name: 'x' }, ...asEditor }),
    ).rejects.toThrow()
    await expect(
      payload.unlock({
        collection: 'users',
        data: { email: other.email, password },
        overrideAccess: false,
        req: await createLocalReq({ user }, payload),
      }),
    ).rejects.toThrow()
    const { docs } = await payload.find({ collection: 'users', ...asEditor })
    expect(docs.map(({ id }) => id)).toEqual([user.id])
  })

  it('let a reviewer change an article but not make or delete one', async () => {
    const payload = await startService()
    const user = await payload.create({
      collection: 'users',
      data: { email: `r-${crypto.randomUUID()}@test.example`, password, name: 'Pemeriksa', role: 'reviewer' },
    })
    const asReviewer = { user: { ...user, collection: 'users' as const }, overrideAccess: false } as const
    const { docs } = await payload.find({ collection: 'offices', limit: 1, ...asReviewer })
    const id = docs[0]?.id ?? 0
    await expect(
      payload.update({ collection: 'offices', id, data: { city: 'Jakarta' }, ...asReviewer }),
    ).resolves.toMatchObject({ city: 'Jakarta' })
    await expect(payload.delete({ collection: 'offices', id, ...asReviewer })).rejects.toThrow()
  })

  it('lock an account after five wrong passwords', async () => {
    const { payload, user } = await editor()
    const login = (word: string) =>
      payload.login({ collection: 'users', data: { email: user.email, password: word } })
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(login('wrong')).rejects.toThrow()
    await expect(login(password)).rejects.toThrow()
  })
})
