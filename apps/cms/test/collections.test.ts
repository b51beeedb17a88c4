import { beforeAll, describe, expect, it } from 'vitest'
import { articleData, startService } from './service.ts'

beforeAll(startService)

describe('slugs', () => {
  it('are unique within a language', async () => {
    const payload = await startService()
    const create = async () =>
      payload.create({
        collection: 'articles',
        locale: 'id',
        data: { ...(await articleData('slug-kembar')), _status: 'published' },
      })
    await create()
    await expect(create()).rejects.toThrow()
  })

  it('are made from the title when an editor leaves them empty', async () => {
    const payload = await startService()
    const data = { ...(await articleData('x')), slug: null, title: 'Éra Baru: 5 Langkah!' }
    const { slug } = await payload.create({ collection: 'articles', locale: 'id', data, draft: true })
    expect(slug).toBe('era-baru-5-langkah')
  })

  it.each(['Huruf-Besar', 'spasi di sini', '../naik', 'a--b', '-awal', 'a'.repeat(81)])(
    'may not be %s',
    async (slug) => {
      const payload = await startService()
      const data = { ...(await articleData('y')), slug, _status: 'published' } as const
      await expect(payload.create({ collection: 'articles', locale: 'id', data })).rejects.toThrow()
    },
  )
})
