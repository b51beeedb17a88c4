import { sql } from '@payloadcms/db-postgres'
import { ArticleSchema } from '@site/contracts/content/articles.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { changeArticle, execute, paragraph, publishedArticle, requestSite } from '../../../test/service.ts'

async function fetchRevision(slug: string): Promise<string | null> {
  const response = await requestSite(`articles/${slug}?locale=id`)
  return v.parse(ArticleSchema, await response.json()).revisedAt
}

function publishEnglish(id: number) {
  const texts = { slug: `revised-${id}`, title: 'Title', summary: 'Summary', body: paragraph('Text') }
  return changeArticle(id, { ...texts, _status: 'published' }, { locale: 'en' })
}

/** An article whose first publication, in both languages, was this long ago. */
async function createArticle(age: string, publishedAt?: string) {
  const slug = `direvisi-${crypto.randomUUID()}`
  const { id } = await publishedArticle(slug, publishedAt === undefined ? {} : { publishedAt })
  await publishEnglish(id)
  const ago = sql`now() - ${age}::interval`
  await execute(sql`update articles set created_at = ${ago}, updated_at = ${ago} where id = ${id}`)
  await execute(sql`update _articles_v set created_at = ${ago}, updated_at = ${ago} where parent_id = ${id}`)
  return { id, slug }
}

describe('revisedAt', () => {
  it('is null after the first publication, in both languages and with an earlier date', async () => {
    const slug = `baru-${crypto.randomUUID()}`
    const { id } = await publishedArticle(slug, { publishedAt: '2026-02-10T02:00:00.000Z' })
    expect(await fetchRevision(slug)).toBeNull()
    await publishEnglish(id)
    expect(await fetchRevision(slug)).toBeNull()
  })

  it('is the time of the last published change, not of a draft', async () => {
    const { id, slug } = await createArticle('2 minutes')
    await changeArticle(id, { title: 'Konsep' }, { draft: true })
    expect(await fetchRevision(slug)).toBeNull()
    const { updatedAt } = await changeArticle(id, { title: 'Judul baru', _status: 'published' })
    expect(await fetchRevision(slug)).toBe(updatedAt)
  })

  it('is the time of a change even if the versions before it were deleted', async () => {
    const { id, slug } = await createArticle('2 days', new Date(Date.now() - 86_400_000).toISOString())
    await execute(sql`delete from _articles_v where parent_id = ${id}`)
    await execute(sql`
      insert into _articles_v (parent_id, version__status) select ${id}, 'draft' from generate_series(1, 19)`)
    const { updatedAt } = await changeArticle(id, { title: 'Judul baru', _status: 'published' })
    expect(await fetchRevision(slug)).toBe(updatedAt)
  })

  it('is null for a copy without versions', async () => {
    const { id, slug } = await createArticle('2 days')
    await execute(sql`update articles set updated_at = now() where id = ${id}`)
    await execute(sql`delete from _articles_v where parent_id = ${id}`)
    expect(await fetchRevision(slug)).toBeNull()
  })
})
