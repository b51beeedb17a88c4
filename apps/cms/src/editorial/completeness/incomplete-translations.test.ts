import { sql } from '@payloadcms/db-postgres'
import {
  documentsPerPart,
  type IndexedDocument,
  SiteIndexSchema,
} from '@site/contracts/content/site-index.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  addAuthor,
  addCategory,
  type articleData,
  changeArticle,
  execute,
  paragraph,
  payload,
  publishedArticle,
  requestSite,
} from '../../../test/service.ts'
import { textTables } from './text-columns.ts'

/** A published Indonesian article with the given English texts. */
async function publish(slug: string, english: Partial<Awaited<ReturnType<typeof articleData>>>) {
  const { id } = await publishedArticle(slug)
  // An editor saves the unfinished English text, then publishes the Indonesian one again.
  await changeArticle(id, english, { locale: 'en', draft: true })
  await changeArticle(id, { _status: 'published' })
  return id
}

async function indexed(id: number, slug: string): Promise<IndexedDocument | undefined> {
  const part = Math.ceil(id / documentsPerPart)
  const response = await requestSite(`site-index/articles?locale=id&part=${part}`)
  const { documents } = v.parse(SiteIndexSchema, await response.json())
  return documents.find(({ translations }) => translations.id === slug)
}

const TriggersSchema = v.array(v.object({ table: v.string(), columns: v.array(v.string()) }))

describe('a document with an unfinished language', () => {
  it('is in no list, at no URL and in no index of that language', async () => {
    const title = 'Halfwrittenword'
    const id = await publish('setengah-terjemah', { title })
    const list = await (await requestSite('articles?locale=en')).text()
    expect(list).not.toContain(title)
    expect(await (await requestSite('home?locale=en')).text()).not.toContain(title)
    expect((await requestSite('articles/halfwrittenword?locale=en')).status).toBe(404)
    expect((await requestSite('articles/setengah-terjemah?locale=en')).status).toBe(404)
    expect(await (await requestSite('search?locale=en&q=halfwrittenword')).json()).toMatchObject({ total: 0 })
    const translations = { id: 'setengah-terjemah', en: null }
    expect(await indexed(id, 'setengah-terjemah')).toMatchObject({ translations })
    const response = await requestSite('articles/setengah-terjemah?locale=id')
    expect(await response.json()).toMatchObject({ translations })
    const news = await (await requestSite('news-index?locale=id&since=2020-01-01T00:00:00Z')).text()
    expect(news).toContain('setengah-terjemah')
    expect(news).not.toContain(title)
  })

  it('appears in that language with its last text', async () => {
    const id = await publish('segera-utuh', { title: 'Soonwholeword', summary: 'Summary.' })
    const data = { body: paragraph('Text.'), _status: 'published' as const }
    await changeArticle(id, data, { locale: 'en' })
    expect(await (await requestSite('articles/soonwholeword?locale=en')).json()).toMatchObject({
      translations: { id: 'segera-utuh', en: 'soonwholeword' },
    })
    expect(await (await requestSite('articles?locale=en')).text()).toContain('Soonwholeword')
    expect(await (await requestSite('search?locale=en&q=soonwholeword')).json()).toMatchObject({ total: 1 })
  })

  it('stays unfinished with a text without words', async () => {
    await publish('teks-hampa', { title: 'Hollowword', summary: ' ', body: paragraph(' ') })
    expect((await requestSite('articles/hollowword?locale=en')).status).toBe(404)
  })

  it('omits an unfinished author and category', async () => {
    const author = await addAuthor('Penulis Separuh', 'penulis-separuh')
    const category = await addCategory('Kategori Separuh')
    const english = { title: 'Authorunfinished', summary: 'Summary.', body: paragraph('Text.') }
    const id = await publish('penulis-belum-utuh', english)
    await changeArticle(id, { author: author.id, category: category.id })
    expect(await (await requestSite('articles/authorunfinished?locale=en')).json()).toMatchObject({
      author: null,
      category: null,
    })
    expect(await (await requestSite('articles/penulis-belum-utuh?locale=id')).json()).toMatchObject({
      author: { slug: 'penulis-separuh' },
      category: { slug: 'kategori-separuh' },
    })
    expect((await requestSite('articles?locale=en&author=penulis-separuh')).status).toBe(404)
  })
})

it('the texts that a language requires are the same in the database and the collections', async () => {
  const rows = await execute(sql`select c.relname as table,
        array_remove(string_to_array(encode(t.tgargs, 'escape'), '\\000'), '') as columns
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'mark_whole'`)
  const wanted = textTables(payload).flatMap(({ table, columns }) =>
    [`${table}_locales`, `_${table}_v_locales`].map((name) => [name, columns.map(({ column }) => column)]),
  )
  const found = v.parse(TriggersSchema, rows).map(({ table, columns }) => [table, columns])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted))
  expect(found).toHaveLength(wanted.length)
})
