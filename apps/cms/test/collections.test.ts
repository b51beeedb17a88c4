import { beforeAll, describe, expect, it } from 'vitest'
import { articleData, ask, startService } from './service.ts'

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

describe('menu', () => {
  it('shows an entry only while it is on and within its time', async () => {
    const payload = await startService()
    const before = await payload.findGlobal({ slug: 'menu', locale: 'id', depth: 0 })
    const hour = 3_600_000
    const at = (offset: number) => new Date(Date.now() + offset).toISOString()
    const entry = { page: 'faq', enabled: true } as const
    await payload.updateGlobal({
      slug: 'menu',
      locale: 'id',
      data: {
        header: [
          { ...entry, label: 'Tampil', startsAt: at(-hour), endsAt: at(hour) },
          { ...entry, label: 'Mati', enabled: false },
          { ...entry, label: 'Nanti', startsAt: at(hour) },
          { ...entry, label: 'Lewat', endsAt: at(-hour) },
        ],
      },
    })
    const shell = await (await ask('shell?locale=id')).json()
    await payload.updateGlobal({ slug: 'menu', locale: 'id', data: { header: before.header ?? [] } })
    expect(shell).toMatchObject({ menu: { header: [{ label: 'Tampil', page: 'faq' }] } })
  })
})
