import { describe, expect, it } from 'vitest'
import { draftArticle, payload } from '../../../test/service.ts'
import { requestAs, session } from '../../../test/staff.ts'

/** As the admin does when a user opens the document. */
async function lockOf(role: 'admin' | 'editor') {
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

async function ownerOf(id: number) {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: { id: { equals: id } },
    depth: 0,
  })
  return docs[0]?.user.value
}

const statusOf = async (method: string, path: string, json: object = {}) =>
  (await requestAs('editor', `payload-locked-documents${path}`, { method, json })).status

describe('a lock', () => {
  it('cannot be created by a request, and can only be changed by taking it over', async () => {
    const [admin, editor] = [await session('admin'), await session('editor')]
    const { id, document } = await lockOf('admin')
    const nameOf = ({ user }: { user: number }) => ({ user: { relationTo: 'users', value: user } })
    expect(await statusOf('POST', '', { document, ...nameOf(admin) })).toBe(403)
    expect(await statusOf('PATCH', `/${id}`, { globalSlug: 'menu' })).toBe(403)
    expect(await statusOf('PATCH', `/${id}`, { ...nameOf(editor), globalSlug: 'menu' })).toBe(403)
    expect(await statusOf('PATCH', '?where[id][exists]=true', nameOf(editor))).toBe(403)
    expect(await ownerOf(id)).toBe(admin.user)
    expect(await statusOf('PATCH', `/${id}`, nameOf(editor))).toBe(200)
    expect(await ownerOf(id)).toBe(editor.user)
    expect(await statusOf('PATCH', `/${id}`, nameOf(admin))).toBe(403)
  })

  it('can be deleted by its owner only', async () => {
    const [others, own] = [await lockOf('admin'), await lockOf('editor')]
    expect(await statusOf('DELETE', `/${others.id}`)).toBe(403)
    await statusOf('DELETE', '?where[id][exists]=true')
    expect(await ownerOf(own.id)).toBeUndefined()
    expect(await ownerOf(others.id)).toBe(others.user.value)
    const again = await lockOf('editor')
    expect(await statusOf('DELETE', `/${again.id}`)).toBe(200)
  })
})
