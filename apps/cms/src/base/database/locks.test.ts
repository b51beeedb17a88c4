import { describe, expect, it } from 'vitest'
import { draftArticle, payload } from '../../../test/service.ts'
import { requestAs, session } from '../../../test/staff.ts'

/** As the admin does when a user opens the document. */
async function createLock(role: 'admin' | 'editor') {
  const slug = `terkunci-${crypto.randomUUID()}`
  const article = await draftArticle(slug)
  const { user } = await session(role)
  return payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'articles', value: article.id },
      user: { relationTo: 'users', value: user },
    },
    depth: 0,
  })
}

async function loadLockOwner(id: number) {
  const where = { id: { equals: id } }
  const { docs } = await payload.find({ collection: 'payload-locked-documents', where, depth: 0 })
  return docs[0]?.user.value
}

const requestStatus = async (method: string, path: string, json: object = {}) =>
  (await requestAs('editor', `payload-locked-documents${path}`, { method, json })).status

describe('a lock', () => {
  it('cannot be created by a request, and can only be changed by taking it over', async () => {
    const [admin, editor] = [await session('admin'), await session('editor')]
    const { id, document } = await createLock('admin')
    const toLockOwner = ({ user }: { user: number }) => ({ user: { relationTo: 'users', value: user } })
    expect(await requestStatus('POST', '', { document, ...toLockOwner(admin) })).toBe(403)
    expect(await requestStatus('PATCH', `/${id}`, { globalSlug: 'menu' })).toBe(403)
    expect(await requestStatus('PATCH', `/${id}`, { ...toLockOwner(editor), globalSlug: 'menu' })).toBe(403)
    expect(await requestStatus('PATCH', '?where[id][exists]=true', toLockOwner(editor))).toBe(403)
    expect(await loadLockOwner(id)).toBe(admin.user)
    expect(await requestStatus('PATCH', `/${id}`, toLockOwner(editor))).toBe(200)
    expect(await loadLockOwner(id)).toBe(editor.user)
    expect(await requestStatus('PATCH', `/${id}`, toLockOwner(admin))).toBe(403)
  })

  it('names its owner to others, and lets them save once they took it over', async () => {
    const { id, document } = await createLock('admin')
    const response = await requestAs('editor', `payload-locked-documents?where[id][equals]=${id}&depth=1`)
    const { user } = await session('admin')
    expect((await response.json()).docs[0].user.value).toEqual({
      id: user,
      email: expect.stringMatching(/^Rahayu \(terakhir aktif .+ WIB\)$/),
    })
    const article = typeof document?.value === 'number' ? document.value : document?.value.id
    const save = async () =>
      (await requestAs('editor', `articles/${article}?draft=true`, { method: 'PATCH', json: { title: 'A' } }))
        .status
    expect(await save()).toBe(423)
    const own = { user: { relationTo: 'users', value: (await session('editor')).user } }
    expect(await requestStatus('PATCH', `/${id}`, own)).toBe(200)
    expect(await save()).toBe(200)
  })

  it('can be deleted by its owner only', async () => {
    const [others, own] = [await createLock('admin'), await createLock('editor')]
    expect(await requestStatus('DELETE', `/${others.id}`)).toBe(403)
    await requestStatus('DELETE', '?where[id][exists]=true')
    expect(await loadLockOwner(own.id)).toBeUndefined()
    expect(await loadLockOwner(others.id)).toBe(others.user.value)
    const again = await createLock('editor')
    expect(await requestStatus('DELETE', `/${again.id}`)).toBe(200)
  })
})
