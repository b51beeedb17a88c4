import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompanySchema } from '@site/contracts/market/company.ts'
import { CorporateActionListSchema, corporateActionKinds } from '@site/contracts/market/corporate-actions.ts'
import { CompanyNewsListSchema } from '@site/contracts/market/news.ts'
import { PriceSeriesSchema } from '@site/contracts/market/prices.ts'
import { PeersSchema, RatiosSchema } from '@site/contracts/market/ratios.ts'
import { SnapshotSchema } from '@site/contracts/market/snapshot.ts'
import { StatementsSchema } from '@site/contracts/market/statements.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'
import { companies, traits } from '../../demo/companies.ts'
import { demoTables } from '../../demo/tables.ts'
import { importFolder } from './import-folder.ts'

const scratch = mkdtempSync(join(tmpdir(), 'market-demo-api-'))
const demo = join(scratch, 'demo')
const service = testService('migrated')

async function get<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await service.app.request(`/apids${path}`)
  expect(answer.status, path).toBe(200)
  return v.parse(schema, await answer.json())
}

beforeAll(async () => {
  mkdirSync(demo)
  for (const [name, text] of Object.entries(demoTables())) writeFileSync(join(demo, name), text)
  await importFolder(service.database, demo)
}, 120_000)

afterAll(async () => {
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
})
