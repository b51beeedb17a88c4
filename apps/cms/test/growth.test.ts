import { sql } from '@payloadcms/db-postgres'
import { ArticleListSchema } from '@site/contracts/content/articles.ts'
import {
  documentsPerPart,
  SiteIndexPartsSchema,
  SiteIndexSchema,
} from '@site/contracts/content/site-index.ts'
import type { Locale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query } from '#cms/database/session.ts'
import { copyArticles, multiplyArticles, tidy } from '../seed/bulk-articles.ts'
import { articleData, ask, paragraph, startService } from './service.ts'

/** Two parts of the site map in Indonesian; not every article has an English text. */
const copies = documentsPerPart + 1_700
const perPage = 12

/** What is listed, counted and sorted by reading everything: what the answers are held against. */
const ListedSchema = v.array(v.object({ id: v.number() }))
async function listedIn(locale: Locale): Promise<number[]> {
  const rows = await query(
    await startService(),
    sql`
      select d.id from articles d join articles_locales l on l._parent_id = d.id
      where d._status = 'published' and l._locale = ${locale} and l.is_whole
      order by d.published_at desc, d.id desc`,
  )
  return v.parse(ListedSchema, rows).map(({ id }) => id)
}

async function list(search: string) {
  const response = await ask(`articles?${search}`)
  return v.parse(ArticleListSchema, await response.json())
}

async function planOf(statement: string): Promise<string> {
  const rows = await query(await startService(), sql.raw(`explain (costs off) ${statement}`))
  return JSON.stringify(rows)
}

let newest = 0

beforeAll(async () => {
  const payload = await startService()
  newest = Math.max(...(await listedIn('id')))
  // Without the search index, whose filling takes most of the time of a seed.
  await copyArticles(payload, { newest, from: 1, until: copies })
  await tidy(payload)
}, 180_000)

// The other test files use the same database.
afterAll(async () => {
  const payload = await startService()
  await query(payload, sql`delete from articles where id > ${newest}`)
  await query(
    payload,
    sql`delete from search_documents where collection = 'articles' and document_id > ${newest}`,
  )
  await tidy(payload)
}, 60_000)

describe('a list of thousands', () => {
  it.each(['id', 'en'] as const)(
    'has the right documents on its first, middle and last page in %s',
    async (locale) => {
      const ids = await listedIn(locale)
      const pageCount = Math.ceil(ids.length / perPage)
      // How many have an English text depends on what the other test files have left.
      expect(ids.length).toBeGreaterThan(6 * perPage)
      for (const page of [
        1,
        2,
        Math.floor(pageCount / 2),
        Math.ceil(pageCount / 2) + 1,
        pageCount - 1,
        pageCount,
      ]) {
        const answer = await list(`locale=${locale}&page=${page}`)
        expect(
          answer.items.map(({ id }) => id),
          `page ${page}`,
        ).toEqual(ids.slice((page - 1) * perPage, page * perPage))
        expect(answer).toMatchObject({ page, pageCount, total: ids.length })
      }
    },
  )

  it('has nothing after its last page', async () => {
    const { pageCount, total } = await list('locale=id')
    expect(await list(`locale=id&page=${pageCount + 1}`)).toMatchObject({ items: [], pageCount, total })
  })

  it('narrows to a category with its own number', async () => {
    const { categories, total } = await list('locale=id')
    const parts = await Promise.all(categories.map(({ slug }) => list(`locale=id&category=${slug}`)))
    expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(total)
    const largest = parts.toSorted((one, other) => other.total - one.total)[0]
    expect(new Set(largest?.items.map(({ category }) => category?.id)).size).toBe(1)
    expect(largest?.total).toBeGreaterThan(perPage)
  })

  it('counts what is published, finished in a language, withdrawn and deleted', async () => {
    const payload = await startService()
    const totals = async () => ({ id: (await list('locale=id')).total, en: (await list('locale=en')).total })
    const before = await totals()
    const data = { ...(await articleData('satu-lagi')), publishedAt: new Date().toISOString() }
    const { id } = await payload.create({
      collection: 'articles',
      locale: 'id',
      data: { ...data, _status: 'published' },
    })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en })
    expect((await list('locale=id')).items[0]?.id).toBe(id)
    await payload.update({
      collection: 'articles',
      id,
      locale: 'en',
      data: {
        title: 'One more',
        summary: 'One more',
        slug: 'one-more',
        body: paragraph('One more'),
        _status: 'published',
      },
    })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en + 1 })
    await payload.update({ collection: 'articles', id, locale: 'id', data: { title: 'Draf' }, draft: true })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en + 1 })
    await payload.update({ collection: 'articles', id, locale: 'id', data: { _status: 'draft' } })
    expect(await totals()).toEqual(before)
    await payload.update({
      collection: 'articles',
      id,
      locale: 'id',
      data: { ...data, _status: 'published' },
    })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en + 1 })
    await payload.delete({ collection: 'articles', id })
    expect(await totals()).toEqual(before)
    expect(before).toEqual({ id: (await listedIn('id')).length, en: (await listedIn('en')).length })
  })

  it('keeps its number through hundreds of changes at once, which are summed up on the way', async () => {
    const payload = await startService()
    const before = (await list('locale=id')).total
    await Promise.all(
      (await listedIn('id')).slice(0, 8).map(async (id) => {
        for (let change = 0; change < 50; change += 1) {
          await query(payload, sql`update articles set _status = 'draft' where id = ${id}`)
          await query(payload, sql`update articles set _status = 'published' where id = ${id}`)
        }
      }),
    )
    const [{ kept }] = v.parse(
      v.tuple([v.object({ kept: v.number() })]),
      await query(payload, sql`select count(*)::int as kept from listed_article_counts`),
    )
    expect(kept).toBeLessThan(501)
    expect((await list('locale=id')).total).toBe(before)
  })
})

describe('the database', () => {
  it('lists a document in both languages that are finished at the same time', async () => {
    const payload = await startService()
    const ids = (await listedIn('en')).slice(0, 20)
    const texts = (locale: Locale, id: number, title: string) =>
      query(
        payload,
        sql`update articles_locales set title = ${title} where _parent_id = ${id} and _locale = ${locale}`,
      )
    await Promise.all(ids.flatMap((id) => [texts('id', id, ''), texts('en', id, '')]))
    expect(await listedIn('en')).not.toContain(ids[0])
    expect((await list('locale=en')).total).toBe((await listedIn('en')).length)
    await Promise.all(ids.flatMap((id) => [texts('id', id, `Judul ${id}`), texts('en', id, `Title ${id}`)]))
    for (const locale of ['id', 'en'] as const) {
      expect(await listedIn(locale)).toContain(ids[0])
      expect((await list(`locale=${locale}`)).total).toBe((await listedIn(locale)).length)
    }
  })

  const lists = [
    { what: 'a page of a list', index: 'articles_listed_id_by_published_at_idx', where: '', order: 'desc' },
    { what: 'a page near the end', index: 'articles_listed_id_by_published_at_idx', where: '', order: 'asc' },
    {
      what: 'a page of a category',
      index: 'articles_listed_id_by_category_id_published_at_idx',
      where: 'and d.category_id = (select min(category_id) from articles)',
      order: 'desc',
    },
    {
      what: 'a page of an author',
      index: 'articles_listed_id_by_author_id_published_at_idx',
      where: 'and d.author_id = (select min(author_id) from articles)',
      order: 'desc',
    },
  ]

  it.each(lists)('reads $what from its index alone, without sorting', async ({ index, where, order }) => {
    // As the database's own upkeep does from time to time; the tests before have changed much.
    await tidy(await startService())
    const plan = await planOf(
      `select d.id from articles d where d.listed_id ${where}
       order by d.published_at ${order}, d.id ${order} limit 12 offset 1200`,
    )
    expect(plan).toContain('Index Only Scan')
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  })

  it('finds a slug in either language by its index', async () => {
    const plan = await planOf(`select distinct _parent_id as id from articles_locales where slug = 'x'`)
    expect(plan).toContain('articles_slug_idx')
    expect(plan).not.toContain('Seq Scan')
  })
})

describe('the index for the site map', () => {
  it.each(['id', 'en'] as const)('has every article of %s once, in parts that it names', async (locale) => {
    const { kinds } = v.parse(SiteIndexPartsSchema, await (await ask(`site-index?locale=${locale}`)).json())
    const changes = kinds.find(({ kind }) => kind === 'articles')?.changes ?? []
    const parts = await Promise.all(
      changes.map(async (_, index) =>
        v.parse(
          SiteIndexSchema,
          await (await ask(`site-index/articles?locale=${locale}&part=${index + 1}`)).json(),
        ),
      ),
    )
    const listed = await listedIn(locale)
    expect(parts.map(({ documents }) => documents.length)).toEqual(
      Array.from({ length: Math.ceil(listed.length / documentsPerPart) }, (_, index) =>
        Math.min(documentsPerPart, listed.length - index * documentsPerPart),
      ),
    )
    const slugs = parts.flatMap(({ documents }) => documents.map(({ translations }) => translations[locale]))
    expect(new Set(slugs).size).toBe(listed.length)
    expect(slugs).not.toContain(null)
    expect(changes).toEqual(
      parts.map(({ documents }) =>
        documents
          .map(({ updatedAt }) => updatedAt)
          .toSorted()
          .at(-1),
      ),
    )
  })

  it('refuses a part that is no number', async () => {
    expect((await ask('site-index/articles?locale=id&part=0')).status).toBe(400)
    expect((await ask('news-index?locale=id&since=yesterday')).status).toBe(400)
  })
})

describe('copies of articles', () => {
  it('are listed and found, however many are written at once', async () => {
    const payload = await startService()
    const count = async () => {
      const rows = await query(
        payload,
        sql`select count(*)::int as id from search_documents where kind = 'article'`,
      )
      return v.parse(ListedSchema, rows)[0]?.id ?? 0
    }
    const [listed, indexed] = [(await listedIn('id')).length + (await listedIn('en')).length, await count()]
    await multiplyArticles(payload, 25, 10)
    const more = (await listedIn('id')).length + (await listedIn('en')).length - listed
    expect(more).toBeGreaterThanOrEqual(25)
    expect((await count()) - indexed).toBe(more)
  })
})
