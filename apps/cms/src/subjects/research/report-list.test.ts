import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import { ReportListSchema, ReportSchema } from '@site/contracts/content/research.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_CONTENT } from '#cms/base/fields/publication-date.ts'
import { paragraph, payload, requestSite } from '../../../test/service.ts'

/** With their own ticker and year, so that other data has no effect. */
const ticker = 'ZZRL'
const made = [
  { slug: 'uji-bank', sectorCode: 'G', analystRole: 'Analis uji, perbankan', at: '2031-01-15T01:00:00Z' },
  // Half past midnight on 1 February in Jakarta.
  { slug: 'uji-bank-dua', sectorCode: 'G', analystRole: 'Analis uji, perbankan', at: '2031-01-31T17:30:00Z' },
  { slug: 'uji-energi', sectorCode: 'A', analystRole: 'Analis uji, energi', at: '2031-03-10T01:00:00Z' },
  { slug: 'uji-strategi', sectorCode: null, analystRole: 'Ahli uji', at: '2031-03-11T01:00:00Z' },
] as const
const context = { [DEMO_CONTENT]: true }
const ids: number[] = []

beforeAll(async () => {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { kind: { equals: 'research' } },
    sort: 'order',
    locale: 'id',
    depth: 0,
  })
  const findCategoryId = (slug: string) => docs.find((category) => category.slug === slug)?.id ?? 0
  for (const { slug, sectorCode, analystRole, at } of made) {
    const { id } = await payload.create({
      collection: 'reports',
      locale: 'id',
      context,
      data: {
        slug,
        sectorCode,
        analystRole,
        title: slug,
        summary: slug,
        body: paragraph(slug),
        publishedAt: at,
        category: findCategoryId(sectorCode === null ? 'strategi' : 'emiten'),
        tickers: [ticker],
        _status: 'published',
      },
    })
    ids.push(id)
  }
  const data = { title: 'Rancangan', slug: 'uji-rancangan', tickers: [ticker], analystRole: 'Analis rahasia' }
  const draft = await payload.create({ collection: 'reports', locale: 'id', draft: true, data })
  ids.push(draft.id)
})

afterAll(async () => {
  await payload.delete({ collection: 'reports', where: { id: { in: ids } } })
})

async function list(query: string) {
  const response = await requestSite(`reports?locale=id&ticker=${ticker}${query}`)
  expect(response.status).toBe(200)
  return v.parse(ReportListSchema, await response.json())
}
const slugs = ({ items }: v.InferOutput<typeof ReportListSchema>) => items.map(({ slug }) => slug)
const counts = (choices: readonly { key: string; count: number }[]) =>
  Object.fromEntries(choices.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]))

describe('the list of reports', () => {
  it.each([
    { query: '', expected: ['uji-strategi', 'uji-energi', 'uji-bank-dua', 'uji-bank'] },
    { query: '&category=strategi', expected: ['uji-strategi'] },
    { query: '&sector=G', expected: ['uji-bank-dua', 'uji-bank'] },
    { query: '&analyst=analis-uji-energi', expected: ['uji-energi'] },
    { query: '&from=2031-03', expected: ['uji-strategi', 'uji-energi'] },
    { query: '&to=2031-02', expected: ['uji-bank-dua', 'uji-bank'] },
    { query: '&from=2031-02&to=2031-02', expected: ['uji-bank-dua'] },
    { query: '&category=emiten&sector=G&analyst=analis-uji-perbankan&to=2031-01', expected: ['uji-bank'] },
    { query: '&sector=G&analyst=analis-uji-energi', expected: [] },
  ])('filtered by "$query" has $expected', async ({ query, expected }) => {
    const found = await list(query)
    expect(slugs(found)).toEqual(expected)
    expect(found).toMatchObject({ total: expected.length, page: 1, pageCount: 1 })
  })

  const filterings = ['', '&sector=G&to=2031-01']
  it.each(filterings)('counts for every choice what it would show alongside "%s"', async (filters) => {
    const { choices } = await list(filters)
    expect(counts(choices.sector)).toMatchObject(filters === '' ? { G: 2, A: 1 } : { G: 1 })
    for (const [name, options] of Object.entries(choices)) {
      const others = filters.replace(new RegExp(`&${name}=\\w+`), '')
      for (const { key, count } of options) {
        expect((await list(`${others}&${name}=${key}`)).total, `${name}=${key}`).toBe(count)
      }
    }
  })

  it('names sectors and analysts in its language, and lists all months', async () => {
    const { choices, months } = await list('')
    expect(choices.sector.find(({ key }) => key === 'G')?.name).toBe('Keuangan')
    expect(choices.analyst.find(({ key }) => key === 'ahli-uji')?.name).toBe('Ahli uji')
    expect(months.slice(0, 3)).toEqual(['2031-03', '2031-02', '2031-01'])
  })

  it('excludes drafts and reports in the other language', async () => {
    const text = JSON.stringify(await list(''))
    expect(text).not.toMatch(/rahasia|rancangan/i)
    const english = await (await requestSite(`reports?locale=en&ticker=${ticker}`)).json()
    expect(english).toMatchObject({ items: [], total: 0, untranslated: made.length })
    expect(await list('')).toMatchObject({ untranslated: 0 })
  })

  it.each([
    { query: 'sector=Z', status: 400 },
    { query: 'sector=g', status: 400 },
    { query: 'from=2031-13', status: 400 },
    { query: 'to=kemarin', status: 400 },
    { query: 'analyst=Analis%20uji', status: 400 },
    { query: 'analyst=bukan-siapa-siapa', status: 404 },
    { query: 'category=bukan-apa-apa', status: 404 },
  ])('rejects $query with $status', async ({ query, status }) => {
    expect((await requestSite(`reports?locale=id&${query}`)).status).toBe(status)
  })
})

it('a report has its disclosures, its sector by name and its published recommendations', async () => {
  const [report = 0] = ids
  const disclosure = { firmHolding: 'below1', analystHolding: 'none', relationship: 'none' } as const
  const disclosures = [{ text: 'Pandangan analis sendiri.' }]
  const data = { disclosure, disclosures, _status: 'published' } as const
  await payload.update({ collection: 'reports', id: report, locale: 'id', context, data })
  const prices = { rating: 'buy', priceAtIssue: 1000, targetPrice: 1200, horizonMonths: 12 } as const
  const advice = { ticker, report, ...prices, analystRole: 'Ahli uji', state: 'open' } as const
  const add = (issuedAt: string, rationale: string, _status: 'published' | 'draft' = 'published') => {
    const data = { ...advice, issuedAt, rationale, _status }
    return payload.create({ collection: 'recommendations', locale: 'id', context, data })
  }
  await Promise.all([add('2031-01-15', 'Lama'), add('2031-01-20', 'Baru'), add('2031-01-25', 'x', 'draft')])
  const response = await requestSite('reports/uji-bank?locale=id')
  const answer = v.parse(ReportSchema, await response.json())
  await payload.delete({ collection: 'recommendations', where: { ticker: { equals: ticker } } })
  expect(answer).toMatchObject({
    // Without a day of its own, as of the publication.
    disclosure: { firmHolding: 'below1', statedOn: dayInJakarta(new Date(answer.publishedAt)) },
    disclosures: ['Pandangan analis sendiri.'],
    sectorName: 'Keuangan',
  })
  expect(answer.recommendations.map(({ issuedAt, rationale }) => [issuedAt, rationale])).toEqual([
    ['2031-01-20', 'Baru'],
    ['2031-01-15', 'Lama'],
  ])
  expect(response.headers.get(TAGS_HEADER)?.split(' ')).toContain('list:recommendations')
})
