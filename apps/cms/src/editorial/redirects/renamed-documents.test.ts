import { RedirectListSchema } from '@site/contracts/content/site-chrome.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  articleData,
  changeArticle,
  paragraph,
  payload,
  publishedArticle,
  requestSite,
} from '../../../test/service.ts'

const publish = async (slug: string) => (await publishedArticle(slug)).id

async function rename(id: number, slug: string, locale: 'id' | 'en' = 'id', draft = false) {
  const data = { slug, _status: draft ? ('draft' as const) : ('published' as const) }
  await changeArticle(id, data, { locale, draft })
}

/** The redirect target of an article's old address, from the site API. */
async function fetchTargets(slug: string, locale = 'id') {
  const { redirects } = v.parse(RedirectListSchema, await (await requestSite('redirects?locale=id')).json())
  return redirects
    .filter(({ from }) => from === `/${locale}/blog/${slug}`)
    .map(({ to, status }) => `${status} ${to}`)
}

describe('a published document whose slug changes', () => {
  it('is reached in one redirect from every old address', async () => {
    const id = await publish('rantai-a')
    await rename(id, 'rantai-b')
    await rename(id, 'rantai-c')
    expect(await fetchTargets('rantai-a')).toEqual(['301 /id/blog/rantai-c'])
    expect(await fetchTargets('rantai-b')).toEqual(['301 /id/blog/rantai-c'])
  })

  it('has no redirect from an old slug that it uses again', async () => {
    const id = await publish('kembali-a')
    await rename(id, 'kembali-b')
    await rename(id, 'kembali-a')
    expect(await fetchTargets('kembali-a')).toEqual([])
    expect(await fetchTargets('kembali-b')).toEqual(['301 /id/blog/kembali-a'])
  })

  it('releases its old address to another document', async () => {
    const id = await publish('rebut-a')
    await rename(id, 'rebut-b')
    await publish('rebut-a')
    expect(await fetchTargets('rebut-a')).toEqual([])
  })

  it('is redirected in the language of the slug only', async () => {
    const id = await publish('dwibahasa-lama')
    const english = { title: 'T', summary: 'S.', body: paragraph('B.'), slug: 'bilingual-old' }
    await changeArticle(id, { ...english, _status: 'published' }, { locale: 'en' })
    await rename(id, 'bilingual-new', 'en')
    expect(await fetchTargets('bilingual-old', 'en')).toEqual(['301 /en/blog/bilingual-new'])
    expect(await fetchTargets('dwibahasa-lama')).toEqual([])
  })

  it('keeps its address while the new slug is only a draft', async () => {
    const id = await publish('draf-lama')
    await rename(id, 'draf-baru', 'id', true)
    expect(await fetchTargets('draf-lama')).toEqual([])
    expect((await requestSite('articles/draf-lama?locale=id')).status).toBe(200)
  })

  it('is redirected as a composed page, too', async () => {
    const data = { title: 'H', summary: 'R.', slug: 'halaman-lama', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'pages', locale: 'id', data })
    await payload.update({ collection: 'pages', id, locale: 'id', data: { slug: 'halaman-baru' } })
    const { redirects } = await (await requestSite('redirects?locale=id')).json()
    expect(redirects).toContainEqual({ from: '/id/halaman-lama', to: '/id/halaman-baru', status: 301 })
  })
})

describe('a slug that a page of the site already has', () => {
  it.each([
    { collection: 'articles' as const, slug: 'editor-board', key: null },
    { collection: 'pages' as const, slug: 'blog', key: null },
    { collection: 'pages' as const, slug: 'hubungi-kami', key: null },
  ])('is rejected ($collection $slug)', async ({ collection, slug, key }) => {
    const data = { ...(await articleData(slug)), key, _status: 'published' as const }
    const create = payload.create({ collection, locale: 'id', data })
    await expect(create).rejects.toMatchObject({
      data: { errors: [{ path: 'slug', message: expect.stringContaining('halaman situs') }] },
    })
  })

  it('is allowed for the document that the page shows', async () => {
    const where = { key: { equals: 'aboutUs' } }
    const { docs } = await payload.find({ collection: 'pages', where, locale: 'id', depth: 0 })
    expect(docs).toMatchObject([{ slug: 'tentang-kami', _status: 'published' }])
  })
})
