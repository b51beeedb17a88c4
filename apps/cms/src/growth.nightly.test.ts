import { sql } from '@payloadcms/db-postgres'
import { ArticleListSchema } from '@site/contracts/content/articles.ts'
import type { Locale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCopies, listedIn } from '../test/growth.ts'
import { changeArticle, execute, paragraph, payload, publishedArticle, requestSite } from '../test/service.ts'

const copies = 3_000
const perPage = 12

async function list(search: string) {
  const response = await requestSite(`articles?${search}`)
  return v.parse(ArticleListSchema, await response.json())
}

const CountsSchema = v.tuple([v.object({ stored: v.number(), groups: v.number() })])
async function counts() {
  const rows =
    await execute(sql`select count(*)::int as stored, count(distinct (category_id, author_id))::int as groups
      from listed_article_counts`)
  return v.parse(CountsSchema, rows)[0]
}

let removeCopies = async () => {}
beforeAll(async () => {
  removeCopies = await addCopies(copies)
}, 180_000)
afterAll(() => removeCopies(), 60_000)

describe('a list of thousands', () => {
  const languages = ['id', 'en'] as const
  it.each(languages)('has the right documents on its first, middle and last page in %s', async (locale) => {
    const ids = await listedIn(locale)
    const pageCount = Math.ceil(ids.length / perPage)
    // The number of English texts depends on other test files.
    expect(ids.length).toBeGreaterThan(6 * perPage)
    const middle = Math.floor(pageCount / 2)
    for (const page of [1, 2, middle, middle + 2, pageCount - 1, pageCount]) {
      const items = ids.slice((page - 1) * perPage, page * perPage).map((id) => ({ id }))
      const expected = { items, page, pageCount, total: ids.length }
      expect(await list(`locale=${locale}&page=${page}`)).toMatchObject(expected)
    }
  })

  it('is empty after its last page', async () => {
    const { pageCount, total } = await list('locale=id')
    expect(await list(`locale=id&page=${pageCount + 1}`)).toMatchObject({ items: [], pageCount, total })
  })

  it('filters by category with its own count', async () => {
    const { categories, total } = await list('locale=id')
    const parts = await Promise.all(categories.map(({ slug }) => list(`locale=id&category=${slug}`)))
    expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(total)
    const largest = parts.toSorted((one, other) => other.total - one.total)[0]
    expect(new Set(largest?.items.map(({ category }) => category?.id)).size).toBe(1)
    expect(largest?.total).toBeGreaterThan(perPage)
  })

  it('counts published, completely translated, unpublished and deleted documents', async () => {
    const totals = async () => ({ id: (await list('locale=id')).total, en: (await list('locale=en')).total })
    const before = await totals()
    const { id } = await publishedArticle('satu-lagi', { publishedAt: new Date().toISOString() })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en })
    expect((await list('locale=id')).items[0]?.id).toBe(id)
    const english = { title: 'One more', summary: 'One more', slug: 'one-more', body: paragraph('One more') }
    await changeArticle(id, { ...english, _status: 'published' }, { locale: 'en' })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en + 1 })
    await changeArticle(id, { title: 'Draf' }, { draft: true })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en + 1 })
    await changeArticle(id, { _status: 'draft' })
    expect(await totals()).toEqual(before)
    await changeArticle(id, { _status: 'published' })
    expect(await totals()).toEqual({ id: before.id + 1, en: before.en + 1 })
    await payload.delete({ collection: 'articles', id })
    expect(await totals()).toEqual(before)
    expect(before).toEqual({ id: (await listedIn('id')).length, en: (await listedIn('en')).length })
  })

  it('keeps its count through hundreds of concurrent changes', async () => {
    const before = (await list('locale=id')).total
    await Promise.all(
      (await listedIn('id')).slice(0, 8).map(async (id) => {
        for (let change = 0; change < 50; change += 1) {
          await execute(sql`update articles set _status = 'draft' where id = ${id}`)
          await execute(sql`update articles set _status = 'published' where id = ${id}`)
        }
      }),
    )
    const { stored, groups } = await counts()
    expect(stored).toBeLessThanOrEqual(500 + 2 * groups)
    expect((await list('locale=id')).total).toBe(before)
  })
})

it('the counts in the database are not rewritten by a change without effect on them', async () => {
  const { stored } = await counts()
  const [id] = await listedIn('id')
  await execute(sql`update articles set updated_at = now() where id = ${id}`)
  expect((await counts()).stored).toBe(stored)
})

it('the database lists a document in both languages if both are completed at once', async () => {
  const ids = (await listedIn('en')).slice(0, 20)
  const texts = (locale: Locale, id: number, title: string) =>
    execute(
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
