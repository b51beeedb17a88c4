import { searchAnswers } from '@site/contracts/content/search-answers.fixture.ts'
import { listNamedTickers, removeExchanges } from '@site/contracts/market/typed-ticker.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rebuildIndex } from '#cms/editorial/search/write-index.ts'
import { look, suggest } from '../../../test/search-requests.ts'
import { indexSeededContent } from '../../../test/seeded-index.ts'

beforeAll(indexSeededContent)
afterAll(rebuildIndex)

const ofCompanies = searchAnswers.filter(([, , answer]) => answer.startsWith('company/'))
/** Suggestions find titles and summaries, but no texts. */
const inTexts = searchAnswers.filter(([query]) => ['0,15%', '0.15%'].includes(query))
const inTitles = searchAnswers.filter((row) => !ofCompanies.includes(row) && !inTexts.includes(row))

describe('the first result of the seeded content', () => {
  it.concurrent.each(inTitles)(
    'for "%s" in %s is %s, as is the first suggestion',
    async (query, locale, answer) => {
      const [{ hits, groups, isPartial }, suggestions] = await Promise.all([
        look(query, locale),
        suggest(query, locale),
      ])
      expect([hits[0], suggestions[0]].map((hit) => `${hit?.kind}/${hit?.slug}`)).toEqual([answer, answer])
      expect({ isPartial, kind: groups[0]?.kind }).toEqual({ isPartial: false, kind: hits[0]?.kind })
    },
  )

  it.each(inTexts)('for "%s" in %s is %s', async (query, locale, answer) => {
    const { hits } = await look(query, locale)
    expect(`${hits[0]?.kind}/${hits[0]?.slug}`).toBe(answer)
  })

  it.each(ofCompanies)(
    'for "%s" in %s names a company and finds all its documents',
    async (query, locale, answer) => {
      const ticker = answer.replace('company/', '')
      expect(listNamedTickers(query).map((named) => named.ticker)).toContain(ticker)
      const alone = await look(ticker, locale)
      expect(alone.total).toBeGreaterThan(0)
      expect((await look(removeExchanges(query), locale)).total).toBeGreaterThanOrEqual(alone.total)
    },
  )

  it('is of a document with some of the words if none has all, which the result states', async () => {
    const partial = await look('saham gocap', 'id')
    expect(partial).toMatchObject({ isPartial: true, spelling: null })
    expect(partial.total).toBeGreaterThan(0)
    expect(await look('gocap zzqqx', 'id')).toMatchObject({ isPartial: false, total: 0 })
  })

  it.each([
    { typed: 'dividen', kind: 'term', least: 20 },
    { typed: 'lupa pin', kind: 'faq', least: 1 },
    { typed: 'devidend', kind: 'faq', least: 2 },
    { typed: 'saham gocap', kind: 'lesson', least: 10 },
  ] as const)('for "$typed" is among all results of the kind $kind', async ({ typed, kind, least }) => {
    const all = await look(typed, 'id')
    const ofKind = await look(typed, 'id', kind)
    const total = all.groups.find((group) => group.kind === kind)?.total ?? 0
    expect(total).toBeGreaterThanOrEqual(least)
    expect(ofKind).toMatchObject({ groups: [{ kind, total }], total, spelling: all.spelling })
    expect(ofKind.hits).toHaveLength(total)
    expect(ofKind.hits.slice(0, 3)).toEqual(all.hits.filter((hit) => hit.kind === kind))
  })

  it.each([
    { typed: 'deviden', spelling: null },
    { typed: 'resiko', spelling: null },
    { typed: 'jadwal devidend', spelling: null },
    { typed: 'telgram', spelling: 'telegram' },
    { typed: 'dividen', spelling: null },
  ])('for "$typed" is of the spelling $spelling', async ({ typed, spelling }) => {
    expect((await look(typed, 'id')).spelling).toBe(spelling)
  })

  it.each(['%', 'XXXX'])('is absent for "%s"', async (query) => {
    expect(await look(query, 'id')).toMatchObject({ hits: [], groups: [], total: 0, isPartial: false })
  })

  it.each([
    ['apa itu', 'id'],
    ['how is it', 'en'],
    ['dividen '.repeat(40), 'id'],
    [`dividen ${'x'.repeat(300)}`, 'id'],
  ])('exists for "%s" in %s', async (query, locale) => {
    expect((await look(query, locale)).total).toBeGreaterThan(0)
  })

  it('is of either company for two tickers', async () => {
    const { total } = await look('BQNS QLBR', 'id')
    for (const ticker of ['BQNS', 'QLBR']) {
      expect(total).toBeGreaterThan((await look(ticker, 'id')).total)
    }
  })
})
