import { sql } from '@payloadcms/db-postgres'
import { indexedKinds } from '@site/contracts/content/site-index.ts'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { explainRequest } from '../test/growth.ts'
import { execute, requestSite } from '../test/service.ts'
import { toTable } from './base/database/tables.ts'

const collections = [
  'articles',
  'announcements',
  'reports',
  'morning-notes',
  'promos',
  'events',
  'faqs',
  'lessons',
  'categories',
  'pages',
] as const

beforeAll(async () => {
  // Index-only scans need vacuumed tables.
  for (const collection of collections) await execute(sql`vacuum (analyze) ${toTable(collection)}`)
})

const ItemsSchema = v.object({
  items: v.tupleWithRest([v.object({ category: v.object({ slug: v.string() }) })], v.unknown()),
})
/** A category with documents: for an empty one only the count is queried. */
async function someCategory(list: string): Promise<string> {
  const { items } = v.parse(ItemsSchema, await (await requestSite(`${list}?locale=id`)).json())
  return items[0].category.slug
}

const lists = [
  { path: 'articles', index: 'articles_listed_LL_by_published_at_idx' },
  { path: 'announcements', index: 'announcements_listed_LL_by_published_at_idx' },
  { path: 'reports', index: 'reports_listed_LL_by_published_at_idx' },
  { path: 'morning-notes', index: 'morning_notes_listed_LL_by_market_date_idx' },
  { path: 'promos', index: 'promos_listed_LL_by_starts_at_idx' },
  { path: 'promos?when=ended', index: 'promos_listed_LL_by_ends_at_idx' },
  { path: 'events', index: 'events_listed_LL_by_starts_at_idx' },
  { path: 'events?when=past', index: 'events_listed_LL_by_starts_at_idx' },
  { path: 'faqs', index: 'faqs_listed_LL_by_order_idx' },
  { path: 'education', index: 'lessons_listed_LL_by_order_idx' },
].flatMap(({ path, index }) =>
  ['id', 'en'].map((locale) => ({
    path: `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`,
    index: index.replace('LL', locale),
  })),
)

describe('a list', () => {
  it.each(lists)('is read from its index, in its order: $path', async ({ path, index }) => {
    const plans = (await explainRequest(path)).filter((plan) => plan.includes(index))
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(plan).not.toMatch(/Sort|Seq Scan/)
  })

  it.each(['articles', 'announcements', 'reports'])('of one category has its own index: %s', async (list) => {
    const path = `${list}?locale=id&category=${await someCategory(list)}`
    const plans = (await explainRequest(path)).filter((plan) => /^\[{"QUERY PLAN":"Limit/.test(plan))
    expect(plans).not.toEqual([])
    for (const plan of plans) {
      expect(plan).toContain(`${list}_listed_id_by_category_id_published_at_idx`)
      expect(plan).not.toMatch(/Sort|Seq Scan/)
    }
  })
})

describe('the sitemap index', () => {
  it.each(['id', 'en'])('reads the newest changes in %s from indexes only', async (locale) => {
    const [plan, ...others] = await explainRequest(`site-index?locale=${locale}`)
    expect(others).toEqual([])
    expect(plan).not.toMatch(/Seq Scan|Index Scan/)
    for (const collection of collections) {
      expect(plan).toContain(`${collection.replaceAll('-', '_')}_listed_${locale}_idx`)
    }
  })

  it.each(indexedKinds)('reads a part of %s from an index range', async (kind) => {
    const [plan] = await explainRequest(`site-index/${kind}?locale=id&part=2`)
    expect(plan).toMatch(/Index Only Scan using \w+_listed_id_idx/)
    expect(plan).toMatch(/Index Cond: \(\(id >= 2001\) AND \(id <= 4000\)\)/)
    expect(plan).not.toContain('Seq Scan')
  })
})
