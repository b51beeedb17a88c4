import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'
import { encodeCursor } from './pages.ts'

const service = testService()

const PartSchema = v.object({
  items: v.array(v.object({ id: v.optional(v.string()), ticker: v.string() })),
  page: v.number(),
  total: v.number(),
  nextCursor: v.nullable(v.string()),
})

const readName = ({ id, ticker }: { id?: string | undefined; ticker: string }) => id ?? ticker

/** All items of a list, fetched one at a time by cursor. */
async function followed(path: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const part: v.InferOutput<typeof PartSchema> = await service.read(
      `${path}pageSize=1${cursor === null ? '' : `&cursor=${cursor}`}`,
      PartSchema,
    )
    expect(part.items).toHaveLength(1)
    names.push(...part.items.map(readName))
    cursor = part.nextCursor
  } while (cursor !== null && names.length < 100)
  return names
}

const lists = [
  '/apids/companies?sort=-per&',
  '/apids/companies?sort=name&q=perusahaan&',
  '/apids/screener?sort=-roe&',
  '/apids/companies?q=prusahaan&near=true&',
  '/apids/corporate-actions?',
  '/apids/corporate-actions?ticker=SPLT&from=2025-01-01&',
  '/apids/companies/SPLT/corporate-actions?',
  '/apids/companies/SPLT/news?',
]

describe('a list', () => {
  it.each(lists)('%s is the same by cursors and as one page', async (path) => {
    const full = await service.read(`${path}pageSize=100`, PartSchema)
    expect(full.items.length).toBeGreaterThan(2)
    expect(full.nextCursor).toBeNull()
    expect(await followed(path)).toEqual(full.items.map(readName))
  })

  it('neither repeats nor skips an item when another one is inserted before it', async () => {
    const path = '/apids/companies/SPLT/news?pageSize=1'
    const first = await service.read(path, PartSchema)
    const second = await service.read(`${path}&page=2`, PartSchema)
    await service.runSql(
      `insert into news (id, ticker, slug_id, slug_en, title, summary, body, source, published_at)
       select 'news-new', ticker, 'berita-baru', 'news-new', title, summary, body, source, '2026-11-21'
       from news where id = '${readName(first.items[0] ?? { ticker: '' })}'`,
    )
    const next = await service.read(`${path}&cursor=${first.nextCursor}`, PartSchema)
    expect(next.items).toEqual(second.items)
    expect(next.page).toBe(0)
    expect((await service.read(`${path}&page=2`, PartSchema)).items).toEqual(first.items)
  })

  const foreign = 'must be the nextCursor of an earlier response'
  it.each([
    ['/apids/companies', 'cursor=%00', foreign],
    ['/apids/companies', 'cursor=bm90IGpzb24', foreign],
    ['/apids/companies', `cursor=${encodeCursor(['ABCD'])}&page=2`, 'goes without page'],
    ['/apids/corporate-actions', `cursor=${encodeCursor(['ABCD'])}`, foreign],
    ['/apids/corporate-actions', `cursor=${encodeCursor(['2026-02-30', 0, 1, 'x'])}`, foreign],
    ['/apids/corporate-actions', `cursor=${encodeCursor(['2026-02-28', 0, 1e300, 'x'])}`, foreign],
    ['/apids/companies/SPLT/news', `cursor=${encodeCursor(['2026-02-28T00:00:00Z', "x' or 1=1"])}`, foreign],
  ])('%s rejects %s', async (path, query, message) => {
    const response = await service.get(`${path}?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ parameter: 'cursor', message }] })
  })
})
