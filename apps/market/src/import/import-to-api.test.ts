import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChangeSchema } from '@site/contracts/feed.ts'
import { CompanyListSchema } from '@site/contracts/market/companies.ts'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { CorporateActionListSchema, corporateActionKinds } from '@site/contracts/market/corporate-actions.ts'
import { CompanyNewsListSchema, CompanyNewsSchema, NewsOwnerSchema } from '@site/contracts/market/news.ts'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { PeersSchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import { StatementsSchema } from '@site/contracts/market/statements.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiKey, startService, type TestService } from '#market/test/start-service.ts'
import { companies, traits } from '../../demo/companies.ts'
import { demoTables } from '../../demo/tables.ts'
import { importFolder } from './import-folder.ts'

const scratch = mkdtempSync(join(tmpdir(), 'market-demo-api-'))
const demo = join(scratch, 'demo')
let service: TestService

async function get<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await service.app.request(`/apids${path}`)
  expect(answer.status, path).toBe(200)
  return v.parse(schema, await answer.json())
}

beforeAll(async () => {
  service = await startService()
  mkdirSync(demo)
  for (const [name, text] of Object.entries(demoTables())) writeFileSync(join(demo, name), text)
  await importFolder(service.database, demo)
}, 120_000)

afterAll(async () => {
  await service.stop()
  rmSync(scratch, { recursive: true, force: true })
})

describe('the demo behind the API', () => {
  it.each(companies.map(({ ticker }) => ticker))('keeps every contract for %s', async (ticker) => {
    const company = await get(`/companies/${ticker}`, CompanySchema)
    expect(company.ticker).toBe(ticker)
    const prices = await get(`/companies/${ticker}/prices?range=max&adjusted=false`, PriceSeriesSchema)
    expect(prices.rows.at(-1)?.close).toBe(company.latestPrice?.close)
    for (const kind of ['balance-sheet', 'profit-loss', 'cash-flow']) {
      const { lines } = await get(
        `/companies/${ticker}/statements?kind=${kind}&period=quarterly`,
        StatementsSchema,
      )
      expect(lines.length).toBeGreaterThan(5)
    }
    await get(`/companies/${ticker}/ratios`, RatiosSchema)
    await get(`/companies/${ticker}/peers`, PeersSchema)
    await get(`/companies/${ticker}/corporate-actions`, CorporateActionListSchema)
    await get(`/companies/${ticker}/news`, CompanyNewsListSchema)
  })

  it('lists all companies', async () => {
    const list = await get('/companies?pageSize=100', CompanyListSchema)
    expect(list.items).toHaveLength(40)
    expect(list.asOf).toBe('2026-11-20')
  })

  it('lists the members of every index', async () => {
    const { indices } = await get('/companies', CompanyListSchema)
    expect(indices.map(({ code, count }) => [code, count])).toEqual([
      ['WIRASANA40', 40],
      ['WLIKUID12', 12],
      ['WSYARIAH15', 15],
      ['WDIVIDEN10', 10],
    ])
    const { items } = await get('/companies?index=WLIKUID12', CompanyListSchema)
    expect(items.map(({ ticker }) => ticker)).toContain('BQNS')
    const { indices: ofBank } = await get('/companies/BQNS', CompanySchema)
    expect(ofBank.map(({ code }) => code)).toEqual(expect.arrayContaining(['WIRASANA40', 'WLIKUID12']))
  })

  it.each(corporateActionKinds)('lists %s actions ahead first', async (kind) => {
    const { items, total } = await get(
      `/corporate-actions?kind=${kind}&pageSize=100`,
      CorporateActionListSchema,
    )
    expect(total).toBeGreaterThanOrEqual(4)
    const ahead = items.filter(({ isAhead }) => isAhead).map(({ keyDate }) => keyDate)
    const past = items.filter(({ isAhead }) => !isAhead).map(({ keyDate }) => keyDate)
    expect(items.map(({ keyDate }) => keyDate)).toEqual([
      ...ahead.toSorted(),
      ...past.toSorted().toReversed(),
    ])
  })

  it('draws the first page', async () => {
    const snapshot = await get('/snapshot', SnapshotSchema)
    expect(snapshot.index).toMatchObject({ name: 'Wirasana 40', value: 1284.56 })
    expect(snapshot.featured.map(({ ticker, quote }) => [ticker, quote.close, quote.change])).toEqual([
      ['BQNS', 4120, 80],
      ['SNVA', 865, -20],
      ['PNGV', 1530, 10],
    ])
  })

  it('draws the page of Bank Quantara Nusa', async () => {
    const { keyRatios, freeFloat, marketValue, nextAction } = await get('/companies/BQNS', CompanySchema)
    expect(keyRatios.per).toBeCloseTo(16.89, 2)
    expect(keyRatios.pbv).toBeCloseTo(2.31, 2)
    expect(keyRatios.dividendYield).toBeCloseTo(2.86, 2)
    expect(freeFloat).toBe(37.95)
    expect(marketValue).toBe(96_408_000_000_000)
    expect(nextAction).toMatchObject({ kind: 'dividend', amountPerShare: 62, exDateRegular: '2026-12-03' })
  })

  it('shows the traits: no meaning, no news, no trading', async () => {
    const [negative] = await Promise.all(
      traits.negativeEquity.map((ticker) => get(`/companies/${ticker}`, CompanySchema)),
    )
    expect(negative?.keyRatios).toMatchObject({
      per: 'notMeaningful',
      pbv: 'notMeaningful',
      roe: 'notMeaningful',
    })
    const [silent] = await Promise.all(
      traits.noNews.map((ticker) => get(`/companies/${ticker}`, CompanySchema)),
    )
    expect(silent?.newsCount).toBe(0)
    const [stopped] = await Promise.all(
      traits.suspended.map((ticker) => get(`/companies/${ticker}`, CompanySchema)),
    )
    expect(stopped?.suspension?.since).toBe('2026-08-18')
    expect(stopped?.latestPrice?.date).toBe('2026-08-14')
  })

  it('joins prices before a split to those after it', async () => {
    const { rows } = await get('/companies/SMVR/prices?from=2023-05-12&to=2023-05-17', PriceSeriesSchema)
    const jumps = rows.slice(1).map(({ close }, index) => Math.abs(close / (rows[index]?.close ?? close) - 1))
    expect(Math.max(...jumps)).toBeLessThan(0.1)
  })

  it('finds news by the slug of either language, and its company by the slug alone', async () => {
    const { items } = await get('/companies/BQNS/news', CompanyNewsListSchema)
    for (const slug of [items[0]?.translations.id, items[0]?.translations.en]) {
      const item = await get(`/companies/BQNS/news/${slug}`, CompanyNewsSchema)
      expect(item.id).toBe(items[0]?.id)
      expect((await get(`/news/${slug}`, NewsOwnerSchema)).ticker).toBe('BQNS')
    }
  })

  it('tells a follower of the feed what an import has changed', async () => {
    const stream = await service.app.request('/apids/changes', {
      headers: { Authorization: `Bearer ${apiKey}` },
    })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = join(scratch, 'next')
    cpSync(demo, next, { recursive: true })
    const prices = readFileSync(join(demo, 'prices.csv'), 'utf8')
    writeFileSync(join(next, 'prices.csv'), prices.replace(/^(PNGV,2026-11-20,.*),\d+$/m, '$1,123400'))
    await importFolder(service.database, next)
    let heard = ''
    while (!heard.includes('event: change')) heard += (await reader?.read())?.value ?? ''
    const data = /event: change\n(?:.*\n)*?data: (.*)/.exec(heard)?.[1] ?? ''
    expect(v.parse(ChangeSchema, JSON.parse(data)).tags).toEqual(['company:PNGV', 'list:companies'])
    await reader?.cancel()
    expect((await get('/companies/PNGV', CompanySchema)).latestPrice?.volume).toBe(123_400)
  })
})
