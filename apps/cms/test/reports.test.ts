import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCompleteness } from '#cms/completeness/read-completeness.ts'
import { query } from '#cms/database/session.ts'
import { checkLinks } from '#cms/link-check/check-links.ts'
import { articleData, paragraph, startService } from './service.ts'

beforeAll(startService)

describe('completeness', () => {
  const inArticles = async (id: number, language: 'id' | 'en' | null = null) => {
    const { incomplete } = await readCompleteness(await startService(), { collection: 'articles', language })
    return incomplete.find(({ document }) => document === id)
  }

  it('names what a document lacks in each language, by its newest version', async () => {
    const payload = await startService()
    const data = { ...(await articleData('tanpa-inggris')), _status: 'published' as const }
    const { id } = await payload.create({ collection: 'articles', locale: 'id', data })
    expect(await inArticles(id)).toMatchObject({
      title: 'Judul tanpa-inggris',
      is_published: true,
      has_draft: false,
      lacks_id: [],
      lacks_en: ['title', 'summary', 'body', 'slug'],
    })
    expect(await inArticles(id, 'id')).toBeUndefined()

    const english = { title: 'Only', summary: 'Only', slug: 'only-draft', _status: 'draft' as const }
    await payload.update({ collection: 'articles', id, locale: 'en', data: english, draft: true })
    expect(await inArticles(id)).toMatchObject({ has_draft: true, lacks_en: ['body'] })

    await payload.update({
      collection: 'articles',
      id,
      locale: 'en',
      data: { body: paragraph('Done') },
      draft: true,
    })
    expect(await inArticles(id)).toBeUndefined()
  })

  it('counts every document of every collection that has drafts', async () => {
    const payload = await startService()
    const { tables, totals } = await readCompleteness(payload, { collection: null, language: null })
    expect(tables.map(({ collection }) => collection)).toContain('morning-notes')
    const { totalDocs } = await payload.count({ collection: 'faqs' })
    expect(totals.find(({ collection }) => collection === 'faqs')?.total).toBe(totalDocs)
  })

  it('counts 5,000 more documents', async () => {
    const payload = await startService()
    await query(payload, sql.raw(manyAnnouncements))
    const { totals } = await readCompleteness(payload, { collection: null, language: null })
    expect(totals.find(({ collection }) => collection === 'announcements')?.lacks_en).toBeGreaterThan(4999)
    await query(
      payload,
      sql`delete from announcements where id in (select _parent_id from announcements_locales where title = 'Judul massal')`,
    )
  })
})

/** 5,000 announcements in Indonesian alone, each with its version, straight into the tables. */
const manyAnnouncements = `with
  made as (insert into announcements (_status) select 'published' from generate_series(1, 5000) returning id),
  texts as (insert into announcements_locales (title, _locale, _parent_id) select 'Judul massal', 'id', id from made),
  versions as (insert into _announcements_v (parent_id, latest, version__status) select id, true, 'published' from made returning id)
  insert into _announcements_v_locales (version_title, version_summary, version_slug, _locale, _parent_id)
    select 'Judul', 'Ringkasan', 'slug-' || id, 'id', id from versions`

describe('link check', () => {
  let site: Server
  let siteUrl = ''
  const asked: string[] = []

  beforeAll(async () => {
    site = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      if (request.url === '/id/pindah') response.writeHead(301, { location: '/id/baru' }).end()
      else response.writeHead(request.url === '/id/tidak-ada' ? 404 : 200).end()
    })
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    const address = site.address()
    siteUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  })
  afterAll(() => site.close())

  function withLink(url: string) {
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', newTab: false, url },
      children: [{ type: 'text', version: 1, text: 'tautan' }],
    }
    const body = paragraph('x')
    return {
      root: { ...body.root, children: body.root.children.map((block) => ({ ...block, children: [link] })) },
    }
  }

  it('says which links lead to nothing and which through a redirect, and asks nobody else', async () => {
    const payload = await startService()
    const create = async (slug: string, url: string, _status: 'published' | 'draft') => {
      const data = { ...(await articleData(slug)), body: withLink(url), _status }
      return payload.create({ collection: 'articles', locale: 'id', data, draft: _status === 'draft' })
    }
    const broken = await create('tautan-putus', '/id/tidak-ada#bagian', 'published')
    await create('tautan-pindah', 'http://127.0.0.1:3000/id/pindah', 'published')
    await create('tautan-luar', 'https://elsewhere.example/x', 'published')
    await create('tautan-draf', '/id/hanya-di-draf', 'draft')
    const pattern = { from: '/id/pola/:slug', to: '/id/pola-baru/:slug', status: 'permanent' } as const
    await payload.create({ collection: 'redirects', data: pattern })

    const report = await checkLinks(payload, siteUrl)
    expect(report.broken.map(({ address }) => address)).toEqual(['/id/tidak-ada'])
    expect(report.broken[0]?.places).toEqual([
      expect.objectContaining({ adminPath: `/collections/articles/${broken.id}`, locale: 'id' }),
    ])
    expect(report.redirected).toEqual([expect.objectContaining({ address: '/id/pindah', to: '/id/baru' })])
    expect(report.external.map(({ address }) => address)).toContain('https://elsewhere.example/x')
    expect(asked.filter((line) => !line.startsWith('HEAD /'))).toEqual([])
    expect(asked.some((line) => line.includes('hanya-di-draf'))).toBe(false)
    expect(asked.some((line) => line.includes('pola-baru'))).toBe(false)
  })

  it('asks about no more paths than it may, and calls the others unknown', async () => {
    const report = await checkLinks(await startService(), siteUrl, { paths: 1, milliseconds: 1000 })
    expect(report.asked).toBe(1)
    expect(report.unknown.length).toBeGreaterThan(0)
  })
})
